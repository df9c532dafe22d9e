"""`duomo games`: what can be played, and how tables may differ."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.common import console, language_of
from duomo.core.game import Game
from duomo.core.options import Option
from duomo.locales import has, sentence
from duomo.locales.tell import PREFIXES
from duomo.words.refusals import rule_place


def games(*, language: str | None = None) -> int:
    """List the games with their player counts and options.

    Parameters
    ----------
    language
        en, fr, de, it or es; without it the language of your environment.
    """
    from duomo.games.registry import GAMES

    tongue = language_of(language)
    screen = console()
    for game in GAMES.values():
        counts = ", ".join(str(count) for count in game.players)
        title = Text(game.name, style="bold")
        title.append(f"  {game.title} · {sentence('cli-games-players', tongue, {'counts': counts})}")
        screen.print(title)
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(width=2)
        grid.add_column(style="bold")
        grid.add_column()
        for option in game.options:
            describe(grid, game, option, tongue)
        screen.print(grid)
    screen.print(Text(sentence("cli-games-use", tongue), style="dim"))
    return 0


def describe(grid: Grid, game: Game, option: Option, language: str) -> None:
    key = f"option-{PREFIXES.get(game.name, game.name)}-{option.name.replace('_', '-')}"
    words = sentence(key, language) if has(key, language) else ""
    place = rule_place(option.rule, game.specification)
    grid.add_row("", option.name, f"{words} ({option.rule}, {place})".lstrip())
    seats = ", ".join(choice for choice in option.choices if choice.isdecimal())
    told: set[str] = set()
    for choice in option.choices:
        part = f"{key}-{'seat' if choice.isdecimal() else choice.replace('_', '-')}"
        if part in told:
            continue
        told.add(part)
        line = Text(sentence(part, language, {"seat": seats}) if has(part, language) else choice)
        if choice == option.default:
            line.append(f" [{sentence('cli-default', language)}]", style="dim")
        grid.add_row("", "", line)
