"""Two people, each in a browser: joining by a link, lost connections, undo by consent, secrets."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.choosing import Player, landing
from browser.conftest import Invite
from browser.guests import Guest, me
from browser.playing import Table
from browser.words import words

FRIEND = {"who": "friend"}
MANY = 120
"""Moves within which somebody draws a contract."""


def join(friend: Guest, link: str, name: str) -> None:
    """Take the seat of a private link, on the page."""
    page = friend.visit(link)
    page.get_by_label(words("web-your-name")).fill(name)
    page.get_by_role("button", name=words("web-join-take")).click()
    page.wait_for_url("**/table/*")


def pair(invite: Invite, game: str = "red-cathedral", **options: str) -> tuple[Table, Table]:
    """A table with two people. The first one starts."""
    host, friend = invite(), invite()
    made = host.make(game, [me(), FRIEND], start_player="1", **options)
    first, second = Table(host, made["table"]), Table(friend, made["table"])
    join(friend, made["links"][0]["link"], "Olga")
    first.sit()
    second.until("() => duomoTest.main()")
    return first, second


def level(first: Table, second: Table) -> None:
    """Wait until both pages show the same position."""
    number = max(first.number, second.number)
    for table in (first, second):
        table.until("number => duomoTest.main()?.dataset.number >= number", number)
    assert first.number == second.number


def play_on(first: Table, second: Table, moves: int, choose: Player) -> None:
    """Play this many moves, each in the browser whose turn it is."""
    for _ in range(moves):
        level(first, second)
        table = next(one for one in (first, second) if one.page.locator('main[data-state="yours"]').count())
        number = table.number
        table.play(choose(table.now()))
        table.until("number => duomoTest.main()?.dataset.number > number", number)
    level(first, second)


def numbers(guest: Guest, table: str) -> list[int]:
    return [entry["number"] for entry in guest.table(table)["entries"]]


def test_a_friend_joins_by_a_link(invite: Invite) -> None:
    """From the page for new tables: the friend's seat is a link, which works once opened elsewhere."""
    host, friend = invite(), invite()
    page = host.visit("/new?game=red-cathedral")
    page.get_by_role("radiogroup", name=words("web-seat-number", number=2)).get_by_title(
        words("web-seat-friend")
    ).click()
    page.get_by_role("button", name=words("web-open-table")).click()
    link = page.get_by_role("dialog").locator("input[readonly]").input_value()
    join(friend, link.removeprefix(host.address), "Olga")
    expect(page.get_by_role("dialog")).to_have_count(0)  # nobody is waited for any more
    table = Table(host, page.url.rsplit("/", 1)[1])
    table.until("() => duomoTest.main()")
    seats = host.table(table.id)["seats"]
    assert [(seat["who"], seat["mine"]) for seat in seats] == [("person", True), ("person", False)]
    assert seats[1]["name"] == "Olga"
    play_on(table, Table(friend, table.id), 6, Player("link"))


def titled(key: str) -> re.Pattern[str]:
    """A title, with or without the number of waiting turns."""
    title = words(key, game=words("web-game-red-cathedral"))
    return re.compile(rf"^(\(\d+\) )?{re.escape(title)}$")


def test_only_one_of_two_is_told_that_it_is_their_turn(invite: Invite) -> None:
    first, second = pair(invite)
    first.wait()
    expect(first.page).to_have_title(titled("web-tab-yours"))
    expect(second.page).to_have_title(titled("web-tab"))
    assert not second.moves
    choose = Player("title")
    while first.page.locator('main[data-state="yours"]').count():
        number = first.number
        first.play(choose(first.now()))
        first.until("number => duomoTest.main()?.dataset.number > number", number)
    expect(second.page).to_have_title(titled("web-tab-yours"))
    expect(first.page).to_have_title(titled("web-tab"))


