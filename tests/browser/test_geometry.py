"""Every screen at every size: nothing is cut, nothing overlaps, nothing is too small; the site has the room.

At one of the sizes axe-core looks at it too, in either theme. Of what is wrong there are pictures, in
build/pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.axe import barriers, complaints
from browser.choosing import Player
from browser.guests import DESKTOP, PHONE, Guest, bot, invite, me
from browser.quick import over_http
from browser.screens import MODULE, SCREENS, Show, replay
from browser.serving import ROOT, Server

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
    (1100, 800),
    (1180, 820),
    (1366, 600),
]
TOUCH: list[Size] = [(820, 1180), (768, 954), (844, 390), (640, 360), (390, 844), (360, 640), (360, 840)]
FOR_PAGES: list[Size] = [
    (1280, 720),
    (2560, 1440),
    (1024, 768),
    (820, 1180),
    (844, 390),
    (640, 360),
    (360, 640),
]
"""Pages that may scroll are looked at in fewer of them."""
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
    sizes = [size for size in (TOUCH if guest.phone else MOUSE) if screen in TABLES or size in FOR_PAGES]
    guest.page.emulate_media(color_scheme="light")
    ALL[screen](guest)
    found: list[str] = []
    for size in sizes:
        resize(guest, size)
        options = {"touch": guest.phone, "whole": not scrolls(screen, size)}
        faults = guest.page.evaluate("options => duomoGeometry.faults(options)", options)
        if faults:
            picture(guest, screen, size)
            found += [f"{size[0]}x{size[1]}: {fault}" for fault in faults]
    assert not found, "\n".join(found)
    resize(guest, PHONE if guest.phone else DESKTOP)
    assert barriers(guest) == {}
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels wider than the screen"
    assert complaints(guest) == []


PLANTED = {
    "small text": "body h1 { font-size: 9px !important }",
    "words over words": ".rival h3 .chip { margin-left: -34px }",
    "region over region": ".shop { margin-top: -60px }",
    "region outside": ".site-place { translate: 0 -90px }",
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
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = f"{screen} {size[0]}x{size[1]}.jpeg".replace(" ", "-").lower()
    guest.page.screenshot(path=PICTURES / name, type="jpeg", quality=80)
