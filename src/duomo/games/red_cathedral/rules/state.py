"""The position of a game of The Red Cathedral."""

from __future__ import annotations

from duomo.core.engine.state import NATURE, State, replaced
from duomo.games.red_cathedral.rules.codes import CELLS, HOLDS_BANNER, QUADRANTS, SPACES


class Extra:
    """A module's part of the state."""

    def copy(self) -> Extra:
        return Extra()

    def key(self) -> tuple[object, ...]:
        return ()


class Player:
    """What one player owns. Places are numbered as in `codes`.

    Copies share every list; they are changed only by `replaced`.
    """

    def __init__(self, colour: int = 0, model: Player | None = None) -> None:
        self.colour = colour
        self.marker = 0
        """Recognition space; the second lap continues from 80 (RC-3.4)."""
        self.rubles = 0
        self.materials: list[int] = [] if model is None else model.materials
        """In the inventory, by kind."""
        self.room = 0
        """Free spaces of the inventory (RC-1.9)."""
        self.ruler = 0
        """Banners that cover inventory spaces."""
        self.spare = 0
        """Banners beside the inventory (standard board)."""
        self.slots: list[int] = [] if model is None else model.slots
        """Tile on each workshop slot; a face-down tile is `-2 - tile`."""
        self.holds: list[int] = [] if model is None else model.holds
        """What is on each slot of an advanced board."""
        self.ornaments: list[int] = [] if model is None else model.ornaments
        """Available doors, arches, crosses."""
        self.finished = 0
        self.placed = 0
        """Ornaments placed."""

    def copy(self) -> Player:
        other = Player(self.colour, self)
        other.marker = self.marker
        other.rubles = self.rubles
        other.room = self.room
        other.ruler = self.ruler
        other.spare = self.spare
        other.finished = self.finished
        other.placed = self.placed
        return other

    def store(self, material: int, amount: int) -> None:
        """RC-4.7. Each takes a space of the inventory; a negative amount frees spaces."""
        self.materials = replaced(self.materials, material, self.materials[material] + amount)
        self.room -= amount

    def banners(self) -> int:
        """RC-1.8. Banners still in hand, including those on white slots."""
        banners = self.ruler + self.spare
        for lying in self.holds:
            if lying == HOLDS_BANNER:
                banners += 1
        return banners

    def key(self) -> tuple[object, ...]:
        return (
            self.colour, self.marker, self.rubles, self.room, self.ruler, self.spare, self.finished,
            self.placed, tuple(self.materials), tuple(self.slots), tuple(self.holds), tuple(self.ornaments),
        )  # fmt: skip


class RedState(State):
    """Market, cathedral, reserve and players; sections are lists over the 36 cells of `codes`.

    Copies share the lists of the cathedral, the market and the cards, which change seldom and only by
    `replaced`. The stack, the reserve and the players are copied.
    """

    def __init__(self, model: RedState | None = None) -> None:
        self.decider = NATURE
        self.stack: list[int] = [] if model is None else model.stack[:]
        self.turns = 0
        self.active = 0
        """The seat whose turn it is."""
        self.starter = 0
        self.ender = -1
        """The first seat to finish six sections (RC-10.1)."""
        self.traded = 0
        """Prestige traded for rubles this turn: 0 not yet, 1 yes, 2 no longer possible (RC-4.2)."""
        self.rerolled = 0
        self.used = 0
        """Lightning actions used this turn: bit `quadrant * 2 + lower` (RC-7.6)."""

        self.players: list[Player] = [] if model is None else [player.copy() for player in model.players]
        self.reserve: list[int] = [] if model is None else model.reserve[:]

        self.cells: list[int] = [] if model is None else model.cells
        """The cells that hold a section, tower by tower, bottom to top."""
        self.heights: list[int] = [] if model is None else model.heights
        self.card: list[int] = [-1] * CELLS if model is None else model.card
        self.tile: list[int] = [-1] * CELLS if model is None else model.tile
        self.owner: list[int] = [-1] * CELLS if model is None else model.owner
        """The seat whose banner is there."""
        self.done: list[int] = [0] * CELLS if model is None else model.done
        self.needs: list[int] = [0] * CELLS if model is None else model.needs
        """Materials still missing, packed like a cost."""
        self.ornament: list[int] = [-1] * CELLS if model is None else model.ornament
        """The seat whose ornament is on it."""

        self.resource: list[int] = [-1] * SPACES if model is None else model.resource
        self.influence: list[int] = [-1] * QUADRANTS if model is None else model.influence
        self.die_space: list[int] = [] if model is None else model.die_space
        self.die_face: list[int] = [] if model is None else model.die_face
        self.dice_on: list[int] = [0] * SPACES if model is None else model.dice_on

        self.extras: list[Extra] = [] if model is None else [extra.copy() for extra in model.extras]
        """The state of the modules in play, in their order."""
        self.final: list[int] = [] if model is None else model.final
        """Prestige of every party after the final scoring."""

    def copy(self) -> RedState:
        other = RedState(self)
        other.take_turn_of(self)
        return other

    def take_turn_of(self, model: RedState) -> None:
        """Copy whose turn it is, and what has happened in it."""
        self.decider = model.decider
        self.turns = model.turns
        self.active = model.active
        self.starter = model.starter
        self.ender = model.ender
        self.traded = model.traded
        self.rerolled = model.rerolled
        self.used = model.used

    def beside(self, extras: list[Extra]) -> RedState:
        """Return the same position with other module states. It shares the rest: only read or copy it."""
        other = RedState()
        other.take_turn_of(self)
        other.stack = self.stack
        other.players = self.players
        other.reserve = self.reserve
        other.cells = self.cells
        other.heights = self.heights
        other.card = self.card
        other.tile = self.tile
        other.owner = self.owner
        other.done = self.done
        other.needs = self.needs
        other.ornament = self.ornament
        other.resource = self.resource
        other.influence = self.influence
        other.die_space = self.die_space
        other.die_face = self.die_face
        other.dice_on = self.dice_on
        other.extras = extras
        other.final = self.final
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.decider, self.turns, self.active, self.starter, self.ender, self.traded, self.rerolled,
            self.used, tuple(self.stack), tuple([player.key() for player in self.players]),
            tuple(self.reserve), tuple(self.cells), tuple(self.card), tuple(self.tile), tuple(self.owner),
            tuple(self.done),
            tuple(self.needs), tuple(self.ornament), tuple(self.resource), tuple(self.influence),
            tuple(self.die_space), tuple(self.die_face), tuple(self.final),
            tuple([extra.key() for extra in self.extras]),
        )  # fmt: skip
