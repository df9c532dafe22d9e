"""Clocks at the table, in two browsers: a bot stands in, its person comes back, and games are resigned."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, Guest, me
from browser.words import words

SHORT = {"kind": "move", "seconds": 10, "out": "bot"}


STRUCK = """
  window.struck = [];
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, at) {
    window.struck.push(value);
    return set.call(this, value, at);
  };
"""
"""Every pitch that a page plays."""
BELL = 659


def pair(invite: Invite, pace: dict[str, Any] | None, size: tuple[int, int] = DESKTOP) -> tuple[Guest, Guest]:
    """Two people at a table that both have open; the first one starts, the second one hears sounds."""
    first, second = invite(), invite(size=size, sound=True)
    second.context.add_init_script(STRUCK)
    wish = {
        "game": "red-cathedral",
        "players": 2,
        "seats": [me(), {"who": "friend"}],
        "options": {"start_player": "1"},
        "pace": pace,
        "stand_in": "random",
    }
    made = first.ask("POST", "tables", wish)
    token = made["links"][0]["link"].rsplit("/", 1)[1]
    second.ask("POST", f"tables/{made['table']}/seats", {"token": token, "name": "Olga"})
    first.ask("PUT", "me", {"name": "Ada"})
    for guest in (first, second):
        guest.visit(f"/table/{made['table']}")
    return first, second


def notice(page: Page) -> Locator:
    return page.locator(".notice")


def test_a_bot_stands_in_and_its_person_comes_back(invite: Invite) -> None:
    first, second = pair(invite, SHORT)
    expect(first.page.locator(".prompt .seat-clock")).to_have_text(re.compile(r"^(0:10|\d\.\d)$"))
    expect(second.page.locator(".seat-clock")).not_to_have_count(0)
    bot = words("web-bot-plays-for-you", level=words("level-name", level="random"))
    expect(notice(first.page)).to_contain_text(bot)
    expect(second.page.locator('main[data-state="yours"]')).to_be_visible()
    second.page.wait_for_function("bell => struck.includes(bell)", arg=BELL)  # it is their turn
    notice(first.page).get_by_role("button", name=words("web-i-am-back")).click()
    expect(notice(first.page)).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_is_given_up_when_all_agree(invite: Invite, size: tuple[int, int]) -> None:
    first, second = pair(invite, None, size)
    for answer in ("web-vote-refuse", "web-vote-agree"):
        page = second.page
        page.get_by_role("button", name=words("web-menu"), exact=True).click()
        page.get_by_role("button", name=words("web-people-here"), exact=True).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=words("web-give-up"), exact=True).click()
        dialog.get_by_role("button", name=words("web-really"), exact=True).click()
        expect(dialog).to_have_count(0)
        expect(notice(page)).to_contain_text(words("web-vote-yours-end"))
        expect(notice(first.page)).to_contain_text(words("web-vote-end", name="Olga"))
        notice(first.page).get_by_role("button", name=words(answer), exact=True).click()
        if answer == "web-vote-refuse":
            expect(notice(page)).to_have_count(0)
    for guest in (first, second):
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text(words("web-given-up"))
    table = first.page.url.rsplit("/", 1)[1]
    # The second one is led there too: by the same button, or, on a phone, by the invitation that covers it.
    again = second.page.locator("[data-invitation]").get_by_role("button", name=words("web-accept"))
    if size == DESKTOP:
        again = notice(second.page).get_by_role("button", name=words("web-score-rematch"), exact=True)
    notice(first.page).get_by_role("button", name=words("web-score-rematch"), exact=True).click()
    first.page.wait_for_url(lambda url: not url.endswith(table))
    again.click()
    second.page.wait_for_url(lambda url: not url.endswith(table))
    assert first.page.url == second.page.url
    assert not first.complaints + second.complaints


def test_a_table_with_a_pace_is_made_on_the_page(invite: Invite) -> None:
    guest = invite()
    page = guest.visit("/new?game=basilica")
    page.get_by_role("radio", name=words("web-seat-friend"), exact=True).last.check()
    page.get_by_role("radio", name=words("web-time-player"), exact=True).check()
    page.get_by_label(words("web-time-minutes-player")).fill("15")
    page.get_by_label(words("web-time-increment")).fill("5")
    page.get_by_role("button", name=words("web-open-table")).click()
    page.wait_for_url("**/table/*")
    pace = guest.table(page.url.rsplit("/", 1)[1])["timing"]["pace"]
    assert (pace["kind"], pace["seconds"], pace["increment"]) == ("player", 900, 5)
