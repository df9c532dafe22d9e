"""Guests: a name and a cookie, no registration. A cookie holds 128 random bits; the store, their hash.

The server knows every session: it changes the secret of a browser that comes back after a day, and a session
that was ended is over whatever cookie is sent.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from duomo.http.gate.addresses import household
from duomo.http.gate.allowances import Allowances
from duomo.http.gate.bans import Bans
from duomo.http.settings import Settings
from duomo.http.thinking.line import Whose
from duomo.locales import LANGUAGES
from duomo.play.documents.general import MeChange
from duomo.play.people.devices import device_of
from duomo.play.people.names import called
from duomo.play.people.tokens import hashed, new_id, new_token
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store import sessions, statements, tokens
from duomo.store.reading import GuestRow, SessionRow, Store
from duomo.store.writer import Statement, Writer

COOKIE = "duomo"
SECURE_COOKIE = "__Host-duomo"
"""Behind TLS: browsers take a cookie of such a name from this host alone, and send it over TLS alone."""
YEAR = 365 * 24 * 3600
ROTATE = 24 * 3600 * 1000
"""Milliseconds after which a browser that loads the page gets a new secret."""
GRACE = 5 * 60 * 1000
"""Milliseconds that the old secret still works: other windows may be asking with it."""
TRUSTED = 10.0
"""Seconds after which a session is looked up again: another process may have ended it."""
SEEN = 3600 * 1000
USED = 60 * 1000
"""Milliseconds after which it is noted again that a token is used."""
REMEMBERED = 20_000
TOKEN = "duomo_"
"""How the secret of a token begins, so that those who look for lost secrets know it."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """Whose address it is: of IPv6, the network."""
    return household(connection.client.host) if connection.client else ""


def is_secure(connection: AnyConnection) -> bool:
    return str(connection.scope.get("scheme")) in ("https", "wss")


@dataclass
class Known:
    """A session as it was when it was last looked up."""

    session: SessionRow
    checked: float


class Guests:
    def __init__(
        self, settings: Settings, store: Store, writer: Writer, bans: Bans, allowances: Allowances
    ) -> None:
        self.settings = settings
        self.bans = bans
        self.store = store
        self.writer = writer
        self.known: OrderedDict[str, Known] = OrderedDict()
        """Sessions by the hashes of their tokens."""
        self.allowances = allowances

    def remembered(self, connection: AnyConnection) -> str | None:
        """The guest of a connection, if it was here lately."""
        digest = _digest(connection)
        known = None if digest is None else self.known.get(digest)
        return None if known is None else known.session.guest

    async def session(self, connection: AnyConnection) -> SessionRow | None:
        """The session of a connection; None when there is none, or when it has ended."""
        digest = _digest(connection)
        if digest is None:
            return None
        known = self.known.get(digest)
        if known is None or known.checked < time.monotonic() - TRUSTED:
            look = self.store.session if bearer_of(connection) is None else self.store.token
            found = await asyncio.to_thread(look, digest)
            if found is None:
                return None
            known = self._remember(digest, found)
        session, by_token = known.session, bearer_of(connection) is not None
        if by_token != (session.scopes is not None):
            return None  # the secret of a token is no cookie, and that of a cookie no token
        old = not by_token and _is_old(connection) and session.id != session.guest
        if session.until <= now() or old:
            return None
        banned = self.bans.of_guest(session.guest)
        if banned is not None:
            raise banned
        return session

    async def program(self, connection: AnyConnection) -> SessionRow | None:
        """The token that a program bears; None for a browser. ServerTrouble for one that does not work."""
        if bearer_of(connection) is None:
            return None
        session = await self.session(connection)
        if session is None:
            raise ServerTrouble(401, "no-token")
        moment = now()
        if session.seen < moment - USED:
            self._remember(str(_digest(connection)), msgspec.structs.replace(session, seen=moment))
            await self.writer.execute(tokens.used_token(session.id, moment))
        return session

    async def who(self, connection: AnyConnection) -> str | None:
        """The guest of a connection; None for somebody who has no cookie of ours."""
        session = await self.session(connection)
        return None if session is None else session.guest

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
        guest = GuestRow(new_id(), "", language_of(connection.headers.get("accept-language", "")))
        new = statements.new_guest(guest.id, guest.name, guest.language, now())
        return guest, await self._begin(connection, new_id(), guest.id, new)

    async def sign_in(self, connection: AnyConnection, guest: str) -> Cookie:
        """The browser is known as that guest from now on; its session as another is over."""
        session = await self.session(connection)
        before = sessions.end("" if session is None else session.id, now())
        if session is not None:
            self.forget(session.id)
        return await self._begin(connection, new_id(), guest, before)

    def no_cookie(self, connection: AnyConnection) -> Cookie:
        """The cookie that takes the browser's own away."""
        return self._cookie(connection, "", 0)

    async def renew(self, connection: AnyConnection) -> Cookie | None:
        """A new secret for a browser that has had its own for long; the old one ends soon. The session is
        the same: who ends it ends what was begun with either."""
        session, digest = await self.session(connection), _digest(connection)
        if session is None or digest is None or session.scopes is not None:
            return None
        moment = now()
        if session.created > moment - ROTATE and not _is_old(connection):
            if session.seen < moment - SEEN:
                await self.writer.execute(sessions.seen(digest, moment, moment + YEAR * 1000))
            return None
        if session.until <= moment + GRACE:
            return None  # it was renewed already, by another window
        # One from before there were others is known by its id: see `session`.
        same = new_id() if session.id == session.guest else session.id
        before = sessions.retire(digest, moment + GRACE)
        return await self._begin(connection, same, session.guest, before, session.since)

    async def _begin(
        self, connection: AnyConnection, session_id: str, guest: str, before: Statement, since: int = 0
    ) -> Cookie:
        token, moment = new_token(), now()
        session = SessionRow(
            session_id,
            guest,
            moment,
            moment,
            moment + YEAR * 1000,
            since=since or moment,
            device=device_of(connection.headers.get("user-agent", "")),
        )
        await self.writer.execute(before, sessions.new_session(session, hashed(token)))
        old = _digest(connection)
        if old is not None:
            self.known.pop(old, None)
        self._remember(hashed(token), session)
        return self._cookie(connection, token, YEAR)

    def _cookie(self, connection: AnyConnection, token: str, age: int) -> Cookie:
        secure = is_secure(connection)
        return Cookie(
            key=SECURE_COOKIE if secure else COOKIE,
            value=token,
            max_age=age,
            httponly=True,
            samesite="lax",
            secure=secure,
            path="/" if secure else self.settings.base_path or "/",
        )

    async def end(self, connection: AnyConnection, session: str) -> Cookie | None:
        """End one of the guest's sessions; for this browser's own, the cookie that takes its own away."""
        own = await self.session(connection)
        if own is None:
            raise ServerTrouble(401, "no-guest")
        ours = await asyncio.to_thread(self.store.sessions_of, own.guest)
        if session not in {one.id for one in ours}:
            raise ServerTrouble(404, "not-found")
        await self.writer.execute(sessions.end(session, now()))
        self.forget(session)
        return self._cookie(connection, "", 0) if session == own.id else None

    def forget(self, session: str) -> None:
        """It has ended."""
        for digest in [digest for digest, known in self.known.items() if known.session.id == session]:
            del self.known[digest]

    async def change(self, guest: str, change: MeChange) -> None:
        bot = change.name is not None and (await self.row(guest)).bot_of is not None
        wanted = {"name": change.name and called(change.name, bot), "language": change.language}
        values = {name: value for name, value in wanted.items() if value is not None}
        if values:
            await self.writer.execute(statements.change_guest(guest, values))

    def _remember(self, digest: str, session: SessionRow) -> Known:
        known = self.known[digest] = Known(session, time.monotonic())
        self.known.move_to_end(digest)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return known


def bearer_of(connection: AnyConnection) -> str | None:
    """The secret of the token that a program bears."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def _digest(connection: AnyConnection) -> str | None:
    """The hash of the token's secret, or else the cookie's. A plain cookie counts behind TLS only if there is
    no other."""
    bearer = bearer_of(connection)
    if bearer is not None:
        return hashed(bearer)
    cookies = connection.cookies
    token = cookies.get(SECURE_COOKIE) if is_secure(connection) else None
    token = token or cookies.get(COOKIE)
    return None if token is None else hashed(token)


def _is_old(connection: AnyConnection) -> bool:
    """Whether a plain cookie came over TLS: anybody near could have planted it, so that it counts only for
    sessions which began before there was another."""
    return is_secure(connection) and SECURE_COOKIE not in connection.cookies


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for wanted in re.findall(r"[a-zA-Z]{2,3}(?=[-,;]|$)", accepted):
        if wanted.lower() in LANGUAGES:
            return str(wanted.lower())
    return "en"
