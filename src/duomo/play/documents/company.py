"""What is said of friends and clubs, over HTTP."""

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
"""What a friend does: plays or watches at a table, solves puzzles, learns, looks at the open tables, is on
another page; is not here, or does not want it to be known."""


class Friend(msgspec.Struct):
    guest: str
    name: str
    since: str
    where: Where
    table: str | None = None
    """Where they play or watch, if you may watch it or sit there too."""
    game: str | None = None
    yours: bool = False
    """You sit at that table too."""


class Asking(msgspec.Struct):
    """Somebody wants to be a friend."""

    guest: str
    name: str
    at: str


class FriendsTold(msgspec.Struct):
    friends: list[Friend]
    """Those who are here first."""
    asked_by: list[Asking]
    """Who has asked you."""
    asked: list[Asking]
    """Whom you have asked."""
    unseen: bool
    """Your friends are not told where you are."""


class AskFriend(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody by their id, or who sits at a table."""

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
    """Anybody may find it and ask to join."""
    size: int
    """How many belong to it."""
    role: Role | None
    """What you are there."""


class MemberTold(msgspec.Struct):
    guest: str
    name: str
    role: Role
    since: str
    here: bool


class ClubTold(msgspec.Struct):
    """A club. Its members are told who belongs to it, its owner and helpers also who has asked to."""

    card: ClubCard
    members: list[MemberTold]
    asked: list[MemberTold]


class ClubsTold(msgspec.Struct):
    mine: list[ClubCard]
    listed: list[ClubCard]
    """Others that can be found."""


class ClubWish(msgspec.Struct, forbid_unknown_fields=True):
    name: ClubName
    about: ClubAbout = ""
    listed: bool = True


class JoinClub(msgspec.Struct, forbid_unknown_fields=True):
    """With the secret of an invitation link you belong to it at once; without, you ask."""

    token: LinkToken | None = None


class NewRole(msgspec.Struct, forbid_unknown_fields=True):
    """`member` accepts who has asked; `owner` hands the club over."""

    role: Literal["owner", "helper", "member"]


class ClubLink(msgspec.Struct):
    link: str
    """A path: whoever opens it may join. The one before is void."""
