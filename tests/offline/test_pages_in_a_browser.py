"""Every page of the site with the network switched off, including the documentation."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Error, Page, expect

from browser.choosing import Player
from browser.guests import listen
from companion.solo_games import RealTable
from duomo.games.red_cathedral.companion.documents import CountedParty, CountedSection, RedCathedralCount
from duomo.locales import LANGUAGES
from duomo.play.companion.counting import counted
from offline.visitors import Walker

IVAN = (Path(__file__).parents[1] / "browser" / "ivan.js").read_text(encoding="utf-8")
PAGES = {
    "/learn": "main h2",
    "/learn/basilica/basilica/turn": "main[data-number]",
    "/puzzles": "#challenge",
    "/puzzles/of/basilica": "main h1",
    "/real": "main h1",
    "/real/score/basilica": "main",
    "/real/ivan": "main",
    "/real/copy": "main h1",
    "/real/game": "main",
    "/real/log": "main",
    "/rules#RC-5.3": "[id='RC-5.3']",
    "/components/basilica": "main h2",
    "/upload": "main h1",
    "/tables": "main h2",
    "/about": "main h1",
    "/me": "a[href*='kept#elsewhere']",
    "/kept": "#elsewhere",
    "/real/position": "main[data-problems]",
}
"""Each with an element that shows it has loaded."""
PEOPLE_ELSEWHERE = "This needs people elsewhere"


def test_everything_that_needs_no_people_is_there(phone: Walker) -> None:
    visitor, page = phone, phone.page
    for path, sign in PAGES.items():
        visitor.walk(path)
        page.locator(sign).first.wait_for(state="attached")
        assert page.locator(".clash").count() == 0, path
    for path in ("/lobby", "/friends", "/tournaments", "/"):
        visitor.walk(path)
        panel = page.get_by_role("region", name="People meet on a server")
        expect(panel.get_by_label("Address of a server")).to_be_visible()
        assert page.locator(".clash").count() == 0, path
    visitor.walk("/challenge")
    expect(page.get_by_role("alert").filter(has_text=PEOPLE_ELSEWHERE)).to_be_visible()
    page.get_by_role("alert").get_by_role("link", name="People elsewhere").click()
    expect(page.get_by_label("Address of a server")).to_be_visible()
    for language in LANGUAGES:
        said = json.dumps(visitor.ask("GET", f"rules/{language}"))
        assert not re.search("web-(option|choice)", said), language
    solve(visitor)
    levels_are_honest(visitor)
    count_a_game(visitor)
    ivan_takes_a_turn(visitor)


def count_a_game(visitor: Any) -> None:
    """RC-10. The end of a game of two is entered on the score page, and counted as the engine counts it."""
    page = visitor.page
    visitor.walk("/real/score/red-cathedral")
    page.get_by_role("radio", name="2", exact=True).check()
    page.locator("[data-tap^=blueprint]").first.click()
    for space in (30, 25):
        page.locator(f"[data-tap='space/{space}']").click()
    finish_counting(page)


def finish_counting(page: Page) -> None:
    """From the goods on; the final result is the engine's."""
    for amount in (3, 4):
        page.locator(f"[data-tap='materials/{amount}']").click()
        page.locator(f"[data-tap='rubles/{amount}']").click()
    page.evaluate(TAP_TOWERS)
    expect(page.locator(".hand[data-ask=end][data-settled=true]")).to_be_visible()
    stored = json.loads(page.evaluate("localStorage.getItem('duomo-count-red-cathedral')"))
    towers = [
        [CountedSection(one["banner"], one["finished"], one["ornament"]) for one in tower]
        for tower in stored["towers"]
    ]
    parties = [CountedParty("red", 30, 3, 3), CountedParty("blue", 25, 4, 4)]
    scoring = counted(RedCathedralCount(parties, towers)).scoring
    assert scoring is not None
    assert sum(scoring.scores) > 10
    assert page.locator("[data-result]").get_attribute("data-result") == " ".join(map(str, scoring.scores))


TAP_TOWERS = """async () => {
  const hand = () => document.querySelector('.hand'), rest = () => new Promise(done => setTimeout(done, 5));
  for (let i = 0; hand().dataset.ask !== 'end'; i++) {
    const [what, section] = hand().dataset.ask.split(' '), [tower, level] = section.split('.').map(Number);
    const whose = tower < 4 && level < 3 ? (tower % 2 ? 'red' : 'blue') : 'none';
    document.querySelector(`[data-tap="${what}/${what === 'banner' ? whose : 'none'}"]`).click();
    await rest();
  }
}"""
"""The lower two sections of three towers are finished."""


