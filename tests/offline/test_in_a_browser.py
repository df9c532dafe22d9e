"""The site in a real browser, with the network switched off: whole games, replay, analysis and study."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.analyses import LONG, analysed
from browser.guests import DESKTOP, PHONE
from browser.playing import Table
from browser.test_study import line, play, weighed
from browser.words import words
from duomo.play.rows import SeatRow
from offline.conftest import Welcome
from offline.scripts import ME, Script, written
from offline.serving import Served
from offline.visitors import Visitor

SEARCHES = "architect"


class Walker(Visitor):
    """Somebody who stays on the page that is open: the engine need not start again."""

    def visit(self, path: str) -> Page:
        return self.walk(path)


def finished(visitor: Visitor, script: Script) -> None:
    """The score is on the screen, and it is the same as anywhere."""
    expect(visitor.page.locator(".podium .total b").first).to_be_visible()
    assert visitor.table(script.table)["now"]["result"]["scores"] == script.scores


def play_on(visitor: Visitor, script: Script) -> None:
    """From the first move to the last one, by what the page offers; the clicks are made inside the page."""
    visitor.ask("POST", "tables/whole", script.document)
    visitor.walk(f"/table/{script.table}")
    assert visitor.page.evaluate("moves => playOn(moves)", script.moves) == "over"
    finished(visitor, script)


def tap_on(visitor: Visitor, script: Script) -> None:
    """The same with a finger: every single move."""
    visitor.ask("POST", "tables/whole", script.document)
    visitor.walk(f"/table/{script.table}")
    table = Table(visitor, script.table)
    for step in script.moves:
        assert table.wait(after=step["number"] - 1)["number"] == step["number"]
        table.play(step["move"])
    assert table.wait(after=script.moves[-1]["number"])["state"] == "over"
    finished(visitor, script)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_whole_games_without_a_network(welcome: Welcome, served: Served, size: tuple[int, int]) -> None:
    """Both games at both sizes: against a bot with Contractors, alone against Ivan, against a level that
    searches, two at one screen."""
    visitor = welcome(size=size)
    visitor.visit("/")
    visitor.ready()
    served.stop()
    if size == DESKTOP:
        bot = SeatRow(1, level="greedy")
        play_on(visitor, written("red-cathedral", [ME, bot], {"contractors": "on"}))
        play_on(visitor, written("basilica", [ME, SeatRow(1, level=SEARCHES)], {}))
    else:
        play_on(visitor, written("red-cathedral", [ME], {}))
        tap_on(visitor, written("basilica", [ME, SeatRow(1, guest="me", name="Anna")], {}))


def test_replay_analysis_and_study_without_a_network(welcome: Welcome, served: Served) -> None:
    visitor = welcome()
    page = visitor.visit("/")
    visitor.ready()
    served.stop()
    found = analysed(Walker(visitor.context, page, visitor.address), moves=6)
    assert found.steps
    assert [step["kind"] for step in found.steps].count("decision") >= 1
    page.locator(".ledger article").first.wait_for(timeout=LONG)
    page.get_by_role("button", name=words("web-replay-forward")).first.click()
    at = found.first - 1
    visitor.walk(f"/replay/{found.replay}/{at}/study")
    panel = page.get_by_role("complementary", name=words("web-study"))
    weighed(panel)
    play(page)
    page.keyboard.press("j")
    verdict = panel.get_by_role("region", name=words("web-study-verdict"))
    expect(verdict).to_be_visible(timeout=LONG)
    judged = visitor.ask("POST", f"replays/{found.replay}/study/answer", {"at": at, "moves": line(page)})
    expect(verdict.get_by_role("status")).to_contain_text(words(f"web-replay-{judged['judgement']}"))
