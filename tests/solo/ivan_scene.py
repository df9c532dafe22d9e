"""A solo table set up by hand: a `Scene` in which blue is Ivan.

By default nothing is claimed yet, and Ivan's row is recognition, inventory, transport, claim, build with the
dice white, red, blue, green, yellow on it, all tiles face up.
"""

from __future__ import annotations

from duomo.core.engine.event import Event, Log
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES, IVAN
from duomo.games.red_cathedral.modules.ivan.rules.module import ivan_of
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.names import DIE_NAMES, MATERIAL_NAMES
from duomo.games.red_cathedral.rules.setup import begin_turn
from duomo.games.red_cathedral.rules.state import Player
from red_cathedral.helpers import GAME, Scene, cell_of

ROW = "recognition inventory transport claim build"
DICE = "white red blue green yellow"


class IvanScene(Scene):
    def __init__(self, heights: list[int] | None = None, **options: str) -> None:
        super().__init__(1, heights, **options)
        state = self.state
        for cell in state.cells:
            if state.owner[cell] == IVAN:
                state.owner[cell] = -1
                state.tile[cell] = self.values.tile_names.index("gold")
                self.ivan.spare += 1
        self.row(ROW)
        self.table = Table(GAME, self.table.options, self.table.components, self.rules, state)

    @property
    def ivan(self) -> Player:
        return self.state.players[IVAN]

    @property
    def things(self) -> IvanExtra:
        return ivan_of(self.values).own(self.state)

    def row(self, cards: str, dice: str = DICE, face_down: int = 0) -> None:
        """Set his cards and tiles from left to right; the first `face_down` tiles are face down."""
        things = self.things
        things.row = [CARD_NAMES.index(card) for card in cards.split()]
        things.tiles = [DIE_NAMES.index(die) for die in dice.split()]
        things.face_up = sum(1 << place for place in range(face_down, len(things.row)))

    def pile(self, card: str, **pieces: int) -> None:
        """Put materials on Inventory or Build, taken from the reserve."""
        pile = [pieces.get(name, 0) for name in MATERIAL_NAMES]
        for material, amount in enumerate(pile):
            self.state.reserve[material] -= amount
        setattr(self.things, card, pile)

    def on(self, card: str) -> dict[str, int]:
        pile = self.things.inventory if card == "inventory" else self.things.build
        return {name: amount for name, amount in zip(MATERIAL_NAMES, pile, strict=True) if amount}

    def lying(self, section: str) -> dict[str, int]:
        """Pieces on one of his sections."""
        packed = self.things.lying[cell_of(section)]
        return {name: packed >> 3 * at & 7 for at, name in enumerate(MATERIAL_NAMES) if packed >> 3 * at & 7}

    def begin(self) -> list[Event]:
        """Start Ivan's turn; return what he does before anybody decides anything."""
        log = Log()
        self.state.stack.clear()
        begin_turn(self.values, self.state, IVAN, log)
        self.rules.settle(self.state)
        return log.events

    def nature(self, face: int = 1, tiles: str = DICE) -> list[Event]:
        """Play nature's moves: every die shows this face, tiles come in this order."""
        events: list[Event] = []
        order = iter(tiles.split())
        while self.table.decider == NATURE:
            texts = [move.text for move in self.table.legal()]
            if texts[0].startswith("solo tile"):
                events += self.table.play(f"solo tile {next(order)}")
            else:
                events += self.table.play(next(text for text in texts if text.endswith(f" {face}")))
        return events

    def turn(self, face: int = 1, tiles: str = DICE) -> list[Event]:
        """Play Ivan's turn, up to its end or to a choice of the player's."""
        return self.begin() + self.nature(face, tiles)


def told(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
