"""`duomo games`: the games and their options."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from duomo.cli.common import console, language_of
from duomo.core.game import Game
from duomo.core.options import Option
from duomo.core.words.options import choice_about, option_about
from duomo.core.words.phrase import render
from duomo.core.words.refusals import rule_place
from duomo.locales import sentence


def games(*, language: str | None = None) -> int:
    """List the games with their player counts and options.

    Parameters
    ----------
    language
        A code such as en or de. By default, the language of your environment.
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
    about = render(option_about(option), language)
    place = render(rule_place(option.rule, game), language)
    grid.add_row("", option.name, f"{about} ({place})")
    alike: dict[str, list[str]] = {}
    for choice in option.choices:
        alike.setdefault(render(choice_about(option, choice), language), []).append(choice)
    for told, choices in alike.items():
        data = {"choices": ", ".join(choices), "about": told}
        line = Text(sentence("cli-choices", language, data))
        if option.default in choices:
            line.append(f" [{sentence('cli-default', language)}]", style="dim")
        grid.add_row("", "", line)
