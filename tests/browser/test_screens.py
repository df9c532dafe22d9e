"""Every screen, in either theme, at either size: axe-core finds nothing, nothing is wider than the screen."""

from __future__ import annotations

import pytest

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE
from browser.screens import SCREENS


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(invite: Invite, screen: str, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    SCREENS[screen](guest)
    found = {"day": violations(guest.page)}
    guest.page.emulate_media(color_scheme="dark")
    guest.page.wait_for_function("() => document.documentElement.dataset.theme === 'candle'")
    found["candle"] = violations(guest.page, colours=True)  # nothing else changes with the theme
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    guest.complaints[:] = [each for each in guest.complaints if "404" not in each]
    assert found == {"day": [], "candle": []}
    assert wide <= 0, f"{wide} pixels wider than the screen"
