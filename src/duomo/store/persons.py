"""A person's data: tickets, passkeys, e-mail addresses, export and deletion. Queries block."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.adopting import is_guest
from duomo.store.clubs import delete_club
from duomo.store.database import make_engine
from duomo.store.reader import Reader
from duomo.store.tellings import without_names
from duomo.store.trouble import Conflict, store_trouble
from duomo.store.writer import Statement

TicketKind = Literal["device", "email", "passkey"]
_seats = schema.seats


class Ticket(msgspec.Struct, frozen=True):
    """Works once, until it expires. `detail` is the e-mail address it was sent to."""

    token_hash: str
    kind: TicketKind
    guest_id: str | None
    detail: str | None
    until: int


class Passkey(msgspec.Struct, frozen=True):
    id: str
    guest_id: str
    public_key: str
    count: int
    created: int
    used: int | None = None


class Persons(Reader):
    def ticket(self, token_hash: str) -> Ticket | None:
        """Return a ticket if it is still valid."""
        tickets = schema.tickets
        valid = (tickets.c.token_hash == token_hash) & (tickets.c.until > now())
        return next((Ticket(**row) for row in self.rows(sa.select(tickets).where(valid))), None)

    def passkeys_of(self, guest: str) -> list[Passkey]:
        keys = schema.passkeys
        query = sa.select(keys).where(keys.c.guest_id == guest).order_by(keys.c.created)
        return [Passkey(**row) for row in self.rows(query)]

    def passkey(self, key: str) -> Passkey | None:
        keys = schema.passkeys
        return next((Passkey(**row) for row in self.rows(sa.select(keys).where(keys.c.id == key))), None)

    def email_of(self, guest: str) -> str | None:
        emails = schema.emails
        query = (
            sa.select(emails.c.address).where(emails.c.guest_id == guest).order_by(emails.c.created.desc())
        )
        return next((str(row["address"]) for row in self.rows(query)), None)

    def guest_of_email(self, address: str) -> str | None:
        emails = schema.emails
        query = sa.select(emails.c.guest_id).where(emails.c.address == address)
        return next((str(row["guest_id"]) for row in self.rows(query)), None)

    def is_guest(self, guest: str) -> bool:
        """True if somebody can be recognised only by this browser."""
        try:
            with self.engine.connect() as connection:
                return is_guest(connection, guest)
        except sa.exc.SQLAlchemyError as error:
            raise store_trouble(error) from error

    def seats_of(self, guest: str) -> list[tuple[str, int, str | None]]:
        """Return table, seat and name for every game a guest plays or has played."""
        query = sa.select(_seats.c.table_id, _seats.c.seat, _seats.c.name).where(_seats.c.guest_id == guest)
        return [(row["table_id"], row["seat"], row["name"]) for row in self.rows(query)]

    def named_at(self, guest: str) -> list[tuple[str, int, str | None]]:
        """Like `seats_of`, with seats they held earlier: all places where their name appears."""
        held = self.seats_of(guest)
        noted = schema.seatings
        query = sa.select(noted.c.table_id, noted.c.seat, noted.c.name).where(noted.c.guest_id == guest)
        places = {(table, seat) for table, seat, _ in held}
        left = {(row["table_id"], row["seat"]): row["name"] for row in self.rows(query.distinct())}
        return held + [(*place, name) for place, name in left.items() if place not in places]

    def running_of(self, guest: str) -> list[str]:
        """Return the unfinished tables of a guest."""
        tables = schema.tables
        mine = sa.select(_seats.c.table_id).where(_seats.c.guest_id == guest)
        running = ~tables.c.over & tables.c.closed.is_(None)
        return [row["id"] for row in self.rows(sa.select(tables.c.id).where(tables.c.id.in_(mine) & running))]

    def bots_of(self, guest: str) -> list[str]:
        """Return a guest's bots, which play under their own names."""
        guests = schema.guests
        return [row["id"] for row in self.rows(sa.select(guests.c.id).where(guests.c.bot_of == guest))]

    def leaving(self, moment: int) -> list[str]:
        """Return those whose accounts are due for deletion, after the time to change their mind."""
        guests = schema.guests
        return [row["id"] for row in self.rows(sa.select(guests.c.id).where(guests.c.leaving <= moment))]

    def everything(self, guest: str) -> dict[str, list[dict[str, Any]]]:
        """Return every row about a guest, without secrets: neither hashes nor seeds."""
        found: dict[str, list[dict[str, Any]]] = {}
        for table in schema.metadata.sorted_tables:
            if table is schema.guests:
                query = sa.select(table).where(table.c.id == guest)
            elif "guest_id" in table.c:
                query = sa.select(table).where(table.c.guest_id == guest)
            else:
                continue
            if table in NAMED:
                query = _with_name(table, guest)
            found[table.name] = [_public(row) for row in self.rows(query)]
        entries = schema.entries
        mine = (entries.c.table_id == _seats.c.table_id) & (entries.c.seat == _seats.c.seat)
        moves = (
            sa.select(entries.c.table_id, entries.c.number, entries.c.move, entries.c.at)
            .select_from(entries.join(_seats, mine))
            .where(_seats.c.guest_id == guest)
            .order_by(entries.c.table_id, entries.c.number)
        )
        found["moves"] = self.rows(moves)
        tokens, programs = schema.api_tokens, schema.guests
        made = sa.select(tokens).where(tokens.c.owner == guest)
        found[tokens.name] = [_public(row) for row in self.rows(made)]
        found["programs"] = self.rows(
            sa.select(programs.c.id, programs.c.name, programs.c.created).where(programs.c.bot_of == guest)
        )
        organised = sa.select(schema.tournaments).where(schema.tournaments.c.created_by == guest)
        found["tournaments"] = self.rows(organised)
        return found


