"""Notifications of turns, tokens for programs, and second thoughts: one walk through the page “You”."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.axe import violations
from browser.conftest import Invite
from browser.guests import Guest, me
from browser.words import words

PUSHED = {
    "title": "Basilica",
    "body": "Ada waits for you",
    "path": "/table/abc",
    "tag": "t1",
    "language": "en",
    "turns": 2,
}
BADGES = """
  window.badges = [];
  navigator.setAppBadge = async count => void window.badges.push(count);
  navigator.clearAppBadge = async () => void window.badges.push(0);
"""
"""The numbers the app's badge shows, in order; 0: none."""


@pytest.fixture(scope="module")
def chromium(whole_chromium: Any) -> Any:
    """Push messages are not delivered without windows."""
    return whole_chromium


def test_what_is_pushed_is_shown_by_the_worker(invite: Invite) -> None:
    """The worker in the browser: a push message becomes a notification."""
    ada = invite()
    ada.context.grant_permissions(["notifications"], origin=ada.address)
    page = ada.visit("/about")
    tools = ada.context.new_cdp_session(page)
    found: list[dict[str, str]] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one for one in told["registrations"] if not one["isDeleted"]),
    )
    tools.send("ServiceWorker.enable")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/worker.js'); "
        "await navigator.serviceWorker.ready; }"
    )
    ada.until(lambda: bool(found))
    message = {"origin": ada.address, "registrationId": found[-1]["registrationId"]}
    tools.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(PUSHED)})
    shown = """async () => {
        const ready = await navigator.serviceWorker.ready;
        return (await ready.getNotifications()).map(one => [one.title, one.body, one.tag, one.data.path]);
    }"""
    ada.until(lambda: bool(page.evaluate(shown)))
    assert page.evaluate(shown) == [[PUSHED[name] for name in ("title", "body", "tag", "path")]]


def with_letters(guest: Guest) -> list[int]:
    """Pretend that the server sends e-mail to a verified address; return the list of hours requested."""
    asked = [0]

    def wishes(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "mails": True, "email": "ada@example.org", "mail_hours": asked[-1]})

    def mail(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "")["hours"])
        route.fulfill(json=None)

    guest.context.route("**/api/me/tellings", wishes)
    guest.context.route("**/api/me/tellings/mail", mail)
    return asked


def test_how_somebody_is_told(invite: Invite) -> None:
    ada, tom = invite(), invite()
    ada.ask("PUT", "me", {"name": "Ada"})
    made = ada.ask("POST", "tables", {"game": "basilica", "players": 2, "seats": [me(), {"who": "friend"}]})
    token = made["links"][0]["link"].rsplit("/", 1)[1]
    tom.ask("POST", f"tables/{made['table']}/seats", {"token": token})
    waits = ada if ada.table(made["table"])["now"]["yours"] is not None else tom
    waits.context.add_init_script(BADGES)
    asked = with_letters(waits)
    page = waits.visit("/me")
    expect(page).to_have_title(f"(1) {words('web-title', page=words('web-me'))}")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    assert page.request.get(f"{waits.address}/manifest.webmanifest").json()["start_url"] == "./"
    told = page.locator("#tellings")
    title = told.get_by_role("radiogroup", name=words("web-telling-title"))
    title.get_by_role("radio", name=words("web-off")).check()
    expect(page).to_have_title(words("web-title", page=words("web-me")))
    assert page.evaluate("badges").count(1) == 1
    assert page.evaluate("badges")[-1] == 0, "switched off, the icon of the app has no number either"
    sound = told.get_by_role("radiogroup", name=words("web-telling-sound"))
    sound.get_by_role("radio", name=words("web-on")).check()
    page.wait_for_function("() => JSON.parse(localStorage.duomo).sound === true")

    hours = told.get_by_label(words("web-telling-mail"))
    hours.select_option("24")
    expect(hours).to_be_enabled()
    expect(hours).to_have_value("24")
    assert asked == [0, 24]

    # Vacation, for games with days per move.
    days = waits.ask("GET", "me/vacation")["days_left"]
    page.get_by_label(words("web-vacation-days"), exact=True).fill("3")
    page.get_by_role("button", name=words("web-vacation-go"), exact=True).click()
    expect(page.get_by_text(words("web-vacation-left", days=days - 3))).to_be_visible()
    page.get_by_role("button", name=words("web-vacation-end"), exact=True).click()
    expect(page.get_by_role("button", name=words("web-vacation-go"), exact=True)).to_be_visible()
    assert waits.ask("GET", "me/vacation")["until"] is None
    told.get_by_role("button", name=words("web-telling-calendar-make")).click()
    address = told.get_by_label(words("web-telling-calendar"), exact=True).input_value()
    assert page.request.get(address).text().startswith("BEGIN:VCALENDAR")
    told.get_by_role("button", name=words("web-telling-calendar-end")).click()
    expect(told.get_by_role("button", name=words("web-telling-calendar-make"))).to_be_visible()
    assert page.request.get(address).status == 404

    programs = page.locator("#tokens")
    programs.get_by_label(words("web-token-name")).fill("Robo")
    programs.get_by_role("button", name=words("web-token-make")).click()
    secret = programs.locator("code").inner_text()
    bearing = {"authorization": f"Bearer {secret}"}
    assert page.request.get(f"{waits.address}/api/me", headers=bearing).json()["name"] == "BOT Robo"
    assert not violations(page)
    programs.get_by_role("button", name=words("web-token-end")).click()
    expect(programs.locator("li")).to_have_count(0)
    assert page.request.get(f"{waits.address}/api/me", headers=bearing).status == 401

    page.get_by_role("button", name=words("web-forget-me")).click()
    page.get_by_role("button", name=words("web-forget-sure")).click()
    stay = page.get_by_role("button", name=words("web-stay"))
    expect(stay).to_be_visible()
    assert waits.ask("GET", "me")["leaving"]
    stay.click()
    expect(stay).to_have_count(0)
    assert waits.ask("GET", "me")["leaving"] is None
