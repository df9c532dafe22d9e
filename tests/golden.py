"""Golden games: whole games as records in a folder, chosen so that together they show everything.

This is what the games and modules share. The `golden_games.py` beside each `golden/` says what a set of
records must show and how such games are found; `tools/golden_games.py` reports on them and renews them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import duomo
from duomo.core.record import Record, read, write
from duomo.core.table import Table

Shown = Iterator[tuple[Table, set[str]]]
"""The table after each move of a record, with the rules checked, and what the record has shown so far."""


def paths_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.duomo"))


def record_in(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"), path.name)


def check(
    path: Path, shown_by: Callable[[Record], Shown], check_conservation: Callable[[Any, Any], None]
) -> Table:
    """Check that every move is legal, nothing is lost, and the final result matches the header."""
    record = record_in(path)
    assert write(record) == path.read_text(encoding="utf-8"), "it would be written differently"
    table = None
    for table, _ in shown_by(record):
        check_conservation(table.rules, table.state)
    assert table is not None, "it has no moves"
    assert table.over, "the game is not over"
    result = dict(zip(table.names(), table.rules.scores(table.state), strict=True))
    assert record.result == result, f"{record.result} in the header, but the moves lead to {result}"
    assert duomo.replay(record).state.key() == table.state.key(), "a replay ends elsewhere"
    return table


def all_shown(shown_by: Callable[[Record], Shown], record: Record) -> set[str]:
    return [shown for _, shown in shown_by(record)][-1]


def missing(
    records: Iterable[Record], required: set[str], all_shown_by: Callable[[Record], set[str]]
) -> set[str]:
    """What is required but not shown by any record."""
    return required.difference(*map(all_shown_by, records))


# ---- renewing ------------------------------------------------------------------------------------


def covering(pool: list[tuple[Record, set[str]]], wanted: set[str], usual_length: int | None) -> list[Record]:
    """A small set of records that shows everything: at each step, add the one with the most news for its
    length.

    The pool has each record with what it shows. The larger the usual length, the less the number of moves
    matters; with None it does not matter at all.
    """
    chosen: list[Record] = []
    left = set(wanted)

    def worth(one: tuple[Record, set[str]]) -> float:
        record, shown = one
        return len(shown & left) / (1 if usual_length is None else usual_length + len(record.moves))

    while left and pool:
        record, shown = max(pool, key=worth)
        if not shown & left:
            break
        left -= shown
        chosen.append(record)
    return chosen


def write_all(folder: Path, records: list[Record], file_name: Callable[[Record], str]) -> None:
    """Replace the records in the folder."""
    folder.mkdir(exist_ok=True)
    for old in paths_in(folder):
        old.unlink()
    for record in records:
        path = folder / f"{file_name(record)}.duomo"
        if path.exists():
            path = path.with_stem(f"{path.stem}-b")
        path.write_text(write(record), encoding="utf-8")
