"""Friends, and invitations to tables. Queries block."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec
import sqlalchemy as sa

from duomo.play.people.tokens import new_id
from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.reader import Reader, together
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

_friends, _guests, _blocks, _invitations = schema.friends, schema.guests, schema.blocks, schema.invitations

MOST_NAMES = 1000
"""In one query."""

FriendState = Literal["asked", "friends"]
InvitationKind = Literal["table", "rematch"]


class FriendRow(msgspec.Struct, frozen=True):
    """A friendship or a pending request between the guest and `other`."""

    guest_id: str
    other: str
    state: FriendState
    created: int
    name: str
    """Name of the other person."""
    unseen: bool


class InvitationRow(msgspec.Struct, frozen=True):
    id: str
    guest_id: str
    other: str
    table_id: str
    kind: InvitationKind
    created: int
    name: str = ""
    """Name of the person who invites."""


class Friends(Reader):
    def friends_of(self, guest: str) -> list[FriendRow]:
        return self._friends(_friends.c.other, (_friends.c.guest_id == guest))

    def asked_by(self, guest: str) -> list[FriendRow]:
        """Return the requests others have made to the guest."""
        mine = (_friends.c.other == guest) & (_friends.c.state == "asked")
        return self._friends(_friends.c.guest_id, mine)

    def _friends(self, whose: sa.Column[str], which: sa.ColumnElement[bool]) -> list[FriendRow]:
        query = (
            sa.select(_friends, _guests.c.name, _guests.c.unseen)
            .select_from(_friends.join(_guests, _guests.c.id == whose))
            .where(which)
            .order_by(_friends.c.created)
        )
        return [FriendRow(**row) for row in self.rows(query)]

    def ids_of(self, *guests: str) -> frozenset[str]:
        """Return the ids of everyone who is a confirmed friend of one of these people."""
        found: set[str] = set()
        for start in range(0, len(guests), MOST_NAMES):
            theirs = _friends.c.guest_id.in_(guests[start : start + MOST_NAMES])
            query = sa.select(_friends.c.other).where(theirs & (_friends.c.state == "friends"))
            found.update(row["other"] for row in self.rows(query))
        return frozenset(found)

    def apart(self, guests: Iterable[str]) -> dict[str, frozenset[str]]:
        """Return, for each of these people, everyone they block or who blocks them."""
        wanted = list(guests)
        query = sa.select(_blocks.c.guest_id, _blocks.c.other).where(
            _blocks.c.guest_id.in_(wanted) | _blocks.c.other.in_(wanted)
        )
        found: dict[str, set[str]] = {guest: set() for guest in wanted}
        for row in self.rows(query):
            for one, other in ((row["guest_id"], row["other"]), (row["other"], row["guest_id"])):
                if one in found:
                    found[one].add(other)
        return {guest: frozenset(others) for guest, others in found.items()}

    def unseen(self, guest: str) -> bool:
        query = sa.select(_guests.c.unseen).where(_guests.c.id == guest)
        return any(row["unseen"] for row in self.rows(query))

    # ---- invitations -----------------------------------------------------------------------------

    def invitations_of(self, guest: str) -> list[InvitationRow]:
        return self._invitations(_invitations.c.guest_id == guest)

    def invitation(self, invitation: str) -> InvitationRow | None:
        return next(iter(self._invitations(_invitations.c.id == invitation)), None)

    def invited_to(self, table: str) -> frozenset[str]:
        query = sa.select(_invitations.c.guest_id).where(_invitations.c.table_id == table)
        return frozenset(row["guest_id"] for row in self.rows(query))

    def _invitations(self, which: sa.ColumnElement[bool]) -> list[InvitationRow]:
        query = (
            sa.select(_invitations, _guests.c.name)
            .select_from(_invitations.join(_guests, _guests.c.id == _invitations.c.other))
            .where(which)
            .order_by(_invitations.c.created)
        )
        return [InvitationRow(**row) for row in self.rows(query)]


# ---- statements ----------------------------------------------------------------------------------


def _pair(guest: str, other: str) -> sa.ColumnElement[bool]:
    return (_friends.c.guest_id == guest) & (_friends.c.other == other)


def ask(guest: str, other: str) -> Statement:
    """Request a friendship. Conflict if it was already requested, or they are friends."""
    values = {"guest_id": guest, "other": other, "state": "asked", "created": now()}
    return together(sa.insert(_friends).values(values))


def accept(guest: str, other: str) -> Statement:
    """Accept a request from `other`. Conflict if there is none (any more)."""
    asked = _pair(other, guest) & (_friends.c.state == "asked")
    values = {"guest_id": guest, "other": other, "state": "friends", "created": now()}

    def run(connection: sa.Connection) -> None:
        if not connection.execute(sa.update(_friends).where(asked).values(state="friends")).rowcount:
            raise Conflict("nothing was asked")
        connection.execute(sa.delete(_friends).where(_pair(guest, other)))
        connection.execute(sa.insert(_friends).values(values))

    return run


def part(guest: str, other: str) -> Statement:
    """End a friendship, and delete requests in either direction."""
    return together(sa.delete(_friends).where(_pair(guest, other) | _pair(other, guest)))


def be_unseen(guest: str, unseen: bool) -> Statement:
    return together(sa.update(_guests).where(_guests.c.id == guest).values(unseen=unseen))


def invite(table: str, guest: str, other: str, kind: InvitationKind) -> Statement:
    """Invite the guest on behalf of `other`, replacing an earlier invitation."""
    values = {"id": new_id(), "guest_id": guest, "other": other, "table_id": table, "kind": kind}
    return together(uninvite(table, guest), sa.insert(_invitations).values(**values, created=now()))


def uninvite(table: str, guest: str) -> sa.Delete:
    """Delete somebody's invitation to a table."""
    same = (_invitations.c.table_id == table) & (_invitations.c.guest_id == guest)
    return sa.delete(_invitations).where(same)