def everything(database: str, guest: str) -> dict[str, list[dict[str, Any]]]:
    """Return every row about a guest, in a process of its own, because there may be thousands of games."""
    engine = make_engine(database)
    try:
        return Persons(engine).everything(guest)
    finally:
        engine.dispose()


NAMED = {
    schema.friends: (schema.guests, schema.friends.c.other == schema.guests.c.id),
    schema.invitations: (schema.guests, schema.invitations.c.other == schema.guests.c.id),
    schema.members: (schema.clubs, schema.members.c.club_id == schema.clubs.c.id),
}
"""Tables whose rows are exported with the name of the person or club they refer to, as on the page."""


def _with_name(table: sa.Table, guest: str) -> sa.Select[Any]:
    other, same = NAMED[table]
    query = sa.select(table, other.c.name).select_from(table.join(other, same))
    return query.where(table.c.guest_id == guest)


SECRET = ("public_key", "p256dh", "auth", "other", "about")
"""Columns that are secret or about somebody else; hashes are excluded too."""


def _public(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in SECRET and not name.endswith("_hash")}


# ---- statements ----------------------------------------------------------------------------------


def new_ticket(ticket: Ticket) -> Statement:
    """Store a ticket, and delete expired ones."""
    tickets = schema.tickets
    values = msgspec.structs.asdict(ticket)

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.delete(tickets).where(tickets.c.until <= now()))
        connection.execute(sa.insert(tickets).values(values))

    return run


def use_ticket(ticket: Ticket) -> Statement:
    """Use up a ticket. Conflict if it has already been used."""
    tickets = schema.tickets

    def run(connection: sa.Connection) -> None:
        gone = connection.execute(sa.delete(tickets).where(tickets.c.token_hash == ticket.token_hash))
        if not gone.rowcount:
            raise Conflict("the ticket was used")

    return run


def new_passkey(key: Passkey) -> Statement:
    new = sa.insert(schema.passkeys).values(msgspec.structs.asdict(key))
    return lambda connection: _run(connection, new)


def used_passkey(key: str, count: int) -> Statement:
    keys = schema.passkeys
    return lambda connection: _run(
        connection, sa.update(keys).where(keys.c.id == key).values(count=count, used=now())
    )


def remove_passkey(guest: str, key: str) -> Statement:
    keys = schema.passkeys
    return lambda connection: _run(
        connection, sa.delete(keys).where((keys.c.id == key) & (keys.c.guest_id == guest))
    )


