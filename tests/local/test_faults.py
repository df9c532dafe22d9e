"""Failures while storing: a game has no gap, the page sees what is stored, bots continue."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from duomo.local.house import House
from duomo.local.room import Room
from local.browser import Browser, NotKept
from local.test_house import decides, play
from local.test_same_documents import timeless, wish


def made(browser: Browser, game: str = "red-cathedral", *seats: str, **options: str) -> str:
    _, told = browser.ask("POST", "/api/tables", wish(game, *(seats or ("me", "screen")), **options))
    table: str = told["table"]
    return table


def whole(browser: Browser, table: str) -> None:
    """Check that entries are numbered without a gap, and that a newly opened page sees what this one has."""
    numbers = [int(key.split("/")[2]) for key in sorted(browser.kept) if key.startswith(f"entry/{table}/")]
    assert numbers == list(range(1, len(numbers) + 1))
    again = Browser(browser.kept)
    again.thinks = False
    assert timeless(decides(again, table)) == timeless(decides(browser, table))


def shown(browser: Browser, connection: int) -> Any:
    """The position on the page after all frames: full ones, and changes since."""
    now: Any = None
    for frame in browser.frames[connection]:
        if frame["type"] == "table":
            now = frame["snapshot"]["now"]
        elif frame["type"] in ("now", "entries"):
            now = frame["now"]
        elif frame["type"] == "changes":
            now = now | {"number": frame["now"].get("number", now["number"])}
    return now


@pytest.mark.parametrize("undone", ["full", "fault"])
def test_a_move_that_was_not_written_was_not_made(undone: Any) -> None:
    browser, choose = Browser(), random.Random(4)
    table = made(browser)
    connection = browser.connect(table)
    for number in range(6):
        play(browser, table, f"move-{number}", choose)
    before = timeless(decides(browser, table))
    browser.next_writes = [undone]
    with pytest.raises(NotKept):
        play(browser, table, "lost", choose)
    assert timeless(decides(browser, table)) == before
    assert browser.frames[connection][-1]["type"] == "table", "the page is told anew what is kept"
    whole(browser, table)
    for number in range(6):
        play(browser, table, f"later-{number}", choose)
    whole(browser, table)
    assert shown(browser, connection)["number"] == decides(browser, table)["number"]


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """Append something, and the next change fails halfway."""
    planned: list[bool] = []
    plain = Room.tell

    def tell(room: Room, told: Any) -> None:
        if planned:
            planned.pop()
            raise RuntimeError("planted")
        plain(room, told)

    monkeypatch.setattr(Room, "tell", tell)
    yield planned
    assert not planned


def test_a_fault_within_a_move_leaves_no_hole(breaks: list[bool]) -> None:
    browser, choose = Browser(), random.Random(4)
    table = made(browser)
    connection = browser.connect(table)
    for number in range(4):
        play(browser, table, f"move-{number}", choose)
    before = timeless(decides(browser, table))
    breaks.append(True)
    with pytest.raises(RuntimeError):
        play(browser, table, "lost", choose)
    assert timeless(decides(browser, table)) == before
    for number in range(4):
        play(browser, table, f"later-{number}", choose)
    whole(browser, table)
    assert shown(browser, connection)["number"] == decides(browser, table)["number"]


def test_a_table_that_cannot_be_opened_again_harms_no_other(
    breaks: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, choose = Browser(), random.Random(4)
    table = made(browser)
    connection = browser.connect(table)
    play(browser, table, "first", choose)
    monkeypatch.setattr(Room, "restore", lambda *_: 1 / 0)
    breaks.append(True)
    with pytest.raises(RuntimeError):
        play(browser, table, "lost", choose)
    monkeypatch.undo()
    browser.say(connection, {"type": "ping"})
    assert [frame["type"] for frame in browser.frames[connection][-2:]] == ["table", "pong"]
    now = decides(browser, table)
    move = {"type": "move", "id": "next", "seat": now["yours"], "move": now["legal"][0]["move"]}
    browser.say(connection, move | {"after": now["number"]})
    whole(browser, table)
    assert decides(browser, table)["number"] > now["number"]


def test_who_was_late_sees_the_other_windows_move() -> None:
    one = Browser()
    table = made(one)
    other = Browser(one.kept)
    connection = other.connect(table)
    now = decides(other, table)
    play(one, table, "first", random.Random(1))
    late = {"type": "move", "id": "second", "seat": now["yours"], "move": now["legal"][0]["move"]}
    other.say(connection, late | {"after": now["number"]})
    assert [frame["type"] for frame in other.frames[connection][-2:]] == ["table", "late"]
    assert timeless(shown(other, connection)) == timeless(decides(one, table))


@pytest.mark.parametrize("undone", ["full", "fault"])
def test_a_bot_whose_move_was_not_written_rests_and_then_goes_on(undone: Any) -> None:
    browser = Browser()
    browser.thinks = False
    table = made(browser, "basilica", "me", "bot", start_player="2")
    connection = browser.connect(table)
    before = timeless(decides(browser, table))
    browser.next_writes = [undone]
    browser.think()
    assert browser.waiting == [], "it does not think without end"
    key = {"full": "server-browser-full", "fault": "server-browser-fault"}[undone]
    told = browser.frames[connection][-1]
    assert (told["type"], told["words"]["key"], told["re"]) == ("error", key, None)
    assert timeless(decides(browser, table)) == before
    browser.thinks = True
    browser.say(connection, {"type": "ping"})
    assert decides(browser, table)["yours"] == 0
    whole(browser, table)


def test_a_fault_within_a_bots_move_does_not_stop_the_game(breaks: list[bool]) -> None:
    browser = Browser()
    browser.thinks = False
    table = made(browser, "basilica", "me", "bot", start_player="2")
    connection = browser.connect(table)
    breaks.append(True)
    with pytest.raises(RuntimeError):
        browser.think()
    browser.do(lambda: browser.desk.thought_over(browser.desk.house._last_thought, True))
    assert browser.waiting == []
    browser.thinks = True
    browser.say(connection, {"type": "ping"})
    assert decides(browser, table)["yours"] == 0
    whole(browser, table)


def test_a_bot_is_asked_again_when_the_move_before_was_not_written() -> None:
    """The thought was never handed out; the table does not wait for it."""
    browser, choose = Browser(), random.Random(2)
    browser.thinks = False
    table = made(browser, "basilica", "me", "bot", start_player="1")
    for number in range(60):
        now = decides(browser, table)
        if now["yours"] is None:
            break
        browser.next_writes = ["full"]
        with pytest.raises(NotKept):
            play(browser, table, f"lost-{number}", choose)
        play(browser, table, f"move-{number}", choose)
    assert len(browser.waiting) == 1
    browser.thinks = True
    browser.think()
    whole(browser, table)


def test_what_was_not_written_of_oneself_is_forgotten() -> None:
    browser = Browser()
    browser.ask("PUT", "/api/me", {"name": "Anna"})
    browser.next_writes = ["full"]
    with pytest.raises(NotKept):
        browser.ask("PUT", "/api/me", {"name": "Berta"})
    assert browser.ask("GET", "/api/me")[1]["name"] == "Anna"


def test_a_fault_forgets_what_was_about_to_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    browser.ask("PUT", "/api/me", {"name": "Anna"})
    plain = House.keep_me

    def keep_me(house: House, me: Any) -> None:
        plain(house, me)
        raise RuntimeError("planted")

    monkeypatch.setattr(House, "keep_me", keep_me)
    with pytest.raises(RuntimeError):
        browser.ask("PUT", "/api/me", {"name": "Berta"})
    monkeypatch.undo()
    assert browser.ask("GET", "/api/me")[1]["name"] == "Anna"
    assert json.loads(browser.kept["me"])["name"] == "Anna"
