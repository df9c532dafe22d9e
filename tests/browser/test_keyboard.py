"""Only the keyboard: from the home page to the score, without the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import bot, me
from browser.playing import Table, finish
from browser.words import words

MANY = 80
"""Key presses that are enough to go round everything."""


def to_target(table: Table, selector: str) -> None:
    """Press N to go from target to target until the wanted one has the focus."""
    for _ in range(MANY):
        table.page.keyboard.press("n")
        if table.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"key N never reaches {selector}")


def play(table: Table, move: str) -> None:
    if move not in table.moves:
        for door in table.reachable()[move]:
            to_target(table, door)
            table.page.keyboard.press("Enter")
    to_target(table, f'[data-move="{move}"]')
    assert table.page.evaluate("duomoTest.focused()")["name"], "a target without a name"
    table.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "players"), [("red-cathedral", 1), ("basilica", 2)])
def test_a_whole_game(invite: Invite, game: str, players: int) -> None:
    guest = invite()
    made = guest.make(game, [me(), *[bot()] * (players - 1)])
    table = Table(guest, made["table"]).sit()
    finish(table, Player(f"keys {game}"), lambda *_: None, play)
    assert table.over


def test_from_home_into_a_game(invite: Invite) -> None:
    """A newcomer is in a game with one press."""
    page = invite().visit("/")
    wanted = words("web-play-now-game", game=words("web-game-red-cathedral"))
    page.get_by_role("button", name=wanted).wait_for()
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.evaluate("duomoTest.focused()")["name"] == wanted:
            break
    page.keyboard.press("Enter")
    page.wait_for_function("() => duomoTest.main()")


def test_moves_by_number_and_dialogs_by_key(invite: Invite) -> None:
    guest = invite()
    table = Table(guest, guest.make("basilica", [me(), bot()], start_player="1")["table"]).sit()
    number = table.wait()["number"]
    table.page.keyboard.press("m")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text(words("web-all-moves"))
    legal = {offer["move"] for offer in table.now()["legal"]}
    listed = dialog.locator("[data-move]")
    expect(listed).to_have_count(len(legal))
    assert set(listed.evaluate_all("all => all.map(each => each.dataset.move)")) == legal
    table.page.keyboard.press("1")
    table.wait(after=number)
    table.page.keyboard.press("u")
    table.wait(after=number + 1)
    table.page.keyboard.press("?")
    expect(dialog).to_contain_text(words("web-keys"))
    table.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
