"""How often anybody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

HOUR = 3600.0
REMEMBERED = 20_000
"""Addresses and guests whose counts are kept; the ones unheard of for longest are forgotten first."""


class Bucket:
    """A bucket of tokens that fills at a rate: bursts are fine, a flood is not."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (moment - self.at) * self.rate)
        self.at = moment
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for everybody."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.found: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def hourly(cls, count: int) -> Buckets:
        return cls(count / HOUR, count)

    def take(self, who: str) -> bool:
        bucket = self.found.pop(who, None) or Bucket(self.rate, self.burst)
        self.found[who] = bucket
        if len(self.found) > REMEMBERED:
            self.found.popitem(last=False)
        return bucket.take()
