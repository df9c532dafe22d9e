"""What is stored, as the rest of the server knows it."""

from __future__ import annotations

import time
from typing import Literal

import msgspec

from duomo.play.tables.clocks import Clock, Pace, Vacation
from duomo.play.tables.dealing import Salt
from duomo.play.tables.terms import Openness, Terms

Kind = Literal["start", "move", "undo"]
Gone = Literal["away", "late", "resigned", "voted"]
"""Away until they are back; or out of the game: by time, by their own will, by the others'."""
Ended = Literal["agreed", "left"]
"""All who played on agreed, or nobody was left."""


class EntryRow(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a table's log: a decision and nature's answers to it, or an undo."""

    number: int
    kind: Kind
    seat: int | None
    move: str | None
    dealt: tuple[str, ...]
    """Nature's moves after it."""
    back_to: int | None
    """For an undo: the entry whose position is in force again."""
    move_id: str | None
    """What the player's program called it, by which a repetition is recognised."""
    at: int


class SeatRow(msgspec.Struct):
    """Who sits where. A seat without a level is a person's; without a guest, it is still free."""

    seat: int
    level: str | None = None
    guest: str | None = None
    name: str | None = None
    link_hash: str | None = None
    link_open: bool = False
    """Whether the private link can still be used: it works once."""
    seen: int | None = None
    """When its person was last at the table."""
    gone: Gone | None = None
    """Why a bot plays for its person."""
    vacations: tuple[Vacation, ...] = ()
    """Of its person, those that are not long over."""
    open: bool = False
    """Free for everybody the table is open to; no link is needed."""
    rating: float | None = None
    """Of its person before the game, where it counts."""


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
    """Somebody has taken a seat or does not want it, the host has renewed its invitation, its person the
    device; a bot plays for somebody, or somebody is back; somebody was given a hint; the table was given up,
    as a seat proposed."""

    number: int
    after: int
    """The last entry when it happened."""
    kind: SeatingKind
    seat: int
    name: str | None
    at: int
    guest_id: str | None = None
    """Whom it is about; somebody else may have the seat by now."""


class Asked(msgspec.Struct):
    """A player has asked the others to go back."""

    seat: int
    to: int
    number: int
    """The last entry when it was asked; after another entry the question is void."""
    agreed: list[int] = []


class Vote(msgspec.Struct):
    """Somebody proposes to play on without another, or to give the game up."""

    kind: Literal["out", "end"]
    by: int
    seat: int | None = None
    """Without whom."""
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
    """When a steward has closed it, or its people have given it up: nobody plays on."""
    pace: Pace | None = None
    """None: there is time without end."""
    stand_in: str | None = None
    """The level of the bot that plays for those who are gone."""
    clock: Clock | None = None
    deadline: int | None = None
    """The moment of the house when the time that runs will have run out."""
    vote: Vote | None = None
    salts: list[Salt] | None = None
    """What players have added to the secret of the dice."""
    revealed: int | None = None
    """When the secret was told: nothing is taken back afterwards."""
    ended: Ended | None = None
    """How its people have given it up."""
    position: str | None = None
    """Where the game begins, as text, if not at its beginning."""
    terms: Terms | None = None
    """None: the usual ones."""
    open_to: Openness | None = None
    """To whom free seats are open; None when there are no such seats (any more)."""
    club_id: str | None = None
    """Of which club it is a table."""
    lowest: int | None = None
    highest: int | None = None
    """Between which ratings somebody may sit down on an open seat."""

    @property
    def done(self) -> bool:
        """Played out, or given up by its people: what was played may be read, and played again."""
        return self.over or self.ended is not None

    @property
    def done_at(self) -> int:
        """When that was."""
        return self.changed if self.over or self.closed is None else self.closed


class KeptPage(msgspec.Struct, frozen=True):
    """Entries with what happened in them, kept together (`bookmarks`)."""

    first: int
    last: int
    document: str


class Moved(msgspec.Struct, frozen=True, array_like=True):
    """Moves that were made at a table, and what the row of the table says then besides the position."""

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
    """The document of the set that it is played with."""
    seatings: list[SeatingRow] = []
    bookmark: str | None = None
    """Where it stood before the first of the entries; None: they are all that there are."""
    pages: list[str] = []
    """What happened in the last entries before the bookmark."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
