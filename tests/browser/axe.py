"""What axe-core, the accessibility checker, says about a page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.guests import Guest
from browser.serving import ROOT

SOURCE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, colours: bool = False) -> list[Any]:
    """By all its rules, for the page as it is now; or only by those about colours."""
    if not SOURCE.is_file():
        pytest.skip("Screens were not checked with axe-core: it is not installed (`npm ci` in web/).")
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    page.evaluate("document.fonts.ready.then(() => true)")
    found: list[Any] = page.evaluate("colours => duomoTest.axe(colours)", colours)
    return found


def complaints(guest: Guest) -> list[str]:
    """What the page logged to the console since the last call; missing resources do not count."""
    said = [each for each in guest.complaints if "404" not in each]
    guest.complaints.clear()
    return said
