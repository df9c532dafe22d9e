"""API tokens of programs. Only the program has the secret; the database has its hash. Queries block."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.reader import Reader
from duomo.store.writer import Statement

_tokens, _guests = schema.api_tokens, schema.guests
KEPT = 30 * 24 * 3600 * 1000
"""Milliseconds that an ended token is kept, so that every process learns of its end."""


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    guest_id: str
    owner: str
    name: str
    scopes: list[str]
    created: int
    seen: int | None = None
    until: int | None = None

    @property
    def bot(self) -> bool:
        """True if the program plays under its own name."""
        return self.guest_id != self.owner


class Tokens(Reader):
    def of(self, owner: str) -> list[TokenRow]:
        """Return the valid tokens of an owner."""
        columns = [_tokens.c[name] for name in TokenRow.__struct_fields__]
        works = _tokens.c.until.is_(None) | (_tokens.c.until > now())
        query = sa.select(*columns).where((_tokens.c.owner == owner) & works).order_by(_tokens.c.created)
        return [TokenRow(**row) for row in self.rows(query)]

    def bot_named(self, owner: str, name: str) -> str | None:
        """Return the id of an owner's bot with that name."""
        query = sa.select(_guests.c.id).where((_guests.c.bot_of == owner) & (_guests.c.name == name))
        return next((str(row["id"]) for row in self.rows(query)), None)


# ---- statements ----------------------------------------------------------------------------------


def new_token(token: TokenRow, token_hash: str) -> Statement:
    """Store a token, and delete those that ended long ago."""

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.delete(_tokens).where(_tokens.c.until < now() - KEPT))
        values = {"token_hash": token_hash, **msgspec.structs.asdict(token)}
        connection.execute(sa.insert(_tokens).values(values))

    return run


def new_bot(guest: str, name: str, language: str, owner: str) -> Statement:
    values = {
        "id": guest,
        "name": name,
        "language": language,
        "created": now(),
        "steward": False,
        "bot_of": owner,
    }
    return lambda connection: _run(connection, sa.insert(_guests).values(values))


def end_token(owner: str, token: str) -> Statement:
    which = (_tokens.c.owner == owner) & (_tokens.c.id == token)
    return lambda connection: _run(connection, sa.update(_tokens).where(which).values(until=now()))


def used_token(token: str, at: int) -> Statement:
    change = sa.update(_tokens).where(_tokens.c.id == token).values(seen=at)
    return lambda connection: _run(connection, change)


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
