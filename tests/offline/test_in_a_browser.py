"""The site in a real browser, with the network switched off: games, replay, analysis and study."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.analyses import LONG, analysed
from browser.choosing import Player
from browser.guests import DESKTOP, PHONE
from browser.playing import Table, finish
from browser.serving import SEED
from browser.test_study import line, play, weighed
from browser.test_whole_games import same_moves
from browser.words import words
from duomo.play.tables.making import new_table
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import SeatRow, StoredTable
from duomo.play.tables.whole_tables import whole
from offline.conftest import Welcome
from offline.serving import Served
from offline.visitors import Visitor

SELDOM = 8


@pytest.mark.parametrize(
    ("size", "game"),
    [(DESKTOP, "red-cathedral"), (PHONE, "basilica")],
    ids=["desk", "phone"],
)
def test_a_whole_game_without_a_network(
    welcome: Welcome, served: Served, size: tuple[int, int], game: str
) -> None:
    visitor = welcome(size=size)
    visitor.visit("/")
    visitor.ready()
    served.stop()
    made = visitor.ask("POST", "tables/whole", dealt(game))
    table = Table(visitor, made["table"]).sit()
    moves = finish(table, Player(game), now_and_then)
    assert moves > 10
    expect(table.page.locator(".podium .total b").first).to_be_visible()
    assert visitor.table(table.id)["now"]["over"]


def now_and_then(table: Table, shown: dict[str, Any], now: dict[str, Any]) -> None:
    """Whether the page offers every move of the engine; at a server this is looked at in every position."""
    if now["number"] % SELDOM == 0:
        same_moves(table, shown, now)


def dealt(game: str) -> object:
    """A table with a seed of its own, so that the game can be played again."""
    seats = [SeatRow(0, guest="me"), SeatRow(1, level="greedy")]
    live = new_table(parts_of(game, 2, {}), seats, "me", False, SEED.rjust(64, "0"))
    return json.loads(msgspec.json.encode(whole(StoredTable(live.row, live.seats, [live.start()]), "me")))


class Walker(Visitor):
    """Somebody who stays on the page that is open: the engine need not start again."""

    def visit(self, path: str) -> Page:
        return self.walk(path)


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
