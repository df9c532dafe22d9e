"""What can be read: which choices go together, and the components of a game with their sources."""

from __future__ import annotations

import msgspec

from duomo.core.components import ComponentSet
from duomo.core.refusal import OptionError
from duomo.games import registry
from duomo.server.documents import ComponentsShown, ComponentTable, Problem
from duomo.server.trouble import ServerTrouble
from duomo.words.refusals import refusal_words


def problems_of(game: str, players: int, options: dict[str, str]) -> list[Problem]:
    """Why a table cannot be made of these choices."""
    try:
        found = registry.find(game)
    except OptionError:
        raise ServerTrouble(404, "no-game", game=game) from None
    return [
        Problem(refusal_words(problem.refusal), problem.refusal.rule, list(problem.options))
        for problem in found.problems(players, options)
    ]


def components_of(game: str, options: dict[str, str]) -> ComponentsShown:
    """Every card and tile that these choices bring into play, each with its source."""
    try:
        found = registry.find(game)
        chosen = found.choose(max(found.players), options)
    except OptionError:
        raise ServerTrouble(404, "no-game", game=game) from None
    parts = found.components(None, chosen)
    assert isinstance(parts, ComponentSet)
    tables = [
        ComponentTable(field.name, [msgspec.to_builtins(row) for row in rows])
        for field in msgspec.structs.fields(parts)
        if isinstance(rows := getattr(parts, field.name), tuple)
    ]
    return ComponentsShown(game, parts.name, parts.hash, tables)
