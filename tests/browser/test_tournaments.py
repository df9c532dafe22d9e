"""A tournament in the page: announced, joined, started, followed to its end."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import PHONE
from browser.words import words


def test_a_tournament_from_its_announcement_to_its_end(invite: Invite) -> None:
    """Ada organises it and plays; Tom follows it on a phone, and sees everything without reloading."""
    ada, tom = invite(), invite(size=PHONE)
    ada.ask("PUT", "me", {"name": "Ada"})
    tom.ask("PUT", "me", {"name": "Tom"})
    page = ada.visit("/tournaments/new")
    page.get_by_label(words("web-tournament-name"), exact=True).fill("Winter tower")
    page.get_by_role("radio", name=words("web-game-basilica")).check(force=True)
    page.get_by_role("radio", name=words("web-tournament-kind", kind="knock-out")).check(force=True)
    assert not violations(page)
    page.get_by_role("button", name=words("web-tournament-make")).click()
    expect(page.get_by_role("heading", level=1, name="Winter tower")).to_be_visible()
    start = page.get_by_role("button", name=words("web-tournament-start"))
    expect(start).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name=words("web-tournament-join")).click()
    expect(page.get_by_role("button", name=words("web-tournament-withdraw"))).to_be_visible()
    page.get_by_role("button", name=words("web-tournament-add-bots")).click()
    expect(start).not_to_have_attribute("aria-disabled", "true")
    assert not violations(page)

    phone = tom.visit("/tournaments")
    phone.locator(f'a[href="{urlsplit(page.url).path}"]', has_text="Winter tower").click()
    phone.get_by_role("button", name=words("web-tournament-join")).click()
    expect(page.get_by_text("Tom")).to_be_visible()
    phone.once("dialog", lambda dialog: dialog.accept())
    phone.get_by_role("button", name=words("web-tournament-withdraw")).click()
    expect(page.get_by_text("Tom")).to_have_count(0)
    start.click()
    expect(page.get_by_role("main").get_by_text(words("web-tournament-ready"))).to_be_visible()
    expect(phone.get_by_role("heading", name=words("web-tournament-bracket"))).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(phone)

    table = page.get_by_role("link", name=words("web-tournament-to-table")).get_attribute("href")
    assert table is not None
    identity = table.rsplit("/", 1)[1]
    seat = next(one["seat"] for one in ada.table(identity)["seats"] if one["mine"])
    ada.ask("POST", f"tables/{identity}/resign", {"seat": seat})
    expect(phone.locator(".call")).to_be_visible()
    expect(phone.locator(".winner b")).to_be_visible()
    expect(page.locator(f"li a[href='/replay/{identity}']")).to_be_visible()
    assert not violations(page)
