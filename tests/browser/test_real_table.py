"""At a real table, in the browser: positions, games that are written down, the person's own copy."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE

WRONG = """duomo_position = 1
game = "red-cathedral"
[[tower]]
sections = [{}, { banner = "red" }]
[[player]]
[[player]]
"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_position_is_set_up_and_put_right(invite: Invite, size: tuple[int, int]) -> None:
    """RC-5.1. A problem has its rule and a button; without problems the position can be studied."""
    page = invite(size=size).visit("/real/position")
    main = page.locator("main")
    expect(main).to_have_attribute("data-problems", "0")
    page.locator("[data-piece='banner/blue']").click()
    page.locator("[data-place='1.2']").click()
    expect(main).to_have_attribute("data-problems", "1")
    expect(page.locator(".problems")).to_contain_text("RC-5.1")
    page.locator("[data-place='1.1']").click()
    expect(main).to_have_attribute("data-problems", "0")
    page.get_by_label("The position as text").fill(WRONG)
    page.locator("[data-tap=read]").click()
    expect(main).to_have_attribute("data-problems", "1")
    assert violations(page) == []
    if size == PHONE:  # one part at a time: the problems are behind their count
        page.locator("[data-tap='part/aside']").click()
    page.locator("[data-tap=fix]").click()
    expect(main).to_have_attribute("data-problems", "0")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.locator("[data-tap=study]").click()
    page.wait_for_url("**/study")


def test_a_game_is_written_down(invite: Invite) -> None:
    page = invite(size=PHONE).visit("/real/game")
    page.locator("[data-tap=begin]").click()
    for count in range(3):
        expect(page.locator(".hand")).to_have_attribute("data-moves", str(count))
        page.locator("[data-tap^='move/']").first.click()
    expect(page.locator(".hand")).to_have_attribute("data-moves", "3")
    page.locator("[data-tap=undo]").click()
    expect(page.locator(".hand")).to_have_attribute("data-moves", "2")
    assert violations(page) == []


def test_a_copy_is_entered_and_checked(invite: Invite) -> None:
    """RC-1.4. An impossible value is named beside its field; stored values are there again later."""
    page = invite(size=DESKTOP).visit("/real/copy")
    field = page.locator("[data-field=recognition]")
    expect(field).to_be_visible()
    page.locator("[data-tap=keep]").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    page.reload()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    field.fill("-3")
    field.press("Tab")
    expect(page.locator("[role=alert].bad")).to_contain_text("Recognition")
    expect(page.locator("[data-hash]")).to_have_attribute("data-hash", "")
    expect(page.locator("[data-tap=use]")).to_be_disabled()
    assert violations(page) == []


def test_actions_heights_and_dice_of_a_copy_are_entered(invite: Invite) -> None:
    """RC-1.5, RC-7.9, RC-9.1. Actions and heights have their fields; a goods tile becomes a die tile."""
    page = invite(size=DESKTOP).visit("/real/copy")
    page.locator("[data-table=influence_cards]").click()
    mark = page.locator("[data-field='upper.mark']")
    expect(page.locator("[data-field='upper.action']")).to_be_visible()
    expect(mark).to_be_visible()
    page.locator("[data-tap=matches]").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    page.locator("[data-table=blueprints]").click()
    page.locator("[data-tap='more/heights/1']").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "2")
    page.locator("[data-table=workshop_tiles]").click()
    page.locator("[data-tap='give/die']").click()
    expect(page.locator("[data-field=die]")).to_be_visible()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "3")


THEIRS = """[[resource_tiles]]
id = "gold"
resource = "gold"
amount = 2

[[resource_tiles]]
id = "wood"
resource = "wood"
amount = 2
"""


def test_two_copies_are_compared_and_merged(invite: Invite, tmp_path: Path) -> None:
    """Import with a preview, compare, take theirs, merge the rest, export."""
    page = invite(size=DESKTOP).visit("/real/copy")
    page.locator("[data-table=resource_tiles]").click()
    page.locator("[data-tap='more/amount']").click()  # three wood, where the other owner reads two
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "1")
    theirs = tmp_path / "theirs.toml"
    theirs.write_text(THEIRS, encoding="utf-8")

    def choose(tap: str) -> None:
        with page.expect_file_chooser() as chooser:
            page.locator(f"[data-tap={tap}]").click()
        chooser.value.set_files(theirs)

    choose("compare")
    apart = page.locator("[data-differences]")
    expect(apart).to_have_attribute("data-differences", "1")
    page.locator("[data-tap='theirs/wood']").click()
    expect(apart).to_have_attribute("data-differences", "0")
    page.locator("[data-tap=merge]").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "2")
    with page.expect_download() as download:
        page.locator("[data-tap=export]").click()
    kept = tomllib.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert {row["id"]: row["amount"] for row in kept["resource_tiles"]} == {"wood": 2, "gold": 2}
    page.evaluate("localStorage.clear()")
    page.goto(page.url)
    choose("import")
    page.locator("[data-tap=take-in]").click()
    expect(page.locator("[data-done]")).to_have_attribute("data-done", "2")


def test_whoever_is_invited_agrees_to_an_own_copy(invite: Invite) -> None:
    """Only if everybody agrees: a seat is taken after the table's values were accepted."""
    host = invite()
    copy = host.ask("POST", "companion/copy", {"game": "red-cathedral", "rows": {"resource_tiles": [GOLD]}})
    seats = [{"who": "me"}, {"who": "friend"}]
    wish = {"game": "red-cathedral", "players": 2, "seats": seats, "copy": copy["text"]}
    made = host.ask("POST", "tables", wish)
    page = invite().visit(made["links"][0]["link"])
    take = page.locator("button[type=submit]")
    expect(take).to_have_attribute("aria-disabled", "true")
    page.locator("[data-tap=agree]").check()
    take.click()
    page.wait_for_url("**/table/**")


GOLD = {"id": "gold", "resource": "gold", "amount": 2}
