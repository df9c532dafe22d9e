"""Ivan beside a real table, in the browser: solo games are told by taps and end as the engine's do."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import PHONE
from companion.solo_games import RealTable

SCRIPT = Path(__file__).with_name("ivan.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", [4, 7, 18])  # those with odd numbers are played with Contractors
def test_a_whole_solo_game_is_told(invite: Invite, seed: int) -> None:
    real = RealTable(seed)
    guest = invite(size=PHONE)
    page = guest.visit("/real/ivan")
    page.get_by_role("button", name=real.colour.capitalize(), exact=True).click()
    page.evaluate(f"{SCRIPT};0")
    page.evaluate("start => setUpIvan(start)", msgspec.to_builtins(real.line.start))
    assert violations(page) == []
    before = real.before["market"]["dice"]
    ask = "turn"
    for told, step in enumerate(real.steps(), 1):
        document = msgspec.to_builtins(step)
        changed = {}
        if step.report is not None:
            changed = {name: die for name, die in document["report"]["dice"].items() if before[name] != die}
        ask = page.evaluate(
            "([step, changed, count]) => tellIvan(step, changed, count)", [document, changed, told]
        )
        before = real.table.document()["market"]["dice"]
        space = real.table.document()["ivan"]["space"]
        expect(page.locator(".handbar .chip").first).to_have_text(str(space))
    assert real.table.over
    assert ask == "over"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Count the score").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", f"space {real.colour}")


def test_everything_can_be_taken_back(invite: Invite) -> None:
    real = RealTable(4)
    guest = invite(size=PHONE)
    page = guest.visit("/real/ivan")
    page.evaluate(f"{SCRIPT};0")
    page.evaluate("start => setUpIvan(start)", msgspec.to_builtins(real.line.start))
    page.locator("[data-tap=done]").click()
    expect(page.locator(".hand")).to_have_attribute("data-answered", "1")
    page.reload()  # a phone that was locked forgets nothing
    expect(page.locator(".hand")).to_have_attribute("data-answered", "1")
    page.locator("[data-tap=undo]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "turn")
    page.locator("[data-tap=undo]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "set-up")
