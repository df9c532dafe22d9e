"""Whole games to the score screen, every kind of decision by clicking: the page offers what is legal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.choosing import Player
from browser.conftest import Invite
from browser.guests import bot, me
from browser.playing import Table, finish

RED, BASILICA = "red-cathedral", "basilica"
MODES: dict[str, tuple[str, int, dict[str, str]]] = {
    "four players": (RED, 4, {"workshops": "advanced", "contractors": "on", "guild": "jewellers"}),
    "alone against Ivan": (RED, 1, {"contractors": "on", "guild": "master-builders"}),
    "basilica": (BASILICA, 2, {}),
}
"""With all modules; two of the games are played by tapping, in `test_phone`."""


def same_moves(table: Table, shown: dict[str, Any], now: dict[str, Any]) -> None:
    """Check that the page offers exactly the server's moves, directly or behind a piece."""
    legal = {offer["move"] for offer in now["legal"]}
    offered = set(shown["moves"]) if set(shown["moves"]) == legal else set(table.reachable())
    assert offered == legal, f"position {now['number']}, {now['decision']}"


def look(table: Table, shown: dict[str, Any], now: dict[str, Any]) -> None:
    same_moves(table, shown, now)
    assert table.page.evaluate("duomoTest.scrolling()") == [], "not all of it is in sight"


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game(invite: Invite, mode: str) -> None:
    game, players, options = MODES[mode]
    guest = invite()
    made = guest.make(game, [me(), *[bot()] * (players - 1)], **options)
    table = Table(guest, made["table"]).sit()
    moves = finish(table, Player(mode), look)
    assert moves > 20
    snapshot = guest.table(table.id)
    assert snapshot["now"]["over"]
    scores = sorted(snapshot["now"]["result"]["scores"], reverse=True)
    expect(table.page.locator(".podium .total b")).to_have_text([str(score) for score in scores])
    played = Counter(entry["seat"] for entry in snapshot["entries"] if entry["kind"] == "move")
    assert played[0] <= moves, "a click was played more than once"
