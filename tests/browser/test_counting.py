"""The score page, tapped: golden ends of every kind and examples of the rulebooks give what the engine gives.

`tests/companion` counts all of them without the page.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.goldens import one_of_each
from browser.guests import DESKTOP, PHONE, Guest
from duomo.games.red_cathedral.companion.documents import CountedParty, CountedSection, RedCathedralCount
from real_tables import EXAMPLES, basilica_count, ended, example, red_count

SCRIPT = Path(__file__).with_name("counting.js").read_text(encoding="utf-8")
TAPS = 60
"""For a game of four."""


def enter(guest: Guest, count: Any) -> dict[str, Any]:
    """Enter a game from its blueprint on; people, colours and modules are those of the last time."""
    document = msgspec.to_builtins(count)
    people = [one["party"] for one in document["parties"] if one["party"] != "ivan"]
    last = {"players": len(people), "colours": people, "names": [], "options": document["options"]}
    page = guest.page
    page.evaluate(
        "last => { localStorage.clear(); localStorage.setItem('duomo-count-red-cathedral-last', last) }",
        json.dumps(last),
    )
    guest.visit("/real/score/red-cathedral")
    page.evaluate(f"{SCRIPT};0")
    found: dict[str, Any] = page.evaluate("count => enterCount(count)", document)
    return found


def test_golden_ends_of_the_red_cathedral(invite: Invite) -> None:
    """RC-10, CT-3.4, CT-4.2, CT-5.12, RC-11.8. Four players: at most sixty taps, the blueprint included."""
    guest = invite(size=PHONE)
    guest.visit("/real")
    wrong = []
    for path in one_of_each(basilica=False):
        end, uncounted = ended(path)
        count = red_count(uncounted)
        found = enter(guest, count)
        if found["scores"] != end.rules.scores(end.state) or found["mistakes"]:
            wrong.append((path.stem, found["scores"], end.rules.scores(end.state), found["mistakes"]))
        plain = count.options.get("contractors") == "off" and count.options.get("guild") == "none"
        if len(count.parties) == 4 and plain:
            assert found["taps"] <= TAPS, path.stem
    assert wrong == []


def test_sixty_taps_are_enough_whatever_was_built(invite: Invite) -> None:
    """Every section finished: two taps for each, one for each marker, two for each player's goods."""
    guest = invite(size=PHONE)
    guest.visit("/real")
    colours = ["red", "blue", "green", "yellow"]
    towers = [[CountedSection(colours[(tower + level) % 4]) for level in range(4)] for tower in range(6)]
    count = RedCathedralCount([CountedParty(colour, 30, 3, 4) for colour in colours], towers)
    found = enter(guest, count)
    assert found["mistakes"] == []
    assert found["taps"] - 1 == TAPS  # the blueprint is chosen before the count begins


def test_every_example_of_the_red_cathedral(invite: Invite) -> None:
    guest = invite(size=PHONE)
    guest.visit("/real")
    wrong = []
    for path in EXAMPLES:
        if path.parts[-3] == "basilica":
            continue
        table = example(path)
        heights = [len(tower) for tower in red_count(table).towers]
        if heights not in table.rules.values.plan_heights:  # type: ignore[attr-defined]
            continue  # a few towers drawn for one rule, no game; tests/companion counts them
        standing: Any = table.game.wire().standing(table.rules, table.state, -1)
        found = enter(guest, red_count(table))
        if found["scores"] != standing.scores or found["mistakes"]:
            wrong.append((path.stem, found["scores"], standing.scores, found["mistakes"]))
    assert wrong == []


def test_golden_ends_of_basilica(invite: Invite) -> None:
    """BA-5.2, BA-5.3, BA-5.5."""
    guest = invite(size=PHONE)
    guest.visit("/real")
    wrong = []
    for path in one_of_each(basilica=True):
        end, _ = ended(path)
        scores = end.rules.scores(end.state)
        before = enter_cathedral(guest, basilica_count(end, [0, 0], end.document()["king"]))
        points = [have - one for have, one in zip(scores, before["scores"], strict=True)]
        found = enter_cathedral(guest, basilica_count(end, points, end.document()["king"]))
        if found["scores"] != scores or found["mistakes"]:
            wrong.append((path.stem, found, scores))
    assert wrong == []


def enter_cathedral(guest: Guest, count: Any) -> dict[str, Any]:
    guest.page.evaluate("localStorage.clear()")
    guest.visit("/real/score/basilica")
    guest.page.evaluate(f"{SCRIPT};0")
    found: dict[str, Any] = guest.page.evaluate("count => enterCathedral(count)", msgspec.to_builtins(count))
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_a_slip_is_named_and_an_evening_is_kept(invite: Invite, size: tuple[int, int]) -> None:
    """RC-1.8. A third arch is named with its rule, undo takes it back; the log book keeps the end."""
    guest = invite(size=size)
    page = guest.visit("/real/score/red-cathedral")
    page.get_by_role("radio", name="2").check()
    page.get_by_label("Name of Red").fill("Ada")
    page.get_by_label("Name of Red").blur()
    page.locator("[data-tap^=blueprint]").first.click()
    for space in (30, 25):
        page.locator(f"[data-tap='space/{space}']").click()
    for amount in (3, 4):
        page.locator(f"[data-tap='materials/{amount}']").click()
        page.locator(f"[data-tap='rubles/{amount}']").click()
    for tower in range(3):
        page.locator("[data-tap='banner/blue']").click()
        page.locator("[data-tap='ornament/none']").click()
        page.locator("[data-tap='banner/blue']").click()
        page.locator("[data-tap='ornament/red']").click()
        if tower < 2:
            page.locator("[data-tap='banner/none']").click()
    expect(page.locator(".slips")).to_contain_text("RC-1.8")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".slips")).to_have_count(0)
    page.locator("[data-tap='ornament/none']").click()
    assert violations(page) == []
    for _ in range(4):
        page.locator("[data-tap='banner/none']").click()
    expect(page.get_by_role("heading", name="wins")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("button", name="Keep in the log book").click()
    page.get_by_role("link", name="To the log book").click()
    expect(page.get_by_role("row", name="Ada")).to_be_visible()
    assert violations(page) == []
