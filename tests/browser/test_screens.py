"""Every screen, in either theme, at either size: axe-core finds nothing, nothing is wider than the screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE
from browser.screens import SCREENS
from browser.serving import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe_source() -> str:
    if not AXE.is_file():
        pytest.skip("Screens were not checked with axe-core: it is not installed (`npm ci` in web/).")
    return Path(AXE).read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(invite: Invite, screen: str, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    source = axe_source()
    SCREENS[screen](guest)
    guest.page.evaluate(source)
    guest.page.evaluate("document.fonts.ready.then(() => true)")
    found = {"day": guest.page.evaluate("duomoTest.axe()")}
    guest.page.emulate_media(color_scheme="dark")
    guest.page.wait_for_function("() => document.documentElement.dataset.theme === 'candle'")
    # nothing but colours changes with the theme
    found["candle"] = guest.page.evaluate("duomoTest.axe(['color-contrast'])")
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    guest.complaints[:] = [each for each in guest.complaints if "404" not in each]
    assert found == {"day": [], "candle": []}
    assert wide <= 0, f"{wide} pixels wider than the screen"
