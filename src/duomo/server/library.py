"""What can be read: which choices go together, the rules, and the components with their sources."""

from __future__ import annotations

from functools import cache

import msgspec

from duomo import rulebook
from duomo.core.components import ComponentSet
from duomo.core.refusal import OptionError
from duomo.games import registry
from duomo.locales import LANGUAGES
from duomo.rulebook import to_html
from duomo.server.documents import (
    ComponentsShown,
    ComponentTable,
    Problem,
    Rulebook,
    RuleChapter,
    RulePage,
    RuleParagraph,
)
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


@cache
def rules_in(language: str) -> Rulebook:
    """The whole rulebook in one language."""
    if language not in LANGUAGES:
        raise ServerTrouble(404, "no-language", language=language)
    return Rulebook(language, [shown(page) for page in rulebook.pages(language)])


def shown(page: rulebook.Page) -> RulePage:
    chapters = [
        RuleChapter(
            chapter.number,
            chapter.title,
            [RuleParagraph(rule.id, rule.title or None, to_html(rule.text)) for rule in chapter.paragraphs],
        )
        for chapter in page.chapters
    ]
    return RulePage(page.name, page.title, to_html(page.intro), chapters)
