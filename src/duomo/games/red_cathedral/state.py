"""The position of a game of The Red Cathedral."""

from __future__ import annotations

from duomo.core.state import NATURE, State
from duomo.games.red_cathedral.codes import CELLS, SPACES


class Player:
    """What one player owns. Attributes say what they count; places are numbered as in `codes`."""

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.marker = 0
        """Recognition space; the second lap goes on from 80 (RC-3.4)."""
        self.rubles = 0
        self.materials: list[int] = []
        """In the inventory, by kind."""
        self.room = 0
        """Free spaces of the inventory (RC-1.9)."""
        self.ruler = 0
        """Banners that cover inventory spaces."""
        self.spare = 0
        """Banners beside the inventory (standard board)."""
        self.slots: list[int] = []
        """Tile on each workshop slot, face down ones as `-2 - tile`."""
        self.holds: list[int] = []
        """What lies on each slot of an advanced board."""
        self.ornaments: list[int] = []
        """Available doors, arches, crosses."""
        self.finished = 0
        self.placed = 0
        """Ornaments placed."""

    def copy(self) -> Player:
        other = Player(self.colour)
        other.marker = self.marker
        other.rubles = self.rubles
        other.materials = self.materials[:]
        other.room = self.room
        other.ruler = self.ruler
        other.spare = self.spare
        other.slots = self.slots[:]
        other.holds = self.holds[:]
        other.ornaments = self.ornaments[:]
        other.finished = self.finished
        other.placed = self.placed
        return other

    def banners(self) -> int:
        """RC-1.8. Banners still in hand, those on white slots included."""
        return self.ruler + self.spare + self.holds.count(4)

    def key(self) -> tuple[object, ...]:
        return (
            self.colour, self.marker, self.rubles, self.room, self.ruler, self.spare, self.finished,
            self.placed, tuple(self.materials), tuple(self.slots), tuple(self.holds), tuple(self.ornaments),
        )  # fmt: skip


class RedState(State):
    """Market, cathedral, reserve and players; sections are lists over the 36 cells of `codes`."""

    def __init__(self) -> None:
        self.decider = NATURE
        self.stack: list[int] = []
        self.turns = 0
        self.active = 0
        """The seat whose turn it is."""
        self.starter = 0
        self.ender = -1
        """The seat that finished the first sixth section (RC-10.1)."""
        self.traded = 0
        """Prestige for rubles this turn: 0 not yet, 1 yes, 2 yes and no more (RC-4.2)."""
        self.rerolled = 0
        self.used = 0
        """Lightning actions used this turn: bit `quadrant * 2 + lower` (RC-7.6)."""

        self.players: list[Player] = []
        self.reserve: list[int] = []

        self.cells: list[int] = []
        """The cells that hold a section, tower by tower, bottom to top. Never changed once laid."""
        self.heights: list[int] = []
        self.card = [-1] * CELLS
        self.tile = [-1] * CELLS
        self.owner = [-1] * CELLS
        """The seat whose banner stands there."""
        self.done = [0] * CELLS
        self.needs = [0] * CELLS
        """Materials still missing, packed like a cost."""
        self.ornament = [-1] * CELLS
        """The seat whose ornament is on it."""

        self.resource = [-1] * SPACES
        self.influence = [-1] * 4
        self.die_space: list[int] = []
        self.die_face: list[int] = []
        self.dice_on = [0] * SPACES

        self.final: list[int] = []
        """Prestige of every party after the final scoring."""

    def copy(self) -> RedState:
        other = RedState.__new__(RedState)
        other.decider = self.decider
        other.stack = self.stack[:]
        other.turns = self.turns
        other.active = self.active
        other.starter = self.starter
        other.ender = self.ender
        other.traded = self.traded
        other.rerolled = self.rerolled
        other.used = self.used
        other.players = [player.copy() for player in self.players]
        other.reserve = self.reserve[:]
        other.cells = self.cells
        other.heights = self.heights
        other.card = self.card[:]
        other.tile = self.tile[:]
        other.owner = self.owner[:]
        other.done = self.done[:]
        other.needs = self.needs[:]
        other.ornament = self.ornament[:]
        other.resource = self.resource[:]
        other.influence = self.influence[:]
        other.die_space = self.die_space[:]
        other.die_face = self.die_face[:]
        other.dice_on = self.dice_on[:]
        other.final = self.final[:]
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.decider, self.turns, self.active, self.starter, self.ender, self.traded, self.rerolled,
            self.used, tuple(self.stack), tuple([player.key() for player in self.players]), tuple(self.reserve),
            tuple(self.cells), tuple(self.card), tuple(self.tile), tuple(self.owner), tuple(self.done),
            tuple(self.needs), tuple(self.ornament), tuple(self.resource), tuple(self.influence),
            tuple(self.die_space), tuple(self.die_face), tuple(self.final),
        )  # fmt: skip
