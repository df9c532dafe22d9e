"""Small features requested once: each is checked once, as a user would look for it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.axe import violations
from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import PHONE, Guest, bot, me
from browser.playing import Table
from browser.quick import over_http, own_turn
from browser.screens import FRIEND
from browser.words import words
from duomo.games.registry import GAMES

WATCH = """section => {
  const at = document.querySelector(`[data-at="section-${section}"]`);
  window.seen = { rising: 0, bare: 0 };
  const look = () => {
    const [rising, draft, paint] = ['.rising', '.draft', '.paint'].map(part => at.querySelector(part));
    if (rising) window.seen.rising += 1;
    if ((rising && !draft) || (!draft && !paint)) window.seen.bare += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
"""In every rendered frame: paint over its drawing, the drawing or the paint; never nothing."""


def test_components_without_a_game_are_those_of_the_first(invite: Invite) -> None:
    page = invite().visit("/components")
    expect(page.locator(".part").first).to_be_visible()
    expect(page.locator("nav a[aria-current=page]", has_text="The Red Cathedral")).to_be_visible()


def test_a_new_table_says_what_each_guild_does_and_how_long_it_takes(invite: Invite) -> None:
    page = invite().visit("/new?game=red-cathedral")
    page.locator(".option").first.wait_for()
    length = page.locator(".sum")
    expect(length).to_contain_text("minutes")
    alone = length.inner_text()
    expansion = page.get_by_role("radiogroup", name=words("web-option-contractors"))
    expansion.get_by_role("radio", name=words("web-on"), exact=True).check()
    guild = page.get_by_role("combobox", name=words("web-option-guild"))
    [choices] = [one.choices for one in GAMES["red-cathedral"].options if one.name == "guild"]
    offered = guild.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert set(offered) == set(choices)
    for choice in offered:
        guild.select_option(choice)
        expect(page.get_by_text(words(f"option-guild-{choice}-about"))).to_be_visible()
    assert length.inner_text() != alone


def test_the_invitation_is_opened_again_on_a_phone(invite: Invite) -> None:
    guest = invite(size=PHONE)
    made = guest.make("red-cathedral", [me(), FRIEND])
    page = guest.visit(f"/table/{made['table']}")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=words("web-new-link")).tap()
    link = dialog.locator("input[readonly]").input_value()
    assert "/join/" in link
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name=words("web-menu")).tap()
    page.get_by_role("button", name=words("web-invite"), exact=True).tap()
    expect(dialog.locator("input[readonly]")).to_have_value(link)
    assert violations(page) == []


def finishing(now: dict[str, Any]) -> tuple[str, str] | None:
    """A delivery that finishes a section, and that section."""
    needs = {one["section"]: one["needs"] for tower in now["view"]["tower"] for one in tower["sections"]}
    for offer in now["legal"]:
        does = offer["does"]
        if does["kind"] == "deliver" and len(needs[does["section"]]) == 1:
            return offer["move"], does["section"]
    return None


def reached(guest: Guest) -> tuple[Table, str, str]:
    made = guest.make("red-cathedral", [me(), bot()], start_player="1")
    choose = Player("paint")
    for _ in range(400):
        if found := finishing(own_turn(guest, made["table"])):
            table = Table(guest, made["table"]).sit()
            table.wait()
            return table, *found
        over_http(guest, made["table"], choose, 1)
    raise AssertionError("no section is ever finished")


def test_a_finished_section_never_flashes_to_nothing(invite: Invite) -> None:
    table, move, section = reached(invite(motion=True))
    table.page.evaluate(WATCH, section)
    number = table.number
    table.play(move)
    table.until("before => +document.querySelector('main[data-number]').dataset.number > before", number)
    table.until("() => seen.rising > 1 && !document.querySelector('.rising')")
    assert table.page.evaluate("seen.bare") == 0
