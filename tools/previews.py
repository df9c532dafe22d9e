"""Makes the previews of shared links, web/public/preview-<game>.jpg: a game in progress, without the bar.

    .venv/bin/python tools/previews.py

It needs Chromium and the built page, like the browser tests, and uses their helpers.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import FloatRect, sync_playwright  # noqa: E402

from browser.choosing import Player  # noqa: E402
from browser.guests import bot, invite, launch, me  # noqa: E402
from browser.playing import Table  # noqa: E402
from browser.quick import over_http  # noqa: E402
from browser.serving import Server, missing  # noqa: E402
from duomo.games.registry import GAMES  # noqa: E402

PUBLIC = ROOT / "web" / "public"
SEED = "d0"
MOVES = 120
WINDOW = (1280, 760)
SHOWN: FloatRect = {"x": 10, "y": 56, "width": 1260, "height": 661}
"""The aspect ratio in which previews are shown."""


def main() -> None:
    if reason := missing():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, browser = Server(Path(folder), seed=SEED), launch(playwright)
        try:
            for game in (name for name, found in GAMES.items() if found.previewed):
                guest = invite(browser, server.address, size=WINDOW)
                made = guest.make(game, [me(), bot("mason")], start_player="1")
                over_http(guest, made["table"], Player(game), MOVES)
                Table(guest, made["table"]).sit().wait()
                guest.page.screenshot(
                    path=PUBLIC / f"preview-{game}.jpg", type="jpeg", quality=78, clip=SHOWN
                )
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
