"""A player's own copy inside a record: every value that matters, so that anybody can replay the game."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import tomli_w

from duomo.core.components import OWN_COPY, ComponentSet, content_of, tables_in
from duomo.core.game import Components, Game
from duomo.core.options import Options

Values = dict[str, list[dict[str, Any]]]
"""Rows by table, as in a file for `--components`."""

NAME = "my-copy"


def is_own(game: Game, components: Components, options: Options) -> bool:
    """True if a set has values read from someone's copy that the game's own sets do not have."""
    if not isinstance(components, ComponentSet) or game.set_of(components.hash, options) is not None:
        return False
    return any(row.source == OWN_COPY for rows in tables_in(components).values() for row in rows)


def own_values(game: Game, components: Components, options: Options) -> Values | None:
    """Return all values of someone's own copy; None for a set of the game."""
    return values_of(components) if is_own(game, components, options) else None


def values_of(components: Components) -> Values | None:
    """Return everything in a set that matters in play; None if the game has no such sets."""
    if not isinstance(components, ComponentSet):
        return None
    return {table: rows for table, rows in content_of(components).items() if rows}


@contextmanager
def as_file(rows: Mapping[str, object], replace: Iterable[str] = ()) -> Iterator[Path]:
    """Write the rows to a file that `--components` reads; tables in `replace` are replaced entirely."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{NAME}.toml"
        document = {"name": NAME, "replace": list(replace), **rows}
        path.write_text(tomli_w.dumps(document), encoding="utf-8")
        yield path
