"""People who open the site: only the engine in their own browser answers them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request

from browser.guests import DESKTOP, PATIENCE, Guest, listen

STARTING = 120_000
"""Milliseconds until the engine answers, on a busy machine."""


class Visitor(Guest):
    def visit(self, path: str) -> Page:
        self.page.goto(self.address if path == "/" else f"{self.address}?{path.replace('?', '&')}")
        self.page.locator("main").first.wait_for()
        return self.page

    def walk(self, path: str) -> Page:
        """Go to another page of the site, as by a link: nothing is reloaded, and the engine keeps running."""
        self.page.evaluate(
            "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
            f"{self.address}?{path.replace('?', '&')}",
        )
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The engine's answer, parsed as JSON."""
        text = None if body is None else json.dumps(body)
        said: list[Any] = self.page.evaluate("asked => askEngine(...asked)", [method, f"/api/{path}", text])
        status, answer = said
        assert status < 400, f"{method} {path}: {status} {answer}"
        return json.loads(answer)

    def another_page(self) -> Page:
        """A new tab of the same browser."""
        self.page = self.context.new_page()
        hear(self)
        return self.page

    def ready(self) -> None:
        """Wait until the engine answers and the site is stored for offline use."""
        self.page.locator(".starting").wait_for(state="detached", timeout=STARTING)
        self.kept()

    def kept(self) -> None:
        """Wait until the service worker has all files of the site except the engine's."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


@dataclass
class Walker(Visitor):
    """A visitor who stays on the open page: the engine need not start again."""

    missing: list[str] = field(default_factory=list)
    """What a browser would still need to install the site."""

    @classmethod
    def of(cls, visitor: Visitor) -> Walker:
        return cls(visitor.context, visitor.page, visitor.address, visitor.phone, visitor.complaints)

    def visit(self, path: str) -> Page:
        return self.walk(path)


def missing_to_install(visitor: Visitor) -> list[str]:
    """What Chromium says is missing; except that every test window is incognito."""
    session = visitor.context.new_cdp_session(visitor.page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    wrong = [one["message"] for one in session.send("Page.getAppManifest")["errors"]]
    session.detach()
    return [one["errorId"] for one in found if one["errorId"] != "in-incognito"] + wrong


def hear(visitor: Visitor) -> None:
    """Collect everything the page complains about, and the files it did not get."""

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was closed in the meantime
            visitor.complaints.append(f"{request.failure}: {request.url}")

    listen(visitor, visitor.page)
    visitor.page.on("requestfailed", failed)


def welcome(browser: Browser, address: str, size: tuple[int, int] = DESKTOP) -> Visitor:
    phone = size[0] < 600
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=phone,
        is_mobile=phone,
        locale="en",
        reduced_motion="reduce",
        accept_downloads=True,
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"obvious": False, "confirm": False, "sound": False, "language": "en"})
    context.add_init_script(f"localStorage.duomo ??= {json.dumps(kept)};")
    context.add_init_script(path=Path(__file__).parents[1] / "browser" / "looking.js")
    context.add_init_script(path=Path(__file__).with_name("engine.js"))
    page = context.new_page()
    visitor = Visitor(context, page, address, phone)
    hear(visitor)
    return visitor
