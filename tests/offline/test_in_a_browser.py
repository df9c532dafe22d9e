"""The site in a real browser, with the network switched off: whole games, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.choosing import Player
from browser.guests import DESKTOP, PHONE
from browser.playing import Table, finish
from browser.serving import SEED
from browser.test_whole_games import same_moves
from duomo.bots.registry import make_bot
from duomo.core.table import Move
from duomo.play.live_table import LiveTable
from duomo.play.making import new_table
from duomo.play.parts import parts_of
from duomo.play.rows import SeatRow, StoredTable
from duomo.play.whole_tables import whole
from offline.conftest import Welcome
from offline.serving import Served

SELDOM = 8


@pytest.mark.parametrize(
    ("size", "game", "last"),
    [(DESKTOP, "red-cathedral", 60), (PHONE, "basilica", None)],
    ids=["desk", "phone"],
)
def test_a_game_without_a_network(
    welcome: Welcome, served: Served, size: tuple[int, int], game: str, last: int | None
) -> None:
    """A whole game, and the last decisions of a longer one."""
    visitor = welcome(size=size)
    visitor.visit("/")
    visitor.ready()
    served.stop()
    made = visitor.ask("POST", "tables/whole", dealt(game, last))
    table = Table(visitor, made["table"]).sit()
    moves = finish(table, Player(game), now_and_then)
    assert moves > 10
    expect(table.page.locator(".podium .total b").first).to_be_visible()
    assert visitor.table(table.id)["now"]["over"]


def now_and_then(table: Table, shown: dict[str, Any], now: dict[str, Any]) -> None:
    """Whether the page offers every move of the engine; at a server this is looked at in every position."""
    if now["number"] % SELDOM == 0:
        same_moves(table, shown, now)


def dealt(game: str, last: int | None) -> object:
    """A table with a seed of its own, so that the game can be played again.

    Before the first move, or before so many last decisions of two bots.
    """
    moves = [] if last is None else by_bots(new(game))[:-last]
    live = new(game)
    entries = [live.start()]
    for move in moves:
        assert live.decider is not None
        entries.append(live.play(live.decider, move, None))
    return json.loads(msgspec.json.encode(whole(StoredTable(live.row, live.seats, entries), "me")))


def new(game: str) -> LiveTable:
    seats = [SeatRow(0, guest="me"), SeatRow(1, level="greedy")]
    return new_table(parts_of(game, 2, {}), seats, "me", False, SEED.rjust(64, "0"))


def by_bots(live: LiveTable) -> list[Move]:
    """All moves of a game between two of them."""
    bot = make_bot("greedy", "without a network")
    live.start()
    moves = []
    while not live.over:
        assert live.decider is not None
        code = bot.choose(live.table.rules, live.table.state, live.table.codes())
        moves.append(Move(code, live.table.rules.text(code)))
        live.play(live.decider, moves[-1], None)
    return moves


def test_one_click_a_crash_at_every_move_and_the_way_to_another_browser(
    welcome: Welcome, served: Served, tmp_path: Path
) -> None:
    visitor = welcome()
    page = visitor.visit("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("main[data-number]").wait_for(timeout=120_000)
    visitor.ready()
    assert "/some/where/?/table/" in page.url
    served.stop()
    table = Table(visitor, page.url.partition("/table/")[2])
    choose = Player("crash")
    for _ in range(3):
        shown = table.wait()
        table.play(choose(table.now()))
        table.wait(after=shown["number"])
        before = table.now()
        page.reload()
        table.wait()
        assert table.now() == before, "a move was lost"
    visitor.visit("/kept")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games in a file").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    assert [one["table"] for one in json.loads(file.read_text())["tables"]] == [table.id]
    page.evaluate("indexedDB.deleteDatabase('duomo')")
    visitor.visit("/kept")
    visitor.ready()
    assert visitor.ask("GET", "tables")["running"] == []
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="One game was brought.")).to_be_visible()
    now = visitor.table(table.id)["now"]
    assert now["view"] == before["view"]
    assert visitor.complaints == []
