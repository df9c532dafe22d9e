"""Games and bots, checks of options, the rules, and the components."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from duomo import locales, rulebook
from duomo.bots import levels
from duomo.bots.levels import ABOUT_KEY, LEVELS, NAME_KEY
from duomo.core.components import ComponentSet, Row
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.rules import Rules
from duomo.core.game import Game
from duomo.core.words.phrase import say
from duomo.core.words.reasons import reason_in
from duomo.core.words.refusals import refusal_words
from duomo.games import registry
from duomo.play.documents.general import Check, Effort, GameOffer, Level, OptionOffer, Problem
from duomo.play.documents.library import (
    ComponentsShown,
    ComponentTable,
    Rulebook,
    RuleChapter,
    RuleFound,
    RulePage,
    RuleParagraph,
)
from duomo.play.reading.figures import example_of, figure_of
from duomo.play.tables.parts import parts_of
from duomo.play.trouble import ServerTrouble
from duomo.rulebook import to_html
from duomo.rulebook.search import search


def games_offered(copies: Collection[str] = ()) -> list[GameOffer]:
    """Return the games with their player counts and options. For those in `copies` the host has its own
    component set."""
    return [
        GameOffer(
            game.name,
            game.title,
            list(game.players),
            game.usual_players,
            [
                OptionOffer(option.name, list(option.choices), option.default, option.rule, option.expansion)
                for option in game.options
            ],
            game.name in copies,
        )
        for game in registry.GAMES.values()
    ]


def levels_offered() -> list[Level]:
    """Return the bot levels, weakest first."""
    return [
        Level(
            level.name,
            say(NAME_KEY, level=level.name),
            say(ABOUT_KEY, level=level.name),
            {game.name: effort_of(level, usual_rules(game)) for game in registry.GAMES.values()},
        )
        for level in LEVELS
    ]


def effort_of(level: levels.Level, rules: Rules[Any]) -> Effort:
    skill = level.skill_at(rules)
    return Effort(levels.simulations_of(skill, rules), skill.milliseconds)


@cache
def usual_rules(game: Game) -> Rules[Any]:
    """Return the rules with default options."""
    return parts_of(game.name, game.usual_players, {}).rules


def checked(game: str, players: int, options: dict[str, str]) -> Check:
    """Return why a table cannot be made with these choices, and which of them have no effect."""
    try:
        found = registry.find(game)
    except OptionError:
        raise ServerTrouble(404, "no-game", game=game) from None
    problems = [
        Problem(refusal_words(problem.refusal), problem.refusal.rule, list(problem.options))
        for problem in found.problems(players, options)
    ]
    return Check(problems, found.without_effect(players, options))


def texts_of(game: str, language: str) -> str:
    """Return a game's texts: English, followed by those in the language."""
    known_language(language)
    try:
        folder = registry.find(game).texts
    except OptionError:
        raise ServerTrouble(404, "no-game", game=game) from None
    languages = dict.fromkeys((locales.ENGLISH, language))
    files = [] if folder is None else [locales.files(folder, language) for language in languages]
    return "\n".join(file.read_text(encoding="utf-8") for part in files for file in part)


def components_of(game: str, options: dict[str, str], language: str = "en") -> ComponentsShown:
    """Return every card and tile used with these options; without options, all the game has.

    The words of a row are a phrase, as at the table. Its reason is rendered in the language, because the page
    does not have those texts.
    """
    known_language(language)
    try:
        found = registry.find(game)
        parts = set_of(found, options) if options else largest_set(found)
    except OptionError:
        raise ServerTrouble(404, "no-game", game=game) from None
    tables = [
        ComponentTable(name, [row_shown(found, row, language) for row in rows])
        for name, rows in tables_of(parts)
    ]
    return ComponentsShown(game, parts.name, parts.hash, tables)


def row_shown(game: Game, row: Row, language: str) -> Any:
    """Return a `ComponentRow` with all fields of its table."""
    values: dict[str, Any] = msgspec.to_builtins(row)
    return values | {
        "reason": reason_in(language, row.reason),
        "words": msgspec.to_builtins(game.row_words(row)),
        "signs": msgspec.to_builtins(game.row_signs(row)),
    }


def known_language(language: str) -> None:
    if language not in locales.LANGUAGES:
        raise ServerTrouble(404, "no-language", language=language)


def set_of(game: Game, options: dict[str, str]) -> ComponentSet:
    parts = game.components(None, game.choose(max(game.players), options))
    assert isinstance(parts, ComponentSet)
    return parts


@cache
def largest_set(game: Game) -> ComponentSet:
    """Return the set with the most cards and tiles that any single expansion choice brings into play."""
    choices = [
        (option.name, choice) for option in game.options if option.expansion for choice in option.choices
    ]
    wanted = [
        {},
        *({name: choice} for name, choice in choices if not game.problems(max(game.players), {name: choice})),
    ]
    return max((set_of(game, options) for options in wanted), key=lambda parts: len(tables_of(parts)))


def tables_of(parts: ComponentSet) -> list[tuple[str, tuple[Any, ...]]]:
    return [
        (field.name, rows)
        for field in msgspec.structs.fields(parts)
        if isinstance(rows := getattr(parts, field.name), tuple)
    ]


def found_in(language: str, query: str) -> list[RuleFound]:
    """Return the rulebook paragraphs that match a query, best first."""
    known_language(language)
    return [RuleFound(hit.id, hit.words) for hit in search(language, query)]


@cache
def rules_in(language: str) -> Rulebook:
    """Return the whole rulebook in one language."""
    known_language(language)
    return Rulebook(language, [shown(page) for page in rulebook.pages(language)])


def shown(page: rulebook.Page) -> RulePage:
    chapters = [
        RuleChapter(
            chapter.number,
            chapter.title,
            [
                RuleParagraph(
                    rule.id,
                    rule.title or None,
                    to_html(rule.text),
                    figure_of(rule.id),
                    example_of(rule.id),
                    list(rulebook.see_also(rule.id)),
                )
                for rule in chapter.paragraphs
            ],
        )
        for chapter in page.chapters
    ]
    return RulePage(page.name, page.title, to_html(page.intro), chapters)
