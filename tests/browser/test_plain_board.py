"""A game without a folder in the page: created, played to the end and replayed on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import toy_install
from browser import guests
from browser.choosing import Player
from browser.guests import Guest
from browser.playing import Table, finish
from browser.serving import Server


@pytest.fixture(scope="module")
def with_toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", str(toy_install.installed()))
        running = Server(tmp_path_factory.mktemp("toy"))
    yield running
    running.stop()


@pytest.fixture
def guest(with_toy: Server, chromium: Any) -> Iterator[Guest]:
    came = guests.invite(chromium, with_toy.address)
    yield came
    came.context.close()
    assert not came.complaints


def test_a_game_without_a_folder_is_played_and_replayed(guest: Guest) -> None:
    page = guest.visit("/new?game=stones")
    expect(page.get_by_text("Stone by Stone").first).to_be_visible()
    expect(page.get_by_text("How many stones there are at the start.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**")
    table = Table(guest, page.url.split("/table/")[1].split("?")[0])
    page.wait_for_function("() => duomoTest.main() || duomoTest.ready(0)")

    board = page.locator(".plain")
    expect(board.locator("[data-fact=quarry]")).to_have_text("18")
    expect(board.get_by_role("columnheader", name="Height")).to_be_visible()
    expect(board.get_by_text("rolls a")).not_to_have_count(0)

    def same(table: Table, shown: dict[str, Any], now: dict[str, Any]) -> None:
        assert set(shown["moves"]) == {offer["move"] for offer in now["legal"]}

    finish(table, Player("stones"), same)
    result = guest.table(table.id)["now"]["result"]
    scores = sorted(result["scores"], reverse=True)
    expect(page.locator(".podium .total b")).to_have_text([str(score) for score in scores])

    guest.visit(f"/replay/{table.id}")
    expect(page.locator(".plain [data-fact=quarry]")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".plain [data-fact=quarry]")).to_have_text("0")


def test_the_plain_board_speaks_the_readers_language(guest: Guest) -> None:
    made = guest.make("stones", [guests.me(), guests.bot()])
    guest.ask("PUT", "me", {"language": "de"})
    page = guest.visit(f"/table/{made['table']}")
    expect(page.locator(".plain")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("columnheader", name="Höhe")).to_be_visible()
    expect(page.get_by_text("würfelt eine").first).to_be_visible()
