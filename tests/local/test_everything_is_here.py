"""Lessons to their end, Ivan's and the Contractors' tables, every language: all without a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from browser.choosing import Player
from duomo.core.words.phrase import Phrase, render
from duomo.games.registry import GAMES
from duomo.lessons.running import NEXT
from duomo.locales import ENGLISH, LANGUAGES
from local.browser import Browser
from local.test_house import decides
from local.test_same_documents import wish

TABLES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "alone against Ivan": (("me",), {}),
    "Contractors": (("me", "bot"), {"contractors": "on"}),
    "Contractors alone": (("me",), {"contractors": "on"}),
    "guilds": (("me", "screen", "bot"), {"contractors": "on", "guild": "random"}),
}
MOST = 1000
"""Maximum number of moves of a person in a game."""


class Said(Phrase, frozen=True, forbid_unknown_fields=True):
    """Exactly a phrase."""


def phrases(document: Any) -> Iterator[Phrase]:
    """Yield everything in a document that the page would say; a nested phrase is part of the outer one."""
    if isinstance(document, dict):
        try:
            yield msgspec.convert(document, Said)
        except msgspec.ValidationError:
            for name, part in document.items():
                if name != "decision":  # tokens for the board, not words
                    yield from phrases(part)
    elif isinstance(document, list):
        for part in document:
            yield from phrases(part)


def test_every_lesson_is_taken_to_its_end_and_kept() -> None:
    """Each step is played as wanted, and another move, if there is one, gets an answer."""
    browser, taken = Browser(), list[dict[str, Any]]()
    for course in browser.ask("GET", "/api/lessons")[1]:
        for card in course["lessons"]:
            address = f"/api/lessons/{course['game']}/{course['course']}/{card['name']}"
            done: list[str] = []
            while (now := browser.ask("POST", address, {"done": done})[1])["step"] is not None:
                assert now["step"]["number"] <= card["steps"]
                done.append(now["step"]["wanted"][0] if now["step"]["wanted"] else NEXT)
            assert len(done) >= card["steps"]
            taken.append({"lesson": f"{course['course']}/{card['name']}", "stars": 3, "done": []})
    assert {lesson["lesson"].split("/")[0] for lesson in taken} >= {"red-cathedral", "contractors", "ivan"}
    assert browser.ask("PUT", "/api/progress", {"lessons": taken})[0] == 200
    kept = Browser(browser.kept).ask("GET", "/api/progress")[1]
    assert {one["lesson"] for one in kept if one["stars"] == 3} == {lesson["lesson"] for lesson in taken}


@pytest.mark.slow
@pytest.mark.parametrize("kind", TABLES)
def test_a_whole_game_of_every_other_kind(kind: str) -> None:
    """Played to its end, then loaded by another page, replayed, and told in every language."""
    seats, options = TABLES[kind]
    browser, choose = Browser(), Player(kind)
    _, made = browser.ask("POST", "/api/tables", wish("red-cathedral", *seats, **options))
    table = made["table"]
    connection, number = browser.connect(table), 0
    while not (now := decides(browser, table))["over"]:
        number += 1
        assert number < MOST
        move = {"seat": now["yours"], "move": choose(now), "after": now["number"], "id": f"move-{number}"}
        browser.say(connection, {"type": "move", **move})
    again = Browser(browser.kept)
    assert decides(again, table)["view"] == now["view"]
    _, replay = again.ask("GET", f"/api/replays/{table}")
    steps = again.ask("GET", f"/api/replays/{table}/steps?start=0&stop=20")[1]
    assert replay["turns"]
    assert len(steps) == 20
    told = {
        json.dumps(msgspec.to_builtins(one)): one for one in phrases([browser.frames[connection], replay])
    }
    assert len(told) > 50
    for language in LANGUAGES:
        for one in told.values():
            assert render(one, language)


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {ENGLISH}))
def test_everything_that_is_read_is_in_every_language(language: str) -> None:
    """Rules, components and courses; the chosen language is remembered."""
    browser = Browser()
    status, chosen = browser.ask("PUT", "/api/me", {"language": language})
    assert (status, chosen["language"]) == (200, language)
    assert Browser(browser.kept).ask("GET", "/api/me")[1]["language"] == language
    assert browser.ask("GET", f"/api/rules/{language}")[1] != browser.ask("GET", "/api/rules/en")[1]
    for game in GAMES:
        shown = browser.ask("GET", f"/api/components/{game}?language={language}")[1]
        assert shown != browser.ask("GET", f"/api/components/{game}?language=en")[1]
        for one in phrases(shown):
            assert render(one, language)
    lessons = list(phrases(browser.ask("GET", "/api/lessons")[1]))
    assert any(render(one, language) != render(one, ENGLISH) for one in lessons)
    levels = list(phrases(browser.ask("GET", "/api/levels")[1]))
    assert all(render(one, language) for one in levels)
