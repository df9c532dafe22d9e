"""Five people in five browsers: a rated game of four with a day for each move, played over two days.

The days are those of the server's clock, which a file sets forward. One person continues on a phone, one is
away for too long and comes back, one watches. `tests/server/test_four_people` is on PostgreSQL too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.choosing import Player
from browser.guests import PHONE, Guest, invite, me
from browser.playing import Table
from browser.serving import Server
from browser.words import words
from server_tools import Live

HOUR = 3600 * 1000
FORWARD = """
import pathlib
from duomo.play.house_time import HouseTime
file = pathlib.Path({file!r})
ahead = lambda: int(file.read_text() or 0)
HouseTime.now = lambda self: self.source() - self.lost + ahead()
HouseTime.wall = lambda self, moment: moment + self.lost - ahead()
"""
"""Sets the server's clock ahead by the number of milliseconds in a file."""
NAMES = ("Ada", "Bea", "Cyd", "Dan")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server, and the file that sets its clock forward."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    server = Server(tmp_path, before=FORWARD.format(file=str(clock)))
    yield server, clock
    server.stop()


class Seated:
    """Somebody who decides without the page, over their own live connection."""

    def __init__(self, guest: Guest, table: str) -> None:
        [cookie] = [one["value"] for one in guest.context.cookies() if one["name"] == "duomo"]
        self.port = int(guest.address.rsplit(":", 1)[1])
        self.cookie = cookie
        self.live = Live(self, table, changes=True)

    @property
    def now(self) -> dict[str, Any]:
        found: dict[str, Any] = self.live.now
        return found

    def reach(self, number: int) -> None:
        """Read messages until an entry is known."""
        while self.now["number"] < number:
            self.live.hear()


class Evening:
    """One table and the people around it. Between two events, the game is played without the pages: the
    deciding player moves over a live connection, and receives everything else there.
    """

    def __init__(self, people: list[Guest], table: str) -> None:
        self.people = people
        self.table = table
        self.choose = Player("five people")
        self.seated = [Seated(guest, table) for guest in people]

    def move_to(self, seat: int, guest: Guest) -> None:
        """Somebody continues on another device."""
        self.seated[seat].live.__exit__()
        self.people[seat], self.seated[seat] = guest, Seated(guest, self.table)

    def now(self, number: int = 0) -> dict[str, Any]:
        """As the deciding person sees it, after an entry at least; or the end."""
        first = self.seated[0]
        first.reach(number)
        if first.now["over"]:
            return first.now
        decides: Seated = self.seated[first.now["decider"]]
        decides.reach(first.now["number"])
        return decides.now

    def by_hand(self) -> None:
        """Make a move on the page of the person whose turn it is, opening it if necessary."""
        now = self.now()
        person = self.people[now["decider"]]
        table = Table(person, self.table)
        if self.table not in person.page.url:
            table.sit()
        table.wait(now["number"] - 1)
        table.play(self.choose(now))
        table.until("number => duomoTest.main()?.dataset.number > number", now["number"])
        self.now(now["number"] + 1)

    def turn_of(self, seat: int) -> None:
        """Play without the pages until it is somebody's turn."""
        while (now := self.now())["decider"] != seat:
            assert not now["over"]
            self.move(now)

    def to_the_end(self) -> None:
        while not (now := self.now())["over"]:
            self.move(now)

    def move(self, now: dict[str, Any]) -> None:
        decides = self.seated[now["decider"]]
        assert decides.live.play(self.choose(now))["type"] == "changes", "the move was not made"
        self.now(decides.now["number"])

    def close(self) -> None:
        for one in self.seated:
            one.live.__exit__()


def join(friend: Guest, link: str, name: str) -> None:
    page = friend.visit(link)
    page.get_by_label(words("web-your-name")).fill(name)
    page.get_by_role("button", name=words("web-join-take")).click()
    page.wait_for_url("**/table/*")


