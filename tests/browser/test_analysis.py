"""What a strong player would do: a hint at the table, and where a finished game was lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.analyses import LONG, analysed
from browser.axe import violations
from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import bot, me
from browser.playing import Table
from browser.quick import over_http
from browser.screens import endgame_of
from browser.words import words

SHOWN = '.verdict.better:visible, [data-mark="better"]:visible, .btn.better:visible'
"""The ring around the better move, wherever it is on the board."""


@pytest.mark.parametrize(("game", "moves"), [("red-cathedral", 24), ("basilica", 9)])
def test_a_hint_shows_a_move_and_says_why(invite: Invite, game: str, moves: int) -> None:
    guest = invite()
    table = Table(guest, guest.make(game, [me(), bot()], start_player="1")["table"])
    over_http(guest, table.id, Player("hint"), moves)
    number = table.sit().wait()["number"]
    with table.page.expect_response("**/hint", timeout=LONG) as answer:
        table.page.keyboard.press("h")
    move = answer.value.json()["move"]
    assert move in {offer["move"] for offer in table.now()["legal"]}
    card = table.page.locator(".hint-card")
    expect(card.locator("b")).to_have_text(re.compile(r"\w{2}"))
    expect(card.locator("p")).not_to_have_count(0)
    assert table.page.evaluate("duomoTest.broken()") == []
    expect(table.page.locator(SHOWN).first).to_be_visible()
    assert violations(table.page) == []
    card.get_by_role("button", name=words("web-hint-play")).click()
    table.until("number => duomoTest.main()?.dataset.number > number", number)
    expect(card).to_have_count(0)
    played = next(entry for entry in guest.table(table.id)["entries"] if entry["number"] == number + 1)
    assert played["move"] == move


def test_where_a_game_was_lost(invite: Invite) -> None:
    guest = invite()
    page = guest.visit("/upload")
    page.locator("textarea").fill(endgame_of("basilica", "random-random-12", 24))
    page.get_by_role("button", name=words("web-upload-show")).click()
    page.get_by_role("button", name=words("web-replay-analyse")).click()
    page.locator(".ledger article").first.wait_for(timeout=LONG)
    replay = page.url.split("/replay/")[1].split("/")[0]
    analysis = guest.ask("GET", f"replays/{replay}/analysis")["analysis"]
    decisions = [step for step in analysis["steps"] if step["kind"] == "decision"]
    errors = [step for step in decisions if step["judgement"] in ("inaccuracy", "mistake", "blunder")]
    assert errors, "whoever plays at random errs"
    why = page.get_by_role("region", name=words("web-replay-why"))
    expect(why.get_by_role("heading")).to_contain_text(words(f"web-replay-{decisions[0]['judgement']}"))
    at(page, decisions[0]["number"])
    graph_and_marks(page, errors)
    luck_and_skill(page, analysis["totals"])
    assert violations(page) == []

    last = errors[-1]
    page.locator(f'[data-number="{last["number"]}"]').click()
    at(page, last["number"])
    expect(why.get_by_role("heading")).to_contain_text(words(f"web-replay-{last['judgement']}"))
    expect(why).to_contain_text(words("web-replay-better"))
    expect(page.locator(".verdict.better").first).to_be_visible()
    expect(page.locator(".verdict.played").first).to_be_visible()
    why.get_by_role("button").click()  # the position after it
    expect(page.locator(".verdict.better")).to_have_count(0)
    page.get_by_role("button", name=words("web-replay-next-error")).click()
    at(page, errors[0]["number"])

    chance = next(step for step in analysis["steps"] if step["kind"] == "chance")
    page.goto(f"{guest.address}/replay/{replay}/{chance['number']}")
    expect(why).to_contain_text(words("web-replay-luck"))
    assert page.evaluate("duomoTest.broken()") == []


def at(page: Page, number: int) -> None:
    """Check that the address names the current moment."""
    page.wait_for_function("number => +location.pathname.split('/')[3] === number", arg=number)


OVERLAP = """() => {
  const box = name => document.querySelector(name).getBoundingClientRect();
  return box('.graph-head').bottom > box('.graph').top + 0.5;
}"""
PLACES = """() => [...document.querySelectorAll('.room, .room section, .graph')].map(element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
"""Where the parts of the board are; the text about a move may vary in length within its own place."""


@pytest.mark.parametrize(
    ("game", "golden"), [("basilica", "random-random-12"), ("red-cathedral", "2-standard-random-4")]
)
def test_the_board_keeps_its_size_and_the_title_covers_nothing(
    invite: Invite, game: str, golden: str
) -> None:
    found = analysed(invite(), game, golden, 24)
    page = found.guest.visit(f"/replay/{found.replay}")
    page.locator(".ledger article").first.wait_for()
    assert page.evaluate(OVERLAP) is False
    places = set()
    for step in found.steps:
        page.locator(f'[data-number="{step["number"]}"]').click()
        at(page, step["number"])
        places.add(str(page.evaluate(PLACES)))
    assert len(places) == 1


def graph_and_marks(page: Page, errors: list[dict[str, Any]]) -> None:
    """A stratum for each player; every error has the shape of its kind, and is in the list of moves."""
    expect(page.locator(".graph .stratum")).to_have_count(2)
    for judgement in ("inaccuracy", "mistake", "blunder"):
        count = sum(error["judgement"] == judgement for error in errors)
        expect(page.locator(f".graph .error.{judgement}")).to_have_count(count)


def luck_and_skill(page: Page, totals: list[dict[str, Any]]) -> None:
    """Own decisions, those of others and luck, side by side for each player, add up to the result."""
    assert len(totals) == 2
    for at, total in enumerate(totals):
        article = page.locator(".ledger article").nth(at)
        parts = [total[part] for part in ("own", "others", "luck")]
        assert total["start"] + sum(parts) == pytest.approx(total["result"], abs=1e-6)
        shown = [re.compile(re.escape(f"{abs(100 * part):.1f}") + "$") for part in parts]
        expect(article.locator(".part b")).to_have_text(shown)
        for key in ("own", "others", "luck"):
            expect(article).to_contain_text(words(f"web-replay-{key}"))
