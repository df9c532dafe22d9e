"""Stored data, as the rest of the server uses it."""

from __future__ import annotations

import time
from typing import Literal

import msgspec

from duomo.play.tables.clocks import Clock, Pace, Vacation
from duomo.play.tables.dealing import Salt
from duomo.play.tables.terms import Openness, Terms

Kind = Literal["start", "move", "undo"]
Gone = Literal["away", "late", "resigned", "voted"]
"""Away until they come back; or out of the game: by time, by resigning, or by vote."""
Ended = Literal["agreed", "left"]
"""All remaining players agreed, or nobody was left."""


class EntryRow(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a table's log: a decision and nature's answers to it, or an undo."""

    number: int
    kind: Kind
    seat: int | None
    move: str | None
    dealt: tuple[str, ...]
    """Nature's moves after it."""
    back_to: int | None
    """For an undo: the entry whose position is restored."""
    move_id: str | None
    """Id given by the client, used to recognise a repeated request."""
    at: int


class SeatRow(msgspec.Struct):
    """A seat. Without a level it is a person's; without a guest it is still free."""

    seat: int
    level: str | None = None
    guest: str | None = None
    name: str | None = None
    link_hash: str | None = None
    link_open: bool = False
    """Whether the private link is still unused: it works once."""
    seen: int | None = None
    """When its person was last at the table."""
    gone: Gone | None = None
    """Why a bot plays for its person."""
    vacations: tuple[Vacation, ...] = ()
    """Its person's recent vacations."""
    open: bool = False
    """Whether the people the table is open to may take it without a link."""
    rating: float | None = None
    """Its person's rating before the game, if the game counts."""


SeatingKind = Literal[
    "taken",
    "renewed",
    "moved",
    "declined",
    "slow",
    "claimed",
    "back",
    "late",
    "resigned",
    "voted",
    "ended",
    "hint",
]


class SeatingRow(msgspec.Struct, frozen=True):
    """A public note about a seat: somebody took or declined it, the host renewed its link, or its person
    changed device; a bot took over, or the person came back; somebody was given a hint; or the table was
    given up, as the seat proposed."""

    number: int
    after: int
    """Number of the last entry when it happened."""
    kind: SeatingKind
    seat: int
    name: str | None
    at: int
    guest_id: str | None = None
    """The guest it is about; somebody else may have the seat by now."""


class Asked(msgspec.Struct):
    """A player's request to undo."""

    seat: int
    to: int
    number: int
    """Number of the last entry when it was asked; any later entry voids the request."""
    agreed: list[int] = []


class Vote(msgspec.Struct):
    """A proposal to play on without somebody, or to give up the game."""

    kind: Literal["out", "end"]
    by: int
    seat: int | None = None
    """The seat to play on without."""
    agreed: list[int] = []


class TableRow(msgspec.Struct, kw_only=True):
    """One table, as lists of tables show it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    components_hash: str
    seed: str
    rated: bool
    created_by: str
    created: int
    changed: int
    number: int = 0
    decider: int = -1
    waits_for_bot: bool = False
    over: bool = False
    scores: list[int] | None = None
    winners: list[int] | None = None
    asked: Asked | None = None
    rematch: str | None = None
    closed: int | None = None
    """When a steward closed it or its players gave it up; no more moves can be made."""
    pace: Pace | None = None
    """None if there is no time limit."""
    stand_in: str | None = None
    """Level of the bot that plays for absent players."""
    clock: Clock | None = None
    deadline: int | None = None
    """House time at which the running clock expires."""
    vote: Vote | None = None
    salts: list[Salt] | None = None
    """Words that players have added to the secret of the dice."""
    revealed: int | None = None
    """When the secret was revealed; nothing can be taken back afterwards."""
    ended: Ended | None = None
    """How its players gave it up."""
    position: str | None = None
    """Start position as text, if it is not the normal one."""
    terms: Terms | None = None
    """None for the usual terms."""
    open_to: Openness | None = None
    """Who may take the open seats; None if there are none (any more)."""
    club_id: str | None = None
    """The club the table belongs to."""
    lowest: int | None = None
    highest: int | None = None
    """Range of ratings for taking an open seat."""

    @property
    def done(self) -> bool:
        """True if the game was played out or given up, so that its record may be read and a rematch made."""
        return self.over or self.ended is not None

    @property
    def done_at(self) -> int:
        """When the game was done."""
        return self.changed if self.over or self.closed is None else self.closed


class KeptPage(msgspec.Struct, frozen=True):
    """Entries with their events, stored together (`bookmarks`)."""

    first: int
    last: int
    document: str


class Moved(msgspec.Struct, frozen=True, array_like=True):
    """Moves made at a table, and the columns of its row that do not follow from the position."""

    table: str
    entries: list[EntryRow]
    clock: Clock | None
    deadline: int | None
    vote: Vote | None


class StoredTable(msgspec.Struct):
    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    components: str | None = None
    """Document of the component set it is played with."""
    seatings: list[SeatingRow] = []
    bookmark: str | None = None
    """State before the first of the entries; None if these are all entries."""
    pages: list[str] = []
    """Events of the last entries before the bookmark."""

    @property
    def complete(self) -> bool:
        """False if a long log was left out."""
        return self.bookmark is not None or len(self.entries) == self.row.number


def now() -> int:
    """Return the current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
