"""Profile, archive and leader boards of people who have played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, Guest, me
from browser.words import words


def duel(first: Guest, second: Guest) -> str:
    """Play a rated game to its end without the page."""
    wish = {"game": "basilica", "players": 2, "seats": [me(), {"who": "friend"}], "rated": True}
    made = first.ask("POST", "tables", wish)
    table: str = made["table"]
    second.ask("POST", f"tables/{table}/seats", {"token": made["links"][0]["link"].rsplit("/", 1)[1]})
    while not first.table(table)["now"]["over"]:
        for guest in (first, second):
            now = guest.table(table)["now"]
            while now["yours"] is not None and not now["over"]:
                move = {"id": f"m{now['number']}", "seat": now["yours"], "move": now["legal"][0]["move"]}
                guest.ask("POST", f"tables/{table}/moves", {**move, "after": now["number"]})
                now = guest.table(table)["now"]
    return table


def befriended_and_blocked(page: Page) -> None:
    """Send a friend request from a profile, then block the person with two presses."""
    page.get_by_role("button", name=words("web-ask-friend", name="Tom")).click()
    expect(page.get_by_text(words("web-friend-asked", name="Tom"))).to_be_visible()
    page.get_by_role("button", name=words("web-talk-block", name="Tom")).click()
    page.get_by_role("button", name=words("web-block-sure")).click()
    expect(page.get_by_text(words("web-blocked-now", name="Tom"))).to_be_visible()
    expect(page.get_by_text(words("web-friend-asked", name="Tom"))).to_have_count(0)
    assert not violations(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_is_remembered_of_a_rated_game(invite: Invite, size: tuple[int, int]) -> None:
    ada, tom = invite(size=size), invite()
    ada.ask("PUT", "me", {"name": "Ada"})
    tom.ask("PUT", "me", {"name": "Tom"})
    table = duel(ada, tom)
    page = ada.visit("/profile")
    [rating] = ada.ask("GET", "me/profile")["ratings"]
    expect(page.locator(".ratings")).to_contain_text(str(rating["rating"]))
    expect(page.locator(".recent a[href^='/replay']")).to_have_attribute("href", f"/replay/{table}")
    assert not violations(page)
    if ada.phone:  # rarely needed parts are folded there
        page.locator("summary", has_text=words("web-opponents")).tap()
        assert not violations(page)
    page.get_by_role("link", name="Tom", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Tom")).to_be_visible()
    expect(page.get_by_text(words("web-profile-rated-only"))).to_be_visible()
    befriended_and_blocked(page)

    page = ada.visit("/archive")
    page.get_by_role("button", name=words("web-note-edit")).click()
    page.get_by_label(words("web-note-tags")).fill("king, <b>close</b>")
    page.get_by_label(words("web-note"), exact=True).fill("The tenth vault lost it.")
    page.get_by_role("button", name=words("web-note-save"), exact=True).click()
    expect(page.locator(".played")).to_contain_text("<b>close</b>")
    page.get_by_label(words("web-archive-search")).fill("vault TOM")
    expect(page.get_by_text(words("web-archive-count", count=1))).to_be_visible()
    page.get_by_label(words("web-archive-search")).fill("nobody")
    expect(page.get_by_text(words("web-archive-count", count=0))).to_be_visible()
    assert not violations(page)
    with page.expect_download() as download:
        page.get_by_role("link", name=words("web-archive-records")).click()
    assert download.value.suggested_filename == "duomo-games.zip"

    page = ada.visit("/leaders?game=basilica")
    expect(page.locator("tr.mine")).to_contain_text("Ada")
    assert not violations(page)


def test_a_table_is_opened_that_counts(invite: Invite) -> None:
    guest = invite()
    page = guest.visit("/new?game=basilica")
    rated = page.get_by_role("radiogroup", name=words("web-rated"))
    rated.get_by_role("radio", name=words("web-on"), exact=True).check()
    page.locator(".foot .primary").click()
    page.wait_for_url("**/table/*")
    assert guest.table(page.url.rsplit("/", 1)[1])["rated"]
