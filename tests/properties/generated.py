"""Positions nobody played: documents of played positions with some entries changed at random."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

Path = tuple[str | int, ...]

NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 40, 80)


def mutated(document: dict[str, Any], random: Random) -> dict[str, Any]:
    """A copy with one to four entries changed, removed or repeated."""
    changed = copy.deepcopy(document)
    for _ in range(random.randint(1, 4)):
        places = [path for path in paths(changed) if path[0] not in ("duomo_position", "game", "options")]
        change(changed, random.choice(places), random)
    return changed


def paths(value: Any, path: Path = ()) -> list[Path]:
    """The path of every entry, including tables and lists."""
    found: list[Path] = [path] if path else []
    if isinstance(value, dict):
        for key, entry in value.items():
            found += paths(entry, (*path, key))
    elif isinstance(value, list):
        for at, entry in enumerate(value):
            found += paths(entry, (*path, at))
    return found


def change(document: dict[str, Any], path: Path, random: Random) -> None:
    """Replace an entry by another of its kind, remove it, or duplicate it."""
    parent: Any = document
    for step in path[:-1]:
        parent = parent[step]
    last: Any = path[-1]
    what = random.random()
    if what < 0.2 and path[0] != "player":
        del parent[last]
    elif what < 0.3 and isinstance(parent, list) and path[0] != "player":
        parent.insert(last, copy.deepcopy(parent[last]))
    else:
        parent[last] = another(document, parent[last], path, random)


def another(document: dict[str, Any], value: Any, path: Path, random: Random) -> Any:
    """Another value for such a place: a number, or the same entry's value elsewhere."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return random.choice((value + 1, max(value - 1, 0), *NUMBERS))
    alike: list[Any] = []
    for other in paths(document):
        if other[-1] == path[-1] or (isinstance(path[-1], int) and other[:-1] == path[:-1]):
            entry: Any = document
            for step in other:
                entry = entry[step]
            if type(entry) is type(value):
                alike.append(entry)
    if isinstance(value, str) and path[0] == "pending":
        words = value.split()
        words[random.randrange(len(words))] = str(random.choice(NUMBERS))
        alike.append(" ".join(words))
    return copy.deepcopy(random.choice(alike))
