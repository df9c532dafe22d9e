"""What is said of open tables, of those who wait for others, and of invitations, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.play.documents.general import Seat, Summary
from duomo.play.tables.clocks import Pace
from duomo.play.tables.terms import Openness, Terms

PaceKind = Literal["none", "move", "player", "days"]


class OpenTable(msgspec.Struct):
    """A table at which you can sit down, or your own that waits for others."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    """Those that are not as usual."""
    seats: list[Seat]
    free: int
    """Open seats that are free."""
    rated: bool
    pace: Pace | None
    terms: Terms
    to: Openness
    club: str | None
    """The club that it is open to."""
    host: str | None
    """The name of whoever opened it."""
    friend: bool
    """A friend of yours sits there."""
    mine: bool
    """You sit there."""
    here: bool
    """Somebody who sits there is here at this moment."""
    rating: int
    """How strong those who sit there are, on average."""
    level: str
    """The level of bots that is nearest to it."""
    lowest: int | None
    highest: int | None
    created: str


class SeekTold(msgspec.Struct):
    """You wait for others."""

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
    """Between which ratings the others may be by now; None: anybody."""
    highest: int | None


class LobbyTold(msgspec.Struct):
    tables: list[OpenTable]
    """Those with a friend first, then the oldest."""
    seeks: list[SeekTold]
    here: int
    """How many people are here."""
    seeking: int
    """How many of them wait to be brought together with others."""


class NewSeek(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever wants the same game in the same way. `near`: near your strength, at first very near."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=9)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    pace: Pace | None = None
    rated: bool = False
    near: bool = True


class InvitationTold(msgspec.Struct):
    """Somebody asks you to a table; at a `rematch` a seat is kept for you."""

    id: str
    kind: Literal["table", "rematch"]
    by: str
    """The name of whoever asks."""
    by_guest: str
    created: str
    summary: Summary


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    guest: Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="A friend's id.")]
