"""Every screen at every size: nothing is cut, nothing overlaps, nothing is too small; the site has the room.

A screen is shown once, and its window goes through all sizes, that of a page that scrolls through all
widths; the small ones use touch, and some of them check every board behind a tab. Some screens are also
checked in German, whose words are long. axe-core checks every screen in both themes and as a computer and a
phone show it, and tables in every frame. Every screen leaves its pictures in build/pictures, for people to
look at.
"""

from __future__ import annotations

import base64
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from browser.axe import complaints, violations
from browser.guests import DESKTOP, PHONE, Guest, bot, invite, me
from browser.screens import PAGES, TABLES
from browser.serving import ROOT, Server

Size = tuple[int, int]

PICTURES = ROOT / "build" / "pictures"
MEASURE = Path(__file__).with_name("geometry.js")

MOUSE: list[Size] = [
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (2560, 1080),
    (1024, 768),
    (1180, 820),
]
TOUCH: list[Size] = [(820, 1180), (844, 390), (640, 360), (390, 844), (360, 640), (360, 840)]
WIDTHS: list[Size] = [
    (1280, 720),
    (1920, 1080),
    (2560, 1080),
    (1024, 768),
    (820, 1180),
    (640, 360),
    (390, 844),
    (360, 640),
]
"""Those of a page that scrolls."""
PICTURED: list[Size] = [(1280, 720), (1920, 1080), (820, 1180), (844, 390), (390, 844)]
TABBED: list[Size] = [(844, 390), (390, 844), (360, 640)]
"""Sizes at which every board behind a tab is checked."""
GERMAN: list[Size] = [(1280, 720), (1024, 768), (820, 1180), (844, 390), (390, 844)]
FRAMES: list[Size] = [(1024, 768), (820, 1180), (844, 390)]
FRAMED = ("four", "basilica")
"""The other frames of a table, and the tables checked in them."""
IN_FRONT = ("with a tile in hand", "first game with a tile in hand")
"""Screens for which, of the boards behind tabs, only the one with the decision is checked."""
LOW = 560
"""A window lower than this shows one board at a time, as a phone does."""

ALL = {**TABLES, **PAGES}


def reads(name: str) -> bool:
    """True for pages of text, which scroll; a score does so on a small screen only."""
    return name in PAGES and not name.startswith("score")


def scrolls(name: str, size: Size) -> bool:
    single = size[1] < LOW or size[0] < 700
    return reads(name) or (name in PAGES and single)


@pytest.fixture(scope="module")
def guest(server: Server, painting_chromium: Any) -> Iterator[Guest]:
    """One page for all screens; only its window and its pointer type change."""
    came = invite(painting_chromium, server.address)
    came.context.add_init_script(path=MEASURE)
    yield came
    came.context.close()


@pytest.fixture(scope="module")
def german(server: Server, chromium: Any) -> Iterator[Guest]:
    came = invite(chromium, server.address, language="de")
    came.context.add_init_script(path=MEASURE)
    yield came
    came.context.close()


@pytest.mark.parametrize("screen", ALL)
def test_every_screen_fits_every_window(guest: Guest, screen: str) -> None:
    resize(guest, DESKTOP)
    guest.page.emulate_media(color_scheme="light")
    ALL[screen](guest)
    found: list[str] = []
    for size in WIDTHS if reads(screen) else [*MOUSE, *TOUCH]:
        resize(guest, size)
        found += faults(guest, screen, size)
        if size in PICTURED:
            picture(guest, screen, size)
        if size == DESKTOP or (screen in TABLES and size == PHONE) or (screen in FRAMED and size in FRAMES):
            found += barriers(guest, size)
    guest.page.emulate_media(color_scheme="dark")
    guest.page.wait_for_function("() => document.documentElement.dataset.theme === 'candle'")
    for size in (PHONE, DESKTOP) if screen in TABLES else (PHONE,):
        resize(guest, size)
        found += barriers(guest, size, colours=screen in TABLES)
    assert not found, "\n".join(found)
    assert complaints(guest) == []


