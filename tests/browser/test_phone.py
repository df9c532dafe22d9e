"""A phone held upright: whole games by tapping, everything within the width, targets large enough for a
thumb.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import PHONE, bot, me
from browser.playing import Table, finish
from browser.quick import over_http
from browser.words import words

LEAST = 43.5
"""Minimum length of the smaller side of a target, in pixels."""
NARROWEST = 40
"""The same for a thing in the inventory, which is taller than wide."""


@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_a_whole_game_by_tapping(invite: Invite, game: str) -> None:
    guest = invite(size=PHONE)
    table = Table(guest, guest.make(game, [me(), bot()])["table"]).sit()
    small: dict[str, float] = {}

    def look(table: Table, shown: dict[str, Any], now: dict[str, Any]) -> None:
        sizes = table.sizes()
        assert set(sizes) == {offer["move"] for offer in now["legal"]}
        small.update({move: least for move, least in sizes.items() if least < LEAST})
        assert table.page.evaluate("duomoTest.small", LEAST) == []
        assert table.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        for piece, width, height in table.page.evaluate("duomoTest.inventory()"):
            assert width >= NARROWEST, piece
            assert height >= LEAST, piece

    finish(table, Player(f"phone {game}"), look)
    assert small == {}


def test_the_whole_score_track_is_one_tap_away(invite: Invite) -> None:
    """RC-3.1: both scores of everybody, which the header shows as numbers."""
    guest = invite(size=PHONE)
    table = Table(guest, guest.make("red-cathedral", [me(), bot(), bot()])["table"]).sit()
    expect(table.page.locator(".scores .score .seal").locator("visible=true")).to_have_count(3)
    table.press(".scores button.all-scores")
    track = table.page.get_by_role("region", name=words("web-rc-track"))
    expect(track.locator(".pin")).to_have_count(3)
    expect(track.locator(".star-num")).not_to_have_count(0)
    for player in table.now()["view"]["player"]:
        facts = {"recognition": player["space"], "prestige": player["prestige"]}
        expect(track).to_contain_text(words("web-rc-name-score", who="", **facts))


def test_the_scores_lead_to_the_track_from_every_part_of_a_replay(invite: Invite) -> None:
    guest = invite(size=PHONE)
    table = guest.make("red-cathedral", [me(), bot("random")])["table"]
    over_http(guest, table, Player("replayed"))
    page = guest.visit(f"/replay/{table}")
    for part in ("moves", "graph"):
        page.get_by_role("button", name=words(f"web-replay-tab-{part}"), exact=True).click()
        track = page.get_by_role("region", name=words("web-rc-track"))
        expect(track).to_have_count(0)
        page.locator(".scores button.all-scores").click()
        expect(track.locator(".pin")).to_have_count(2)
