"""A mistake retried on the real board: played, judged, and continued for both sides."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.analyses import LONG, Analysed, analysed
from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE
from browser.screens import replay
from browser.words import words

MOVES = "() => new URLSearchParams(location.search).get('moves')?.split('~').filter(Boolean) ?? []"
"""The moves named in the address."""


def line(page: Page) -> list[str]:
    found: list[str] = page.evaluate(MOVES)
    return found


def play(page: Page, move: int = 0) -> None:
    """Play any move, from the list of all moves."""
    made = len(line(page))
    page.keyboard.press("m")
    page.get_by_role("dialog").get_by_role("button").nth(move + 1).click()  # the first button closes it
    page.wait_for_function(f"made => ({MOVES})().length > made", arg=made)


def weighed(shares: Locator) -> None:
    """Check that everybody has a number."""
    expect(shares.locator("b").first).to_have_text(re.compile(r"^\d+ %$"), timeout=LONG)


def answer_of(found: Analysed, at: int, moves: list[str]) -> dict[str, Any]:
    told: dict[str, Any] = found.guest.ask(
        "POST", f"replays/{found.replay}/study/answer", {"at": at, "moves": moves}
    )
    return told


def test_a_mistake_is_tried_again_and_judged(invite: Invite) -> None:
    found = analysed(invite(size=DESKTOP))
    error = found.errors[0]
    page = found.guest.visit(f"/replay/{found.replay}/{error['number']}")
    page.get_by_role("button", name=re.compile(words("web-replay-errors", errors="").strip())).click()
    page.get_by_role("link", name=words("web-study-retry-move", number=error["number"])).click()
    panel = page.get_by_role("complementary", name=words("web-study"))
    expect(panel).to_contain_text(words("web-study-played", what="", loss="").split(":")[0])
    weighed(panel)
    assert violations(page) == []
    judge = panel.get_by_role("button", name=words("web-study-judge"))
    expect(judge).to_have_attribute("aria-disabled", "true")

    play(page)
    page.keyboard.press("j")
    verdict = panel.get_by_role("region", name=words("web-study-verdict"))
    expect(verdict).to_be_visible(timeout=LONG)
    judged = answer_of(found, error["number"] - 1, line(page))
    expect(verdict.get_by_role("status")).to_contain_text(words(f"web-replay-{judged['judgement']}"))
    assert violations(page) == []
    assert page.evaluate("duomoTest.broken()") == []

    for _ in range(4):  # on for whichever seat decides
        play(page)
    weighed(panel)
    made = line(page)
    assert len(made) >= 5
    page.reload()  # the address names the line
    expect(panel.get_by_role("list").last.get_by_role("button")).to_have_count(len(made))
    page.locator('main[data-state="yours"]').wait_for()  # the board is there too
    page.keyboard.press("u")
    page.wait_for_function("made => location.search.split('%7E').length < made", arg=len(made))
    panel.get_by_role("button", name=words("web-study-again")).click()
    page.wait_for_function("() => !location.search.includes('moves')")
    panel.get_by_role("link", name=words("web-study-back")).click()
    page.wait_for_url(f"**/replay/{found.replay}/{error['number']}")


def test_the_best_turn_is_shown_on_the_board(invite: Invite) -> None:
    found = analysed(invite(size=DESKTOP))
    error = max(found.errors, key=lambda step: step["loss"])
    at = error["number"] - 1
    judged = answer_of(found, at, [error["move"]])
    assert judged["best"], "the worst error of a game has something better"
    page = found.guest.visit(f"/replay/{found.replay}/{at}/study?moves={error['move'].replace(' ', '+')}")
    page.keyboard.press("j")
    page.get_by_role("button", name=words("web-study-show-best")).click(timeout=LONG)
    page.wait_for_function("() => location.search.includes('moves')")
    assert line(page) == [said["move"] for said in judged["best"]]


@pytest.mark.parametrize("game", ["basilica"])
def test_a_phone_has_a_strip_and_a_sheet(invite: Invite, game: str) -> None:
    found = analysed(invite(size=PHONE), game)
    error = found.errors[0]
    page = found.guest.visit(f"/replay/{found.replay}/{error['number'] - 1}/study")
    weighed(page.get_by_role("region", name=words("web-study")))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE[1]
    assert violations(page) == []
    play(page)
    page.keyboard.press("j")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("region", name=words("web-study-verdict"))).to_be_visible(timeout=LONG)
    assert violations(page) == []


def test_the_red_cathedral_is_played_on_for_both_sides(invite: Invite) -> None:
    """From any moment of a replay, on the board itself, without an earlier analysis."""
    guest = invite(size=DESKTOP)
    replay("red-cathedral", 60)(guest)
    page = guest.visit(f"{guest.page.url.removeprefix(guest.address)}/study")
    panel = page.get_by_role("complementary", name=words("web-study"))
    weighed(panel)
    before = page.locator("main[data-number]").get_attribute("data-number")
    piece = page.locator("[data-move]:visible").first
    move = piece.get_attribute("data-move")
    piece.dispatch_event("click")
    page.wait_for_function(f"made => ({MOVES})().length > made", arg=0)
    assert line(page)[0] == move
    expect(page.locator("main[data-number]")).not_to_have_attribute("data-number", str(before))
    weighed(panel)
    assert violations(page) == []
