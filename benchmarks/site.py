"""Measure how fast the site is: its start in a browser, and bots in the browser's Python.

    python benchmarks/site.py --write

The site must be built (`make site`); it is served by a plain file server on this machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from machine import write_page
from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from browser.guests import launch  # noqa: E402
from build_page import WEB, folder_of_node  # noqa: E402
from offline.serving import Served  # noqa: E402

SITE = ROOT / "dist/site"
PAGE = ROOT / "docs/benchmarks-site.md"
LOOKING = ROOT / "tests/browser/looking.js"
STARTS = 3
STAGES = ("the first page is painted", "the engine answers", "the first move is possible")
TEXT = """\
# How fast the site is

Written by `python benchmarks/site.py --write`, after `make site`. From the call of the address to the moment
named, by the clock on the wall, served by a plain file server on the same machine; *Play now* is pressed as
soon as it is there. Cold: nothing of the site is in the browser. Warm: everything is, in a new window. The
shortest and the longest of {starts} starts.

Machine: {machine}; the load average was {load:.1f} when the starts began.

| until | cold | warm |
|---|--:|--:|
{rows}

Random play and search for two players in the browser's Python (Pyodide under Node), per second of processor
time of one core. A search with the usual settings from the first decision of a game; and as the strongest
level searches, which looks for turns earlier, at the beginning, in the middle and at the end of a game: the
page tells players what their device does of those. `docs/benchmarks-search.md` has the compiled engine's.

| game | decisions/s | simulations/s, usual settings | simulations/s, strongest level |
|---|--:|--:|--:|
{pace}
"""


def start(context: BrowserContext, address: str) -> list[float]:
    """Return the seconds until each of the stages."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    play = page.get_by_role("button", name="Play now").first
    play.wait_for()
    painted = time.monotonic() - began
    play.click()
    page.locator(".starting").wait_for(state="detached", timeout=300_000)
    answers = time.monotonic() - began
    page.wait_for_function("() => duomoTest.ready(0)", timeout=300_000, polling=50)
    first_move = time.monotonic() - began
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    return [painted, answers, first_move]


def both_starts(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(path=LOOKING)
    cold, warm = start(context, address), start(context, address)
    context.close()
    return cold, warm


def pace() -> dict[str, Any]:
    node = folder_of_node()
    assert node is not None
    (engine,) = (SITE / "engine").iterdir()
    script = [str(node / "node"), "tools/run-python.js", str(engine)]
    done = subprocess.run(
        [*script, str(Path(__file__).with_name("site_pace.py"))],
        cwd=WEB, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--write", action="store_true", help="docs/benchmarks-site.md")
    parser.add_argument("--pace", action="store_true", help="only how fast bots think")
    given = parser.parse_args()
    paces = [f"| {game} | {' | '.join(f'{one:,.0f}' for one in found)} |" for game, found in pace().items()]
    print("\n".join(paces), flush=True)
    if given.pace:
        return
    colds, warms = [], []
    load = os.getloadavg()[0]
    with sync_playwright() as playwright:
        browser, served = launch(playwright), Served(SITE)
        for _ in range(STARTS):
            cold, warm = both_starts(browser, served.address)
            colds.append(cold)
            warms.append(warm)
            print([f"{one:.1f}" for one in cold], [f"{one:.1f}" for one in warm], flush=True)
        browser.close()
        served.stop()
    spans = [
        [f"{min(stage):.1f} to {max(stage):.1f} s" for stage in zip(*some, strict=True)]
        for some in (colds, warms)
    ]
    rows = [f"| {name} | {cold} | {warm} |" for name, cold, warm in zip(STAGES, *spans, strict=True)]
    print("\n".join(rows))
    if given.write:
        write_page(PAGE, TEXT, rows, starts=STARTS, load=load, pace="\n".join(paces))


if __name__ == "__main__":
    main()
