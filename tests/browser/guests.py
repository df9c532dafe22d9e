"""People at their browsers: each has their own cookie, screen and page."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, WebSocket

from system_packages import find_chromium, find_whole_chromium

DESKTOP = (1280, 720)
PHONE = (390, 844)
PATIENCE = 45_000
"""Milliseconds; only a failing test waits this long."""
STARTING = 180_000
"""The same for a browser that starts while the machine is busy."""
PAUSE = 50

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--js-flags=--no-turbofan --no-maglev --single-threaded-gc --liftoff-only",
]
"""The last one: no page is open long enough for its scripts, or the engine in it, to repay being optimised.
"""
PAINTS_NOTHING = "--force-gpu-mem-available-mb=0"
"""There is no memory for pictures of the page; everything else happens as ever. Painting takes a fifth of the
processor time of a page that opens.
"""

Theme = Literal["day", "candle"]
Who = dict[str, str]


def me() -> Who:
    return {"who": "me"}


def bot(level: str = "greedy") -> Who:
    return {"who": "bot", "level": level}


@dataclass
class Guest:
    """One browser. Console errors of its page are collected in `complaints`."""

    context: BrowserContext
    page: Page
    address: str
    phone: bool = False
    complaints: list[str] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    """Everything received over live connections, in order."""

    def visit(self, path: str) -> Page:
        self.page.goto(self.address + path)
        self.page.locator("main").first.wait_for()
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to this guest, parsed as JSON."""
        reply = self.context.request.fetch(
            f"{self.address}/api/{path}",
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json"},
        )
        assert reply.ok, f"{method} {path}: {reply.status} {reply.text()}"
        return reply.json()

    def table(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self.ask("GET", f"tables/{table}")
        return found

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that is not on the page; events of browser and server are handled meanwhile."""
        for _ in range(PATIENCE // PAUSE):
            if true():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("it did not happen")

    def make(self, game: str, seats: list[Who], **options: str) -> dict[str, Any]:
        """Create a table without the page: `table` and `links`."""
        made: dict[str, Any] = self.ask(
            "POST", "tables", {"game": game, "players": len(seats), "seats": seats, "options": options}
        )
        return made


def launch(playwright: Playwright, whole: bool = False, paints: bool = True) -> Browser:
    """Chromium from Debian; Playwright brings no browser of its own."""
    path = find_whole_chromium() if whole else find_chromium()
    arguments = ARGUMENTS if paints else [*ARGUMENTS, PAINTS_NOTHING]
    return playwright.chromium.launch(executable_path=path, args=arguments, timeout=STARTING)


def invite(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESKTOP,
    theme: Theme = "day",
    language: str = "en",
    motion: bool = False,
    **settings: object,
) -> Guest:
    """A new browser. `settings` are those of the page; obvious moves are left to the test unless it asks for
    them.
    """
    phone = size[0] < 600
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        color_scheme="dark" if theme == "candle" else "light",
        reduced_motion="no-preference" if motion else "reduce",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"obvious": False, "confirm": False, "sound": False, "language": language, **settings})
    context.add_init_script(f"localStorage.duomo ??= {json.dumps(kept)};")
    context.add_init_script(path=Path(__file__).with_name("looking.js"))
    page = context.new_page()
    guest = Guest(context, page, address, phone)
    listen(guest, page)
    guest.ask("GET", "me")  # a cookie identifies the person who opens a table
    return guest


def listen(guest: Guest, page: Page) -> None:
    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            guest.complaints.append(f"{message.type}: {message.text}")

    def connected(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: guest.frames.append(str(data)))

    page.on("console", said)
    page.on("pageerror", lambda error: guest.complaints.append(f"uncaught: {error}"))
    page.on("websocket", connected)
