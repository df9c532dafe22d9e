"""The host's own component sets, used for new tables unless a player's device has its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from duomo.core.components import ComponentError
from duomo.core.engine.refusal import OptionError
from duomo.core.game import Game
from duomo.core.options import Options
from duomo.games import registry
from duomo.http.settings import Settings
from duomo.play.companion.copies import CopyGiven, file_of
from duomo.play.trouble import ServerTrouble


def house_copies(settings: Settings) -> dict[str, str]:
    """Return the text of the files by game. Raises ServerTrouble if a file is not valid."""
    found: dict[str, str] = {}
    for entry in settings.copies:
        name, _, file = entry.partition("=")
        if name not in registry.GAMES or not file:
            raise ServerTrouble(400, "bad-setting", name="copies", reason=f"GAME=FILE, not {entry}")
        try:
            text = Path(file).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise ServerTrouble(400, "bad-settings-file", file=file, reason=str(error)) from None
        _check(registry.find(name), text, file)
        found[name] = text
    return found


def _check(game: Game, text: str, file: str) -> None:
    for options in _tables(game):
        given = CopyGiven(game.name, dict(options.values), text=text)
        try:
            with file_of(given) as path:
                game.components(path, options)
        except ServerTrouble:
            raise ServerTrouble(400, "bad-settings-file", file=file, reason="TOML") from None
        except ComponentError as error:
            raise ServerTrouble(400, "bad-settings-file", file=file, reason=str(error)) from None


def _tables(game: Game) -> Iterator[Options]:
    """Yield the usual options, and each choice of each expansion."""
    most = max(game.players)
    yield game.choose(most, {})
    for option in game.options:
        for choice in option.choices if option.expansion else ():
            try:
                yield game.choose(most, {option.name: choice})
            except OptionError:
                continue  # it needs another option, with which it is checked too
