"""E-mails about slow games: what is waiting for somebody, at most one in the interval they have chosen."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from email.message import EmailMessage
from typing import Protocol

from duomo.core.words.phrase import render
from duomo.http.calling import mail
from duomo.http.tables.hub import Hub
from duomo.locales import sentence
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store import tellings
from duomo.store.tellings import Keys, Letter, Telling, Tellings
from duomo.store.trouble import Conflict

OLD = 7 * 24 * 3600 * 1000
"""Milliseconds after which a notification is no longer sent."""
MARK = 32
"""Number of hexadecimal digits of the signature in an unsubscribe link."""

log = logging.getLogger("duomo.http")


class Knows(Protocol):
    """Provides the server's keys, and whether a turn is still waiting."""

    keys: Keys | None

    async def still_waits(self, guest: str) -> set[str]: ...


class Digests:
    def __init__(self, hub: Hub, store: Tellings, knows: Knows) -> None:
        self.hub = hub
        self.store = store
        self.knows = knows

    async def look(self) -> None:
        """Send an e-mail to everyone whose last one is long enough ago."""
        if not self.hub.settings.mails:
            return
        for letter in await asyncio.to_thread(self.store.letters_due, now()):
            try:
                await self._write(letter)
            except Conflict:
                continue  # another process has sent it

    async def _write(self, letter: Letter) -> None:
        guest = letter.wishes.guest_id
        waiting = await self.knows.still_waits(guest)
        found = [
            one
            for one in await asyncio.to_thread(self.store.unmailed, guest, now() - OLD)
            if one.table_id is None or one.about in waiting
        ]
        if not found:
            return
        named = [one.id for one in found]
        await self.hub.writer.execute(tellings.claim_letter(letter.wishes, named))
        try:
            await mail.send(self.hub.settings, self.written(letter, found))
        except ServerTrouble:
            await self.hub.writer.execute(tellings.unclaim_letter(letter.wishes, named))

    def written(self, letter: Letter, found: list[Telling]) -> EmailMessage:
        language, address = letter.language, self.hub.settings.page
        token = self.token(letter.wishes.guest_id)
        lines = [f"{render(one.words, language)}\n{address}{one.path}" for one in found]
        start = sentence("telling-mail-start", language)
        stop = sentence("telling-mail-stop", language, {"link": f"{address}/unsubscribe/{token}"})
        message = EmailMessage()
        message["From"], message["To"] = self.hub.settings.mail_from, letter.email
        message["Subject"] = sentence("telling-mail-subject", language, {"count": len(found)})
        message["List-Unsubscribe"] = f"<{address}/api/unsubscribe/{token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n\n".join([start, *lines, stop]))
        return message

    # ---- unsubscribing ---------------------------------------------------------------------------

    def token(self, guest: str) -> str:
        """Return the signed token of an unsubscribe link; it never expires."""
        assert self.knows.keys is not None, "the teller has started"
        secret = bytes.fromhex(self.knows.keys.secret)
        mark = hmac.new(secret, f"unsubscribe {guest}".encode(), hashlib.sha256).hexdigest()[:MARK]
        return f"{guest}-{mark}"

    async def unsubscribe(self, token: str) -> None:
        """Stop e-mails to the token's guest; raises ServerTrouble if the token is not valid."""
        guest = token.partition("-")[0]
        if not hmac.compare_digest(token.encode(), self.token(guest).encode()):
            raise ServerTrouble(404, "no-ticket")
        await self.hub.writer.execute(tellings.wish(guest, mail_hours=0))
