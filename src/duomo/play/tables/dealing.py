"""Nature's moves: dice and draws.

The k-th outcome is a function of the table's secret, of k, and of the words players added before anyone had
seen it (`fairness`). So taking a move back and playing it again, or playing others before it, never gives
another roll to choose from. The function is a keyed hash, so the outcomes seen reveal nothing about the
secret or about later outcomes.
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
    """Chooses for nature by the number of earlier outcomes, so that going back brings the same ones."""

    drawn: int
    """Number of earlier outcomes. Whoever goes back at the table must reset it."""

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """Return one of the outcomes, by weight."""


class Salt(msgspec.Struct, frozen=True):
    """A word that a player has added to the secret."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    word: Annotated[str, Meta(min_length=1, max_length=60)]
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """Index of the first outcome that depends on it, counted from 0."""


class SecretDealer:
    """Chooses for nature at a table with a secret."""

    def __init__(self, secret: str, salts: Sequence[Salt] = ()) -> None:
        self.secret = bytes.fromhex(secret)
        self.salts = salts
        self.drawn = 0
        """Number of earlier outcomes. Whoever goes back at the table must reset it."""

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        """Return one of the outcomes, by weight."""
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
        """Return the secret, combined with the players' words that apply by now."""
        added = [[salt.seat, salt.word] for salt in self.salts if salt.at <= self.drawn]
        return hmac.digest(self.secret, msgspec.json.encode(added), hashlib.sha256) if added else self.secret


def seed_of_bot(seed: str, seat: int, number: int) -> str:
    """Return the seed of a bot's own randomness; it reveals nothing about the dealer's."""
    return hmac.digest(bytes.fromhex(seed), b"bot %d %d" % (seat, number), hashlib.sha256).hex()[:32]
