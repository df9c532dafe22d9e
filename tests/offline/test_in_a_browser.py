"""The site in a real browser, with the network switched off: games, replay, analysis and study."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.analyses import LONG, analysed
from browser.choosing import Player
from browser.playing import Table
from browser.serving import SEED
from browser.test_study import line, play, weighed
from browser.test_whole_games import same_moves
from browser.words import words
from duomo.play.tables.making import new_table
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import SeatRow, StoredTable
from duomo.play.tables.whole_tables import whole
from local.browser import Browser
from offline.visitors import Walker


@dataclass
class Step:
    """A move of the person, and what this engine reports before it."""

    now: dict[str, Any]
    move: str

    @property
    def said(self) -> dict[str, Any]:
        number = self.now["number"]
        return {"seat": self.now["yours"], "move": self.move, "after": number, "id": f"move-{number}"}


@pytest.mark.parametrize(("size", "game"), [("desk", "red-cathedral"), ("phone", "basilica")])
def test_a_whole_game_without_a_network(request: pytest.FixtureRequest, size: str, game: str) -> None:
    """The game this engine has just played, with the same bot, move for move, entirely by clicks. At the
    first decision of each kind the page offers what this engine does.
    """
    table, steps, end = played(game)
    visitor = request.getfixturevalue(size)
    assert visitor.ask("POST", "tables/whole", table)["table"] == table["table"]
    at, known = Table(visitor, table["table"]).sit(), set[str]()
    for step in steps:
        shown = at.wait(after=step.now["number"] - 1)
        assert shown["number"] == step.now["number"]
        if step.now["decision"]["key"] not in known:
            same_moves(at, shown, step.now)
        known.add(step.now["decision"]["key"])
        at.play(step.move)
    assert at.wait(after=steps[-1].now["number"])["state"] == "over"
    expect(at.page.locator(".podium .total b").first).to_be_visible()
    told = visitor.table(at.id)["now"]
    assert (told["view"], told["result"]) == (end["view"], end["result"])


def played(game: str) -> tuple[dict[str, Any], list[Step], dict[str, Any]]:
    """A whole game on this engine: the table before it, the person's moves, and the end."""
    table, browser, choose = dealt(game), Browser(), Player(game)
    browser.ask("POST", "/api/tables/whole", table)
    browser.connect(table["table"])  # opening the table wakes the bot
    steps: list[Step] = []
    while not (now := browser.ask("GET", f"/api/tables/{table['table']}")[1]["now"])["over"]:
        steps.append(Step(now, choose(now)))
        status, told = browser.ask("POST", f"/api/tables/{table['table']}/moves", steps[-1].said)
        assert status == 200, told
    assert len(steps) > 10
    return table, steps, now


def dealt(game: str) -> dict[str, Any]:
    """A table with a fixed seed, so that the game can be repeated."""
    seats = [SeatRow(0, guest="me"), SeatRow(1, level="greedy")]
    live = new_table(parts_of(game, 2, {}), seats, "me", False, SEED.rjust(64, "0"))
    stored = StoredTable(live.row, live.seats, [live.start()])
    found: dict[str, Any] = json.loads(msgspec.json.encode(whole(stored, "me")))
    return found


def test_replay_analysis_and_study_without_a_network(desk: Walker) -> None:
    page = desk.page
    found = analysed(desk, moves=6)
    assert found.steps
    assert [step["kind"] for step in found.steps].count("decision") >= 1
    desk.walk("/")  # a page opened before the analysis started does not know about it
    desk.walk(f"/replay/{found.replay}")
    page.locator(".ledger article").first.wait_for()
    page.get_by_role("button", name=words("web-replay-forward")).first.click()
    at = found.first - 1
    desk.walk(f"/replay/{found.replay}/{at}/study")
    panel = page.get_by_role("complementary", name=words("web-study"))
    weighed(panel)
    play(page)
    page.keyboard.press("j")
    verdict = panel.get_by_role("region", name=words("web-study-verdict"))
    expect(verdict).to_be_visible(timeout=LONG)
    judged = desk.ask("POST", f"replays/{found.replay}/study/answer", {"at": at, "moves": line(page)})
    expect(verdict.get_by_role("status")).to_contain_text(words(f"web-replay-{judged['judgement']}"))
