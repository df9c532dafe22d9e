"""Guests: a name and a cookie, no registration. A cookie holds 128 random bits; the store, their hash."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from duomo.http.addresses import household
from duomo.http.allowances import Allowances
from duomo.http.line import Whose
from duomo.locales import LANGUAGES
from duomo.play.documents import MeChange
from duomo.play.names import clean
from duomo.play.rows import now
from duomo.play.tokens import hashed, new_id, new_token
from duomo.play.trouble import ServerTrouble
from duomo.store import statements
from duomo.store.reading import GuestRow, Store
from duomo.store.writer import Writer

COOKIE = "duomo"
YEAR = 365 * 24 * 3600
REMEMBERED = 20_000

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """Whose address it is: of IPv6, the network."""
    return household(connection.client.host) if connection.client else ""


class Guests:
    def __init__(self, store: Store, writer: Writer, allowances: Allowances) -> None:
        self.store = store
        self.writer = writer
        self.known: OrderedDict[str, str] = OrderedDict()
        """Guests by the hashes of their tokens: these never change."""
        self.allowances = allowances

    def remembered(self, connection: AnyConnection) -> str | None:
        """The guest of a connection, if it was here lately."""
        token = connection.cookies.get(COOKIE)
        return None if token is None else self.known.get(hashed(token))

    async def who(self, connection: AnyConnection) -> str | None:
        """The guest of a connection; None for somebody who has no cookie of ours."""
        token = connection.cookies.get(COOKIE)
        if token is None:
            return None
        digest = hashed(token)
        found = self.known.get(digest)
        if found is None:
            row = await asyncio.to_thread(self.store.guest, digest)
            if row is None:
                return None
            found = row.id
            self._remember(digest, found)
        return found

    async def somebody(self, connection: AnyConnection) -> str:
        """The guest of a connection; ServerTrouble for one who has to ask for /api/me first."""
        guest = await self.who(connection)
        if guest is None:
            raise ServerTrouble(401, "no-guest")
        return guest

    async def whose(self, connection: AnyConnection) -> Whose:
        """For whom something is worked out."""
        address = address_of(connection)
        return Whose(await self.who(connection) or f"at {address}", address)

    async def row(self, guest: str) -> GuestRow:
        row = await asyncio.to_thread(self.store.guest_of, guest)
        if row is None:
            raise ServerTrouble(401, "no-guest")
        return row

    async def welcome(self, connection: AnyConnection) -> tuple[GuestRow, Cookie]:
        """A new guest, and the cookie by which the browser is known from now on."""
        self.allowances.guests.take(None, address_of(connection))
        token = new_token()
        guest = GuestRow(new_id(), "", language_of(connection.headers.get("accept-language", "")))
        new = statements.new_guest(guest.id, hashed(token), guest.name, guest.language, now())
        await self.writer.execute(new)
        self._remember(hashed(token), guest.id)
        return guest, Cookie(
            key=COOKIE,
            value=token,
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    async def change(self, guest: str, change: MeChange) -> None:
        values = {
            name: value
            for name, value in (("name", change.name and clean(change.name)), ("language", change.language))
            if value is not None
        }
        if values:
            await self.writer.execute(statements.change_guest(guest, values))

    def _remember(self, digest: str, guest: str) -> None:
        self.known[digest] = guest
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for wanted in re.findall(r"[a-zA-Z]{2,3}(?=[-,;]|$)", accepted):
        if wanted.lower() in LANGUAGES:
            return str(wanted.lower())
    return "en"
