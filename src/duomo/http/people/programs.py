"""Making and ending the API tokens of programs."""

from __future__ import annotations

import asyncio
import secrets

from duomo.http.people.guests import TOKEN, Guests
from duomo.http.tables.hub import Hub
from duomo.play.documents.token import NewToken, TokenTold, TokenWish
from duomo.play.people.names import called
from duomo.play.people.tokens import hashed, new_id
from duomo.play.tables.rows import now
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import tokens
from duomo.store.tokens import TokenRow, Tokens
from duomo.store.writer import Statement

DAY = 24 * 3600 * 1000
MOST = 20
"""Maximum number of tokens per person."""


class Programs:
    def __init__(self, hub: Hub, guests: Guests, store: Tokens) -> None:
        self.hub = hub
        self.guests = guests
        self.store = store

    async def of(self, owner: str) -> list[TokenTold]:
        return [told(token) for token in await asyncio.to_thread(self.store.of, owner)]

    async def make(self, owner: str, wish: TokenWish) -> NewToken:
        """Make a token. A bot is a separate guest with a marked name; a new token with the same name is for
        the same bot."""
        if len(await self.of(owner)) >= MOST:
            raise ServerTrouble(409, "too-many-tokens", most=MOST)
        name = called(wish.name, wish.bot)
        statements: list[Statement] = []
        guest = owner
        if wish.bot:
            known = await asyncio.to_thread(self.store.bot_named, owner, name)
            guest = known or new_id()
            if known is None:
                language = (await self.guests.row(owner)).language
                statements.append(tokens.new_bot(guest, name, language, owner))
        until = None if wish.days is None else now() + wish.days * DAY
        row = TokenRow(new_id(), guest, owner, name, sorted(set(wish.scopes)), now(), None, until)
        secret = TOKEN + secrets.token_urlsafe(32)
        await self.hub.writer.execute(*statements, tokens.new_token(row, hashed(secret)))
        return NewToken(told(row), secret)

    async def end(self, owner: str, token: str) -> None:
        """End a token immediately; the other processes follow within seconds."""
        if token not in {one.id for one in await self.of(owner)}:
            raise ServerTrouble(404, "not-found")
        await self.hub.writer.execute(tokens.end_token(owner, token))
        self.guests.forget(token)
        self.hub.close_sessions({token})


def told(token: TokenRow) -> TokenTold:
    return TokenTold(
        token.id,
        token.name,
        token.scopes,
        token.bot,
        token.guest_id,
        moment(token.created),
        None if token.seen is None else moment(token.seen),
        None if token.until is None else moment(token.until),
    )
