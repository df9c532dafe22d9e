"""Duomo: cathedral-building board games to play, to study and to automate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo import _compiled_engine

_compiled_engine.install()  # before any other module of the package is imported

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from duomo.core.record import Record
    from duomo.core.table import Table

__all__ = ["replay", "table"]


def table(
    game: str | None = None,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    components: str | Path | None = None,
    position: Mapping[str, object] | str | Path | None = None,
) -> Table:
    """Return a table to play at: a new game by name, or any position (a document, TOML text or a file), with
    the default components or with the file of a player's copy.

    With a seed a dealer answers for nature; without one the caller makes nature's moves:
    `table.play("roll white 4")`.
    """
    from duomo.core import start
    from duomo.games.registry import find

    if position is None:
        return start.new_table(find, game, players, seed, options, components)
    start.check_alone(players=players, options=options)
    return start.table_at(find, position, game, seed, components)


def replay(record: Record | str | Path, *, components: str | Path | None = None) -> Table:
    """Return the table after the last move of a record (an object, its text or a file), checking every
    move."""
    from duomo.core.replay import replay as follow
    from duomo.games.registry import find

    return follow(find, record, components)
