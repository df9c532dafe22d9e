"""How many live connections everybody has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from duomo.http.settings import Limits
from duomo.play.trouble import ServerTrouble


class Presence:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.count: Counter[str] = Counter()

    @contextmanager
    def of(self, guest: str | None, address: str) -> Iterator[None]:
        """One connection more; ServerTrouble when that is too many."""
        whose = [("address " + address, self.limits.watchers)]
        if guest is not None:
            whose.append(("guest " + guest, self.limits.connections))
        if any(self.count[who] >= most for who, most in whose):
            raise ServerTrouble(429, "too-many-connections")
        self.count.update(who for who, _ in whose)
        try:
            yield
        finally:
            for who, _ in whose:
                self.count[who] -= 1
                if not self.count[who]:
                    del self.count[who]
