"""Dice that anybody can check.

From the beginning everybody is told the hash of the table's secret, so that the server cannot choose another
one later; whoever plays may add a word of their own, so that nobody knew the dice before. When the game is
over the secret is told, and every roll and draw can be worked out again: in the page, and by `duomo
verify-dice`.
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
    """What a player adds to the secret: any word or number."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    word: Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class Roll(msgspec.Struct):
    """One answer of nature: the weights of what could have come, and which of them came, counted from 0."""

    weights: list[int]
    came: int


class Dice(msgspec.Struct):
    """What the dice of a table follow from."""

    commitment: str
    """The SHA-256 hash of the secret, told before the game."""
    salts: list[Salt]
    """What players have added."""
    secret: str | None = None
    """In hexadecimal digits; told when the game is over and a player has asked for it."""
    rolls: list[Roll] = []
    """With the secret: every roll and draw."""


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
    """What nature could have brought each time, and what it brought."""
    rules, state = table.rules, table.beginning()
    for move in table.moves:
        if state.decider == NATURE:
            outcomes = rules.chance(state)
            yield [weight for _, weight in outcomes], [code for code, _ in outcomes].index(move)
        rules.play(state, move, None)


def first_wrong(rolls: Iterable[tuple[list[int], int]], secret: str, salts: list[Salt]) -> int | None:
    """The first answer of nature that does not follow, counted from 1."""
    dealer = SecretDealer(secret, salts)
    for number, (weights, came) in enumerate(rolls, 1):
        if dealer.choose(list(enumerate(weights))) != came:
            return number
    return None


def seen(entries: Iterable[EntryRow]) -> int:
    """How many of nature's answers somebody can have seen, those that were taken back too."""
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
    """A player's word. It counts from the first answer on that nobody can have seen: `dealt` they have."""
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
    """Tell the secret. Nothing is taken back at the table afterwards."""
    if not live.row.done:
        raise ServerTrouble(409, "not-over")
    if not live.held_by(guest):
        raise ServerTrouble(403, "not-your-table")
    live.row.revealed = live.row.revealed or moment


def same(first: str, second: str) -> bool:
    return hmac.compare_digest(first.lower().encode(), second.lower().encode())
