"""The two statements of every move: insert its entries, and update the state in its table's row.

Everything else is written with SQLAlchemy expressions. These two run for every move, so their SQL is
generated once for each number of rows and passed to the driver directly: one statement for all entries of a
commit, and one for all tables. Python's SQLite module releases the GIL at every statement, and the writer
then has to wait for other threads, so fewer statements also make a move faster.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa

from duomo.play.tables.rows import EntryRow, TableRow
from duomo.store import schema

Values = tuple[Any, ...]

ENTRY_COLUMNS = ("table_id", "number", "kind", "seat", "move", "dealt", "back_to", "move_id", "at")
STATE_COLUMNS = (
    "id",
    "changed",
    "number",
    "decider",
    "waits_for_bot",
    "over",
    "scores",
    "winners",
    "asked",
    "clock",
    "deadline",
    "vote",
)
"""The first column identifies the table."""
MOST = 50
"""Maximum number of rows in one statement, within the databases' limits on parameters and prepared
statements."""

KEPT = 4 * MOST
"""Number of cached SQL texts: both statements, for every number of rows, for two databases."""

_encode = msgspec.json.Encoder().encode


def entry_values(table: str, entry: EntryRow) -> Values:
    return (
        table,
        entry.number,
        entry.kind,
        entry.seat,
        entry.move,
        "\n".join(entry.dealt),
        entry.back_to,
        entry.move_id,
        entry.at,
    )


def state_values(row: TableRow) -> Values:
    return (
        row.id,
        row.changed,
        row.number,
        row.decider,
        row.waits_for_bot,
        row.over,
        _document(row.scores),
        _document(row.winners),
        _document(row.asked),
        _document(row.clock),
        row.deadline,
        _document(row.vote),
    )


def _document(value: object) -> str | None:
    return None if value is None else _encode(value).decode()


def append(connection: sa.Connection, entries: Sequence[Values], states: Sequence[Values]) -> None:
    """Insert entries of any tables and update table rows; of several updates to the same table the last one
    wins."""
    dialect = connection.dialect
    for start in range(0, len(entries), MOST):
        some = entries[start : start + MOST]
        connection.exec_driver_sql(_insert(dialect, len(some)), _flat(some))
    last = list({values[0]: values for values in states}.values())
    for start in range(0, len(last), MOST):
        some = last[start : start + MOST]
        connection.exec_driver_sql(_update(dialect, len(some)), _flat(some))


def _flat(rows: Sequence[Values]) -> Values:
    return rows[0] if len(rows) == 1 else tuple(value for row in rows for value in row)


@lru_cache(KEPT)
def _insert(dialect: sa.Dialect, rows: int) -> str:
    names = ", ".join(_quoted(name) for name in ENTRY_COLUMNS)
    return f"INSERT INTO entries ({names}) VALUES {_rows(dialect, schema.entries, ENTRY_COLUMNS, rows)}"


@lru_cache(KEPT)
def _update(dialect: sa.Dialect, rows: int) -> str:
    """Both databases name the columns of a VALUES list column1, column2 and so on."""
    news = ", ".join(
        f"{_quoted(name)} = news.column{at}" for at, name in enumerate(STATE_COLUMNS[1:], start=2)
    )
    values = _rows(dialect, schema.tables, STATE_COLUMNS, rows)
    return f"UPDATE tables SET {news} FROM (VALUES {values}) AS news WHERE tables.id = news.column1"


def _rows(dialect: sa.Dialect, table: sa.Table, columns: Sequence[str], rows: int) -> str:
    one = ", ".join(_place(dialect, table.c[name]) for name in columns)
    return ", ".join([f"({one})"] * rows)


def _place(dialect: sa.Dialect, column: sa.Column[Any]) -> str:
    """Return the placeholder of a value. PostgreSQL needs its type, because the value may be NULL."""
    return f"%s::{column.type.compile(dialect)}" if dialect.name == "postgresql" else "?"


def _quoted(name: str) -> str:
    return f'"{name}"'
