"""Screens in either theme, at either size: axe-core finds nothing, nothing is wider than the screen.

Those that are looked at in many windows have it in `test_geometry`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from browser.axe import barriers, complaints
from browser.guests import DESKTOP, PHONE, Guest, invite
from browser.screens import SCREENS
from browser.serving import Server
from browser.test_geometry import PAGES


@pytest.fixture(scope="module", params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def guest(request: pytest.FixtureRequest, server: Server, chromium: Any) -> Iterator[Guest]:
    """One page for all screens."""
    came = invite(chromium, server.address, size=request.param)
    yield came
    came.context.close()


@pytest.mark.parametrize("screen", [name for name in SCREENS if name not in PAGES])
def test_axe_finds_nothing(guest: Guest, screen: str) -> None:
    guest.page.emulate_media(color_scheme="light")
    SCREENS[screen](guest)
    assert barriers(guest) == {}
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels wider than the screen"
    assert complaints(guest) == []
