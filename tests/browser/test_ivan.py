"""Ivan at a real table, in the browser: solo games are entered by taps and end as the engine's do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.counts import COUNTING, differences, shown
from browser.guests import PHONE
from companion.solo_games import RealTable
from real_tables import red_count

SCRIPT = Path(__file__).with_name("ivan.js").read_text(encoding="utf-8")
WALK = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
RADIOS = {
    "contractors": {"off": "Base game", "on": "Contractors"},
    "blueprints": {"base": "of the base game", "all": "all"},
    "ivan_market": {"per_die": "For each die", "single": "1 in all"},
}


GAMES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (7, {"contractors": "on"}),
    (18, {"blueprints": "all"}),
    (21, {"contractors": "on", "ivan_market": "single"}),
]


@pytest.fixture(scope="module")
def chromium(whole_chromium: Any) -> Any:
    """Reading aloud does not work without windows."""
    return whole_chromium


def test_whole_solo_games_are_told_and_counted(invite: Invite) -> None:
    """RC-11, CT-6, RC-10. By taps, one game after another on the same page: Ivan's marker after every step,
    and the count the page passes on, match the engine's.
    """
    page = invite(size=PHONE).visit("/real/ivan")
    page.evaluate(f"{SCRIPT};{COUNTING};0")
    for number, (seed, options) in enumerate(GAMES):
        real = RealTable(seed, **options)
        if number:
            page.evaluate(WALK, "/real/ivan")
            page.locator("[data-tap=new]").click()
            expect(page.locator("[data-tap=back]")).to_be_visible()
        lay_out(page, real, options)
        told, spaces = whole_game(real)
        seen = page.evaluate("told => playIvan(told)", told)
        assert [space for _, space in seen] == spaces
        assert seen[-1][0] == "over"
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.locator("[data-tap=score]").click()
        expect(page.locator(".hand")).to_have_attribute("data-ask", f"space {real.colour}")
        count = msgspec.to_builtins(red_count(real.table))
        found = page.evaluate("count => finishCount(count)", count)
        table = real.table
        scoring = table.game.wire().scoring(table.rules, table.state, [])
        assert differences(shown(table.names(), scoring), found) == {}


def whole_game(real: RealTable) -> tuple[list[dict[str, Any]], list[int]]:
    """Every step with the dice that the player finds changed, and Ivan's marker after it."""
    told, spaces = [], []
    before = real.before["market"]["dice"]
    for step in real.steps():
        document = msgspec.to_builtins(step)
        dice = document["report"]["dice"] if step.report is not None else {}
        told.append({"step": document, "changed": {n: die for n, die in dice.items() if before[n] != die}})
        now = real.table.document()
        before = now["market"]["dice"]
        spaces.append(now["ivan"]["space"])
    assert real.table.over
    return told, spaces


def lay_out(page: Any, real: RealTable, options: dict[str, str]) -> None:
    """Enter the table, after the page has said how to set it up."""
    page.get_by_role("button", name=real.colour.capitalize(), exact=True).click()
    wanted = {"contractors": "off", "blueprints": "base", "ivan_market": "per_die", **options}
    for name, value in wanted.items():
        page.get_by_role("radio", name=RADIOS[name][value], exact=True).check()
    page.evaluate(f"{SCRIPT};0")
    page.evaluate("start => setUpIvan(start)", msgspec.to_builtins(real.line.start))


def test_the_table_is_laid_out_and_corrected(invite: Invite) -> None:
    """RC-2, RC-11.1 to RC-11.4. What to put where for this blueprint; the die's path; what comes next;
    correcting dice while they are rolled.
    """
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
    page.reload()  # a locked phone forgets nothing
    expect(page.locator(".hand")).to_have_attribute("data-answered", "1")
    page.locator("[data-tap=undo]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "turn")
    page.locator("[data-tap=undo]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "set-up")
    page.locator("[data-tap=begin]").click()  # the whole set-up is still there
    expect(page.locator(".hand")).to_have_attribute("data-ask", "turn")
    page.locator("[data-tap=done]").click()
    expect(page.locator(".hand")).to_have_attribute("data-answered", "1")
    page.locator("[data-tap=new]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "set-up")
    page.reload()
    page.locator("[data-tap=back]").click()  # a game that was left by mistake
    expect(page.locator(".hand")).to_have_attribute("data-answered", "1")


def test_every_line_says_what_it_means(invite: Invite) -> None:
    """What was done, what is asked and what comes next: each opens its rule."""
    page = invite(size=PHONE).visit("/real/ivan")
    lay_out(page, RealTable(4), {})
    page.locator("[data-tap=done]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "roll")
    assert violations(page) == []
    lines = page.locator(".past li:has(.ok), .nowcard h2, .coming")
    assert lines.count() >= 5
    assert page.locator(".meaning").count() == lines.count()
    assert page.locator(".nowcard h2").evaluate("line => parseFloat(getComputedStyle(line).fontSize)") >= 20
    assert page.locator(".meaning").evaluate_all("all => Math.min(...all.map(one => one.offsetHeight))") >= 46
    for meaning in page.locator(".meaning").all():
        meaning.click()
        rule = meaning.get_attribute("data-rule")
        assert rule is not None
        expect(page.get_by_role("dialog")).to_contain_text(rule)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


LISTENING = """
  window.spoken = []; window.awake = 0;
  speechSynthesis.speak = said => spoken.push([said.lang, said.text]);
  Object.defineProperty(navigator, 'wakeLock', {value: {request: async kind => {
    awake += 1;
    return {release: async () => { awake -= 1 }};
  }}});
"""


SAID = """() => {
  const asked = document.querySelector('.nowcard .meaning')?.firstChild.textContent.trim();
  return asked && spoken.at(-1)?.[1].endsWith(asked);
}"""
"""True if the last text read aloud is what the page asks now."""


def test_the_screen_stays_awake_and_ivan_is_read_aloud(invite: Invite) -> None:
    """Only on request; in the reader's language; and the screen may sleep again on another page."""
    real = RealTable(4)
    guest = invite(size=PHONE)
    guest.page.add_init_script(LISTENING)
    page = guest.visit("/real/ivan")
    page.wait_for_function("() => awake === 1")
    lay_out(page, real, {})
    assert page.evaluate("spoken") == []
    page.get_by_role("button", name="Read aloud").click()
    page.locator("[data-tap=done]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "roll")
    page.wait_for_function(SAID)
    assert page.evaluate("spoken.at(-1)[0]") == "en"
    page.evaluate(WALK, "/real")
    page.wait_for_function("() => awake === 0")
