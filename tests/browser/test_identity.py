"""One person, several browsers: a code to continue elsewhere, a new name, a passkey, deleting everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE, bot, me
from browser.words import words


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_guest_carries_on_at_another_browser(invite: Invite, size: tuple[int, int]) -> None:
    first, second = invite(), invite(size=size)
    first.ask("PUT", "me", {"name": "Ada"})
    table = first.make("basilica", [me(), bot("random")])["table"]
    page = first.visit("/me")
    page.get_by_role("button", name=words("web-carry-on-show")).click()
    expect(page.get_by_role("img", name=words("web-carry-on-code"))).to_be_visible()
    link = page.get_by_label(words("web-carry-on"), exact=True).input_value()
    there = second.visit(link.removeprefix(first.address))
    expect(there.get_by_text(words("web-here-as", name="Ada"))).to_be_visible()
    own = second.make("basilica", [me(), bot("random")])["table"]
    there.reload()
    expect(there.get_by_text(words("web-behind", games=1))).to_be_visible()
    expect(there.get_by_role("button", name=words("web-here-leave"))).to_be_visible()
    there.get_by_role("button", name=words("web-here-bring")).click()
    there.wait_for_url(f"{second.address}/")
    expect(page.get_by_text(words("web-device-new"))).to_be_visible()
    page.get_by_role("button", name=words("web-device-fine")).click()
    expect(page.get_by_text(words("web-device-new"))).to_have_count(0)
    assert any(seat["mine"] for seat in first.table(own)["seats"]), "what the browser had comes along"
    assert second.ask("GET", "me")["guest"] == first.ask("GET", "me")["guest"]
    assert any(seat["mine"] for seat in second.table(table)["seats"])
    expect(page.get_by_role("button", name=words("web-device-end"))).to_have_count(1)  # it is listed at once
    expect(page.get_by_text(f"Chrome · Linux · {words('web-device-this')}")).to_be_visible()
    assert not first.complaints + second.complaints


def test_a_name_is_changed_and_everything_deleted(invite: Invite) -> None:
    guest = invite()
    page = guest.visit("/me")
    expect(page.locator(".me")).to_contain_text(words("web-choose-name"))
    page.get_by_label(words("web-me-name")).fill("Ada")
    page.get_by_role("button", name=words("web-me-save"), exact=True).click()
    expect(page.get_by_text(words("web-me-saved"))).to_be_visible()
    expect(page.locator(".me")).to_contain_text("Ada")
    with page.expect_download() as download:
        page.get_by_role("link", name=words("web-everything")).click()
    assert "Ada" in download.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name=words("web-forget-me"), exact=True).click()
    page.get_by_role("button", name=words("web-forget-sure"), exact=True).click()
    expect(page.get_by_role("button", name=words("web-stay"))).to_be_visible()
    assert guest.ask("GET", "me")["leaving"]


def test_a_passkey_makes_another_browser_ones_own(invite: Invite) -> None:
    """With Chromium's virtual authenticator, whose key is copied from one browser to the other."""
    first, second = invite(), invite()
    for guest in (first, second):
        guest.address = guest.address.replace("127.0.0.1", "localhost")
        guest.ask("GET", "me")
    tools = [guest.context.new_cdp_session(guest.page) for guest in (first, second)]
    names = []
    for tool in tools:
        tool.send("WebAuthn.enable")
        wanted = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        names.append(tool.send("WebAuthn.addVirtualAuthenticator", {"options": wanted})["authenticatorId"])
    first.ask("PUT", "me", {"name": "Ada"})
    page = first.visit("/me")
    page.get_by_role("button", name=words("web-passkey-add")).click()
    expect(page.get_by_role("button", name=words("web-passkey-remove"))).to_have_count(1)
    keys = tools[0].send("WebAuthn.getCredentials", {"authenticatorId": names[0]})["credentials"]
    tools[1].send("WebAuthn.addCredential", {"authenticatorId": names[1], "credential": keys[0]})
    there = second.visit("/me")
    expect(there.locator(".me")).to_contain_text(words("web-choose-name"))
    own = second.make("basilica", [me(), bot("random")])["table"]
    there.get_by_role("button", name=words("web-passkey-sign-in")).click()
    expect(there.get_by_text(words("web-behind", games=1))).to_be_visible()
    there.get_by_role("button", name=words("web-passkey-bring")).click()
    expect(there.locator(".me")).to_contain_text("Ada")
    assert any(seat["mine"] for seat in first.table(own)["seats"])
    assert second.ask("GET", "me")["guest"] == first.ask("GET", "me")["guest"]
    page.get_by_role("button", name=words("web-passkey-remove")).click()
    expect(page.get_by_role("button", name=words("web-passkey-remove"))).to_have_count(0)
