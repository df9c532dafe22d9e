"""Choices in the tray, the piece in hand, undo and redo, what the others did, the curtain."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import PHONE, Guest, bot, me
from browser.playing import Table
from browser.quick import over_http, own_turn, play
from browser.words import words

SMALL_PHONE = (360, 640)
Want = Callable[[dict[str, Any]], bool]


def asks(key: str) -> Want:
    return lambda now: now["decision"] is not None and now["decision"]["key"] == key


def offers(now: dict[str, Any], beginning: str) -> list[dict[str, Any]]:
    return [offer for offer in now["legal"] if offer["move"].startswith(beginning)]


def visit(now: dict[str, Any]) -> bool:
    """True at the market, with goods to take."""
    return asks("decision-rc-market")(now) and bool(offers(now, "resources"))


def reached(guest: Guest, want: Want, seats: list[Any] | None = None, seed: str = "d0") -> Table:
    """A table with a position of the wanted kind, reached without the page."""
    made = guest.make("red-cathedral", seats or [me(), bot(), bot()], start_player="1")
    choose = Player(seed)
    for _ in range(400):
        if want(own_turn(guest, made["table"])):
            table = Table(guest, made["table"]).sit()
            table.wait()
            return table
        over_http(guest, made["table"], choose, 1)
    raise AssertionError("the position never comes")


def check(page: Page) -> None:
    """Check that axe-core has no complaints."""
    assert violations(page) == []


def tray(table: Table) -> Locator:
    return table.page.get_by_role("region", name=words("web-tray"))


def overlaps(one: Any, other: Any) -> bool:
    return bool(
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


# ---- a visit to the market -----------------------------------------------------------------------


def test_a_visit_says_what_it_brings_now(invite: Invite) -> None:
    table = reached(invite(), visit)
    now = table.now()
    does = offers(now, "resources")[0]["does"]
    take = tray(table).locator('[data-move="resources"]')
    expect(take).to_contain_text(str(does["brings"][0]["amount"]))
    expect(take).to_contain_text(f"= {does['offered']}")
    for one in now["closed"]:
        if not one["done"] and one["move"].startswith("influence"):
            expect(tray(table).locator(".closed", has_text=re.compile(r"RC-\d")).first).to_be_visible()
    check(table.page)


def test_one_click_takes_all_and_a_number_takes_fewer(invite: Invite) -> None:
    """Numbers are also on the pieces, and are keys; finished options stay, ticked."""
    many: Want = lambda now: visit(now) and offers(now, "resources")[0]["does"]["brings"][0]["amount"] > 2  # noqa: E731
    table = reached(invite(obvious=True), many)
    before = table.now()
    gain = offers(before, "resources")[0]["does"]["brings"][0]
    expect(table.page.locator(".number-mark", has_text="1").first).to_be_visible()
    table.page.keyboard.press("1")
    table.wait(after=before["number"] + 1)
    material, amount = gain["resource"], gain["amount"]
    held = own_materials(table.now()).get(material, 0) - own_materials(before).get(material, 0)
    assert held == amount
    expect(tray(table).locator(".done").first).to_be_visible()
    for _ in range(2):
        number = table.number
        table.act("u").click()
        table.wait(after=number)
    table.until("() => document.querySelector('[data-move=resources]')")
    number = table.number
    tray(table).locator(".tray-fewer button").last.click()
    table.wait(after=number + 1)
    assert own_materials(table.now()).get(material, 0) - own_materials(before).get(material, 0) == 1


def own_materials(now: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = now["view"]["player"][0]["materials"]
    return found


def test_leaving_is_quiet_and_asks_once(invite: Invite) -> None:
    table = reached(invite(), visit)
    number = table.number
    expect(table.act("e")).to_have_attribute("aria-disabled", "true")
    leave = tray(table).locator(".tray-leave", has_text=words("web-rc-tray-leave"))
    leave.click()
    expect(tray(table).get_by_role("alert")).to_be_visible()
    check(table.page)
    table.page.keyboard.press("Escape")
    expect(tray(table).get_by_role("alert")).to_have_count(0)
    assert table.number == number
    leave.click()
    tray(table).locator('[data-move="leave"]').click()
    table.wait(after=number)


def test_the_tray_covers_nothing_that_is_decided_on(invite: Invite) -> None:
    table = reached(invite(), visit, [me(), bot(), bot(), bot()])
    box = tray(table).bounding_box()
    assert box is not None
    for place in (".stalls", ".scene", ".ruler", ".slots"):
        other = table.page.locator(place).first.bounding_box()
        assert not overlaps(box, other), place


# ---- the piece in hand ---------------------------------------------------------------------------


def test_a_tile_is_in_the_hand_until_it_is_put_down_or_back(invite: Invite) -> None:
    table = reached(invite(), asks("decision-rc-turn"))
    before = table.now()
    claim = offers(before, "claim")[0]["move"]
    play(table.guest, table.id, before, claim)
    shown = table.wait(after=before["number"])
    while not asks("decision-rc-place")(table.now()):
        over_http(table.guest, table.id, Player("banner"), 1)
        shown = table.wait(after=shown["number"])
    slot = table.page.locator(".slot.lit .press").first
    slot.hover()
    expect(table.page.locator(".in-hand")).to_be_visible()
    expect(table.page.locator(".slot.lit .ghost").first).to_be_attached()
    expect(tray(table)).to_contain_text(words("web-tray-hand"))
    check(table.page)
    for _ in range(2):  # the first closes the card that explains the slot, if it is open
        table.page.keyboard.press("Escape")
    table.wait(after=shown["number"])
    expect(table.page.locator(".in-hand")).to_have_count(0)
    assert offers(table.now(), "claim"), "the claim is taken back"


def test_face_down_is_a_mode(invite: Invite) -> None:
    table = reached(invite(), asks("decision-rc-place"))
    assert {offer["move"] for offer in offers(table.now(), "open")} <= table.moves
    tray(table).locator('[data-press="face/down"]').click()
    assert {offer["move"] for offer in offers(table.now(), "hide")} <= table.moves


# ---- touch screens -------------------------------------------------------------------------------


def test_a_die_shows_where_it_goes_before_it_does(invite: Invite) -> None:
    """All destinations of a die fit in the tray of the smallest phone, each with what it brings."""
    several: Want = lambda now: (  # noqa: E731
        asks("decision-rc-turn")(now) and len(offers(now, "die white")) > 2
    )
    table = reached(invite(size=SMALL_PHONE), several)
    number = table.number
    table.press("nav.tabs button:nth-child(2)")
    table.press('[data-press="die/white"]')
    table.page.wait_for_timeout(200)
    assert table.number == number, "a press chooses the die and nothing else"
    ways = {offer["move"]: offer["does"] for offer in offers(table.now(), "die white")}
    for move, does in ways.items():
        row = tray(table).locator(f'[data-move="{move}"]')
        expect(row).to_be_in_viewport(ratio=1)
        expect(row).to_contain_text(str(does["brings"][0]["amount"] or words("web-rc-nothing")))
    check(table.page)
    table.press(f'.tray [data-move="{next(iter(ways))}"]')
    table.wait(after=number)


def test_ivan_s_story_comes_before_the_next_decision(invite: Invite) -> None:
    late: Want = lambda now: asks("decision-rc-turn")(now) and now["view"]["turns"] > 4  # noqa: E731
    table = reached(invite(size=PHONE), late, [me()])
    story = table.page.get_by_role("region", name=words("web-rc-ivans-turn")).first
    expect(story.locator(".tale li").first).to_be_visible()
    check(table.page)
    table.page.get_by_role("button", name=words("web-go-on")).tap()
    expect(table.page.get_by_role("button", name=words("web-go-on"))).to_have_count(0)


# ---- undo ----------------------------------------------------------------------------------------


def test_an_undo_beyond_the_turn_names_the_turns_and_can_be_made_again(invite: Invite) -> None:
    later: Want = lambda now: asks("decision-rc-turn")(now) and now["view"]["turns"] > 3  # noqa: E731
    table = reached(invite(), later)
    before = table.now()
    assert len(before["undo"]["takes_back"]) == 2
    expect(table.act("r")).to_have_attribute("aria-disabled", "true")
    table.act("u").click()
    dialog = table.page.get_by_role("dialog", name=words("web-undo-past"))
    for seat in table.guest.table(table.id)["seats"][1:]:
        expect(dialog).to_contain_text(words("rc-colour", colour=seat["colour"]))
    check(table.page)
    dialog.get_by_role("button", name=words("web-undo-keep")).click()
    assert table.number == before["number"]
    table.act("u").click()
    dialog.get_by_role("button", name=words("web-undo-do")).click()
    table.wait(after=before["number"])
    assert table.now()["view"] != before["view"]
    table.page.get_by_role("button", name=words("web-redo")).click()
    table.wait(after=before["number"] + 1)
    assert table.now()["view"] == before["view"]
    expect(table.page.get_by_role("button", name=words("web-redo"))).to_have_count(0)


def test_who_asks_for_an_undo_waits_and_may_cancel(invite: Invite) -> None:
    anna, bruno = invite(), invite()
    made = anna.make("red-cathedral", [me(), {"who": "friend"}], start_player="1")
    bruno.ask("POST", f"tables/{made['table']}/seats", {"token": made["links"][0]["link"].split("/")[-1]})
    over_http(anna, made["table"], rolled, 2)
    ours = Table(anna, made["table"]).sit()
    ours.until("() => document.querySelector('.table-page')")
    theirs = Table(bruno, made["table"]).sit()
    ask = ours.page.get_by_role("button", name=re.compile(words("web-undo-ask")))
    ask.first.click()
    notice = ours.page.get_by_role("status").filter(has_text=words("web-undo-withdraw"))
    expect(notice).to_be_visible()
    expect(theirs.page.get_by_role("dialog", name=words("web-undo-question"))).to_be_visible()
    check(ours.page)
    notice.get_by_role("button", name=words("web-undo-withdraw")).click()
    expect(notice).to_have_count(0)
    expect(theirs.page.get_by_role("dialog")).to_have_count(0)


def rolled(now: dict[str, Any]) -> str:
    """Move a die to the market and leave: it is rolled, and everybody has seen it."""
    for beginning in ("leave", "die ", "end"):
        if found := offers(now, beginning):
            return str(found[0]["move"])
    return str(now["legal"][0]["move"])


# ---- what the others did -------------------------------------------------------------------------


def test_the_last_turns_are_marked_until_one_acts(invite: Invite) -> None:
    later: Want = lambda now: asks("decision-rc-turn")(now) and now["view"]["turns"] > 9  # noqa: E731
    table = reached(invite(size=(1440, 900)), later)
    since = table.page.get_by_role("region", name=words("web-since"))
    expect(since.get_by_role("listitem")).to_have_count(2)
    marks = table.page.locator(".last-mark, .rival-trail")
    expect(marks).not_to_have_count(0)
    check(table.page)
    since.get_by_role("button", name=words("web-since-all")).click()
    number = table.number
    table.play(Player("act")(table.now()))
    table.wait(after=number)
    expect(marks).to_have_count(0)
    expect(since.get_by_role("listitem")).to_have_count(2)


RINGS = "() => document.querySelectorAll('.just-changed').length > 0"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (820, 1180)])
def test_the_last_turns_where_there_is_no_room_for_a_list(invite: Invite, size: tuple[int, int]) -> None:
    """In chips beside the prompt, or on the rivals' boards; all of them can be replayed."""
    later: Want = lambda now: asks("decision-rc-turn")(now) and now["view"]["turns"] > 9  # noqa: E731
    table = reached(invite(size=size), later)
    page = table.page
    expect(page.locator(".last-mark, .rival-trail")).not_to_have_count(0)
    again = page.get_by_role("button", name=words("web-since-all"))
    again.click()
    page.wait_for_function(RINGS)
    if size == (1280, 720):
        expect(page.locator(".steps .theirs")).to_have_count(2)
    else:
        told = page.locator(".rival").get_by_role("button")
        expect(told).to_have_count(2)
        page.wait_for_function("() => document.querySelectorAll('.just-changed').length === 0")
        told.last.click()
        page.wait_for_function(RINGS)
    check(page)
    number = table.number
    table.play(Player("act")(table.now()))
    table.wait(after=number)
    expect(again).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (820, 1180)])
