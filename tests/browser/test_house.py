"""The administrators' page, seats in the log, and a page below a path."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guests import invite as bring
from browser.guests import me
from browser.serving import Server
from browser.words import words
from duomo.store import house
from duomo.store.database import make_engine

FRIEND = {"who": "friend"}


@pytest.fixture
def house_alone(tmp_path: Path) -> Iterator[Server]:
    """A separate server, because announcements reach everybody."""
    running = Server(tmp_path)
    yield running
    running.stop()


def test_a_steward_announces_closes_and_sees(chromium: Any, house_alone: Server) -> None:
    server = house_alone
    stella, anna = bring(chromium, server.address), bring(chromium, server.address)
    name = anna.ask("PUT", "me", {"name": "Anna Notabene"})["guest"]
    made = anna.make("basilica", [me(), {"who": "screen"}])
    anna.visit(f"/table/{made['table']}")
    guest = stella.ask("GET", "me")["guest"]
    engine = make_engine(f"sqlite:///{server.data / 'duomo.sqlite'}")
    house.execute(engine, house.grant(guest, True))
    page = stella.visit("/house")
    expect(page.get_by_role("heading", name=words("web-house"), exact=True)).to_be_visible()
    page.get_by_label(words("web-house-text")).fill("<i>Tea</i> at five")
    page.get_by_role("button", name=words("web-house-tell")).click()
    expect(anna.page.locator(".announcement")).to_contain_text("<i>Tea</i> at five")
    page.get_by_label(words("web-house-search")).fill("Notabene")
    page.get_by_role("button", name=words("web-house-look"), exact=True).click()
    expect(page.locator("td", has_text="Anna Notabene").first).to_be_visible()
    expect(page.locator("td small", has_text=name)).to_be_visible()
    page.get_by_role("button", name=words("web-house-close"), exact=True).click()
    closing = page.get_by_role("button", name=words("web-house-close"), exact=True)
    expect(closing).to_have_count(0)  # it is no longer a running table
    anna.until(lambda: bool(anna.table(made["table"])["closed"]))
    page.get_by_label(words("web-house-text")).fill("")
    page.get_by_role("button", name=words("web-house-tell")).click()
    expect(anna.page.locator(".announcement")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert stella.complaints == anna.complaints == []
    for guest_of_house in (stella, anna):
        guest_of_house.context.close()


def test_others_are_told_that_it_is_not_for_them(invite: Invite) -> None:
    guest = invite()
    page = guest.visit("/house")
    expect(page.locator("main p").first).to_have_text(words("server-no-steward"))
    guest.complaints[:] = [each for each in guest.complaints if "403" not in each]


def test_the_log_tells_who_took_a_seat_and_a_link_works_once(invite: Invite) -> None:
    host, friend, late = invite(), invite(), invite()
    made = host.make("basilica", [me(), FRIEND])
    link = made["links"][0]["link"]
    page = friend.visit(link)
    page.get_by_label(words("web-your-name")).fill("Olga")
    page.get_by_role("button", name=words("web-join-take")).click()
    page.wait_for_url("**/table/*")
    told = re.compile(words("web-seating-taken", name="Olga"))
    expect(page.locator("ol.log li", has_text=told).first).to_be_visible()
    shut = late.visit(link)
    expect(shut.get_by_text(re.compile("Olga"))).to_be_visible()
    expect(shut.get_by_role("button", name=words("web-join-take"))).to_have_count(0)


def test_a_page_below_a_path(chromium: Any, tmp_path: Path) -> None:
    server = Server(tmp_path, "--base-path", "/games/duomo")
    try:
        guest = bring(chromium, f"{server.address}/games/duomo")
        page = guest.visit("/")
        page.get_by_role("link", name=words("web-new-table"), exact=True).click()
        page.wait_for_url("**/games/duomo/new*")
        made = guest.make("basilica", [me(), {"who": "screen"}])
        page = guest.visit(f"/table/{made['table']}")
        page.locator("main[data-state]").wait_for()
        for link in page.locator("a[href^='/']").all():
            assert str(link.get_attribute("href")).startswith("/games/duomo"), link
        page.reload()
        page.locator("main[data-state]").wait_for()
        assert guest.complaints == []
        guest.context.close()
    finally:
        server.stop()
