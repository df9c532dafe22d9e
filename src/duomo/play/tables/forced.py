"""Decisions that are none: whoever drives the game plays them at once, and the record has them all the same.

A move plays itself when nothing else answers the question and nothing is lost with it: nobody learns
anything new by it, the same seat goes on in the same turn, and whatever could be done beside it would leave
the question as it is. So the end of a turn, of a visit and of a game is always the player's own, and undo
stays as free as it was.
"""

from __future__ import annotations

from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State
from duomo.core.move import Move
from duomo.play.tables.live_table import LiveTable


def forced_move(live: LiveTable) -> Move | None:
    """The move that plays itself now, if the seat of a person decides."""
    table = live.table
    seat = live.decider
    if seat is None or live.bot_of(seat) is not None:
        return None
    codes = table.codes()
    words = table.words(seat)
    main = words.main(codes)
    if len(main) != 1:
        return None
    after = _after(table.rules, table.state, main[0])
    if after.decider != seat or after.turns != table.state.turns:
        return None
    beside = [code for code in codes if code != main[0]]
    if any(_opens(live, code, main) for code in beside):
        return None
    return Move(main[0], table.rules.text(main[0]))


def _after(rules: Rules[Any], state: State, code: int) -> State:
    copy = state.copy()
    rules.play(copy, code, None)
    return copy


def _opens(live: LiveTable, code: int, main: list[int]) -> bool:
    """Whether the question has other answers after a move beside it. Dice that are rolled change none."""
    table = live.table
    after = _after(table.rules, table.state, code)
    if after.decider == NATURE:
        return False
    words = type(table.words())(table.game, table.rules, after)
    return words.main(table.rules.legal(after)) != main