class Wire:
    """The live connections of one page; they can be cut, also right after something was sent."""

    def __init__(self, guest: Guest) -> None:
        self.down = False
        self.swallow = False
        """Let the next message reach the server, and lose the connection before the answer."""
        self.sent: list[dict[str, Any]] = []
        self.open: list[WebSocketRoute] = []
        guest.page.route_web_socket("**/live?*", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        if self.down:
            page.close(code=4000)
            return
        server = page.connect_to_server()
        self.open.append(page)

        def forward(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)
            if self.swallow:
                self.cut()

        def deliver(message: str | bytes) -> None:
            if not self.down:
                page.send(message)

        page.on_message(forward)
        server.on_message(deliver)

    @property
    def moves(self) -> list[str]:
        """The ids of all requested moves."""
        return [message["id"] for message in self.sent if message["type"] == "move"]

    def cut(self) -> None:
        self.down = True
        for page in self.open:
            page.close(code=4000)
        self.open.clear()

    def mend(self) -> None:
        self.down = self.swallow = False


def test_cut_off_and_resumed(invite: Invite) -> None:
    """While one browser is cut off, the other plays on; afterwards it shows everything, once."""
    first, second = pair(invite)
    wire = Wire(second.guest)
    second.sit()
    play_on(first, second, 4, Player("before"))
    wire.cut()
    expect(second.page.get_by_text(words("web-offline"))).to_be_visible()
    choose = Player("meanwhile")
    while first.page.locator('main[data-state="yours"]').count():  # to the end of the first player's turn
        number = first.number
        first.play(choose(first.now()))
        first.until("number => duomoTest.main()?.dataset.number > number", number)
    wire.mend()
    level(first, second)
    expect(second.page.get_by_text(words("web-offline"))).to_have_count(0)
    told = log(second).all_inner_texts()
    assert len(told) == log(first).count() > 0
    second.sit()
    expect(log(second)).to_have_text(told, use_inner_text=True)
    play_on(first, second, 4, Player("after"))
    assert numbers(first.guest, first.id) == list(range(1, first.number + 1))


def test_a_move_whose_answer_is_lost_is_played_once(invite: Invite) -> None:
    first, second = pair(invite)
    wire = Wire(first.guest)
    first.sit()
    first.wait()
    number, move = first.number, Player("lost")(first.now())
    wire.swallow = True
    first.play(move)
    expect(first.page.get_by_text(words("web-offline-waits"))).to_be_visible()
    second.until("number => duomoTest.main()?.dataset.number > number", number)
    wire.mend()
    level(first, second)
    first.guest.until(lambda: len(wire.moves) >= 2)
    assert len(wire.moves) == 2
    assert len(set(wire.moves)) == 1, "the repetition must be recognisable"
    made = [entry["move"] for entry in first.guest.table(first.id)["entries"] if entry["number"] > number]
    assert made == [move]


def log(table: Table) -> Locator:
    return table.page.locator(".log li")


def test_undo_by_consent(invite: Invite) -> None:
    """Once dice were seen, the other player is asked: a refusal changes nothing, consent takes it back."""
    first, second = pair(invite)
    choose = Player("consent")
    first.wait()
    while first.now()["undo"]["policy"] != "consent":
        play_on(first, second, 1, choose)
    before = first.now()
    asker, other = (first, second) if before["undo"]["to"] is not None else (second, first)
    back = asker.now()["undo"]["to"]
    refused = words("web-undo-refused", name="Olga" if other is second else "")
    for answer in ("web-undo-refuse", "web-undo-agree"):
        ask = asker.act("u")
        expect(ask).to_contain_text(words("web-undo-ask"))
        ask.click()
        if asker.now()["undo"].get("takes_back"):  # more than the player's own turn needs confirmation first
            past = asker.page.get_by_role("dialog", name=words("web-undo-past"))
            past.get_by_role("button", name=words("web-undo-ask")).click()
        expect(asker.page.get_by_role("button", name=words("web-undo-withdraw"))).to_be_visible()
        dialog = other.page.get_by_role("dialog")
        expect(dialog).to_contain_text(words("web-undo-question"))
        dialog.get_by_role("button", name=words(answer)).click()
        expect(dialog).to_have_count(0)
        if answer == "web-undo-refuse":
            expect(asker.page.get_by_text(refused)).to_be_visible()
            assert asker.now()["number"] == before["number"]
    asker.until("number => duomoTest.main()?.dataset.number > number", before["number"])
    level(first, second)
    entry = first.guest.table(first.id)["entries"][-1]
    assert (entry["kind"], entry["back_to"]) == ("undo", back)
    play_on(first, second, 3, choose)


class Seeker(Player):
    """Goes to the guild's card with any die."""

    def __call__(self, now: dict[str, Any]) -> str:
        moves = [offer["move"] for offer in now["legal"]]
        there = [move for move in moves if move.startswith("die") and archive(now["view"]["market"], move)]
        return self.random.choice(there) if there else super().__call__(now)


def archive(market: dict[str, Any], move: str) -> bool:
    """True if a die lands in the archivists' quarter; a quarter has two spaces."""
    return bool(market["influence"][landing(market, move) // 2]["group"] == "archivists")


def hand_of(table: Table) -> set[str]:
    """The contracts that this guest sees in a hand: only ever their own."""
    return {contract for hand in table.now()["view"]["guild"]["hands"] for contract in hand or ()}


def test_secrets_stay_with_their_owner(invite: Invite) -> None:
    """CT-5.9: neither the opponent's page nor a spectator's is ever sent contracts in hand, nor the seed."""
    first, second = pair(invite, contractors="on", guild="archivists")
    watcher = Table(invite(), first.id).sit()
    choose = Seeker("secrets")
    for _ in range(MANY):
        if hand_of(first) or hand_of(second):
            break
        play_on(first, second, 1, choose)
    owner, other = (first, second) if hand_of(first) else (second, first)
    drawn = hand_of(owner)
    play_on(first, second, 10, choose)
    watcher.until("number => duomoTest.main()?.dataset.number >= number", first.number)
    secret = drawn & hand_of(owner)
    assert secret
    for contract in secret:
        names = (f'"{contract}"', f" {contract}")
        assert [frame for frame in owner.guest.frames if any(name in frame for name in names)]
        for table in (other, watcher):
            assert table.guest.frames
            assert not [frame for frame in table.guest.frames if any(name in frame for name in names)]
    for table in (owner, other, watcher):
        assert not [frame for frame in table.guest.frames if '"seed"' in frame or '"dealer"' in frame]
    assert not watcher.reachable()
    expect(watcher.page.get_by_text(words("web-watching"))).to_be_visible()
