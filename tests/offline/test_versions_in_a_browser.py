"""A new version of the site: complete before it takes over, never forced into a game, harmless to other
windows. And the very first version, on a slow line.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.choosing import Player
from browser.playing import Table
from offline import visitors
from offline.conftest import SITE
from offline.serving import PREFIX, Served
from offline.versions import publish
from offline.visitors import Visitor

SHARED = [{"who": "me"}, {"who": "screen"}]
"""Two people on one screen."""
TOLD = "There is a new version"
UPDATE = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true)"
ENGINE = "document.querySelector('meta[name=duomo-engine]').content"
WAITS = """scope => navigator.serviceWorker.getRegistration(scope)
  .then(({ waiting, active }) => waiting !== null || active.state !== 'activated')"""
KEPT = "caches.open('duomo-engine').then(cache => cache.keys()).then(kept => kept.map(one => one.url))"


NO_ENGINE = "window.Worker = class { postMessage() {} }"
"""For a window in which nothing is played: starting engines is nearly the whole cost of this test."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    publish(tmp_path / "site", SITE)
    return tmp_path / "site"


@pytest.fixture
def served(site: Path) -> Iterator[Served]:
    running = Served(site)
    yield running
    running.stop()


def makes_a_move(table: Table) -> int:
    shown = table.wait()
    table.play(Player("version")(table.now()))
    number: int = table.wait(after=shown["number"])["number"]
    return number


def all_windows_are_closed(visitor: Visitor) -> None:
    """The browser lets the new version take over when it has time; a page outside the site waits for it."""
    visitor.page.close()
    beside = visitor.context.new_page()
    beside.goto(visitor.address.replace(PREFIX, "/beside"))
    visitor.page = beside
    visitor.until(lambda: not beside.evaluate(WAITS, visitor.address))
    visitor.another_page()
    beside.close()


def test_a_new_version(chromium: Any, site: Path, served: Served) -> None:
    visitor = visitors.welcome(chromium, served.address)
    page = visitor.visit("/")
    visitor.ready()
    first = page.evaluate(ENGINE)
    made = visitor.ask("POST", "tables", {"game": "basilica", "players": 2, "seats": SHARED, "options": {}})
    visitor.walk(f"/table/{made['table']}")
    table = Table(visitor, made["table"])
    shown = table.wait()
    other = Visitor(visitor.context, visitor.context.new_page(), served.address)
    visitors.hear(other)
    other.page.add_init_script(NO_ENGINE)
    other.visit("/")

    publish(site, site, "two")
    page.evaluate(UPDATE)
    expect(page.get_by_text(TOLD)).to_be_visible()
    assert table.wait() == shown, "it is never forced into a game"
    page.get_by_role("button", name="Take it now").click()
    expect(page.get_by_text(TOLD)).to_be_hidden()
    visitor.ready()
    assert table.wait()["number"] == shown["number"]
    assert page.evaluate(ENGINE) not in (first, None)

    # the other window still has the first version, whose files are no longer on the host
    other.walk("/about")
    other.page.locator("main h1").first.wait_for()
    assert other.page.evaluate(ENGINE) == first
    assert first in " ".join(other.page.evaluate(KEPT)), "what it has not loaded yet is still kept"
    other.page.close()

    publish(site, site, "333")
    page.evaluate(UPDATE)
    expect(page.get_by_text(TOLD)).to_be_visible()
    all_windows_are_closed(visitor)
    served.stop()
    table = Table(visitor, table.id).sit()
    assert visitor.page.evaluate(ENGINE).endswith("333/"), "the new version has taken over"
    assert makes_a_move(table) > shown["number"]
    visitor.ready()
    visitor.until(lambda: all("333/" in url for url in visitor.page.evaluate(KEPT)))
    assert not visitor.complaints
    assert not other.complaints
    visitor.context.close()


def test_the_bar_grows_with_what_has_come(chromium: Any, site: Path) -> None:
    """On a slow line: bytes are counted as they arrive, not file by file."""
    slow = Served(site, pause=0.05)
    visitor = visitors.welcome(chromium, slow.address)
    visitor.context.add_init_script(
        """window.bars = [];
        setInterval(() => {
          const bar = document.querySelector('.starting progress');
          if (bar && bar.value !== bars.at(-1)) bars.push(bar.value);
        }, 20);"""
    )
    page = visitor.visit("/")
    fetching = "bars.filter(value => value > 0 && value < 0.4)"
    page.wait_for_function(f"() => {fetching}.length >= 12")
    bars = page.evaluate(fetching)
    assert bars == sorted(bars)
    assert len(set(bars)) >= 12
    visitor.context.close()
    slow.stop()
