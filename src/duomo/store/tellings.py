"""Notification settings, and notifications sent. A process claims a notification here before it sends it, so
it is sent once, however many processes there are and however often they start. Queries block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from duomo.core.converting import converter
from duomo.core.words.phrase import Phrase
from duomo.play.people.tokens import new_id
from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.reader import Reader
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

_subscriptions, _wishes, _tellings = schema.push_subscriptions, schema.telling_wishes, schema.tellings
_guests, _emails, _house = schema.guests, schema.emails, schema.house
KEYS = "keys"
HOUR = 3600 * 1000
KEPT = 30 * 24 * HOUR
"""Milliseconds that sent notifications are remembered."""
AT_ONCE = 200


class Subscription(msgspec.Struct, frozen=True):
    """A browser that can receive push messages while its page is closed."""

    id: str
    guest_id: str
    endpoint: str
    p256dh: str
    auth: str
    created: int


class Wishes(msgspec.Struct, frozen=True):
    guest_id: str
    mail_hours: int = 0
    mailed: int | None = None
    address: str = ""
    calendar_hash: str | None = None


class Telling(msgspec.Struct, frozen=True):
    """A notification for somebody."""

    id: str
    guest_id: str
    about: str
    table_id: str | None
    words: Phrase
    path: str
    slow: bool
    language: str


_telling = converter(Telling)


class Letter(msgspec.Struct, frozen=True):
    """Somebody who is due an e-mail."""

    wishes: Wishes
    email: str
    language: str


class Keys(msgspec.Struct, frozen=True):
    """Keys made when a server first starts: they identify it to push services, and sign links in e-mails."""

    private: str
    public: str
    secret: str


class Tellings(Reader):
    def keys(self) -> Keys | None:
        for row in self.rows(sa.select(_house.c.value).where(_house.c.key == KEYS)):
            return Keys(**row["value"])
        return None

    def wishes(self, guest: str) -> Wishes:
        found = self.rows(sa.select(_wishes).where(_wishes.c.guest_id == guest))
        return Wishes(**found[0]) if found else Wishes(guest)

    def of_calendar(self, token_hash: str) -> Wishes | None:
        found = self.rows(sa.select(_wishes).where(_wishes.c.calendar_hash == token_hash))
        return Wishes(**found[0]) if found else None

    def subscriptions(self, guest: str) -> list[Subscription]:
        query = sa.select(_subscriptions).where(_subscriptions.c.guest_id == guest)
        return [Subscription(**row) for row in self.rows(query.order_by(_subscriptions.c.created))]

    def listeners(self) -> sa.Select[Any]:
        """Select those who want to be notified of their turns, except accounts about to be deleted."""
        pushed = sa.select(_subscriptions.c.guest_id)
        mailed = sa.select(_wishes.c.guest_id).where(_wishes.c.mail_hours > 0)
        here = sa.select(_guests.c.id).where(_guests.c.leaving.is_(None))
        return here.where(_guests.c.id.in_(pushed) | _guests.c.id.in_(mailed))

    def unpushed(self, since: int) -> list[Telling]:
        """Return notifications not yet pushed, for people with subscriptions."""
        wanted = _tellings.c.guest_id.in_(sa.select(_subscriptions.c.guest_id))
        return self._tellings(wanted & _tellings.c.pushed.is_(None) & (_tellings.c.created > since))

    def unmailed(self, guest: str, since: int) -> list[Telling]:
        own = (_tellings.c.guest_id == guest) & _tellings.c.slow
        return self._tellings(own & _tellings.c.mailed.is_(None) & (_tellings.c.created > since))

    def _tellings(self, which: sa.ColumnElement[bool]) -> list[Telling]:
        columns = [_tellings.c[name] for name in Telling.__struct_fields__ if name != "language"]
        query = (
            sa.select(*columns, _guests.c.language)
            .select_from(_tellings.join(_guests, _guests.c.id == _tellings.c.guest_id))
            .where(which & (_tellings.c.path != "") & _guests.c.leaving.is_(None))
            .order_by(_tellings.c.created)
            .limit(AT_ONCE)
        )
        return [_telling(row) for row in self.rows(query)]

    def letters_due(self, moment: int) -> list[Letter]:
        """Return people with a confirmed address and notifications waiting, whose last e-mail is long enough
        ago."""
        pause = sa.cast(_wishes.c.mail_hours, sa.BigInteger) * HOUR
        due = _wishes.c.mailed.is_(None) | (_wishes.c.mailed + pause <= moment)
        waiting = sa.exists().where(
            (_tellings.c.guest_id == _wishes.c.guest_id)
            & _tellings.c.slow
            & _tellings.c.mailed.is_(None)
            & (_tellings.c.path != "")
        )
        query = (
            sa.select(_wishes, _emails.c.address.label("email"), _guests.c.language)
            .select_from(
                _wishes.join(_emails, _emails.c.guest_id == _wishes.c.guest_id).join(
                    _guests, _guests.c.id == _wishes.c.guest_id
                )
            )
            .where((_wishes.c.mail_hours > 0) & due & waiting & _guests.c.leaving.is_(None))
            .limit(AT_ONCE)
        )
        return [
            Letter(Wishes(**row), email, language)
            for row in self.rows(query)
            for email, language in [(row.pop("email"), row.pop("language"))]
        ]


# ---- statements ----------------------------------------------------------------------------------


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


def keep_keys(keys: Keys) -> Statement:
    """Store the keys, unless another process was first."""
    values = {"key": KEYS, "value": msgspec.structs.asdict(keys)}
    return lambda connection: _run(
        connection, _insert(connection, _house).values(values).on_conflict_do_nothing()
    )


def subscribe(subscription: Subscription, most: int) -> Statement:
    """Store a subscription. A browser belongs to one person; beyond `most` the oldest one is deleted."""
    values = msgspec.structs.asdict(subscription)

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.delete(_subscriptions).where(_subscriptions.c.id == subscription.id))
        mine = sa.select(_subscriptions.c.id).where(_subscriptions.c.guest_id == subscription.guest_id)
        newest = mine.order_by(_subscriptions.c.created.desc()).limit(most - 1)
        kept = list(connection.scalars(newest))
        old = (_subscriptions.c.guest_id == subscription.guest_id) & _subscriptions.c.id.not_in(kept)
        connection.execute(sa.delete(_subscriptions).where(old))
        connection.execute(sa.insert(_subscriptions).values(values))

    return run


def unsubscribe(guest: str, subscription: str) -> Statement:
    which = (_subscriptions.c.guest_id == guest) & (_subscriptions.c.id == subscription)
    return lambda connection: _run(connection, sa.delete(_subscriptions).where(which))


def wish(guest: str, **values: Any) -> Statement:
    """Change some of somebody's settings."""
    whole = {**msgspec.structs.asdict(Wishes(guest)), **values}

    def run(connection: sa.Connection) -> None:
        new = _insert(connection, _wishes).values(whole)
        connection.execute(new.on_conflict_do_update(index_elements=["guest_id"], set_=values))

    return run


