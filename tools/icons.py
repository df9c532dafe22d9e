"""Draw the icons of an installed page from web/public/icon.svg, in Chromium.

    python tools/icons.py

Run this after changing the icon and commit the result; a test checks the sizes.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path

from playwright.sync_api import sync_playwright

from system_packages import find_chromium

PUBLIC = Path(__file__).resolve().parents[1] / "web/public"
ICONS: dict[str, tuple[int, float, bool]] = {
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "icon-maskable-512.png": (512, 0.62, True),
    "apple-touch-icon.png": (180, 0.74, True),
}
"""Width, fraction filled by the drawing, and whether it has a background: a maskable icon may be cut to a
circle of four fifths of its width, and phones show no icon without a background."""
PAGE = """<style>*{{margin:0}}body{{width:{width}px;height:{width}px;display:grid;place-items:center;
background:{ground}}}</style><img width="{drawn}" height="{drawn}" src="data:image/svg+xml;base64,{svg}">"""


def main() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text())
    svg = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for name, (width, filled, grounded) in ICONS.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            ground = manifest["background_color"] if grounded else "transparent"
            page.set_content(PAGE.format(width=width, drawn=width * filled, ground=ground, svg=svg))
            page.locator("img").evaluate("image => image.decode()")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
