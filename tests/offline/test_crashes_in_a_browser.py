"""The tab crashes right after a move is shown, again and again: nothing is lost. No test is retried."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Error

from browser.choosing import Player
from browser.playing import Table
from offline.conftest import Welcome
from offline.serving import Served
from offline.visitors import STARTING, Visitor

CRASHES = 4
"""Each restarts the engine, which is nearly the whole cost of this test."""


def crash(visitor: Visitor) -> None:
    """End its process at once, as if the system had killed it, and open another tab."""
    page = visitor.page
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    visitor.another_page()
    page.close()


def test_a_crash_after_every_move(welcome: Welcome, served: Served) -> None:
    """The first game is one click away; the board shown before a crash is there after it."""
    visitor = welcome()
    visitor.context.set_default_timeout(STARTING)  # the engine starts again and again
    page = visitor.visit("/")
    page.evaluate("StorageManager.prototype.persist = async () => (window.asked = true)")
    page.get_by_role("button", name="Play now").first.click()
    page.locator("main[data-number]").wait_for()
    visitor.ready()
    assert page.evaluate("window.asked"), "the browser is asked to keep it for good"
    assert "/some/where/?/table/" in page.url
    served.stop()
    table, choose = Table(visitor, page.url.partition("/table/")[2]), Player("crash")
    shown = table.wait()
    for _ in range(CRASHES):
        table.play(choose(table.now()))
        shown = table.wait(after=shown["number"])
        before = table.now()
        crash(visitor)
        table = Table(visitor, table.id).sit()
        assert table.wait()["number"] == shown["number"], "a move was lost"
        assert table.now() == before
    numbers = [entry["number"] for entry in visitor.table(table.id)["entries"]]
    assert numbers == list(range(numbers[0], shown["number"] + 1))
