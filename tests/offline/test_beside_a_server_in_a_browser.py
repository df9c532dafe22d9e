"""At a real table a server's page also works offline: the site stored in the browser takes over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.guests import PHONE, invite
from browser.serving import Server
from offline.conftest import SITE
from offline.test_pages_in_a_browser import finish_counting
from offline.visitors import STARTING


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path, "--set", f"site={SITE}", "--base-path", "/duomo")
    yield running
    running.stop()


def goes_on(page: Page, path: str) -> None:
    """Wait for the page there, with its own engine."""
    page.wait_for_url(f"**/duomo/site/?{path}", timeout=STARTING)
    page.locator(".starting").wait_for(state="detached", timeout=STARTING)


def test_the_page_goes_on_without_its_server(server: Server, chromium: Any) -> None:
    """RC-5.1, RC-10. A count and a position are started with a server and continue without it, with what was
    entered by then; pages opened afterwards work too.
    """
    guest = invite(chromium, f"{server.address}/duomo", size=PHONE)
    scoring = guest.visit("/real/score/red-cathedral")
    scoring.get_by_role("radio", name="2", exact=True).check()
    scoring.locator("[data-tap^=blueprint]").first.click()
    scoring.locator("[data-tap='space/30']").click()
    position, page = guest.context.new_page(), guest.context.new_page()
    position.goto(f"{guest.address}/real/position")
    expect(position.locator("main")).to_have_attribute("data-problems", "0")
    page.goto(f"{guest.address}/real")
    expect(page.locator("[data-kept=true]")).to_contain_text("without a network", timeout=STARTING)
    server.stop()

    scoring.locator("[data-tap='space/25']").click()
    goes_on(scoring, "/real/score/red-cathedral")
    finish_counting(scoring)
    scoring.close()

    position.locator("[data-piece='banner/blue']").click()
    position.locator("[data-place='1.2']").click()
    goes_on(position, "/real/position")
    expect(position.locator("main")).to_have_attribute("data-problems", "1")
    expect(position.locator(".problems")).to_contain_text("RC-5.1")

    position.close()
    page.get_by_role("link", name="Ivan").click()  # a page that was not loaded yet
    goes_on(page, "/real/ivan")
    page.locator("[data-tap^=blueprint]").first.wait_for()
    page.goto(f"{guest.address}/lobby?game=basilica")  # by its address, as from a bookmark
    goes_on(page, "/lobby&game=basilica")
    expect(page.get_by_label("Address of a server")).to_have_value(f"{guest.address}/")
    guest.context.close()
