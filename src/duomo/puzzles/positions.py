"""The position of a puzzle: as a record that begins with it, as a table, and where turns lead from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.record import Record
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.puzzles.puzzle import Puzzle


def record_of(puzzle: Puzzle) -> Record:
    """Return a puzzle as a game that begins with its position."""
    return Record(
        puzzle.game,
        puzzle.players,
        puzzle.options,
        puzzle.components,
        puzzle.components_hash,
        position=puzzle.position,
    )


def table_at(puzzle: Puzzle) -> Table:
    """Return the table of a puzzle; RecordError if the set or position no longer exists."""
    from duomo.games import registry

    return table_of(registry.find, record_of(puzzle))


def end_of(rules: Rules[Any], seen: State, moves: Sequence[int]) -> State:
    state = seen.copy()
    for move in moves:
        rules.play(state, move, None)
    return state


def end_key(rules: Rules[Any], seen: State, moves: Sequence[int]) -> tuple[object, ...]:
    """Return a key that is equal for turns that make the same moves in another order."""
    return end_of(rules, seen, moves).key()
