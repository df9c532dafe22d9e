"""`duomo lessons`: the courses of each game, and whether they are still valid."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from duomo.cli.common import console, language_of
from duomo.core.game import Game
from duomo.core.words.phrase import render, say
from duomo.locales import LANGUAGES, sentence


def lessons(
    game: str | None = None,
    /,
    *,
    check: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    language: str | None = None,
) -> int:
    """List the lessons, or play all of them through as a check.

    Parameters
    ----------
    game
        The name of a game. By default, all games.
    check
        Play each lesson in every language and report what no longer fits.
    as_json
        Print JSON instead of text.
    language
        A code such as en or de. By default, the language of your environment.
    """
    from duomo.games.registry import GAMES, find

    games = [find(game)] if game is not None else list(GAMES.values())
    tongue = language_of(language)
    return _check(games, tongue, as_json) if check else _list(games, tongue, as_json)


def _check(games: list[Game], language: str, as_json: bool) -> int:
    from duomo.lessons.checking import check
    from duomo.rulebook import rule_ids

    found = {game.name: check(game, LANGUAGES, rule_ids()) for game in games}
    if as_json:
        told = {
            name: {"lessons": checked.lessons, "steps": checked.steps, "failed": checked.failed}
            for name, checked in found.items()
        }
        print(json.dumps(told))
    else:
        screen = console()
        for name, checked in found.items():
            data = {"lessons": checked.lessons, "steps": checked.steps, "failed": checked.failed}
            screen.print(Text(f"{name}: {sentence('cli-lessons-checked', language, data)}"))
            for fault in checked.faults:
                place = f"{fault.lesson} ({fault.language})" if fault.language else fault.lesson
                screen.print(Text(f"  {place}: {fault.what}", style="red"))
    return 1 if any(checked.faults for checked in found.values()) else 0


def _list(games: list[Game], language: str, as_json: bool) -> int:
    from duomo.lessons import courses

    if as_json:
        told = {
            game.name: {name: [lesson.name for lesson in lessons] for name, lessons in courses(game).items()}
            for game in games
        }
        print(json.dumps(told))
        return 0
    screen = console()
    for game in games:
        for name, lessons_of_course in courses(game).items():
            title = render(say(f"course-{name}-title"), language)
            screen.print(Text(f"{game.title} · {title}", style="bold"))
            for number, lesson in enumerate(lessons_of_course, 1):
                told_title = render(say(lesson.key("title")), language)
                told_aim = render(say(lesson.key("aim")), language)
                screen.print(Text(f"  {number}. {told_title}: {told_aim}"))
    return 0
