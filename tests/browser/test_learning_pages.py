"""Learning and practice pages: numbers on pictures, one printed sheet, a finished challenge."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import DESKTOP, PHONE
from browser.quick import over_http
from browser.words import words
from duomo.play.reading.figures import guides

LEAST_CONTRAST = 4.5

CONTRAST = """badge => {
  const channels = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number)
    .map(c => c / 255).map(c => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = colour => {
    const [r, g, b] = channels(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = getComputedStyle(badge);
  const [low, high] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}"""


def test_the_numbers_on_pictures_can_be_read(invite: Invite) -> None:
    page = invite(size=DESKTOP).visit("/how-to/red-cathedral")
    badge = page.locator("figure .told-there").filter(has_text="+4")
    expect(badge).to_have_count(1)
    assert badge.evaluate(CONTRAST) >= LEAST_CONTRAST


@pytest.mark.parametrize("name", guides())
def test_how_to_play_is_one_sheet_of_paper(invite: Invite, name: str) -> None:
    page = invite(size=DESKTOP).visit(f"/how-to/{name}")
    page.locator(".panels li").first.wait_for()
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    figures = sum(len(panel.figures) for panel in guides()[name].panels)
    expect(page.locator('.panels [role="img"][aria-busy="false"]')).to_have_count(figures)
    expect(page.get_by_role("navigation")).to_have_count(0)
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert len(sheets) == 1


def test_a_finished_challenge_stands_beside_the_best(invite: Invite) -> None:
    """Two guests play it: each sees their own game, the best one unless it is theirs, and a list."""
    guests = [invite(size=size) for size in (DESKTOP, PHONE)]
    for number, guest in enumerate(guests):
        page = guest.visit("/challenge")
        page.get_by_role("button", name=words("web-challenge-take")).click()
        page.wait_for_url("**/table/*")
        over_http(guest, page.url.rsplit("/", 1)[1], Player(f"challenge {number}"))
    beside = 0
    for guest in guests:
        page = guest.visit("/challenge")
        expect(page.get_by_role("heading", name=words("web-challenge-yours"))).to_be_visible()
        expect(page.locator("tbody tr.mine")).to_have_count(1)
        assert page.locator("tbody tr").count() >= len(guests)
        expect(page.locator("tbody a")).to_have_count(page.locator("tbody tr").count())
        first = "mine" in (page.locator("tbody tr").first.get_attribute("class") or "")
        best = page.locator("article", has=page.get_by_role("heading", name=words("web-challenge-best")))
        expect(best).to_have_count(0 if first else 1)
        if not first:
            beside += 1
            expect(best.locator(".points b")).to_have_text(page.locator("tbody .number").first.inner_text())
    assert beside
    assert violations(page) == []