def tell(
    guest: str, about: str, words: Phrase, path: str, table: str | None = None, slow: bool = True
) -> Statement:
    """Queue a notification, once. An empty path means they already know."""
    values = {
        "id": new_id(),
        "guest_id": guest,
        "about": about,
        "table_id": table,
        "words": msgspec.to_builtins(words),
        "path": path,
        "slow": slow,
        "created": now(),
    }
    return lambda connection: _run(
        connection, _insert(connection, _tellings).values(values).on_conflict_do_nothing()
    )


def claim_push(telling: str) -> Statement:
    """Claim a push message. Conflict if another process is sending it."""

    def run(connection: sa.Connection) -> None:
        unclaimed = (_tellings.c.id == telling) & _tellings.c.pushed.is_(None)
        if not connection.execute(sa.update(_tellings).where(unclaimed).values(pushed=now())).rowcount:
            raise Conflict("it was pushed")

    return run


def claim_letter(wishes: Wishes, tellings: Sequence[str]) -> Statement:
    """Claim an e-mail. Conflict if another process is sending it."""
    same = _wishes.c.mailed.is_(None) if wishes.mailed is None else _wishes.c.mailed == wishes.mailed

    def run(connection: sa.Connection) -> None:
        own = (_wishes.c.guest_id == wishes.guest_id) & same & (_wishes.c.mail_hours > 0)
        if not connection.execute(sa.update(_wishes).where(own).values(mailed=now())).rowcount:
            raise Conflict("the letter was written")
        connection.execute(sa.update(_tellings).where(_tellings.c.id.in_(tellings)).values(mailed=now()))

    return run


def unclaim_letter(wishes: Wishes, tellings: Sequence[str]) -> Statement:
    """Release the claim after the mail server has refused the e-mail."""

    def run(connection: sa.Connection) -> None:
        own = _wishes.c.guest_id == wishes.guest_id
        connection.execute(sa.update(_wishes).where(own).values(mailed=wishes.mailed))
        connection.execute(sa.update(_tellings).where(_tellings.c.id.in_(tellings)).values(mailed=None))

    return run


NAMING: Final = {"telling-turn-with": "telling-turn"}
"""Messages with a person's name, and their version without it; others with a name are cleared."""


def without_names(connection: sa.Connection, tables: list[str]) -> None:
    """Remove names from notifications about these tables, because one of their players is being deleted."""
    query = sa.select(_tellings.c.id, _tellings.c.words).where(_tellings.c.table_id.in_(tables))
    for row in connection.execute(query).all():
        key, data = row.words.get("key"), row.words.get("data", {})
        if not {"name", "names"} & set(data):
            continue
        values: dict[str, Any] = {"words": {}, "path": ""}
        if key in NAMING:
            values = {"words": {"key": NAMING[key], "data": {"game": data["game"]}}}
        connection.execute(sa.update(_tellings).where(_tellings.c.id == row.id).values(values))


def forget_old() -> Statement:
    """Delete old notifications, except of running games, so that nothing about them is sent twice."""
    tables = schema.tables
    running = sa.select(tables.c.id).where(~tables.c.over & tables.c.closed.is_(None))
    done = _tellings.c.table_id.is_(None) | _tellings.c.table_id.not_in(running)
    old = sa.delete(_tellings).where((_tellings.c.created < now() - KEPT) & done)
    return lambda connection: _run(connection, old)


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
