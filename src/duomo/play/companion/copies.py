"""The values printed on somebody's own copy of a game: checked like any component set, and compared with
another owner's."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import tomli_w
from msgspec import Meta

from duomo.core import toml
from duomo.core.components import ComponentError, ComponentSet
from duomo.core.engine.refusal import OptionError
from duomo.core.own_copy import as_file
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.play.reading.library import tables_of
from duomo.play.trouble import ServerTrouble

Token = Annotated[str, Meta(max_length=60)]
UNTOLD = ("id", "source", "reason")
"""Fields of a row that are not printed on the component."""
Rows = dict[str, list[dict[str, Any]]]


class CopyGiven(msgspec.Struct, forbid_unknown_fields=True):
    """The rows of your own copy, table by table, each complete and with its id; or the text of such a
    file."""

    game: Token
    options: dict[Token, Token] = {}
    rows: dict[Token, list[dict[str, Any]]] = {}
    text: Annotated[str, Meta(max_length=200_000)] | None = None


class CopyProblem(msgspec.Struct):
    """A value that is not possible, and where; as `duomo components --check` reports it."""

    table: str
    row: str
    field: str
    message: str


class CopyShown(msgspec.Struct):
    rows: Rows
    """The rows as given."""
    text: str
    """The same as a file for `--components`."""
    problems: list[CopyProblem]
    hash: str | None
    """Hash of the whole set; null while there are problems."""
    changed: int
    """Number of rows whose values differ from the default set."""


class CopiesGiven(msgspec.Struct, forbid_unknown_fields=True):
    one: CopyGiven
    other: CopyGiven


class Difference(msgspec.Struct):
    """A row that two copies print differently; null if a copy does not contain it."""

    table: str
    row: str
    one: dict[str, Any] | None
    other: dict[str, Any] | None


class CopiesCompared(msgspec.Struct):
    same: int
    """Number of rows that are the same in both."""
    differences: list[Difference]
    """Rows that are in both copies, but differ."""
    only_other: list[Difference]
    """Rows that are only in the other copy, and can be adopted."""


def copy_shown(given: CopyGiven) -> CopyShown:
    rows = rows_of(given)
    try:
        text = tomli_w.dumps(rows)
    except (TypeError, ValueError, RecursionError):  # TOML has no null, for example
        raise ServerTrouble(400, "bad-request") from None
    try:
        game = registry.find(given.game)
        options = game.choose(max(game.players), given.options)
    except OptionError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None
    default = game.components(None, options)
    assert isinstance(default, ComponentSet)
    try:
        with as_file(rows, replaced(rows, default)) as path:
            parts = game.components(path, options)
    except ComponentError as error:
        problems = [CopyProblem(one.table, one.row, one.field, one.message) for one in error.problems]
        return CopyShown(rows, text, problems, None, changed(rows, default))
    return CopyShown(rows, text, [], parts.hash, changed(rows, default))


def file_of(given: CopyGiven) -> AbstractContextManager[Path]:
    """Return the part of a copy that a game with these options uses, as a file; raises ServerTrouble if the
    text is not such a file."""
    game = registry.find(given.game)
    default = game.components(None, game.choose(max(game.players), given.options))
    assert isinstance(default, ComponentSet)
    known = {table for table, _ in tables_of(default)}
    rows = {table: own for table, own in rows_of(given).items() if table in known}
    return as_file(rows, replaced(rows, default))


def replaced(rows: Rows, default: ComponentSet) -> list[str]:
    """Return the tables with rows that the default set does not have: such tables are given completely."""
    known = {table: {row.id for row in found} for table, found in tables_of(default)}
    return [
        table
        for table, own in rows.items()
        if table in known and any(row.get("id") not in known[table] for row in own)
    ]


def rows_of(given: CopyGiven) -> Rows:
    """Return the rows of a file, or those that were sent; raises ServerTrouble if the text is not such a
    file."""
    if given.text is None:
        return {table: rows for table, rows in given.rows.items() if rows}
    try:
        found = toml.loads(given.text)
    except (ValueError, RecursionError, toml.TooMuch):
        raise ServerTrouble(422, "no-copy") from None
    tables = {table: rows for table, rows in found.items() if isinstance(rows, list)}
    every = [row for rows in tables.values() for row in rows]
    if not all(isinstance(row, dict) and isinstance(row.get("id"), str) for row in every):
        raise ServerTrouble(422, "no-copy")
    return tables


def printed(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in UNTOLD}


def changed(rows: Rows, default: ComponentSet) -> int:
    before = {
        (table, row.id): printed(msgspec.to_builtins(row))
        for table, known in tables_of(default)
        for row in known
    }
    count = 0
    for table, own in rows.items():
        for row in own:
            known = before.get((table, str(row.get("id"))), {})
            count += any(known.get(name) != value for name, value in printed(row).items())
    return count


def copies_compared(given: CopiesGiven) -> CopiesCompared:
    """Compare what two owners read on their copies, so that both can look again where they differ."""
    one, other = by_row(rows_of(given.one)), by_row(rows_of(given.other))
    both = [key for key in one if key in other]
    apart = [key for key in both if one[key] != other[key]]
    return CopiesCompared(
        len(both) - len(apart),
        [Difference(*key, one[key], other[key]) for key in apart],
        [Difference(*key, None, row) for key, row in other.items() if key not in one],
    )


def by_row(rows: Rows) -> dict[tuple[str, str], dict[str, Any]]:
    return {(table, str(row.get("id"))): printed(row) for table, own in rows.items() for row in own}
