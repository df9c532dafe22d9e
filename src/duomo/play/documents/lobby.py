"""Documents about open tables, seeks and invitations."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.play.documents.general import Seat, Summary
from duomo.play.tables.clocks import Pace
from duomo.play.tables.terms import Openness, Terms

PaceKind = Literal["none", "move", "player", "days"]


class OpenTable(msgspec.Struct):
    """A table where you can sit down, or your own that is waiting for players."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    """Options that differ from the defaults."""
    seats: list[Seat]
    free: int
    """Number of free open seats."""
    rated: bool
    pace: Pace | None
    terms: Terms
    to: Openness
    club: str | None
    """The club it is open to."""
    host: str | None
    """Name of the person who opened it."""
    friend: bool
    """Whether a friend of yours sits there."""
    mine: bool
    """Whether you sit there."""
    here: bool
    """Whether somebody who sits there is online."""
    rating: int
    """Average rating of the players."""
    level: str
    """The bot level closest to that rating."""
    lowest: int | None
    highest: int | None
    created: str


class SeekTold(msgspec.Struct):
    """Your search for players."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    pace: Pace | None
    rated: bool
    near: bool
    created: str
    until: str
    lowest: int | None
    """Range of ratings accepted so far; null for anyone."""
    highest: int | None


class LobbyTold(msgspec.Struct):
    tables: list[OpenTable]
    """Tables with a friend come first, then the oldest."""
    seeks: list[SeekTold]
    here: int
    """Number of people online."""
    seeking: int
    """Number of people waiting to be matched."""


class NewSeek(msgspec.Struct, forbid_unknown_fields=True):
    """A search for players who want the same game with the same settings. `near`: only players near your
    rating, in a range that widens with time."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=9)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    pace: Pace | None = None
    rated: bool = False
    near: bool = True


class InvitationTold(msgspec.Struct):
    """An invitation to a table; for a `rematch` a seat is kept for you."""

    id: str
    kind: Literal["table", "rematch"]
    by: str
    """Name of the person who invites you."""
    by_guest: str
    created: str
    summary: Summary


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    guest: Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="A friend's id.")]
