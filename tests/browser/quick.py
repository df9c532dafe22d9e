"""Games played without the page, for tests that need a position or an end rather than the way there."""

from __future__ import annotations

import itertools
import time
from typing import Any

from browser.choosing import Choose
from browser.guests import Guest

PATIENCE = 60.0
PAUSE = 0.05
"""Seconds before the server is asked again: whether a bot has moved, or after it said “not so fast”."""


def over_http(guest: Guest, table: str, choose: Choose, moves: int | None = None) -> dict[str, Any]:
    """Play this many moves of the guest's seats, or to the end; return the position after them."""
    for played in itertools.count():
        now = own_turn(guest, table)
        if now["over"] or played == moves:
            return now
        play(guest, table, now, choose(now))
    raise AssertionError


def own_turn(guest: Guest, table: str) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        reply = guest.context.request.get(f"{guest.address}/api/tables/{table}")
        if reply.ok:
            now: dict[str, Any] = reply.json()["now"]
            if now["over"] or now["yours"] is not None:
                return now
        time.sleep(PAUSE)
    raise AssertionError("it is never this guest's turn")


def play(guest: Guest, table: str, now: dict[str, Any], move: str) -> None:
    body = {"seat": now["yours"], "move": move, "after": now["number"], "id": f"{now['number']}-{move}"}
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        reply = guest.context.request.post(f"{guest.address}/api/tables/{table}/moves", data=body)
        if reply.ok:
            return
        assert reply.status == 429, reply.text()
        time.sleep(PAUSE)
    raise AssertionError("the server never lets this guest move")
