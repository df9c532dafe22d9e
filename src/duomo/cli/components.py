"""`duomo components`: the cards and tiles of a game, each with its source."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.common import console, language_of, table_options
from duomo.core.components import ComponentSet, Row
from duomo.core.game import Game
from duomo.core.words.phrase import render
from duomo.core.words.reasons import reason_in
from duomo.games.registry import USUAL
from duomo.locales import sentence

MARKS = {"rulebook": "●", "inferred": "◐", "reconstructed": "○", "own-copy": "★"}


def components(
    game: str = USUAL,
    /,
    *,
    check: Path | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    language: str | None = None,
) -> int:
    """List the cards and tiles of a game with their sources, or check a file with your own.

    Parameters
    ----------
    game
        Name of the game; `duomo games` lists them.
    check
        A file with the values of your own copy, to check: says what is wrong in it, by row and field.
    option
        An option that adds components, as in contractors=on. May be repeated.
    as_json
        Print the set as one JSON object.
    language
        A code such as en or de. By default, the language of your environment.
    """
    from duomo.games import registry

    tongue = language_of(language)
    chosen = registry.find(game)
    options = chosen.choose(max(chosen.players), table_options(option or []))
    parts = chosen.components(check, options)  # raises all problems in the file at once
    assert isinstance(parts, ComponentSet)
    if as_json:
        print(json.dumps(document(game, parts), ensure_ascii=False))
    elif check is not None:
        default = chosen.components(None, options)
        changed = changes(parts, default)
        facts: dict[str, int | str] = {
            "file": str(check),
            "rows": changed,
            "name": parts.name,
            "hash": parts.hash,
        }
        console().print(sentence("cli-components-fine", tongue, facts), markup=False)
    else:
        show(chosen, parts, tongue)
    return 0


def tables(parts: Any) -> Iterator[tuple[str, tuple[Row, ...]]]:
    for field in msgspec.structs.fields(type(parts)):
        value = getattr(parts, field.name)
        if isinstance(value, tuple):
            yield field.name, value


def document(game: str, parts: ComponentSet) -> dict[str, Any]:
    rows = {name: [msgspec.to_builtins(row) for row in table] for name, table in tables(parts)}
    return {"game": game, "name": parts.name, "hash": parts.hash, "tables": rows}


def changes(parts: Any, default: Any) -> int:
    """Return the number of rows whose values differ from the default set."""
    count = 0
    for name, table in tables(parts):
        before = {row.id: values(row) for row in getattr(default, name)}
        count += sum(1 for row in table if before.get(row.id) != values(row))
    return count


def values(row: Row) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(row)
    return {name: value for name, value in found.items() if name not in ("id", "source", "reason")}


def show(game: Game, parts: ComponentSet, language: str) -> None:
    screen = console()
    screen.print(Text(f"{parts.name} · {parts.hash}", style="bold"))
    counts = dict.fromkeys(MARKS, 0)
    for name, table in tables(parts):
        screen.print(Text(f"\n{sentence(f'parts-{name}', language)} ({len(table)})", style="bold underline"))
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        for width in (1, None, None):
            grid.add_column(width=width)
        grid.add_column(style="dim")
        for row in table:
            counts[row.source] += 1
            words, reason = render(game.row_words(row), language), reason_in(language, row.reason)
            grid.add_row(MARKS[row.source], Text(row.id, style="bold"), Text(words), Text(reason))
        screen.print(grid)
    screen.print()
    for source, mark in MARKS.items():
        if counts[source]:
            words = sentence("cli-components-source", language, {"source": source, "count": counts[source]})
            screen.print(Text(f"{mark} {words}"))
