"""Games by name, found through the entry point group `duomo.games`.

A game is installed like any Python package: its entry point is named after the game and points at its class.
A game is imported only when it is first requested, and instantiated once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from duomo import locales
from duomo.core.engine.refusal import DuomoError, OptionError, Refusal
from duomo.core.game import Game

GROUP: Final = "duomo.games"
OWN: Final = "duomo"
"""The distribution whose games are listed first."""
USUAL: Final = "red-cathedral"
"""The default game; it comes first in every list."""


class GameError(DuomoError):
    """An installed package declares a game that cannot be loaded or is not valid."""


class Games(Mapping[str, Game]):
    """The installed games, Duomo's own first. A game is imported on first access."""

    def __init__(self) -> None:
        self._found: dict[str, EntryPoint] | None = None
        self._made: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._made:
            self._made[name] = made(self._entries()[name])
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries())

    def __len__(self) -> int:
        return len(self._entries())

    def _entries(self) -> dict[str, EntryPoint]:
        if self._found is None:
            self._found = sorted_out(list(entry_points(group=GROUP)))
        return self._found


def sorted_out(found: list[EntryPoint]) -> dict[str, EntryPoint]:
    """Map game names to entry points, in listing order; raise GameError if a name occurs twice."""
    if not found:
        raise GameError("No game is installed. Install Duomo anew: `make environment` in a checkout.")
    by_name: dict[str, EntryPoint] = {}
    for entry in sorted(found, key=place):
        if entry.name in by_name:
            both = f"{source(by_name[entry.name])} and {source(entry)}"
            raise GameError(f"The game “{entry.name}” is installed twice: {both}.")
        by_name[entry.name] = entry
    return by_name


def place(entry: EntryPoint) -> tuple[bool, bool, str, str]:
    """Sort key: the default game, then Duomo's other games, then all others."""
    return entry.name != USUAL, distribution(entry) != OWN, entry.name, source(entry)


def made(entry: EntryPoint) -> Game:
    """Load the game of an entry point and add its texts to the catalogues."""
    try:
        game = entry.load()()
    except Exception as error:
        why = f"{source(entry)}: {error!r}"
        raise GameError(f"The game “{entry.name}” cannot be loaded from {why}.") from error
    if not isinstance(game, Game):
        raise GameError(f"The game “{entry.name}” is no subclass of duomo.core.game.Game: {source(entry)}.")
    if game.name != entry.name:
        raise GameError(f"The game “{entry.name}” calls itself “{game.name}”: {source(entry)}.")
    if game.texts is not None:
        locales.add(game.texts)
    return game


def distribution(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""


def source(entry: EntryPoint) -> str:
    """Describe where an entry point comes from, for messages."""
    return f"{entry.value} ({distribution(entry) or 'unknown package'})"


GAMES: Final = Games()


def find(name: str) -> Game:
    if name not in GAMES:
        raise OptionError(Refusal("option-no-game", "", {"game": name, "known": ", ".join(GAMES)}))
    return GAMES[name]
