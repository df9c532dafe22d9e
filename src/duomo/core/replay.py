"""Replays a record on a table, checking every move against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError, RecordError, Refusal
from duomo.core.files import unreadable
from duomo.core.game import Components, Game
from duomo.core.options import Options
from duomo.core.own_copy import as_file
from duomo.core.record import Record, RecordLine, read, write
from duomo.core.start import Find, new_table, table_at
from duomo.core.table import Table


def replay(find: Find, source: Record | str | Path, components: str | Path | None = None) -> Table:
    """Return the table after the last move. RecordError names the first line that breaks the rules."""
    record = read_record(source)
    table = table_of(find, record, components)
    for _ in follow(table, record):
        pass
    return table


def read_record(source: Record | str | Path) -> Record:
    """Read a record given as an object, as text or as a file; lines are numbered as in the text."""
    if isinstance(source, Record):
        return read(write(source))
    if isinstance(source, str) and "\n" in source:
        return read(source)
    if not isinstance(source, str | Path):
        raise RecordError("A record must be an object, a text or the path of a file.")
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise RecordError(unreadable(path, error)) from None
    return read(text, path.name)


def table_of(
    find: Find, record: Record, components: str | Path | None = None, document: str | None = None
) -> Table:
    """Return the table before the first move, without a dealer: nature's moves are in the record.

    It uses the set that the record names. `document` is that set as text, in case the game no longer has it.
    The record of a game with a player's own copy contains the values of that copy.
    """
    if record.copy is not None and components is None:
        with as_file(record.copy, record.copy) as path:
            return table_of(find, record, path)
    try:
        source = set_of(find(record.game), record, document) if components is None else components
        if record.position is not None:
            table = table_at(find, record.position, record.game, components=source)
            check_header(table, record)
        else:
            table = new_table(find, record.game, record.players, None, record.options, source)
    except (DuomoError, ComponentError) as error:
        raise RecordError(Refusal("record-header-unusable", "", {"why": error.refusal})) from None
    if table.components.hash != record.components_hash:
        facts = {
            "played": record.components,
            "played-hash": record.components_hash[:12],
            "here": table.components.name,
            "here-hash": table.components.hash[:12],
        }
        raise RecordError(Refusal("record-other-components", "", facts))
    table.seed = record.seed
    return table


def set_of(game: Game, record: Record, document: str | None) -> Callable[[Options], Components]:
    """Return a function that finds the set a record names, or else the game's default set."""

    def find_set(options: Options) -> Components:
        found = game.set_of(record.components_hash, options, document)
        return game.components(None, options) if found is None else found

    return find_set


def check_header(table: Table, record: Record) -> None:
    """Check that a position agrees with the record on players and options; newer options have defaults."""
    options = table.game.choose(record.players, record.options)
    if options.players != table.options.players or dict(options.values) != dict(table.options.values):
        raise RecordError(Refusal("record-other-position", ""))


def follow(table: Table, record: Record) -> Iterator[RecordLine]:
    """Play the record's lines one by one, yielding each after it is played; finally check the result."""
    for line in record.moves:
        table.follow(line)
        yield line
    if record.result is None:
        return
    if not table.over:
        raise RecordError(Refusal("record-not-over", ""))
    result = dict(zip(table.names(), table.rules.scores(table.state), strict=True))
    if result != record.result:
        given, found = (
            ", ".join(f"{name} {points}" for name, points in part.items()) for part in (record.result, result)
        )
        raise RecordError(Refusal("record-other-result", "", {"given": given, "found": found}))
