"""Clubs: permissions, and standings of their members."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from duomo.play.tables.rows import SeatRow
from duomo.play.trouble import ServerTrouble

Role = Literal["owner", "helper", "member", "asked"]
"""`asked`: has asked to join."""
RULING = ("owner", "helper")
ClubGame = tuple[list[SeatRow], list[int]]
"""The seats of a game, and the place each of them reached."""


class Member(msgspec.Struct, frozen=True):
    guest: str
    name: str
    role: Role
    since: int


def role_of(members: Iterable[Member], guest: str | None) -> Role | None:
    return next((member.role for member in members if member.guest == guest), None)


def check_rules(role: Role | None) -> None:
    """Raise ServerTrouble unless it is the owner or a helper."""
    if role not in RULING:
        raise ServerTrouble(403, "not-club-helper")


def check_owns(role: Role | None) -> None:
    if role != "owner":
        raise ServerTrouble(403, "not-club-owner")


def check_removes(role: Role | None, other: Role | None, own: bool) -> None:
    """Check that somebody may remove a member.

    Anyone may leave except the owner, who must hand the club over first. Helpers may remove members and
    requests; the owner may also remove helpers.
    """
    if other is None:
        raise ServerTrouble(404, "not-a-member")
    if other == "owner":
        raise ServerTrouble(409, "owner-stays")
    if own:
        return
    if other == "helper":
        check_owns(role)
    check_rules(role)


class ClubStanding(msgspec.Struct):
    """A member's results against other members: a point for everyone behind them at a table, half a point for
    everyone at the same place."""

    guest: str
    name: str
    games: int = 0
    won: int = 0
    """Games in which no other member was ahead."""
    points: float = 0.0
    possible: int = 0
    """Maximum number of points they could have scored."""


def standings(members: Iterable[Member], games: Iterable[ClubGame]) -> list[ClubStanding]:
    """Return the standings over games with at least two members and no other people, though maybe bots.

    They are sorted by the share of possible points, then by points.
    """
    found = {
        member.guest: ClubStanding(member.guest, member.name) for member in members if member.role != "asked"
    }
    for seats, reached in games:
        people = [seat for seat in seats if seat.level is None]
        if len(people) < 2 or any(seat.guest not in found for seat in people):
            continue
        for seat in people:
            assert seat.guest is not None
            own, others = found[seat.guest], [other for other in people if other is not seat]
            behind = [reached[other.seat] - reached[seat.seat] for other in others]
            own.games += 1
            own.won += all(one >= 0 for one in behind)
            own.points += sum(1.0 if one > 0 else 0.5 if one == 0 else 0.0 for one in behind)
            own.possible += len(others)
    played = [one for one in found.values() if one.games]
    return sorted(played, key=lambda one: (-one.points / one.possible, -one.points, one.name, one.guest))
