"""The score page, tapped: every golden end and every example of the rulebooks gives the engine's result.

The comparison covers what people read: the winner, the tie-break, every line with its rule, and the totals.
The engine's result comes from the record as it was played, not from the companion.
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
from browser.counts import COUNTING, differences, shown
from browser.guests import DESKTOP, PHONE, Guest
from duomo.core.engine.event import Log
from duomo.core.record import read
from duomo.games.basilica.companion.documents import BasilicaCount, CountedSide
from duomo.games.basilica.rules.scoring import score
from duomo.games.red_cathedral.companion.documents import CountedParty, CountedSection, RedCathedralCount
from real_tables import EXAMPLES, GOLDEN, basilica_count, example, red_count, royal_counts, scored, uncounted

TAPS = 60
"""Maximum number of taps for a game of four."""
ENDS = {"red_cathedral": 14, "contractors": 5, "solo": 4, "guilds": 33, "basilica": 7}
"""Minimum number of golden games in each folder."""
SCORINGS = 18
"""Minimum number of scorings in the golden games of Basilica."""
EXAMPLES_THERE = {"red_cathedral": 15, "contractors": 3, "basilica": 6}
"""Minimum number of positions of the rulebooks' examples in each folder."""


def in_folder(paths: list[Path], folder: str) -> list[Path]:
    return [path for path in paths if path.parts[-3] == folder]


def entering(invite: Invite, drawn: bool = False) -> Guest:
    """Somebody with a phone. The page is loaded once, and left and entered again by its own links. Its text
    is read from the document; unless somebody looks, nothing is drawn, which saves much work.
    """
    guest: Guest = invite(size=PHONE)
    guest.visit("/real")
    guest.page.evaluate(f"{COUNTING};0")
    if not drawn:
        guest.page.evaluate("document.body.style.display = 'none'")
    return guest


def enter(guest: Guest, count: RedCathedralCount, laid_out: bool = False) -> dict[str, Any]:
    """Enter a game from its blueprint on; people, colours and modules are those of the last time. Towers that
    no blueprint has are set up beforehand, with nothing on them.
    """
    document = msgspec.to_builtins(count)
    found: dict[str, Any] = guest.page.evaluate(
        "([count, laidOut]) => enterCount(count, laidOut)", [document, laid_out]
    )
    return found


@pytest.mark.parametrize(
    ("folder", "part", "parts"),
    [("red_cathedral", 0, 1), ("contractors", 0, 1), ("solo", 0, 1), ("guilds", 0, 2), ("guilds", 1, 2)],
)
def test_golden_ends_of_the_red_cathedral(invite: Invite, folder: str, part: int, parts: int) -> None:
    """RC-10, CT-3.4, CT-4.2, CT-5.12, RC-11.8. Four players: at most sixty taps, more with Contractors."""
    guest = entering(invite)
    paths = in_folder(GOLDEN, folder)
    assert len(paths) >= ENDS[folder]
    wrong, taps = {}, {}
    for path in paths[part::parts]:
        end, scoring = scored(path)
        count = red_count(uncounted(read(path.read_text(encoding="utf-8"), path.name)))
        found = enter(guest, count)
        wrong[path.stem] = differences(shown(end.names(), scoring), found)
        if len(count.parties) == 4:
            taps[path.stem] = found["taps"] - 1 - crews(count)  # the blueprint is chosen before it starts
    assert {name: found for name, found in wrong.items() if found} == {}
    assert taps or folder == "solo" or part
    assert all(found <= TAPS for found in taps.values()), taps


def crews(count: RedCathedralCount) -> int:
    """Taps added by Contractors: one for each player's permits, one for each tool, one to continue."""
    if count.options["contractors"] == "off":
        return 0
    return sum(1 + len(party.tools) for party in count.parties) + 1


def test_sixty_taps_are_enough_whatever_was_built(invite: Invite) -> None:
    """Every section finished: two taps for each, one for each marker, two for each player's goods."""
    guest = entering(invite)
    colours = ["red", "blue", "green", "yellow"]
    towers = [[CountedSection(colours[(tower + level) % 4]) for level in range(4)] for tower in range(6)]
    count = RedCathedralCount([CountedParty(colour, 30, 3, 4) for colour in colours], towers)
    found = enter(guest, count)
    assert found["mistakes"] == []
    assert found["taps"] - 1 == TAPS  # the blueprint is chosen before the count starts


def test_every_example_of_the_red_cathedral(invite: Invite) -> None:
    """As if the game ended there. Some show only a few towers for one rule, on no blueprint of the game."""
    guest = entering(invite)
    wrong = {}
    for folder in ("red_cathedral", "contractors"):
        paths = in_folder(EXAMPLES, folder)
        assert len(paths) >= EXAMPLES_THERE[folder]
        for path in paths:
            table: Any = example(path)
            count = red_count(table)
            drawn = [len(tower) for tower in count.towers] not in table.rules.values.plan_heights
            standing = table.game.wire().standing(table.rules, table.state, -1)
            found = enter(guest, count, laid_out=drawn)
            assert found["taps"] >= sum(map(len, count.towers)), path.stem  # every section was tapped
            wrong[path.stem] = differences(shown(table.names(), standing), found)
    assert {name: found for name, found in wrong.items() if found} == {}


def enter_cathedral(guest: Guest, count: Any) -> dict[str, Any]:
    found: dict[str, Any] = guest.page.evaluate("count => enterCathedral(count)", msgspec.to_builtins(count))
    return found


def zones(royal: Any) -> list[list[Any]]:
    return [[line.rule, line.points.white, line.points.black] for line in royal.lines]


SIDES = ("White", "Black")


