"""Setting up a position by pieces, playing on from it, a game written on the board, an own copy in use."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import Invite
from browser.goldens import one_of_each
from browser.guests import PHONE
from duomo.core.position import write_document
from duomo.core.record import read
from duomo.core.replay import table_of
from duomo.games import registry
from duomo.play.companion.games import RealGame, real_game_now

EVERY = 400
"""Moves between two positions of a golden game that are tried, the last ones always."""


def documents(path: Path) -> list[str]:
    """Positions of a golden game as texts."""
    record = read(path.read_text(encoding="utf-8"), path.name)
    table = table_of(registry.find, record)
    found = []
    for number, line in enumerate(record.moves, 1):
        table.follow(line)
        if not number % EVERY or number == len(record.moves):
            found.append(write_document(table.document()))
    return found


def read_in(page: Page, text: str) -> str:
    """Give the editor a text; the text that it makes of it."""
    shown = page.locator("main[data-answered]")
    expect(shown).not_to_have_attribute("data-answered", "0")
    answers = int(shown.get_attribute("data-answered") or 0)
    page.locator("#text").fill(text)
    page.locator("[data-tap=read]").click()
    expect(shown).to_have_attribute("data-answered", str(answers + 1))
    expect(shown).to_have_attribute("data-problems", "0")
    return page.locator("#text").input_value()


@pytest.mark.parametrize("basilica", [False, True], ids=["red-cathedral", "basilica"])
def test_golden_positions_survive_the_editor(invite: Invite, basilica: bool) -> None:
    """Text to editor to text: the same document, and pieces are drawn. `tests/companion` has every game."""
    page = invite().visit("/real/position")
    for path in one_of_each(basilica):
        for text in documents(path):
            once = read_in(page, text)
            assert tomllib.loads(once) == tomllib.loads(text), path.name
        expect(page.locator("[data-piece]").first).to_be_visible()


def test_pieces_are_put_by_tap_key_and_drag(invite: Invite) -> None:
    """RC-5.1. Impossible is allowed and listed; a button puts it right, and undo takes it back."""
    page = invite().visit("/real/position")
    main = page.locator("main[data-problems]")
    page.locator("[data-piece='banner/red']").click()
    page.locator("[data-place='1.2']").click()
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems .rule")).to_have_text("RC-5.1")
    expect(page.locator("[data-tap=play]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-place='1.1']").focus()
    page.keyboard.press("b")  # the next banner
    page.keyboard.press("Enter")
    expect(main).to_have_attribute("data-problems", "0")
    page.locator("[data-piece='die/white']").drag_to(page.locator("[data-place='space/5']"))
    expect(page.locator("#text")).to_have_value(standing("white", 5))
    page.locator("[data-tap=undo]").click()
    expect(page.locator("#text")).not_to_have_value(standing("white", 5))
    assert violations(page) == []


def standing(die: str, space: int) -> re.Pattern[str]:
    """Where a die stands, in the text of a position."""
    return re.compile(rf"\[market\.dice\.{die}\]\nspace = {space}\n")


def test_the_cathedral_of_basilica_is_set_up(invite: Invite) -> None:
    """BA-1.4, BA-3.3. Vaults, builders, ranks, the king; glass without a vault has its rule and a repair."""
    page = invite().visit("/real/position")
    main = page.locator("main[data-problems]")
    page.locator("[data-tap='start/basilica/2']").click()
    pieces = (("vault/red", "1.2"), ("vault/blue", "1.3"), ("builder/white", "1.2"), ("rank/mason", "1.2"))
    for piece, cell in pieces:
        page.locator(f"[data-piece='{piece}']").click()
        with page.expect_response("**/api/companion/position"):
            page.locator(f"[data-cell='{cell}']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-tap='more/king']").click()
    expect(main).to_have_attribute("data-problems", "0")
    document = tomllib.loads(page.locator("#text").input_value())
    assert document["player"][0]["builders"] == ["1.2 mason"]
    assert document["king"] == 1
    page.locator("[data-piece='glass']").click()
    page.locator("[data-cell='3.1']").click()
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems .rule")).to_have_text("BA-1.4")
    page.locator("[data-tap=fix]").click()
    expect(main).to_have_attribute("data-problems", "0")


def test_a_game_goes_on_from_a_position(invite: Invite) -> None:
    """Against a bot of any level; the table begins where the pieces lay."""
    page = invite().visit("/real/position")
    page.locator("[data-piece='banner/blue']").click()
    with page.expect_response("**/api/companion/position"):
        page.locator("[data-place='2.1']").click()
    page.locator("[data-tap=play]").click()
    page.locator("[data-seat=blue]").select_option(index=2)
    page.locator("[data-tap=begin]").click()
    expect(page.locator("main.table-page")).to_have_attribute("data-state", "yours")
    table = page.url.rsplit("/", 1)[1]
    told = page.evaluate("async id => (await fetch(`/api/tables/${id}`)).json()", table)
    assert told["now"]["view"]["tower"][1]["sections"][0]["banner"] == "blue"
    assert told["seats"][1]["who"] == "bot"


def test_a_game_is_written_down_on_its_board(invite: Invite) -> None:
    """From a position: decisions on the board; hints are off, and everything can be taken back."""
    page = invite(size=PHONE).visit("/real/position")
    page.locator("[data-tap=write]").click()
    written = page.locator(".written")
    expect(written).to_have_attribute("data-moves", "0")
    expect(page.locator("main.table-page")).to_have_attribute("data-state", "yours")
    game = page.evaluate("JSON.parse(localStorage.getItem('duomo-real-game'))")
    now = real_game_now(RealGame(game["game"], position=game["position"]))
    offers = msgspec.json.decode(msgspec.json.encode(now.snapshot.now.legal))
    moves = [next(one["move"] for one in offers if one["move"].startswith("claim"))]
    page.evaluate(
        "game => localStorage.setItem('duomo-real-game', JSON.stringify(game))", {**game, "moves": moves}
    )
    page.reload()
    expect(written).to_have_attribute("data-moves", str(len(moves)))
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.locator("[data-tap=undo]").click()
    expect(written).to_have_attribute("data-moves", str(len(moves) - 1))
    page.locator("[data-tap=replay]").click()
    page.wait_for_url("**/replay/**")


def test_new_tables_are_played_with_an_own_copy(invite: Invite) -> None:
    """One value is changed by taps, the copy is put to use, and a new table has it."""
    page = invite().visit("/real/copy")
    page.locator("[data-tap='more/recognition']").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    page.locator("[data-tap=use]").check()
    copy_hash = page.locator("[data-hash]").get_attribute("data-hash")
    assert violations(page) == []
    page.goto(f"{page.url.split('/real')[0]}/new")
    expect(page.locator("[data-copy]")).to_be_visible()
    page.locator(".page button.primary").last.click()
    page.wait_for_url("**/table/**")
    whole = page.evaluate(
        "async id => (await fetch(`/api/tables/${id}/whole`)).json()", page.url.rsplit("/", 1)[1]
    )
    assert whole["components_hash"] != ""
    assert whole["copy"] is not None
    assert copy_hash