def open_table(host: Guest) -> dict[str, Any]:
    wish = {
        "game": "red-cathedral",
        "players": 4,
        "seats": [me(), *[{"who": "friend"}] * 3],
        "options": {"start_player": "1"},
        "pace": {"kind": "days", "seconds": 24 * 3600, "out": "bot"},
        "stand_in": "random",
        "rated": True,
    }
    host.ask("PUT", "me", {"name": NAMES[0]})
    made: dict[str, Any] = host.ask("POST", "tables", wish)
    return made


def moves_on(old: Guest, new: Guest) -> None:
    """The link of the page “Me”, opened on another device."""
    page = old.context.new_page()
    page.goto(f"{old.address}/me")
    page.get_by_role("button", name=words("web-carry-on-show")).click()
    link = page.get_by_label(words("web-carry-on"), exact=True).input_value()
    page.close()
    there = new.visit(link.removeprefix(old.address))
    there.get_by_role("button", name=words("web-here-go")).click()
    there.wait_for_url(f"{new.address}/")


def notice(page: Page) -> Any:
    return page.locator(".notice")


def test_a_rated_game_of_four_over_two_days(house: tuple[Server, Path], chromium: Any) -> None:
    server, clock = house
    came = [invite(chromium, server.address) for _ in range(5)]
    *people, watcher = came
    ada, bea, cyd, dan = people
    made = open_table(ada)
    table = made["table"]
    for guest, name, link in zip(people[1:], NAMES[1:], made["links"], strict=True):
        join(guest, link["link"], name)
    page = watcher.visit(f"/table/{table}")
    expect(page.get_by_text(words("web-watching")).first).to_be_visible()
    evening = Evening(people, table)
    for seat in range(4):  # everybody's first turn starts on their own page, which they then leave
        evening.turn_of(seat)
        evening.by_hand()
        number = people[seat].table(table)["now"]["number"]
        Table(watcher, table).until("number => duomoTest.main()?.dataset.number >= number", number)
        people[seat].visit("/about")
    watcher.visit("/about")

    # The first day: twenty hours are not too long.
    evening.turn_of(2)
    clock.write_text(str(20 * HOUR))
    phone = invite(chromium, server.address, size=PHONE)
    came.append(phone)
    moves_on(bea, phone)
    bea.page.close()
    evening.move_to(1, phone)
    evening.by_hand()
    evening.turn_of(1)
    evening.by_hand()

    # The second day: twenty-five hours are, for the person to move; the others see who plays on.
    evening.turn_of(2)
    clock.write_text(str(45 * HOUR))
    bot = words("level-name", level="random")
    expect(notice(cyd.page)).to_contain_text(words("web-bot-plays-for-you", level=bot))
    seats = ada.table(table)["seats"]
    assert [seat["gone"] for seat in seats] == [None, None, "away", None]
    notice(cyd.page).get_by_role("button", name=words("web-i-am-back")).click()
    expect(notice(cyd.page)).to_have_count(0)
    evening.move_to(2, cyd)  # what was offered before she left is void
    evening.now(ada.table(table)["now"]["number"])  # after what the bot has done
    evening.turn_of(2)
    evening.by_hand()
    for guest in (phone, cyd):
        guest.visit("/about")
    evening.to_the_end()
    evening.close()

    final = ada.table(table)
    assert not final["timing"]["ended"]
    for guest in (ada, phone, cyd, dan, watcher):
        guest.visit(f"/table/{table}")
        expect(guest.page.locator('[data-screen="scoring"]')).to_be_visible()
    # Everybody's rating reflects this one game, by place, and watching is not playing.
    ratings = []
    for guest, name in zip(people, NAMES, strict=True):
        told = guest.ask("GET", "me/profile")
        assert told["name"] == name
        [rating] = told["ratings"]
        assert (rating["game"], rating["games"]) == ("red-cathedral", 1)
        ratings.append(rating["rating"])
    assert watcher.ask("GET", "me/profile")["ratings"] == []
    result = final["now"]["result"]
    assert max(ratings) in [ratings[seat] for seat in result["winners"]]
    assert ratings[result["scores"].index(min(result["scores"]))] == min(ratings)
    assert not [complaint for guest in came for complaint in guest.complaints]
    for guest in came:
        guest.context.close()
