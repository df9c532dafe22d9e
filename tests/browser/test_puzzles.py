"""A puzzle solved on the real board, at desk and phone size; the pages around it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.analyses import LONG
from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE
from browser.words import words
from duomo.games.registry import GAMES
from duomo.puzzles.puzzle import Puzzle, Turn
from duomo.puzzles.shelf import puzzles_of

PUZZLES = [next(iter(puzzles_of(game).values())) for game in GAMES.values()]


def play(page: Page, turn: Turn) -> None:
    """The moves of a turn, by the list of all moves."""
    for move in turn.moves:
        number = page.locator("main.table-page").get_attribute("data-number")
        page.keyboard.press("m")
        page.get_by_role("dialog").locator(f'[data-move="{move}"]').first.click()
        page.wait_for_function(
            "number => document.querySelector('main.table-page')?.dataset.number !== number",
            arg=number,
            timeout=LONG,
        )


def answer(page: Page) -> None:
    page.get_by_role("button", name=words("web-puzzle-answer")).click()
    page.locator(".verdict-of-puzzle").wait_for(timeout=LONG)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_solved(invite: Invite, puzzle: Puzzle, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    page = guest.visit(f"/puzzles/{puzzle.id}")
    page.locator(".answer h2").wait_for(timeout=LONG)
    play(page, puzzle.turns[puzzle.tempting])
    answer(page)
    expect(page.locator(".verdict-of-puzzle .worth")).not_to_have_class("right")
    if size == DESKTOP:
        assert violations(page) == []
    page.get_by_role("button", name=words("web-puzzle-again")).first.click()
    page.locator(".answer .how").wait_for(timeout=LONG)
    play(page, puzzle.best)
    answer(page)
    status = page.locator(".verdict-of-puzzle").get_by_role("status")
    expect(status).to_have_text(words("web-puzzle-stars-said", stars=3))


def test_the_list_names_the_day_and_every_theme(invite: Invite) -> None:
    page = invite(size=DESKTOP).visit("/puzzles")
    page.locator(".shelf").first.wait_for(timeout=LONG)
    expect(page.locator(".shelf")).to_have_count(len(PUZZLES))
    themes = {puzzle.theme for puzzle in puzzles_of(GAMES["basilica"]).values()}
    expect(page.locator(".shelf").nth(1).locator("li")).to_have_count(len(themes))
    assert violations(page) == []
    page.locator(".day a.btn").click()
    page.locator(".answer h2").wait_for(timeout=LONG)


def test_the_challenge_is_taken_once(invite: Invite) -> None:
    guest = invite(size=PHONE)
    page = guest.visit("/challenge")
    page.get_by_role("button", name=words("web-challenge-take")).click()
    page.wait_for_url("**/table/*", timeout=LONG)
    table = page.url
    page = guest.visit("/challenge")
    page.get_by_role("button", name=words("web-challenge-go-on")).click()
    page.wait_for_url("**/table/*", timeout=LONG)
    assert page.url == table
