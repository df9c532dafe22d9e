"""What a browser stores can be exported to a file: for another browser, and for a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.choosing import Player
from browser.guests import Guest, invite
from browser.playing import Table
from browser.screens import endgame_of
from browser.serving import Server
from browser.test_lessons import LESSONS, Taking
from browser.words import words
from offline.conftest import Welcome
from offline.serving import Served
from offline.test_pages_in_a_browser import offers_to_install
from offline.visitors import Visitor, Walker

SHARED = [{"who": "me"}, {"who": "screen"}]
COPY = {"rows": {"section_cards": [{"id": "dome-1", "points": 9}]}, "used": None}
FORGET = """indexedDB.deleteDatabase('duomo');
for (const name of ['duomo-copy-red-cathedral', 'duomo-lessons']) localStorage.removeItem(name)"""
KEEPS = """localStorage.getItem('duomo-copy-red-cathedral')"""


def save(page: Page, file: Path) -> dict[str, Any]:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games in a file").click()
    saved.value.save_as(file)
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def bring(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text="One game was brought.")).to_be_visible()


def learnt(visitor: Visitor) -> dict[str, Any]:
    """A lesson completed on the board, another one started, a puzzle solved."""
    game, lesson = next((game, one) for game, one in LESSONS if one.id == "basilica/turn")
    Taking(Walker.of(visitor), game, lesson).take()
    expect(visitor.page.locator(".coach h2")).to_have_text(words("web-lesson-done"))
    game, other = LESSONS[0]
    Taking(Walker.of(visitor), game, other).do(None)
    visitor.until(lambda: progress(visitor).keys() == {lesson.id, other.id})
    assert progress(visitor)[lesson.id]["stars"] == 3
    assert progress(visitor)[other.id]["done"] == ["next"]
    puzzle = visitor.ask("GET", "puzzles/all?game=basilica")[0]["id"]
    solved = {"puzzle": puzzle, "at": 5, "day": None, "best": 2, "mu": 1600.0, "sigma": 300.0}
    visitor.ask("PUT", "attempts", [solved])
    return progress(visitor)


def progress(guest: Guest) -> dict[str, Any]:
    """The stored progress of each lesson."""
    return {
        one["lesson"]: {"stars": one["stars"], "done": one["done"]} for one in guest.ask("GET", "progress")
    }


def begun(visitor: Visitor) -> str:
    """A game after some moves, a record of another, a name, values of the person's own copy."""
    made = visitor.ask("POST", "tables", {"game": "basilica", "players": 2, "seats": SHARED, "options": {}})
    table, choose = Table(visitor, made["table"]), Player("kept")
    for number in range(3):
        now = table.now()
        said = {"seat": now["yours"], "move": choose(now), "after": now["number"], "id": f"move-{number}"}
        visitor.ask("POST", f"tables/{table.id}/moves", said)
    visitor.ask("PUT", "me", {"name": "Anna"})
    visitor.page.evaluate(
        "rows => localStorage.setItem('duomo-copy-red-cathedral', rows)", json.dumps(COPY["rows"])
    )
    status, _ = visitor.page.evaluate(
        "record => askEngine('POST', '/api/replays', record)", endgame_of("basilica", "random-random-12", 6)
    )
    assert status == 201
    return table.id


def test_all_of_it_goes_along(welcome: Welcome, served: Served, chromium: Any, tmp_path: Path) -> None:
    visitor = welcome()
    page = visitor.visit("/kept")
    visitor.ready()
    served.stop()
    lessons = learnt(visitor)
    table = begun(visitor)
    before = visitor.table(table)["now"]["view"]
    visitor.walk("/about")
    visitor.walk("/kept")
    file = tmp_path / "games.json"
    saved = save(page, file)
    assert [one["table"] for one in saved["tables"]] == [table]
    assert (saved["name"], saved["copies"]["red-cathedral"]) == ("Anna", COPY)
    (record,) = saved["records"]
    attempts = visitor.ask("GET", "attempts")
    assert (set(saved["lessons"]), saved["attempts"]) == (set(lessons), attempts)

    page.evaluate(FORGET)
    visitor.visit("/kept")
    visitor.ready()
    assert visitor.ask("GET", "tables")["running"] == []
    assert (progress(visitor), visitor.ask("GET", "attempts")) == ({}, [])
    bring(page, file)
    assert visitor.table(table)["now"]["view"] == before
    assert visitor.ask("GET", "me")["name"] == "Anna"
    assert json.loads(page.evaluate(KEEPS)) == COPY["rows"]
    assert visitor.ask("GET", "records") == [record]
    assert (progress(visitor), visitor.ask("GET", "attempts")) == (lessons, attempts)
    page.get_by_role("link", name="Record 1").click()
    page.wait_for_url(f"**/replay/{record['replay']}**")

    server = Server(tmp_path)
    guest = invite(chromium, server.address)
    try:
        there = guest.visit("/kept")
        offers_to_install(there)
        bring(there, file)
        (running,) = guest.ask("GET", "tables")["running"]
        assert guest.table(running["table"])["now"]["view"] == before
        assert guest.ask("GET", "me")["name"] == "Anna"
        assert progress(guest) == lessons
        there.get_by_role("link", name="Record 1").click()
        there.locator("main[data-number], .replay").first.wait_for()
        goes_on(Table(guest, running["table"]))
        assert guest.complaints == []
    finally:
        guest.context.close()
        server.stop()


def goes_on(table: Table) -> None:
    shown = table.sit().wait()
    table.play(Player("there")(table.now()))
    assert table.wait(after=shown["number"])["number"] > shown["number"]


@pytest.mark.parametrize("way", ["give up", "delete"])
def test_a_game_is_given_up_or_deleted(desk: Walker, way: str) -> None:
    visitor, page = desk, desk.page
    before = visitor.ask("GET", "tables")
    table = begun(visitor)
    visitor.walk(f"/table/{table}")
    Table(visitor, table).wait()
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="People").click()
    name = "Give the game up" if way == "give up" else "Delete the game"
    page.get_by_role("button", name=name).click()
    page.get_by_role("button", name="Really?").click()
    left = [one["table"] for one in before["running"]]
    visitor.until(lambda: [one["table"] for one in visitor.ask("GET", "tables")["running"]] == left)
    finished = visitor.ask("GET", "tables")["finished"]
    if way == "give up":
        page.get_by_text("given up").first.wait_for()
        assert [one["ended"] for one in finished if one["table"] == table] == ["agreed"]
    else:
        page.wait_for_url("**/?/tables")
        assert finished == before["finished"]
