"""A puzzle solved on the real board, at desk and phone size; the pages around it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.analyses import LONG
from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, Guest
from browser.playing import Table
from browser.words import words
from duomo.games.registry import GAMES
from duomo.puzzles.puzzle import Puzzle, Turn
from duomo.puzzles.shelf import puzzles_of

RED, BASILICA = (list(puzzles_of(GAMES[name]).values()) for name in ("red-cathedral", "basilica"))
EXPANDED = [puzzle for puzzle in RED if puzzle.options["contractors"] == "on"]
PUZZLES = {
    "red-cathedral": RED[0],
    "contractors": min(EXPANDED, key=lambda puzzle: len(puzzle.best.moves)),
    "basilica": BASILICA[0],
}
RIGHT = re.compile(r"\bright\b")
NEXT = "number => document.querySelector('main.table-page')?.dataset.number !== number"


def play(guest: Guest, turn: Turn, by_list: bool = False) -> None:
    """Play the moves of a turn, on the board or from the list of all moves."""
    page, table = guest.page, Table(guest, "puzzle")
    for move in turn.moves:
        page.wait_for_function("() => duomoTest.ready(-1)", timeout=LONG)
        number = page.locator("main.table-page").get_attribute("data-number")
        if by_list:
            page.keyboard.press("m")
            page.get_by_role("dialog").locator(f'[data-move="{move}"]').first.click()
        else:
            table.play(move)
        page.wait_for_function(NEXT, arg=number, timeout=LONG)


def answer(page: Page) -> None:
    page.get_by_role("button", name=words("web-puzzle-answer")).click()
    page.locator(".verdict-of-puzzle").wait_for(timeout=LONG)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", PUZZLES)
def test_a_puzzle_is_solved(invite: Invite, name: str, size: tuple[int, int]) -> None:
    guest, puzzle = invite(size=size), PUZZLES[name]
    page = guest.visit(f"/puzzles/{puzzle.id}")
    page.locator(".answer h2").wait_for(timeout=LONG)
    start = page.locator("main.table-page").get_attribute("data-number") or ""
    play(guest, puzzle.turns[puzzle.tempting])
    answer(page)
    expect(page.locator(".verdict-of-puzzle .worth")).not_to_have_class(RIGHT)
    if size == DESKTOP:
        assert violations(page) == []
    page.get_by_role("button", name=words("web-puzzle-again")).first.click()
    page.locator(".answer .how").wait_for(timeout=LONG)
    expect(page.locator("main.table-page")).to_have_attribute("data-number", start, timeout=LONG)
    play(guest, puzzle.best, by_list=size == DESKTOP)
    answer(page)
    expect(page.locator(".verdict-of-puzzle .worth")).to_have_class(RIGHT)
    status = page.locator(".verdict-of-puzzle").get_by_role("status")
    expect(status).to_have_text(words("web-puzzle-stars-said", stars=3))


def parting() -> tuple[Puzzle, str, str]:
    """A puzzle whose two turns build, and the sections to which only one of them delivers."""

    def only(these: Turn, those: Turn) -> list[str]:
        return next((move.split() for move in these.moves if move not in those.moves), [""])

    for puzzle in puzzles_of(GAMES["red-cathedral"]).values():
        best, tempting = puzzle.turns[0], puzzle.turns[puzzle.tempting]
        if best.moves[0] == tempting.moves[0] == "build":
            better, played = only(best, tempting), only(tempting, best)
            if better[0] == played[0] == "deliver" and better[-1] != played[-1]:
                return puzzle, better[-1], played[-1]
    raise AssertionError("no puzzle is about where to deliver")


def test_the_board_shows_where_the_answer_and_the_best_turn_part(invite: Invite) -> None:
    """Both start with the same action: the first delivery that differs is marked."""
    guest = invite(size=DESKTOP)
    puzzle, better, played = parting()
    page = guest.visit(f"/puzzles/{puzzle.id}")
    page.locator(".answer h2").wait_for(timeout=LONG)
    play(guest, puzzle.turns[puzzle.tempting])
    answer(page)
    for kind, place in (("better", f"section-{better}"), ("played", f"section-{played}")):
        expect(page.locator(f".verdict.{kind}")).to_have_count(1)
        expect(page.locator(f'[data-at="{place}"] .verdict.{kind}')).to_have_count(1)


def test_the_rule_of_the_decision_in_a_puzzle(invite: Invite) -> None:
    page = invite().visit(f"/puzzles/{PUZZLES['red-cathedral'].id}")
    page.locator(".answer h2").wait_for(timeout=LONG)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("RC-4.1")


def test_the_list_names_the_day_and_every_theme(invite: Invite) -> None:
    page = invite(size=DESKTOP).visit("/puzzles")
    page.locator(".shelf").first.wait_for(timeout=LONG)
    expect(page.locator(".shelf")).to_have_count(len(GAMES))
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
