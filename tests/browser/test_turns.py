"""Within a turn: reload, undo, restart, hot-seat, why not, motion."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import bot, me
from browser.playing import Table
from browser.quick import over_http
from browser.words import words

GAMES = ("red-cathedral", "basilica")
COUNT_MOTIONS = """() => {
  const animate = Element.prototype.animate;
  window.moved = 0;
  Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
}"""

COUNT_DRAWN = """() => {
  window.drawn = 0;
  const parts = node => node.nodeType === Node.ELEMENT_NODE ? 1 + node.querySelectorAll('*').length : 0;
  new MutationObserver(all => {
    for (const { addedNodes } of all) for (const node of addedNodes) window.drawn += parts(node);
  }).observe(document.querySelector('.rc-table'), { childList: true, subtree: true });
}"""


def opened(invite: Invite, game: str, **wishes: object) -> Table:
    guest = invite(**wishes)
    return Table(guest, guest.make(game, [me(), bot()], start_player="1")["table"]).sit()


def mid_turn(table: Table) -> dict[int, dict[str, Any]]:
    """Play until a step and a turn can be taken back; return all positions on the way, by number."""
    choose, passed = Player("mid"), {}
    shown = table.wait()
    while True:
        now = passed[shown["number"]] = table.now()
        undo = now["undo"]
        if undo["restart"] in passed and undo["to"] in passed and undo["to"] != undo["restart"]:
            return passed
        table.play(choose(now))
        shown = table.wait(after=shown["number"])


@pytest.mark.parametrize("game", GAMES)
def test_reload_in_mid_turn(invite: Invite, game: str) -> None:
    table = opened(invite, game)
    mid_turn(table)
    before, offered = table.now(), set(table.reachable())
    table.page.reload()
    assert table.wait()["number"] == before["number"]
    assert set(table.reachable()) == offered
    assert table.now() == before
    table.advance(Player("reload"), 2)


def test_a_move_draws_only_what_it_changes(invite: Invite) -> None:
    """Drawing a whole board again with every move of three bots would keep a phone busy."""
    guest = invite()
    made = guest.make("red-cathedral", [me(), bot(), bot(), bot()], contractors="on")
    table = Table(guest, made["table"]).sit()
    begun = table.wait()["number"]
    table.page.evaluate(COUNT_DRAWN)
    number = table.advance(Player("drawn"), 12)["number"]
    parts = table.page.evaluate("document.querySelector('.rc-table').querySelectorAll('*').length")
    told = number - begun
    assert table.page.evaluate("window.drawn") / told < parts / 10, f"{told} entries, {parts} parts"


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_restart(invite: Invite, game: str) -> None:
    """Both restore the earlier position; the log keeps what was taken back, crossed out."""
    table = opened(invite, game)
    passed = mid_turn(table)
    for key, kind in (("u", "to"), ("r", "restart")):
        before = table.now()
        goal = passed[before["undo"][kind]]
        table.act(key).click()
        undone = table.wait(after=before["number"])
        now = table.now()
        assert now["view"] == goal["view"]
        assert set(table.reachable()) == {offer["move"] for offer in goal["legal"]}
        assert table.guest.table(table.id)["entries"][-1]["kind"] == "undo"
        passed[undone["number"]] = now
    assert len([entry for entry in table.guest.table(table.id)["entries"] if entry["taken_back"]]) >= 2
    expect(table.page.locator(".log li.gone")).not_to_have_count(0)
    expect(table.page.locator(".log li.undo")).to_have_count(2)
    logs = [table.page.locator(lines) for lines in (".log li", ".log li.gone")]
    told = [log.all_inner_texts() for log in logs]
    table.page.reload()
    table.wait()
    for log, lines in zip(logs, told):
        expect(log).to_have_text(lines, use_inner_text=True)
    table.advance(Player("undone"), 2)


def test_one_name_everywhere(invite: Invite) -> None:
    """Two bots of one level are distinguished by colour: beside the board, in the log, at the end."""
    guest = invite()
    made = guest.make("red-cathedral", [me(), bot("apprentice"), bot("apprentice")], start_player="1")
    table = Table(guest, made["table"]).sit()
    level = words("level-name", level="apprentice")
    names = [
        f"{level} ({words('rc-colour', colour=seat['colour'])})"
        for seat in guest.table(table.id)["seats"][1:]
    ]
    expect(table.page.locator(".rival .who")).to_have_text(names)
    over_http(guest, table.id, Player("names"), 30)
    for name in names:
        expect(table.page.locator(".log li", has_text=name).first).to_be_attached()
    guest.visit("/about")
    over_http(guest, table.id, Player("names"))
    guest.visit(f"/table/{table.id}")
    for name in names:
        expect(table.page.locator(".podium").get_by_text(name, exact=True)).to_be_visible()


def test_two_at_one_screen(invite: Invite) -> None:
    """Hot-seat: the page follows the deciding player, and may decide for both."""
    guest = invite()
    made = guest.make("red-cathedral", [me(), {"who": "screen", "name": "Anna"}], start_player="1")
    table = Table(guest, made["table"]).sit()
    choose = Player("screen")
    deciders: list[int] = []
    shown = table.wait()
    while len([seat for i, seat in enumerate(deciders) if i == 0 or seat != deciders[i - 1]]) < 5:
        now = table.now()
        assert now["yours"] == now["decider"]
        deciders.append(now["decider"])
        table.play(choose(now))
        shown = table.wait(after=shown["number"])
    assert set(deciders) == {0, 1}


@pytest.mark.parametrize(
    ("game", "piece"),
    [
        ("red-cathedral", '[data-press^="section/"][aria-disabled="true"]'),
        ("basilica", ".bay-button:not(.open)"),
    ],
)
def test_why_not(invite: Invite, game: str, piece: str) -> None:
    """Whatever cannot be chosen says why, and its rule is one click away."""
    table = opened(invite, game)
    table.wait()
    number = table.number
    target = table.page.locator(f"{piece}:visible").last
    box = target.bounding_box()
    assert box is not None
    table.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    bubble = table.page.locator(".whynot")
    expect(bubble).to_be_visible()
    expect(bubble).to_have_text(re.compile(".{16}"))
    assert table.number == number
    link = bubble.get_by_role("link")
    rule = link.inner_text()
    assert re.fullmatch(r"(RC|BA|CT)-\d+\.\d+", rule)
    address = table.page.url
    link.press("Enter")
    paragraph = table.page.get_by_role("dialog", name=words("web-rule", rule=rule))
    expect(paragraph.locator(".text")).to_have_text(re.compile(r"\w.{30}", re.DOTALL))
    expect(paragraph.get_by_role("link", name=words("web-rule-whole"))).to_have_attribute("target", "_blank")
    table.page.keyboard.press("Escape")
    expect(paragraph).to_have_count(0)
    expect(link).to_be_focused()
    assert (table.page.url, table.number) == (address, number), "the game goes on where it was"
    table.guest.visit(link.get_attribute("href") or "")
    expect(table.page.locator(f'[id="{rule}"]')).to_be_in_viewport()


def test_why_not_goes_away(invite: Invite) -> None:
    table = opened(invite, "basilica")
    table.wait()
    box = table.page.locator(".bay-button:not(.open):visible").last.bounding_box()
    assert box is not None
    table.page.mouse.click(box["x"] + 5, box["y"] + 5)
    expect(table.page.locator(".whynot")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".whynot")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_motion_blocks_nothing(invite: Invite, game: str) -> None:
    """With motion on, things move, and the next move can be made meanwhile."""
    table = opened(invite, game, motion=True)
    table.page.evaluate(COUNT_MOTIONS)
    choose = Player("motion")
    shown = table.wait()
    for _ in range(16):
        now = table.now()
        table.play(choose(now))
        shown = table.wait(after=shown["number"])
        assert set(table.reachable()) == {offer["move"] for offer in table.now()["legal"]}
    table.until("() => window.moved > 0")


def test_obvious_moves_are_played(invite: Invite) -> None:
    """By default the page makes moves without a choice automatically."""
    guest = invite(obvious=True)
    table = Table(guest, guest.make("red-cathedral", [me(), bot()], start_player="1")["table"])
    choose = Player("obvious")
    for _ in range(2):
        now = over_http(guest, table.id, choose, 0)
        while not any(offer.get("obvious") for offer in now["legal"]):
            now = over_http(guest, table.id, choose, 1)
        table.sit().wait(after=now["number"])
        guest.visit("/about")
