"""What a program that plays reads of the messages about a table, and nothing else: it shares the machine with
the server that is tried or measured.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType


class Offer(msgspec.Struct):
    move: str


class Now(msgspec.Struct):
    """A position, or what has changed in it."""

    number: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    yours: int | UnsetType | None = UNSET
    legal: list[Offer | str] | UnsetType = UNSET


class Snapshot(msgspec.Struct):
    now: Now


class Message(msgspec.Struct):
    type: str
    re: str | None = None
    number: int = 0
    detail: str = ""
    """The reason of an error, in English."""
    now: Now | None = None
    snapshot: Snapshot | None = None

    @property
    def told(self) -> Now | None:
        """What it says about the position, if anything."""
        return self.now if self.snapshot is None else self.snapshot.now


decode = msgspec.json.Decoder(Message).decode


class Followed:
    """A table as one seat knows it."""

    def __init__(self) -> None:
        self.number = 0
        self.over = False
        self.yours: int | None = None
        """The seat that must decide, if it is this one."""
        self.legal: list[str] = []

    def learn(self, now: Now) -> None:
        if now.number is not UNSET:
            assert now.number >= self.number, "something that was told is gone"
            self.number = now.number
        if now.over is not UNSET:
            self.over = now.over
        if now.yours is not UNSET:
            self.yours = now.yours
        if now.legal is not UNSET:
            self.legal = [offer if isinstance(offer, str) else offer.move for offer in now.legal]
