"""A scoring, the clean-up after it and the end of the game (BA-5.2 to BA-5.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend
from mypy_extensions import i64

from duomo.core.engine.event import Log
from duomo.games.basilica.rules.cathedral import discard_vault, row_bits, trim
from duomo.games.basilica.rules.cells import is_scaffold, is_vault, without_builder
from duomo.games.basilica.rules.codes import (
    LAST_SPACE,
    STRIDE,
    TOKENS,
)
from duomo.games.basilica.rules.names import COLOUR_OF, cell_name
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.zones import Zone, black_points, find_zones, majority, white_points

ROWS_FINISHED: Final = 2


def score(state: BasilicaState, log: Log | None) -> None:
    """BA-5.2, BA-5.3. Score every zone with builders, for both players."""
    white = 0
    black = 0
    for zone in find_zones(state.cells):
        if zone.white or zone.black:
            white += white_points(zone)
            black += black_points(zone)
            if log is not None:
                tell(zone, log)
    state.players[0].points += white
    state.players[1].points += black
    if log is not None:
        log.say("scored", 0, {"points": white, "total": state.players[0].points, "rule": "BA-5.3"})
        log.say("scored", 1, {"points": black, "total": state.players[1].points, "rule": "BA-5.3"})


def tell(zone: Zone, log: Log) -> None:
    won = majority(zone)
    log.say(
        "zone" if won else "zone-tied", 0 if won > 0 else 1 if won < 0 else -1,
        {
            "colour": COLOUR_OF[zone.colour], "cell": cell_name(zone.first),
            "size": zone.size, "white": white_points(zone), "black": black_points(zone), "rule": "BA-5.2",
        },
    )  # fmt: skip


def royal_scoring(state: BasilicaState, log: Log | None) -> bool:
    """BA-3.3, BA-5.5. The king has entered a crown space; return False if it was the last one."""
    if log is not None:
        log.say("scoring", state.active, {"king": state.king, "rule": "BA-3.3"})
    score(state, log)
    if state.king >= LAST_SPACE:
        finish(state, "king", log)
        return False
    clean_up(state, log)
    return True


def last_scoring(state: BasilicaState, log: Log | None) -> None:
    """BA-2.4, BA-5.5. The pile is exhausted: hold one last scoring; remaining actions are lost."""
    if log is not None:
        log.say("exhausted", state.active, {"rule": "BA-2.4"})
    score(state, log)
    finish(state, "pile", log)


def finish(state: BasilicaState, by: str, log: Log | None) -> None:
    """BA-5.5."""
    state.stack.clear()
    state.left = 0
    state.fresh = 0
    if log is not None:
        log.say("end", -1, {"by": by, "rule": "BA-5.5"})
        best = winners(state)
        if len(best) == 1:
            log.say("wins", best[0], {"points": state.players[best[0]].points, "rule": "BA-5.5"})
        else:
            log.say("draw", -1, {"points": state.players[0].points, "rule": "BA-5.5"})


def winners(state: BasilicaState) -> list[int]:
    """BA-5.5. More points win; equal points are a draw."""
    white, black = state.players[0].points, state.players[1].points
    if white == black:
        return [0, 1]
    return [0] if white > black else [1]


def clean_up(state: BasilicaState, log: Log | None) -> None:
    """BA-5.4. Send builders home, discard two rows, remove scaffolds, then slide the rest down together."""
    cells = state.cells
    for player in state.players:
        player.crew.clear()
        player.tokens = TOKENS
    finished: i64 = STRIDE * (ROWS_FINISHED + 1)
    fallen = 0
    cell: i64
    for cell in range(STRIDE, len(cells)):
        value = cells[cell]
        if is_scaffold(value):
            cells[cell] = 0
        elif is_vault(value):
            if cell < finished:
                discard_vault(state, value)
                cells[cell] = 0
                state.built -= 1
                fallen += 1
            else:
                cells[cell] = without_builder(value)
    slide: i64 = 0
    rows: i64 = len(cells) // STRIDE
    while slide < rows - 3 and not row_bits(cells, slide + 1):
        slide += 1
    state.cells = extend(cells[:STRIDE], cells[STRIDE * (slide + 1) :])
    trim(state)
    if log is not None:
        log.say("clean-up", -1, {"vaults": fallen, "rows": slide, "rule": "BA-5.4"})