def test_golden_games_of_basilica(invite: Invite) -> None:
    """BA-3.3, BA-5.2, BA-5.3, BA-5.5. The cathedral of every scoring, cell by cell; the winner only after the
    last one.
    """
    guest = entering(invite)
    paths = in_folder(GOLDEN, "basilica")
    assert len(paths) >= ENDS["basilica"]
    wrong = {}
    for path in paths:
        counts = royal_counts(path)
        for count, royal in counts:
            last = royal is counts[-1][1]
            winners = scored(path)[1].winners if last else []
            wrong[f"{path.stem} {royal.king}"] = differences(
                {
                    "scores": [royal.totals.white, royal.totals.black],
                    "winners": [SIDES[seat] for seat in winners],
                    "lines": zones(royal),
                    "mistakes": [],
                },
                enter_cathedral(guest, count),
            )
    assert len(wrong) >= SCORINGS
    assert {name: found for name, found in wrong.items() if found} == {}


def test_every_example_of_basilica(invite: Invite) -> None:
    """BA-5.1, BA-5.2, BA-5.3. As if the pile were exhausted there."""
    guest = entering(invite)
    paths = in_folder(EXAMPLES, "basilica")
    assert len(paths) >= EXAMPLES_THERE["basilica"]
    wrong = {}
    for path in paths:
        table: Any = example(path)
        before = table.rules.scores(table.state)
        found = enter_cathedral(guest, basilica_count(table, before, 0))
        state, log = table.state.copy(), Log()
        score(state, log)
        told = [event for event in log.events if event.kind.startswith("zone")]
        lines = [[event.data["rule"], event.data["white"], event.data["black"]] for event in told]
        expected = {"scores": table.rules.scores(state), "lines": lines, "mistakes": []}
        wrong[path.stem] = differences(expected, found)
    assert {name: found for name, found in wrong.items() if found} == {}


def test_one_scoring_of_basilica_follows_another(invite: Invite) -> None:
    """BA-5.4. At 20 the cathedral is what was above the second row, at 30 what is left of that."""
    guest = entering(invite, drawn=True)
    page = guest.page
    vaults = {"1.2": "red", "2.2": "red", "3.2": "red", "3.3": "blue", "4.2": "green"}
    count = BasilicaCount(10, CountedSide(5, ["1.2", "3.2"]), CountedSide(7), vaults, ["4.3"], ["3.2"])
    before = enter_cathedral(guest, count)
    for king, left in ((20, {"1.2": "red", "1.3": "blue", "2.2": "green"}), (30, {})):
        page.locator("[data-tap=add]").click()
        expect(page.locator(f"[data-tap='king/{king}']")).to_have_attribute("aria-pressed", "true")
        kept = page.evaluate("JSON.parse(localStorage.getItem('duomo-count-basilica')).bays")
        assert {cell: bay["face"] for cell, bay in kept.items()} == left
        assert [cell for cell, bay in kept.items() if bay["glass"]] == ([] if king == 30 else ["1.2"])
        expect(page.locator(".hand")).to_have_attribute("data-settled", "true")
        points = page.locator("[data-points]").evaluate_all("all => all.map(one => Number(one.value))")
        assert points == before["scores"]  # there are no builders at 20
    expect(page.locator("[data-tap=add]")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_a_slip_is_named_and_an_evening_is_kept(invite: Invite, size: tuple[int, int]) -> None:
    """RC-1.8. A third arch is named with its rule, undo takes it back; the log book saves the result."""
    guest = invite(size=size)
    zone = guest.context.new_cdp_session(guest.page)
    zone.send("Emulation.setTimezoneOverride", {"timezoneId": "Pacific/Kiritimati"})
    guest.page.clock.set_fixed_time("2026-03-01T20:00:00Z")  # there it is already the second of March
    page = guest.visit("/real/score/red-cathedral")
    page.get_by_role("radio", name="2", exact=True).check()
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
    a_seventh_section(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(page.get_by_label("Date")).to_have_value("2026-03-02")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Photograph").click()
    chooser.value.set_files(PICTURE)
    expect(page.get_by_alt_text("Photograph of the table")).to_be_visible()
    page.get_by_role("button", name="Keep in the log book").click()
    page.get_by_role("link", name="To the log book").click()
    in_the_log_book(page)


def a_seventh_section(page: Any) -> None:
    """RC-10.1. Named with its rule beside the result; undone, everything is right again."""
    page.get_by_role("button", name="Tower 4").click()
    page.locator("[data-section='1']").click()
    page.locator("[data-tap='banner/blue']").click()
    page.locator("[data-tap='ornament/none']").click()
    expect(page.locator(".slips")).to_contain_text("Blue has 7 finished sections")
    expect(page.locator(".slips")).to_contain_text("RC-10.1")
    for _ in range(2):
        page.get_by_role("button", name="Undo").click()
    expect(page.locator(".slips")).to_have_count(0)
    page.locator("[data-tap=next]").click()


PICTURE = sorted((Path(__file__).parents[2] / "docs" / "pictures").glob("*.png"))[0]


def in_the_log_book(page: Any) -> None:
    """Statistics, the photograph, and an export that is imported again after the evening was removed."""
    row = page.get_by_role("row", name="Ada")
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(page.get_by_alt_text("Photograph of the table")).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    exported = Path(download.value.path())
    [evening] = json.loads(exported.read_text(encoding="utf-8"))["evenings"]
    assert (evening["date"], evening["photo"][:16]) == ("2026-03-02", "data:image/jpeg;")
    assert [one["name"] for one in evening["players"]] == ["Ada", "Blue"]
    page.get_by_role("button", name="Remove this evening", exact=True).click()
    expect(row).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(row).to_have_count(1)
    page.get_by_role("button", name="Remove this evening", exact=True).click()
    expect(row).to_have_count(0)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import").click()
    chooser.value.set_files(exported)
    expect(row).to_be_visible()
