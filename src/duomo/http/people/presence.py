"""Limits on live connections per guest and address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from duomo.http.gate.counting import Open, Shared
from duomo.http.settings import Limits
from duomo.play.trouble import ServerTrouble


class Presence:
    def __init__(self, limits: Limits, shared: Shared) -> None:
        self.limits = limits
        self.connected = Open(shared, "live")

    @contextmanager
    def of(self, guest: str | None, address: str) -> Iterator[None]:
        """Count one more connection; raises ServerTrouble if there are too many."""
        whose = [("address " + address, self.limits.watchers)]
        if guest is not None:
            whose.append(("guest " + guest, self.limits.connections))
        if any(self.connected.count(who) >= most for who, most in whose):
            raise ServerTrouble(429, "too-many-connections")
        for who, _ in whose:
            self.connected.add(who, 1)
        try:
            yield
        finally:
            for who, _ in whose:
                self.connected.add(who, -1)
