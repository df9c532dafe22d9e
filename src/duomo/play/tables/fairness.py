"""Dice that anyone can check.

Everyone is told the hash of the table's secret from the start, so the server cannot change it later. Players
may each add a word, so nobody knew the dice beforehand. When the game is over the secret can be revealed, and
every roll and draw can be recomputed, on the page and with `duomo verify-dice`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.play.people.talk import cleaned
from duomo.play.tables.dealing import Salt, SecretDealer
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import EntryRow
from duomo.play.trouble import ServerTrouble

LONGEST = 60


class Word(msgspec.Struct, forbid_unknown_fields=True):
    """A word or number that a player adds to the secret."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    word: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Roll(msgspec.Struct):
    """One roll or draw: the weights of the possible outcomes, and the index of the one that came, counted
    from 0."""

    weights: list[int]
    came: int


class Dice(msgspec.Struct):
    """What the dice of a table are derived from."""

    commitment: str
    """SHA-256 hash of the secret, published before the game."""
    salts: list[Salt]
    """Words that players have added."""
    secret: str | None = None
    """In hexadecimal digits; revealed when the game is over and a player has asked for it."""
    rolls: list[Roll] = []
    """Every roll and draw, once the secret is revealed."""


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def told(live: LiveTable) -> Dice:
    row = live.row
    salts = list(row.salts or [])
    if row.revealed is None:
        return Dice(commitment(row.seed), salts)
    rolls = [Roll(weights, came) for weights, came in rolled(live.table)]
    return Dice(commitment(row.seed), salts, row.seed, rolls)


def rolled(table: Table) -> Iterator[tuple[list[int], int]]:
    """Yield the weights of each chance event, and the index of its outcome."""
    rules, state = table.rules, table.beginning()
    for move in table.moves:
        if state.decider == NATURE:
            outcomes = rules.chance(state)
            yield [weight for _, weight in outcomes], [code for code, _ in outcomes].index(move)
        rules.play(state, move, None)


def first_wrong(rolls: Iterable[tuple[list[int], int]], secret: str, salts: list[Salt]) -> int | None:
    """Return the number of the first outcome that does not follow from the secret, counted from 1; None if
    all do."""
    dealer = SecretDealer(secret, salts)
    for number, (weights, came) in enumerate(rolls, 1):
        if dealer.choose(list(enumerate(weights))) != came:
            return number
    return None


def seen(entries: Iterable[EntryRow]) -> int:
    """Return how many chance outcomes anyone may have seen, including those taken back."""
    line: list[tuple[int, int]] = []
    most = 0
    for entry in entries:
        if entry.back_to is not None:
            while line and line[-1][0] > entry.back_to:
                line.pop()
        else:
            line.append((entry.number, (line[-1][1] if line else 0) + len(entry.dealt)))
            most = max(most, line[-1][1])
    return most


def add(live: LiveTable, guest: str | None, given: Word, dealt: int) -> Salt:
    """Add a player's word. It takes effect after the first `dealt` outcomes, which somebody may have seen."""
    if given.seat not in live.held_by(guest):
        raise ServerTrouble(403, "not-your-seat")
    if live.over or live.row.closed is not None:
        raise ServerTrouble(409, "game-over")
    salts = list(live.row.salts or [])
    if any(salt.seat == given.seat for salt in salts):
        raise ServerTrouble(409, "word-given")
    salt = Salt(given.seat, cleaned(given.word)[:LONGEST], dealt)
    live.row.salts = [*salts, salt]
    live.dealer = SecretDealer(live.row.seed, live.row.salts)
    live.dealer.drawn = live.table.drawn
    live.table.dealer = live.dealer
    return salt


def reveal(live: LiveTable, guest: str | None, moment: int) -> None:
    """Reveal the secret. Nothing can be taken back at the table afterwards."""
    if not live.row.done:
        raise ServerTrouble(409, "not-over")
    if not live.held_by(guest):
        raise ServerTrouble(403, "not-your-table")
    live.row.revealed = live.row.revealed or moment


def same(first: str, second: str) -> bool:
    return hmac.compare_digest(first.lower().encode(), second.lower().encode())
