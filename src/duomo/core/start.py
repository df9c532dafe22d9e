"""Creates tables: a new game by name, or any position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from duomo.core.engine.refusal import OptionError, PositionError, Refusal
from duomo.core.game import ComponentSource, Game
from duomo.core.position import read_document
from duomo.core.table import Table

Find = Callable[[str], Game]
"""Finds games by name; the core itself knows none."""


def new_table(
    find: Find,
    name: str | None,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    components: str | ComponentSource = None,
) -> Table:
    """Return a table before its first move; OptionError or ComponentError with the reason on failure."""
    if not isinstance(name, str):
        raise OptionError("Say which game: the name of one, or a position.")
    game = find(name)
    count = game.usual_players if players is None else players
    if not isinstance(count, int) or isinstance(count, bool):
        raise OptionError(f"The number of players must be a whole number, not {count!r}.")
    wanted = {} if options is None else options
    if not isinstance(wanted, Mapping):
        raise OptionError("Options must be given by name, as in {“workshops”: “advanced”}.")
    known = checked_seed(seed)
    chosen = game.choose(count, wanted, known)
    parts = game.components_from(source_of(components), chosen)
    rules = game.rules(chosen, parts)
    return Table(game, chosen, parts, rules, rules.start(), known)


def table_at(
    find: Find,
    position: Mapping[str, object] | str | Path,
    name: str | None = None,
    seed: int | str | None = None,
    components: str | ComponentSource = None,
) -> Table:
    """Return a table at a position; PositionError, OptionError or ComponentError with the reason on
    failure."""
    document = read_document(position)
    game = find(document["game"])
    if name is not None and name != game.name:
        facts = {"game": game.name, "wanted": name}
        raise PositionError(Refusal("position-other-game", "", facts))
    options, parts, rules, state = game.read_position(document, source_of(components))
    whole = game.write_position(rules, state)
    return Table(game, options, parts, rules, state, checked_seed(seed), whole)


def check_alone(**others: object) -> None:
    """Reject arguments that a position already determines: number of players and options."""
    for name, value in others.items():
        if value is not None:
            raise OptionError(f"A position says this itself; leave “{name}” out.")


def source_of(components: str | ComponentSource) -> ComponentSource:
    if components is None or callable(components):
        return components
    if not isinstance(components, str | Path):
        raise OptionError("Components must be given as the path of a file.")
    return Path(components)


def checked_seed(seed: int | str | None) -> int | str | None:
    if seed is not None and (not isinstance(seed, int | str) or isinstance(seed, bool)):
        raise OptionError(f"A seed must be a whole number or a text, not {seed!r}.")
    return seed