def test_the_last_turn_of_a_rival_in_basilica(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    made = guest.make("basilica", [me(), bot()])
    choose = Player("basilica")
    now = over_http(guest, made["table"], choose, 8)
    while now["decision"]["key"] != "ba-decide-turn" or now["view"]["action"] > 1:
        now = over_http(guest, made["table"], choose, 1)
    table = Table(guest, made["table"]).sit()
    table.wait()
    told = table.page.locator(".steps .theirs")
    expect(told).to_have_count(1)
    facts = [event["fact"] for entry in guest.table(made["table"])["entries"] for event in entry["events"]]
    [*_, rival, mine] = [i for i, fact in enumerate(facts) if fact["kind"] == "turn"]
    done = [fact for fact in facts[rival:mine] if fact["kind"] in ("vault", "builder", "order")]
    expect(told).to_have_text(re.compile(" · ".join([".+"] * len(done))))
    again = table.page.get_by_role("button", name=words("web-since-all"))
    again.click()
    table.page.wait_for_function(RINGS)
    check(table.page)
    number = table.number
    table.play(choose(table.now()))
    table.until("before => +document.querySelector('main[data-number]').dataset.number > before", number)


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_if_it_were_scored_now(invite: Invite, size: tuple[int, int]) -> None:
    later: Want = lambda now: asks("decision-rc-turn")(now) and now["view"]["turns"] > 9  # noqa: E731
    table = reached(invite(size=size), later)
    table.page.keyboard.press("s")
    dialog = table.page.get_by_role("dialog", name=words("web-standing"))
    scoring = table.guest.ask("GET", f"tables/{table.id}/standing")["scoring"]
    totals = [str(one["total"]) for one in scoring["totals"]]
    expect(dialog.locator("tfoot td")).to_have_text(totals)
    check(table.page)


def test_a_curtain_falls_between_people_with_secrets(invite: Invite) -> None:
    guest = invite()
    seats = [me(), {"who": "screen", "name": "Anna"}]
    made = guest.make("red-cathedral", seats, start_player="1", contractors="on", guild="archivists")
    choose = Player("curtain")
    while not own_turn(guest, made["table"])["secret"]:
        over_http(guest, made["table"], choose, 1)
    table = Table(guest, made["table"]).sit()
    first = table.now()["yours"]
    curtain = table.page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(table.page.locator("[data-press]")).to_have_count(0)
    check(table.page)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    expect(table.page.locator("[data-press]")).not_to_have_count(0)
    while own_turn(guest, table.id)["yours"] == first:
        over_http(guest, table.id, choose, 1)
    expect(curtain).to_be_visible()


def test_without_a_connection_a_move_says_that_it_waits(invite: Invite) -> None:
    table = reached(invite(), asks("decision-rc-turn"))
    number = table.number
    table.guest.context.set_offline(True)
    table.press('[data-press^="section/"][data-move]')
    expect(table.page.locator(".notice")).to_contain_text(words("web-offline-waits"))
    table.guest.context.set_offline(False)
    table.wait(after=number)
    table.page.wait_for_timeout(500)
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in table.guest.complaints)
    table.guest.complaints.clear()
