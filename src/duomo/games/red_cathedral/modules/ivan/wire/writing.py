"""From Ivan to his documents."""

from __future__ import annotations

from typing import Any, get_args

from duomo.core.wire import Remembered
from duomo.games.red_cathedral.modules.contractors.wire.documents import DrawDecision
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES, IVAN
from duomo.games.red_cathedral.modules.ivan.rules.module import ivan_of
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
from duomo.games.red_cathedral.rules.names import DIE_NAMES, MATERIAL_NAMES, ORNAMENT_NAMES
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import decisions, moves
from duomo.games.red_cathedral.wire.base import Decision
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.printed import Printed

RULES = {"claim": "RC-11.7", "decorate": "RC-11.5"}


def solo(words: list[Any], printed: Printed) -> Decision:
    if words[0] in RULES:
        return SoloDecision(words[0], RULES[words[0]])
    if words[0] == "roll":
        return SoloRollDecision(words[1:])
    return SoloDealDecision(words[0], int(words[1]))


DECISIONS: dict[str, decisions.Maker] = {
    "solo": solo,
    "refill": lambda words, printed: DrawDecision([int(space) for space in words]),
}
MOVES: dict[str, moves.Maker] = {"ivan": lambda words, at: IvanMove(words[0])}


def write(values: TableValues, state: RedState) -> IvanBoard:
    """What lies before him, all of it open."""
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
                cards[card], dice[ivan.tiles[place]] if place < len(ivan.tiles) else None, place < turned
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

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> IvanBoard:
        return write(values, state)


WIRE = IvanWire()
