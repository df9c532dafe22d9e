"""Beside a real table, in the browser: positions, games that are written down, one's own copy."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE

WRONG = """duomo_position = 1
game = "red-cathedral"
[[tower]]
sections = [{}, { banner = "red" }]
[[player]]
[[player]]
"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_position_is_set_up_and_put_right(invite: Invite, size: tuple[int, int]) -> None:
    """RC-5.1. A problem has its rule and a button; without problems the position can be studied."""
    page = invite(size=size).visit("/real/position")
    main = page.locator("main")
    expect(main).to_have_attribute("data-problems", "0")
    page.locator("[data-piece='banner/blue']").click()
    page.locator("[data-place='1.2']").click()
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems")).to_contain_text("RC-5.1")
    page.locator("[data-place='1.1']").click()
    expect(main).to_have_attribute("data-problems", "0")
    page.get_by_label("The position as text").fill(WRONG)
    page.locator("[data-tap=read]").click()
    expect(main).to_have_attribute("data-problems", "1")
    assert violations(page) == []
    page.locator("[data-tap=fix]").click()
    expect(main).to_have_attribute("data-problems", "0")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator("[data-tap=study]").click()
    page.wait_for_url("**/study")


def test_a_game_is_written_down(invite: Invite) -> None:
    page = invite(size=PHONE).visit("/real/game")
    page.locator("[data-tap=begin]").click()
    for count in range(3):
        expect(page.locator(".hand")).to_have_attribute("data-moves", str(count))
        page.locator("[data-tap^='move/']").first.click()
    expect(page.locator(".hand")).to_have_attribute("data-moves", "3")
    page.locator("[data-tap=undo]").click()
    expect(page.locator(".hand")).to_have_attribute("data-moves", "2")
    assert violations(page) == []


def test_a_copy_is_entered_and_checked(invite: Invite) -> None:
    """RC-1.4. A value that cannot be is named beside its field; what is kept is there again later."""
    page = invite(size=DESKTOP).visit("/real/copy")
    field = page.locator("[data-field]").first
    expect(field).to_be_visible()
    page.locator("[data-tap=keep]").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    page.reload()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    assert violations(page) == []
