"""Fair dice in the page: a promise before the game, a player's word, and the check afterwards."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.guests import PHONE, Guest, me
from browser.words import words


def menu(page: Page, key: str) -> None:
    page.get_by_role("button", name=words("web-menu"), exact=True).first.click()
    page.get_by_role("button", name=words(key), exact=True).click()


def play_on(guest: Guest, table: str) -> None:
    """Play both seats to the end, without the page."""
    now = guest.table(table)["now"]
    while not now["over"]:
        move = {"id": f"m{now['number']}", "seat": now["yours"], "move": now["legal"][0]["move"]}
        guest.ask("POST", f"tables/{table}/moves", {**move, "after": now["number"]})
        now = guest.table(table)["now"]


def test_dice_are_promised_mixed_and_checked(invite: Invite) -> None:
    guest = invite(size=PHONE)
    table = guest.make("basilica", [me(), {"who": "screen"}])["table"]
    page = guest.visit(f"/table/{table}")
    promise = guest.ask("GET", f"tables/{table}/dice")["commitment"]
    noted = f"localStorage['duomo-dice {table}']"
    # before anybody has looked
    page.wait_for_function(f"() => {noted} === {json.dumps(json.dumps(promise))}")
    menu(page, "web-people-here")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(promise)).to_be_visible()
    dialog.get_by_label(words("web-dice-word"), exact=True).fill("<b>Ada</b>")
    dialog.get_by_role("button", name=words("web-dice-add"), exact=True).click()
    expect(dialog).to_contain_text("<b>Ada</b>")
    guest.visit("/about")
    play_on(guest, table)
    guest.visit(f"/table/{table}")
    menu(page, "web-dice")
    page.get_by_role("button", name=words("web-dice-check"), exact=True).click()
    told = guest.ask("GET", f"tables/{table}/dice")
    assert told["salts"][0]["word"] == "<b>Ada</b>"
    right = words("web-dice-right", count=len(told["rolls"]))
    expect(page.get_by_text(right)).to_be_visible()
    # It is checked against what this browser noted during the game, not against what the server says now.
    check = page.get_by_role("button", name=words("web-dice-check"), exact=True)
    page.evaluate(f"{noted} = JSON.stringify('0'.repeat(64))")
    check.click()
    expect(page.get_by_text(words("web-dice-other"))).to_be_visible()
    page.evaluate(f"delete {noted}")
    check.click()
    expect(page.get_by_text(words("web-dice-right-unnoted", count=len(told["rolls"])))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=words("web-dice-save"), exact=True).click()
    assert promise in download.value.path().read_text(encoding="utf-8")
