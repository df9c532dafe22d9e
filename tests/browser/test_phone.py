"""A phone held upright: whole games by tapping, everything within the width, targets that a thumb can hit."""

from __future__ import annotations

from typing import Any

import pytest

from browser.conftest import Invite
from browser.guests import PHONE, bot, me
from browser.playing import Player, Table, finish

LEAST = 43.5
"""Pixels of the smaller side of a target."""


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

    finish(table, Player(f"phone {game}"), look)
    assert small == {}
