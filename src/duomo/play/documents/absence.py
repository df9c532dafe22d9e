"""Documents about absent players and vacations."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.play.documents.general import SeatNumber


class OneSeat(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    """A proposal for a vote. `end`: give up the game; `out`: play on without the person of a seat."""

    kind: Literal["out", "end"]
    seat: SeatNumber | None = None


class VoteGiven(msgspec.Struct, forbid_unknown_fields=True):
    agree: bool


class VacationWish(msgspec.Struct, forbid_unknown_fields=True):
    days: Annotated[int, Meta(ge=1, le=366)]


class Vacation(msgspec.Struct):
    until: str | None
    """Null if you are not on vacation."""
    days_left: int
    """Vacation days left this year."""
