"""Addresses that do not exist say so, in words, and offer a way on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.words import words

NOWHERE = (
    "/nowhere",
    "/table/0123456789abcdef",
    "/table/nonsense",
    "/join/nobodyhasthislink",
    "/replay/0123456789abcdef",
    "/tables/more/deep",
)


@pytest.mark.parametrize("path", NOWHERE)
def test_bad_links(invite: Invite, path: str) -> None:
    guest = invite()
    page = guest.visit(path)
    home = page.get_by_role("link", name=words("web-to-home"))
    expect(home).to_be_visible()
    expect(page.locator("main p").first).to_have_text(re.compile(".{11}"))
    assert page.evaluate("duomoTest.broken()") == []
    home.click()
    expect(page.get_by_role("heading", name=words("web-game-red-cathedral"))).to_be_visible()
    guest.complaints[:] = [each for each in guest.complaints if "404" not in each and "400" not in each]
