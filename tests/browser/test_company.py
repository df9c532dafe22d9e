"""Two people meet in their browsers: open tables, friends, invitations, seeks, a club."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.words import words

AT_TABLE = re.compile("/table/[0-9a-f]{16}$")


def test_people_find_each_other(invite: Invite) -> None:
    ada, tom = invite(), invite()
    ada.ask("PUT", "me", {"name": "Ada"})
    tom.ask("PUT", "me", {"name": "Tom"})
    theirs = tom.visit("/lobby")
    expect(theirs.get_by_text(words("web-open-none"))).to_be_visible()
    assert not violations(theirs)

    # A table open to everybody, and its terms.
    page = ada.visit("/new?game=basilica&open")
    undo = page.get_by_role("radiogroup", name=words("web-undo-title"))
    undo.get_by_role("radio", name=words("web-undo-choice", undo="consent"), exact=True).check()
    page.locator(".foot .primary").click()
    page.wait_for_url(AT_TABLE)
    first = page.url.rsplit("/", 1)[1]
    row = theirs.locator(f"[data-open='{first}']")
    expect(row).to_contain_text(words("web-undo-terms", undo="consent"))

    # Every filter shows it and hides it.
    for label, shows, hides in (
        ("web-game", "basilica", "red-cathedral"),
        ("web-filter-players", "2", "4"),
        ("web-time", "none", "days"),
        ("web-archive-rated", "off", "on"),
        ("web-friends", "", "on"),
    ):
        choice = theirs.locator(".filters").get_by_label(words(label), exact=True)
        choice.select_option(hides)
        expect(row).to_have_count(0)
        choice.select_option(shows)
        expect(row).to_be_visible()
        choice.select_option("")
    row.get_by_role("button").click()
    theirs.wait_for_url(f"**/table/{first}")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert [seat["name"] for seat in ada.table(first)["seats"]] == ["Ada", "Tom"]
    assert ada.table(first)["terms"]["undo"] == "consent"

    # Home: the running game, and a friend request.
    page = ada.visit("/")
    expect(page.locator(".running li").first).to_contain_text(words("web-game-basilica"))
    tom.ask("POST", "me/friends", {"table": first, "seat": 0})
    page.locator(".friends").get_by_role("button", name=words("web-accept")).click()
    friend = page.locator("[data-friend=Tom]")
    expect(friend).to_have_attribute("data-where", "table")
    theirs = tom.visit("/puzzles")
    expect(friend).to_have_attribute("data-where", "puzzles")
    assert not violations(page)

    # Invited with one press, accepted with one press.
    friend.get_by_role("button", name=words("web-invite-friend", name="Tom")).click()
    page.wait_for_url(AT_TABLE)
    second = page.url.rsplit("/", 1)[1]
    assert second != first
    asked = theirs.locator(f"[data-invitation='{second}']")
    expect(asked).to_contain_text(words("web-asks-you", name="Ada"))
    assert not violations(theirs)
    asked.get_by_role("button", name=words("web-accept")).click()
    theirs.wait_for_url(f"**/table/{second}")

    # Two people with matching seeks are brought to one table.
    page, theirs = ada.visit("/lobby"), tom.visit("/lobby")
    page.get_by_role("button", name=words("web-seek"), exact=True).click()
    expect(page.locator("[data-seek]")).to_be_visible()
    theirs.get_by_role("button", name=words("web-seek"), exact=True).click()
    page.wait_for_url(AT_TABLE)
    theirs.wait_for_url(page.url)

    # A club, joined by its link.
    page = ada.visit("/clubs")
    page.get_by_label(words("web-club-name")).fill("The <b>Masons</b>")
    page.get_by_role("button", name=words("web-club-make"), exact=True).click()
    expect(page.get_by_role("heading", level=1, name="The <b>Masons</b>")).to_be_visible()
    page.get_by_role("button", name=words("web-club-link")).click()
    link = page.get_by_label(words("web-club-link")).input_value()
    assert not violations(page)
    theirs = tom.visit("/club/join/" + link.rsplit("/", 1)[1])
    theirs.get_by_role("button", name=words("web-club-join"), exact=True).click()
    expect(page.locator("section", has=page.locator("#club-members"))).to_contain_text("Tom")
    expect(theirs.get_by_role("button", name=words("web-club-leave"))).to_be_visible()

    # Its owner changes the description, appoints a helper, hands it over; the new owner removes members and
    # deletes it.
    care = page.locator(".care")
    care.get_by_label(words("web-club-about")).fill("Stone by stone")
    care.get_by_label(words("web-club-listed")).check()
    care.get_by_role("button", name=words("web-me-save"), exact=True).click()
    expect(theirs.locator("main")).to_contain_text("Stone by stone")
    care.get_by_label(words("web-club-member")).select_option(label="Tom")
    care.get_by_role("button", name=words("web-club-helper"), exact=True).click()
    care.get_by_role("button", name=words("web-club-no-helper"), exact=True).click()
    care.get_by_role("button", name=words("web-club-hand-over"), exact=True).click()
    care.get_by_role("button", name=words("web-really"), exact=True).click()
    expect(care.get_by_role("button", name=words("web-club-leave"))).to_be_visible()
    care = theirs.locator(".care")
    care.get_by_label(words("web-club-member")).select_option(label="Ada")
    for key in ("web-club-remove", "web-really"):
        care.get_by_role("button", name=words(key), exact=True).click()
    expect(theirs.locator("section", has=theirs.locator("#club-members"))).not_to_contain_text("Ada")
    ada.visit("/about")  # nobody else looks at what is removed now
    for key in ("web-club-delete", "web-really"):
        care.get_by_role("button", name=words(key), exact=True).click()
    theirs.wait_for_url("**/clubs")
    assert tom.ask("GET", "clubs")["mine"] == []

    # Nobody has to be visible.
    theirs = tom.visit("/friends")
    seen = theirs.get_by_role("radiogroup", name=words("web-unseen"))
    page = ada.visit("/friends")
    expect(page.locator("[data-friend=Tom]")).to_have_attribute("data-where", "here")
    seen.get_by_role("radio", name=words("web-off"), exact=True).check()
    expect(page.locator("[data-friend=Tom]")).to_have_attribute("data-where", "away")
    assert not violations(page)
    assert ada.complaints == tom.complaints == []
