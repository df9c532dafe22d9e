"""Documents about friends and clubs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.play.documents.general import SeatNumber
from duomo.play.people.clubs import Role

GuestId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", description="The id of a guest.")]
ClubName = Annotated[str, Meta(min_length=1, max_length=60)]
ClubAbout = Annotated[str, Meta(max_length=300)]
LinkToken = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

Where = Literal["table", "watching", "puzzles", "learning", "lobby", "here", "away"]
"""What a friend is doing: playing or watching at a table, solving puzzles, learning, looking at the open
tables, or on another page (`here`); `away` if they are offline or do not want to be seen."""


class Friend(msgspec.Struct):
    guest: str
    name: str
    since: str
    where: Where
    table: str | None = None
    """Table where they play or watch, if you may watch it or sit there too."""
    game: str | None = None
    yours: bool = False
    """Whether you sit at that table too."""


class Asking(msgspec.Struct):
    """A friend request."""

    guest: str
    name: str
    at: str


class FriendsTold(msgspec.Struct):
    friends: list[Friend]
    """Those who are online come first."""
    asked_by: list[Asking]
    """Requests you have received."""
    asked: list[Asking]
    """Requests you have sent."""
    unseen: bool
    """Whether your whereabouts are hidden from your friends."""


class AskFriend(msgspec.Struct, forbid_unknown_fields=True):
    """A person, given by their id or by their seat at a table."""

    guest: GuestId | None = None
    table: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")] | None = None
    seat: SeatNumber | None = None


class Unseen(msgspec.Struct, forbid_unknown_fields=True):
    unseen: bool


class ClubCard(msgspec.Struct):
    club: str
    name: str
    about: str
    listed: bool
    """Whether anyone may find it and ask to join."""
    size: int
    """Number of members."""
    role: Role | None
    """Your role there; null if you do not belong to it."""


class MemberTold(msgspec.Struct):
    guest: str
    name: str
    role: Role
    since: str
    here: bool


class ClubTold(msgspec.Struct):
    """A club. Only members see its members; only its owner and helpers see who has asked to join."""

    card: ClubCard
    members: list[MemberTold]
    asked: list[MemberTold]


class ClubsTold(msgspec.Struct):
    mine: list[ClubCard]
    listed: list[ClubCard]
    """Other clubs that can be found."""


class ClubWish(msgspec.Struct, forbid_unknown_fields=True):
    name: ClubName
    about: ClubAbout = ""
    listed: bool = True


class JoinClub(msgspec.Struct, forbid_unknown_fields=True):
    """With the token of an invitation link you join immediately; without it you ask to join."""

    token: LinkToken | None = None


class NewRole(msgspec.Struct, forbid_unknown_fields=True):
    """The new role of a member. `member` accepts a request to join; `owner` hands the club over."""

    role: Literal["owner", "helper", "member"]


class ClubLink(msgspec.Struct):
    link: str
    """A path: whoever opens it may join. It replaces the previous link."""
