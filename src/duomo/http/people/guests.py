"""Guests: a name and a cookie, no registration. A cookie holds 128 random bits; the store holds their hash.

The server knows every session. It changes the secret of a browser that comes back after a day, and a session
that was ended is over, whatever cookie is sent.
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
"""Used over TLS: browsers accept a cookie with this prefix only from this host, and send it only over TLS."""
YEAR = 365 * 24 * 3600
ROTATE = 24 * 3600 * 1000
"""Milliseconds after which a browser that loads the page gets a new secret."""
GRACE = 5 * 60 * 1000
"""Milliseconds that the old secret still works, because other windows may be using it."""
TRUSTED = 10.0
"""Seconds after which a session is looked up again, because another process may have ended it."""
SEEN = 3600 * 1000
USED = 60 * 1000
"""Milliseconds after which the use of a token is noted again."""
REMEMBERED = 20_000
TOKEN = "duomo_"
"""Prefix of a token's secret, so that scanners for leaked secrets recognise it."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: AnyConnection) -> str:
    """Return the household of a client: its address, or for IPv6 its network."""
    return household(connection.client.host) if connection.client else ""


def is_secure(connection: AnyConnection) -> bool:
    return str(connection.scope.get("scheme")) in ("https", "wss")


@dataclass
class Known:
    """A session as of its last lookup."""

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
        """Return the guest of a connection, if it is cached."""
        digest = _digest(connection)
        known = None if digest is None else self.known.get(digest)
        return None if known is None else known.session.guest

    async def session(self, connection: AnyConnection) -> SessionRow | None:
        """Return the session of a connection; None if there is none or it has ended."""
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
            return None  # the secret of a token is not valid as a cookie, nor vice versa
        old = not by_token and _is_old(connection) and session.id != session.guest
        if session.until <= now() or old:
            return None
        banned = self.bans.of_guest(session.guest)
        if banned is not None:
            raise banned
        return session

    async def program(self, connection: AnyConnection) -> SessionRow | None:
        """Return the session of a program's token; None for a browser. Raises ServerTrouble if the token is
        not valid."""
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
        """Return the guest of a connection; None without a valid cookie or token."""
        session = await self.session(connection)
        return None if session is None else session.guest

    async def somebody(self, connection: AnyConnection) -> str:
        """Return the guest of a connection; raises ServerTrouble if there is none, who must request /api/me
        first."""
        guest = await self.who(connection)
        if guest is None:
            raise ServerTrouble(401, "no-guest")
        return guest

    async def whose(self, connection: AnyConnection) -> Whose:
        """Return the guest and address to charge work for this connection to."""
        address = address_of(connection)
        return Whose(await self.who(connection) or f"at {address}", address)

    async def row(self, guest: str) -> GuestRow:
        row = await asyncio.to_thread(self.store.guest_of, guest)
        if row is None:
            raise ServerTrouble(401, "no-guest")
        return row

    async def welcome(self, connection: AnyConnection) -> tuple[GuestRow, Cookie]:
        """Make a new guest, and the cookie that identifies their browser."""
        self.allowances.guests.take(None, address_of(connection))
        guest = GuestRow(new_id(), "", language_of(connection.headers.get("accept-language", "")))
        new = statements.new_guest(guest.id, guest.name, guest.language, now())
        return guest, await self._begin(connection, new_id(), guest.id, new)

    async def sign_in(self, connection: AnyConnection, guest: str) -> Cookie:
        """Sign the browser in as that guest; its previous session ends."""
        session = await self.session(connection)
        before = sessions.end("" if session is None else session.id, now())
        if session is not None:
            self.forget(session.id)
        return await self._begin(connection, new_id(), guest, before)

    def no_cookie(self, connection: AnyConnection) -> Cookie:
        """Return a cookie that deletes the browser's cookie."""
        return self._cookie(connection, "", 0)

    async def renew(self, connection: AnyConnection) -> Cookie | None:
        """Return a new secret for a browser whose secret is old, which then expires soon.

        The session stays the same, so ending it ends both.
        """
        session, digest = await self.session(connection), _digest(connection)
        if session is None or digest is None or session.scopes is not None:
            return None
        moment = now()
        if session.created > moment - ROTATE and not _is_old(connection):
            if session.seen < moment - SEEN:
                await self.writer.execute(sessions.seen(digest, moment, moment + YEAR * 1000))
            return None
        if session.until <= moment + GRACE:
            return None  # already renewed by another window
        # Old sessions have the guest's id as their own: see `session`.
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
        """End one of the guest's sessions; if it is this browser's, return a cookie that deletes its
        cookie."""
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
        """Drop an ended session from the cache."""
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
    """Return the secret of a program's token."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def _digest(connection: AnyConnection) -> str | None:
    """Return the hash of the token's secret, or else the cookie's.

    Over TLS a plain cookie counts only if there is no secure one.
    """
    bearer = bearer_of(connection)
    if bearer is not None:
        return hashed(bearer)
    cookies = connection.cookies
    token = cookies.get(SECURE_COOKIE) if is_secure(connection) else None
    token = token or cookies.get(COOKIE)
    return None if token is None else hashed(token)


def _is_old(connection: AnyConnection) -> bool:
    """True for a plain cookie sent over TLS.

    Anyone on the network could have planted it, so it is valid only for sessions older than the secure
    cookie.
    """
    return is_secure(connection) and SECURE_COOKIE not in connection.cookies


def language_of(accepted: str) -> str:
    """Return the first supported language that a browser asks for."""
    for wanted in re.findall(r"[a-zA-Z]{2,3}(?=[-,;]|$)", accepted):
        if wanted.lower() in LANGUAGES:
            return str(wanted.lower())
    return "en"
