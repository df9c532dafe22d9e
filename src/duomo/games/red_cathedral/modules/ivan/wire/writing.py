"""Makes Ivan's documents."""

from __future__ import annotations

from typing import Any, get_args

from duomo.core.engine.state import first, second, third
from duomo.core.remembered import Remembered
from duomo.games.red_cathedral.modules.contractors.wire.documents import DrawDecision
from duomo.games.red_cathedral.modules.ivan.rules.choose import ChooseSection
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES, DEAL_SPECIALISTS, DEAL_TILES, IVAN
from duomo.games.red_cathedral.modules.ivan.rules.module import ivan_of
from duomo.games.red_cathedral.modules.ivan.rules.recruit import NO_SPACE
from duomo.games.red_cathedral.modules.ivan.wire.documents import (
    Decisions,
    IvanBoard,
    IvanMove,
    SoloDealDecision,
    SoloDecision,
    SoloPlace,
    SoloRollDecision,
)
from duomo.games.red_cathedral.modules.ivan.wire.events import Facts
from duomo.games.red_cathedral.modules.ivan.words.signs import CARDS
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    MATERIAL_NAMES,
    ORNAMENT_NAMES,
    dice_names,
    section_name,
)
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import decisions, making
from duomo.games.red_cathedral.wire.base import Decision
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.position import Piece, Position
from duomo.games.red_cathedral.wire.pressed import CELL_NAMES, numbered
from duomo.games.red_cathedral.wire.printed import Printed


def deal(printed: Printed, state: RedState, top: int) -> Decision:
    """RC-11.2. Ivan's row; or, in his turn, spaces of the region (CT-6.3)."""
    if first(top) == DEAL_SPECIALISTS:
        return DrawDecision([space + 1 for space in (second(top), third(top)) if space != NO_SPACE])
    return SoloDealDecision("tiles" if first(top) == DEAL_TILES else "cards", second(top) + 1)


def roll(printed: Printed, state: RedState, top: int) -> SoloRollDecision:
    dice: list[Any] = dice_names(first(top))
    return SoloRollDecision(dice)


DECISIONS: dict[str, decisions.Maker] = {
    "solo cards": deal,
    "solo roll": roll,
    "solo claim": lambda printed, state, top: SoloDecision("claim", "RC-11.7"),
    "solo decorate": lambda printed, state, top: SoloDecision("decorate", "RC-11.5"),
}
MOVES: dict[str, making.Maker] = {"ivan": lambda cell, at: IvanMove(section_name(cell))}


def write(values: TableValues, state: RedState) -> IvanBoard:
    """Return Ivan's board, all of it public."""
    ivan, player = ivan_of(values).own(state), state.players[IVAN]
    cards: list[Any] = CARD_NAMES
    dice: list[Any] = DIE_NAMES
    turned = ivan.face_down()
    return IvanBoard(
        dice[player.colour],
        player.marker,
        values.prestige[player.marker],
        [
            SoloPlace(
                cards[card],
                dice[ivan.tiles[place]] if place < len(ivan.tiles) else None,
                place < turned,
                CARDS[card],
            )
            for place, card in enumerate(ivan.row)
        ],
        turned,
        dict(zip(MATERIAL_NAMES, ivan.inventory)),
        dict(zip(MATERIAL_NAMES, ivan.build)),
        player.banners(),
        dict(zip(ORNAMENT_NAMES, player.ornaments)),
        player.finished,
        player.placed,
        ivan.marker + 1 if ivan.marker >= 0 else None,
    )


class IvanWire(ModuleWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (*get_args(Decisions), IvanMove, *get_args(Facts))
    field = "ivan", IvanBoard

    def meant(self, at: Position, piece: Piece) -> int | None:
        """RC-11.5, RC-11.7. While the player decides for Ivan, a click on a section chooses it for him."""
        if piece.kind != "section" or not isinstance(at.decision, ChooseSection):
            return None
        return numbered(at.decision.solo.for_ivan, CELL_NAMES, piece.name)

    def places(self, at: Position) -> list[str]:
        """RC-11.1. Ivan's row, and each card in it."""
        return ["ivan", *(f"ivan-{space.card}" for space in write(at.values, at.state).row)]

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> IvanBoard:
        return write(values, state)


WIRE = IvanWire()
