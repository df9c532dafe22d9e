"""Ivan beside a real table, in the browser: solo games are told by taps and end as the engine's do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import PHONE
from companion.solo_games import RealTable

SCRIPT = Path(__file__).with_name("ivan.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (4, {}),
        (7, {"contractors": "on"}),
        (18, {"blueprints": "all"}),
        (21, {"contractors": "on", "ivan_market": "single"}),
    ],
)
def test_a_whole_solo_game_is_told(invite: Invite, seed: int, options: dict[str, str]) -> None:
    real = RealTable(seed, **options)
    page = invite(size=PHONE).visit("/real/ivan")
    lay_out(page, real, options)
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


def lay_out(page: Any, real: RealTable, options: dict[str, str]) -> None:
    """The table as it lies, after the page has said how it is laid out."""
    page.get_by_role("button", name=real.colour.capitalize(), exact=True).click()
    if options.get("contractors") == "on":
        page.get_by_role("radio", name="Contractors").check()
    if options.get("blueprints") == "all":
        page.get_by_role("radio", name="all", exact=True).check()
    if options.get("ivan_market") == "single":
        page.get_by_role("radio", name="1 in all").check()
    page.evaluate(f"{SCRIPT};0")
    page.evaluate("start => setUpIvan(start)", msgspec.to_builtins(real.line.start))


def test_the_table_is_laid_out_and_corrected(invite: Invite) -> None:
    """RC-2, RC-11.1 to RC-11.4. What to lay where for this blueprint; the die's way; what comes; dice that
    lie differently while they are rolled."""
    real = RealTable(4)
    page = invite(size=PHONE).visit("/real/ivan")
    heights = real.line.start.heights
    page.locator(f"[data-tap='blueprint/{'-'.join(map(str, heights))}']").click()
    told = page.locator(".lay li")
    expect(told.filter(has_text=f"{len(heights)} towers from left to right")).to_contain_text("RC-2.2")
    expect(told.filter(has_text="sixth banner")).to_contain_text("RC-11.3")
    lay_out(page, real, {})
    page.locator("[data-tap=done]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "roll")
    expect(page.locator("path.way")).to_have_count(1)
    expect(page.locator(".coming").last).to_contain_text("your turn")
    rolled = page.locator(".nowcard [data-tap^='move/roll']").first.get_attribute("data-tap").split()[1]
    other = next(name for name in real.line.start.dice if name != rolled)
    page.locator("[data-tap=differently]").click()
    page.locator(f"[data-tap='die/{other}']").dispatch_event("click")
    page.locator("[data-tap='face/6']").click()
    page.locator("[data-tap=dice-so]").click()
    expect(page.locator(".hand")).to_have_attribute("data-answered", "2")
    expect(page.locator(".hand")).to_have_attribute("data-ask", "roll")
    page.locator("[data-tap=undo]").click()
    expect(page.locator(".hand")).to_have_attribute("data-answered", "1")


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


LISTENING = """
  window.spoken = []; window.awake = 0;
  speechSynthesis.speak = said => spoken.push([said.lang, said.text]);
  Object.defineProperty(navigator, 'wakeLock', {value: {request: async kind => {
    awake += 1;
    return {release: async () => { awake -= 1 }};
  }}});
"""


def test_the_screen_stays_awake_and_ivan_is_read_aloud(invite: Invite) -> None:
    """Only if it is wanted; in the reader's language; and the screen may sleep again on another page."""
    real = RealTable(4)
    guest = invite(size=PHONE)
    guest.page.add_init_script(LISTENING)
    page = guest.visit("/real/ivan")
    page.wait_for_function("awake === 1")
    lay_out(page, real, {})
    assert page.evaluate("spoken") == []
    page.get_by_role("button", name="Read aloud").click()
    page.locator("[data-tap=done]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "roll")
    asked = page.locator(".nowcard h2").inner_text()
    page.wait_for_function("asked => spoken.at(-1)[1].endsWith(asked)", arg=asked)
    assert page.evaluate("spoken.at(-1)[0]") == "en"
    page.evaluate("history.pushState(null, '', '/real'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_function("awake === 0")
