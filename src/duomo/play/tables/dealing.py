"""Nature's answers at a table.

The k-th thing that nature brings is a function of the table's secret, of k, and of what players have added
before anybody had seen it (`fairness`). So taking a move back and playing it again, or playing others before
it, never gives another roll to choose from; and because the function is a keyed hash, everything that has
been seen says nothing about the secret or about what comes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta

BITS = 128


def new_seed() -> str:
    return secrets.token_hex(32)


class CountingDealer(Protocol):
    """Answers for nature by the number of answers before: going back at a table brings nothing else."""

    drawn: int
    """How often nature has answered before. Whoever goes back at the table must set it back too."""

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """One of the outcomes, by weight."""


class Salt(msgspec.Struct, frozen=True):
    """What a player has added to the secret."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    word: Annotated[str, Meta(min_length=1, max_length=60)]
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The first of nature's answers that depends on it, counted from 0."""


class SecretDealer:
    """Answers for nature at a table that has a secret."""

    def __init__(self, secret: str, salts: Sequence[Salt] = ()) -> None:
        self.secret = bytes.fromhex(secret)
        self.salts = salts
        self.drawn = 0
        """How often nature has answered before. Whoever goes back at the table must set it back too."""

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """One of the outcomes, by weight."""
        digest = hmac.digest(self._key(), self.drawn.to_bytes(8, "big"), hashlib.sha256)
        total = 0
        for _, weight in outcomes:
            total += weight
        at = (int.from_bytes(digest[: BITS // 8], "big") * total) >> BITS
        for move, weight in outcomes:
            at -= weight
            if at < 0:
                self.drawn += 1
                return move
        raise ValueError("nature has nothing to decide here")

    def _key(self) -> bytes:
        """The secret, with whatever players have added that counts by now."""
        added = [[salt.seat, salt.word] for salt in self.salts if salt.at <= self.drawn]
        return hmac.digest(self.secret, msgspec.json.encode(added), hashlib.sha256) if added else self.secret


def seed_of_bot(seed: str, seat: int, number: int) -> str:
    """What a bot's own chance follows from; it tells nothing about the dealer's."""
    return hmac.digest(bytes.fromhex(seed), b"bot %d %d" % (seat, number), hashlib.sha256).hex()[:32]