def ivan_takes_a_turn(visitor: Any) -> None:
    """RC-11.4. A table and the player's turn are entered, and Ivan's turn follows."""
    real = RealTable(4)
    page = visitor.page
    visitor.walk("/real/ivan")
    page.get_by_role("button", name=real.colour.capitalize(), exact=True).click()
    page.evaluate(f"{IVAN};0")
    page.evaluate("start => setUpIvan(start)", msgspec.to_builtins(real.line.start))
    page.locator("[data-tap=done]").click()
    expect(page.locator(".hand")).to_have_attribute("data-ask", "roll")
    page.locator("[data-tap^='move/roll']").first.click()
    expect(page.locator(".hand")).to_have_attribute("data-answered", "2")


def levels_are_honest(visitor: Any) -> None:
    """On a device that does a thousand simulations per second, the strongest level cannot finish its own."""
    page = visitor.page
    page.evaluate("window.paceOfDevice = 1000")
    visitor.walk("/new?game=basilica")
    page.locator(".levels label").last.click()
    told = page.get_by_role("status").filter(has_text="simulations a turn")
    expect(told).to_contain_text("30,000 simulations a turn; on this device only about 5,000")
    page.get_by_role("button", name="Take Master builder instead").click()
    expect(told).to_contain_text("3,600 simulations a turn: about 3.5 seconds")
    assert "Friend" not in page.locator(".seat").first.inner_text()


def solve(visitor: Any) -> None:
    """The puzzle of the day is answered, and the result is stored."""
    puzzle = visitor.ask("GET", "puzzles")["today"]["id"]
    moves: list[str] = []
    choose = Player("puzzle")
    while not (now := visitor.ask("POST", f"puzzles/{puzzle}", {"moves": moves}))["complete"]:
        moves.append(choose(now["snapshot"]["now"]))
    verdict = visitor.ask("POST", f"puzzles/{puzzle}/answer", {"moves": moves})
    assert verdict["best"]
    assert verdict["rated"]["before"] == 1500
    visitor.walk("/puzzles")
    expect(visitor.page.get_by_text("1 puzzle tried")).to_be_visible()


def test_every_language_is_there(desk: Walker) -> None:
    """Chosen at the top of the page; its texts load offline, including the engine's."""
    titles = set()
    for language in (*[one for one in LANGUAGES if one != "en"], "en"):
        desk.walk("/components/basilica")
        desk.page.get_by_role("combobox").first.select_option(language)
        desk.page.locator(f"html[lang={language}]").wait_for()
        desk.walk("/rules#BA-1.1")
        desk.page.locator("main h2").first.wait_for()
        titles.add(desk.page.locator("main").inner_text()[:2000])
        assert desk.page.evaluate("duomoTest.broken()") == [], language
    assert len(titles) == len(LANGUAGES)


def test_the_documentation_is_read_and_searched(desk: Walker) -> None:
    """Below its path, offline, under its policy: any error in the browser would be noticed."""
    page = desk.context.new_page()
    listen(desk, page)
    page.goto(f"{desk.address}docs/index.html")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Duomo")
    page.keyboard.press("/")
    found = page.locator("a[href^=http][href$='/docs/site.html']").first

    def search() -> bool:
        """What is typed before the index has loaded finds nothing, and is not searched again."""
        page.locator("input[aria-label=Search]").fill("")
        page.keyboard.type("service worker")
        with suppress(Error):
            found.wait_for(timeout=2_000)
        return found.is_visible()

    desk.until(search)
    found.click()
    page.wait_for_url("**/docs/site.html**")
    expect(page.get_by_role("heading", level=1)).to_contain_text("The game without a server")
    page.close()


def test_it_can_be_installed(desk: Walker) -> None:
    """Chromium finds nothing missing, and the page offers it where the browser does."""
    assert desk.missing == []
    offers_to_install(desk.page)


def offers_to_install(page: Page) -> None:
    page.evaluate(OFFERED)
    page.get_by_role("button", name="Install Duomo").click()
    expect(page.get_by_role("button", name="Install Duomo")).to_have_count(0)
    assert page.evaluate("window.installed") == 1


OFFERED = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => { window.installed = (window.installed ?? 0) + 1; };
  dispatchEvent(offer);
}"""
"""As when Chromium says that a page can be installed; headless, it never does so itself."""
