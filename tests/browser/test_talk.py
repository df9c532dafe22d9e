"""Chat between browsers: phrases in the reader’s language, text stays text, blocked people are silent."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, me
from browser.words import words


def chat(page: Page, language: str = "en", phone: bool = False) -> Locator:
    """Open the chat of a table and return it."""
    if phone:
        page.get_by_role("button", name=words("web-log", language), exact=True).last.click()
    page.get_by_role("button", name=words("web-talk", language)).first.click()
    return page.locator(".chat")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_two_people_talk(invite: Invite, size: tuple[int, int]) -> None:
    first, second = invite(), invite(size=size, language="fr")
    made = first.make("red-cathedral", [me(), {"who": "friend"}], start_player="1")
    token = made["links"][0]["link"].rsplit("/", 1)[1]
    second.ask("POST", f"tables/{made['table']}/seats", {"token": token, "name": "Olga"})
    for guest in (first, second):
        guest.visit(f"/table/{made['table']}")
    here = chat(first.page)
    there = chat(second.page, "fr", phone=size == PHONE)
    here.get_by_label(words("web-talk-write")).fill("<img src=x onerror=alert(1)> hello")
    here.get_by_role("button", name=words("web-talk-send"), exact=True).click()
    expect(there.locator("li")).to_contain_text(["<img src=x onerror=alert(1)> hello"])
    here.get_by_role("button", name=words("web-phrase", phrase="well-built")).click()
    expect(there.locator("li").last).to_contain_text(words("web-phrase", "fr", phrase="well-built"))
    here.get_by_role("button", name=words("web-talk-mute"), exact=True).click()
    expect(here).to_have_text(re.compile(re.escape(words("web-talk-muted"))))
    expect(here.locator("li")).to_have_count(0)
    here.get_by_role("button", name=words("web-talk-unmute"), exact=True).click()
    expect(here.locator("li")).to_have_count(2)
    dialog = second.page.get_by_role("dialog")
    there.get_by_role("button", name=words("web-talk-about", "fr")).last.click()
    dialog.locator("footer button").first.click()  # muted at this table, then unmuted
    expect(there.locator("li")).to_have_text([words("web-talk-empty", "fr")])
    there.locator(".note button").click()
    expect(there.locator("li")).to_have_count(2)
    there.get_by_role("button", name=words("web-talk-about", "fr")).last.click()
    dialog.get_by_role("button", name=words("web-talk-report", "fr")).click()
    expect(dialog).to_contain_text(words("web-talk-reported", "fr"))
    dialog.locator("footer button").last.click()
    expect(there.locator("li")).to_have_text([words("web-talk-empty", "fr")])
    assert not first.complaints + second.complaints