def confirm_email(guest: str, address: str) -> Statement:
    """Make this the guest's only address. Conflict if it belongs to somebody else."""
    emails = schema.emails

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.delete(emails).where(emails.c.guest_id == guest))
        connection.execute(sa.insert(emails).values(guest_id=guest, address=address, created=now()))

    return run


def remove_email(guest: str) -> Statement:
    emails = schema.emails
    return lambda connection: _run(connection, sa.delete(emails).where(emails.c.guest_id == guest))


def rename(table: str, guest: str, seat: int, name: str | None) -> Statement:
    """Change a name at a table, and in the notes about their seat."""

    def run(connection: sa.Connection) -> None:
        for said in (_seats, schema.seatings):
            theirs = (said.c.table_id == table) & (said.c.seat == seat) & (said.c.guest_id == guest)
            connection.execute(sa.update(said).where(theirs).values(name=name))

    return run


STAYING = (_seats, schema.seatings, schema.entrants)
"""Rows that belong to shared games: they are kept, without the person's name."""


def leave(guest: str, at: int | None) -> Statement:
    """Schedule somebody's deletion; None cancels it."""
    guests = schema.guests
    return lambda connection: _run(
        connection, sa.update(guests).where(guests.c.id == guest).values(leaving=at)
    )


def forget(guest: str, named: list[tuple[str, int, str | None]]) -> Statement:
    """Delete everything about a guest. An empty row remains for shared games to refer to."""

    def run(connection: sa.Connection) -> None:
        for table, seat, _ in named:
            rename(table, guest, seat, None)(connection)
        uploaded = sa.select(schema.replays.c.id).where(schema.replays.c.guest_id == guest)
        connection.execute(sa.delete(schema.analyses).where(schema.analyses.c.replay_id.in_(uploaded)))
        for given in (schema.friends, schema.invitations, schema.blocks):
            connection.execute(sa.delete(given).where(given.c.other == guest))
        connection.execute(sa.delete(schema.reports).where(schema.reports.c.about == guest))
        _leave_clubs(connection, guest)
        without_names(connection, [table for table, _, _ in named])
        for table in reversed(schema.metadata.sorted_tables):
            if "guest_id" in table.c and table not in STAYING:
                connection.execute(sa.delete(table).where(table.c.guest_id == guest))
        entrants, tournaments = schema.entrants, schema.tournaments
        coming = sa.select(tournaments.c.id).where(tournaments.c.state == "open")
        to_come = (entrants.c.guest_id == guest) & entrants.c.tournament_id.in_(coming)
        connection.execute(sa.delete(entrants).where(to_come))
        own = (tournaments.c.created_by == guest) & (tournaments.c.state == "open")
        connection.execute(sa.update(tournaments).where(own).values(state="cancelled"))
        still = (entrants.c.guest_id == guest) & entrants.c.withdrawn.is_(None)
        connection.execute(sa.update(entrants).where(still).values(withdrawn=now()))
        guests = schema.guests
        blank = {"name": "", "steward": False, "unseen": False, "bot_of": None, "leaving": None}
        connection.execute(sa.update(guests).where(guests.c.id == guest).values(blank))

    return run


def _leave_clubs(connection: sa.Connection, guest: str) -> None:
    """Pass on the clubs somebody owned, to the longest-serving helper or else member; delete empty clubs."""
    members = schema.members
    owned = sa.select(members.c.club_id).where((members.c.guest_id == guest) & (members.c.role == "owner"))
    for (club,) in connection.execute(owned).all():
        others = (members.c.club_id == club) & (members.c.guest_id != guest) & (members.c.role != "asked")
        order = (members.c.role != "helper", members.c.created, members.c.guest_id)
        heir = connection.execute(sa.select(members.c.guest_id).where(others).order_by(*order)).scalar()
        if heir is None:
            delete_club(club)(connection)
        else:
            place = (members.c.club_id == club) & (members.c.guest_id == heir)
            connection.execute(sa.update(members).where(place).values(role="owner"))


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
