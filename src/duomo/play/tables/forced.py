"""Forced moves: they are played automatically, and appear in the record.

A move is played automatically if it is the only answer to the question and costs nothing: it reveals nothing,
the same seat continues in the same turn, and no optional move would change the question. So the player always
ends a turn, a visit or a game themselves, and undo stays as free as it was.
"""

from __future__ import annotations

from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State
from duomo.core.move import Move
from duomo.play.tables.live_table import LiveTable


def forced_move(live: LiveTable) -> Move | None:
    """Return the forced move, if a person's seat has to decide and there is one."""
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
    """True if the question has other answers after an optional move. Rolling dice never counts as such."""
    table = live.table
    after = _after(table.rules, table.state, code)
    if after.decider == NATURE:
        return False
    words = type(table.words())(table.game, table.rules, after)
    return words.main(table.rules.legal(after)) != main
