"""Every screen at every size: nothing is cut, nothing overlaps, nothing is too small; the site has the room.

On a small screen every board behind a tab is looked at, and some sizes in German too, whose words are long.
Axe-core looks at one size in either theme, and at tables in every frame. Every screen leaves its pictures in
build/pictures, for people to look at.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator

from browser.axe import barriers, complaints, violations
from browser.choosing import Player
from browser.guests import DESKTOP, PHONE, Guest, bot, invite, me
from browser.playing import Table
from browser.quick import over_http
from browser.screens import MODULE, SCREENS, Show, at, replay
from browser.serving import ROOT, Server
from duomo.games.registry import GAMES
from duomo.puzzles.shelf import puzzles_of

Size = tuple[int, int]

PICTURES = ROOT / "build" / "pictures"
MEASURE = Path(__file__).with_name("geometry.js")

MOUSE: list[Size] = [
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1680, 1050),
    (1920, 1080),
    (2560, 1440),
    (2560, 1080),
    (1024, 768),
    (960, 720),
    (1100, 800),
    (1180, 820),
    (1366, 600),
]
TOUCH: list[Size] = [(820, 1180), (768, 954), (844, 390), (640, 360), (390, 844), (360, 640), (360, 840)]
ALIKE: list[Size] = [(1280, 800), (1680, 1050), (2560, 1080), (960, 720), (1100, 800), (1180, 820)]
"""Pages without a board look in these as they do in others: fourteen sizes are left."""
GERMAN: list[Size] = [(1280, 720), (1024, 768), (820, 1180), (844, 390), (360, 640)]
FRAMES: list[Size] = [(1024, 768), (820, 1180), (844, 390)]
"""One of every frame but those in which everything is looked at by axe."""
LOW = 560
"""A window lower than this has one board at a time, as a phone has."""


def table(game: str, players: int, moves: int, *decisions: str, **options: str) -> Show:
    """A position against bots, at the beginning of a turn or at another decision."""

    def show(guest: Guest) -> None:
        made = guest.make(game, [me(), *[bot()] * (players - 1)], **options)
        choose = Player(f"{game} {players}")
        now = over_http(guest, made["table"], choose, moves)
        while now["decision"]["key"] not in (decisions or BEGINNINGS):
            now = over_http(guest, made["table"], choose, 1)
        guest.visit(f"/table/{made['table']}").locator("main[data-number]").wait_for()

    return show


def first_game(*moves: str) -> Show:
    """Beside the coach, who takes a quarter of the window."""

    def show(guest: Guest) -> None:
        page = guest.visit("/learn/red-cathedral/red-cathedral")
        page.locator(".coach h2").wait_for()
        for move in moves:
            Table(guest, "first-game").play(move)
            page.locator(".coach .said").wait_for()

    return show


def puzzle(guest: Guest) -> None:
    found = next(iter(puzzles_of(GAMES["red-cathedral"]).values()))
    guest.visit(f"/puzzles/{found.id}").locator(".answer h2").wait_for()


def study(guest: Guest) -> None:
    replay("red-cathedral", 60)(guest)
    guest.visit(f"{guest.page.url.removeprefix(guest.address)}/study").locator(
        "[data-press]"
    ).first.wait_for()


BEGINNINGS = ("decision-rc-turn", "ba-decide-turn")
"""Decisions at which much can be chosen, and nothing lies over the boards."""

TABLES: dict[str, Show] = {
    "two": table("red-cathedral", 2, 12),
    "three with a guild": table("red-cathedral", 3, 10, guild="brickmakers"),
    "four": table("red-cathedral", 4, 15, workshops="advanced"),
    "contractors": table("red-cathedral", 4, 15, **MODULE),
    "at the market": table("red-cathedral", 3, 30, "decision-rc-market"),
    "with a tile in hand": table("red-cathedral", 3, 30, "decision-rc-place"),
    "alone": table("red-cathedral", 1, 12),
    "alone with contractors": table("red-cathedral", 1, 12, contractors="on"),
    "basilica": table("basilica", 2, 12),
    "replay": replay("red-cathedral", 60),
    "replay of Basilica": replay("basilica", 60),
    "replay of an end": replay("red-cathedral", 440),
    "first game": first_game(),
    "first game with a tile in hand": first_game("claim 3.3"),
    "lesson": at("/learn/red-cathedral/red-cathedral/market", ".coach h2"),
    "puzzle": puzzle,
    "study": study,
}
PAGES = (
    "home",
    "home with games",
    "lobby",
    "you",
    "new tournament",
    "new table",
    "new table of Basilica",
    "joining",
    "waiting for a friend",
    "score of The Red Cathedral",
    "score of Basilica",
    "rules",
    "components of The Red Cathedral",
)
ALL = {**TABLES, **{name: SCREENS[name] for name in PAGES}}


def scrolls(name: str, size: Size) -> bool:
    """Pages of text, and a score on a small screen; a table never does."""
    single = size[1] < LOW or size[0] < 700
    return name in PAGES and (not name.startswith("score") or single)


@pytest.fixture(scope="module", params=["mouse", "touch"])
def guest(request: pytest.FixtureRequest, server: Server, chromium: Any) -> Iterator[Guest]:
    """One page for all screens; only its window changes."""
    came = invite(chromium, server.address, size=(590, 800) if request.param == "touch" else (1280, 720))
    came.context.add_init_script(path=MEASURE)
    yield came
    came.context.close()


@pytest.mark.parametrize("screen", ALL)
def test_every_screen_fits_every_window(guest: Guest, screen: str) -> None:
    sizes = [size for size in (TOUCH if guest.phone else MOUSE) if screen in TABLES or size not in ALIKE]
    guest.page.emulate_media(color_scheme="light")
    ALL[screen](guest)
    found: list[str] = []
    for size in sizes:
        resize(guest, size)
        found += faults(guest, screen, size)
        picture(guest, screen, size)
        if screen in TABLES and size in FRAMES:
            found += [f"{size[0]}x{size[1]}: {each}" for each in violations(guest.page)]
    assert not found, "\n".join(found)
    resize(guest, PHONE if guest.phone else DESKTOP)
    assert barriers(guest) == {}
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels wider than the screen"
    if switches(guest):
        speak(guest, "de")
        found = []
        for size in [size for size in sizes if size in GERMAN]:
            resize(guest, size)
            found += faults(guest, screen, size)
        speak(guest, "en")
        assert not found, "\n".join(found)
    assert complaints(guest) == []


def faults(guest: Guest, screen: str, size: Size) -> list[str]:
    options = {"touch": guest.phone, "whole": not scrolls(screen, size)}
    found = guest.page.evaluate("options => duomoGeometry.everywhere(options)", options)
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]


def switches(guest: Guest) -> bool:
    """Whether a language can be chosen here: on every page, and in the menu of a table."""
    return guest.page.locator(".picker select").count() > 0 or menu(guest).count() > 0


def menu(guest: Guest) -> Locator:
    return guest.page.locator("button[aria-label]:has(use[href='#ui-menu'])")


def speak(guest: Guest, language: str) -> None:
    opened = not guest.page.locator(".picker select").count()
    if opened:
        menu(guest).first.click()
    guest.page.locator(".picker select").first.select_option(language)
    guest.page.wait_for_function("wanted => document.documentElement.lang === wanted", arg=language)
    if opened:
        guest.page.keyboard.press("Escape")
        guest.page.get_by_role("dialog").wait_for(state="detached")


PLANTED = {
    "small text": "body h1 { font-size: 9px !important }",
    "words over words": ".rival h3 .chip { margin-left: -34px }",
    "region over region": ".shop { margin-top: -60px }",
    "region outside": ".site-place { translate: 0 -90px }",
    "sign over words": ".purse .glyph { margin-right: -24px }",
    "cut by": ".slot .words { display: block; width: 12px; overflow: hidden; white-space: nowrap }",
    "small target": ".acts .btn { height: 20px !important }",
    "small icon": ".rival .glyph { width: 9px; height: 9px }",
    "the highest tower": ".scene svg { height: 60% !important }",
    "the page is": ".table-page { min-height: 1000px }",
}


@pytest.mark.parametrize("guest", ["mouse"], indirect=True)
@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(guest: Guest, fault: str) -> None:
    if not guest.page.evaluate("window.forPlanting"):
        made = guest.make("red-cathedral", [me(), bot()])
        guest.visit(f"/table/{made['table']}").locator(".rc-table").wait_for()
        guest.page.evaluate("window.forPlanting = true")
    resize(guest, (1280, 720))
    style = guest.page.add_style_tag(content=PLANTED[fault])
    faults = guest.page.evaluate("duomoGeometry.faults()")
    style.evaluate("style => style.remove()")
    assert any(each.startswith(fault) for each in faults), faults


def resize(guest: Guest, size: Size) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate("duomoGeometry.settled()")


def picture(guest: Guest, screen: str, size: Size) -> None:
    """As the window shows it; taken where the pixels are, without a second layout."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = f"{screen} {size[0]}x{size[1]}.jpeg".replace(" ", "-").lower()
    file = PICTURES / name
    file.unlink(missing_ok=True)
    guest.page.screenshot(path=file, type="jpeg", quality=70, scale="css")
    assert file.stat().st_size