def barriers(guest: Guest, size: Size, colours: bool = False) -> list[str]:
    """What axe-core finds. For a table both themes are checked at both sizes: one of them entirely, the other
    only for its colours, because nothing else differs.
    """
    return [f"{size[0]}x{size[1]}: {each}" for each in violations(guest.page, colours)]


def faults(guest: Guest, screen: str, size: Size) -> list[str]:
    options = {"touch": size in TOUCH, "whole": not scrolls(screen, size)}
    where = "everywhere" if size in TABBED and screen not in IN_FRONT else "faults"
    found = guest.page.evaluate(f"options => duomoGeometry.{where}(options)", options)
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]


LONG_WORDS = (
    "contractors",
    "at the market",
    "with a tile in hand",
    "first game",
    "new table",
    "score of The Red Cathedral",
)
"""The screens with the most text beside their pieces."""


@pytest.mark.parametrize("screen", LONG_WORDS)
def test_german_fits_too(german: Guest, screen: str) -> None:
    resize(german, DESKTOP)
    ALL[screen](german)
    found: list[str] = []
    for size in GERMAN:
        resize(german, size)
        found += faults(german, screen, size)
    assert not found, "\n".join(found)
    assert complaints(german) == []


PLANTED = {
    "small text": "body h1 { font-size: 9px !important }",
    "words over words": ".rival h3 .chip { margin-left: -34px }",
    "region over region": ".shop { margin-top: -60px }",
    "region outside": ".site-place { translate: 0 -90px }",
    "sign over words": ".purse .glyph { margin-right: -24px }",
    "cut by": "h2.corner { display: block; width: 12px; overflow: hidden; white-space: nowrap }",
    "broken word": ".log li span { width: 20px; overflow-wrap: anywhere; hyphens: manual }",
    "sign cut by": ".bar .acts > :last-child .glyph { translate: 40px 0 }",
    "beyond its place": ".shop h2 { translate: 0 -40px }",
    "scrolled away": ".acts { height: 12px; overflow-y: auto }",
    "small target": ".acts .btn { height: 20px !important }",
    "small icon": ".rival .glyph { width: 9px; height: 9px }",
    "the highest tower": ".scene svg { height: 60% !important }",
    "the page is": ".table-page { min-height: 1000px }",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(guest: Guest, fault: str) -> None:
    resize(guest, DESKTOP)
    if not guest.page.evaluate("window.forPlanting"):
        made = guest.make("red-cathedral", [me(), bot()])
        guest.visit(f"/table/{made['table']}").locator(".rc-table").wait_for()
        guest.page.evaluate("window.forPlanting = true")
    style = guest.page.add_style_tag(content=PLANTED[fault])
    faults = guest.page.evaluate("duomoGeometry.faults()")
    style.evaluate("style => style.remove()")
    assert any(each.startswith(fault) for each in faults), faults


TOUCHED: dict[Page, bool] = {}
"""Whether a page has a touch screen now. A change lays it out anew."""


def resize(guest: Guest, size: Size) -> None:
    """Small windows are touch screens."""
    touch = size in TOUCH
    if TOUCHED.get(guest.page) != touch:
        session_of(guest.page).send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        TOUCHED[guest.page] = touch
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.page.evaluate("window.duomoGeometry?.settled()")


@functools.cache
def session_of(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def picture(guest: Guest, screen: str, size: Size) -> None:
    """A picture of the window."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    file = PICTURES / f"{screen} {size[0]}x{size[1]}.jpeg".replace(" ", "-").replace(",", "").lower()
    wish = {"format": "jpeg", "quality": 60, "optimizeForSpeed": True}
    file.write_bytes(base64.b64decode(session_of(guest.page).send("Page.captureScreenshot", wish)["data"]))
