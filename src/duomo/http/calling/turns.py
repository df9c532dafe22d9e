"""A person's turns: as a list, and as a stream of changes."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from duomo.games.registry import GAMES
from duomo.http.tables.hub import Hub
from duomo.play.documents.turn import Turns, TurnTold
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import turns
from duomo.store.turns import TurnRow

ROUND = 1.0
"""Seconds between two checks, shared by all listeners of this process."""
BEAT = 15
"""Number of checks after which an empty line keeps an idle stream alive."""
log = logging.getLogger("duomo.http")


class TurnWatch:
    def __init__(self, hub: Hub, store: turns.Turns) -> None:
        self.hub = hub
        self.store = store
        self.listening: Counter[str] = Counter()
        self.known: dict[str, list[TurnRow]] = {}
        self.looked = asyncio.Condition()
        self.walk: asyncio.Task[None] | None = None

    async def of(self, guest: str) -> Turns:
        return self._told(await asyncio.to_thread(self.store.waiting, [guest]))

    def _told(self, rows: list[TurnRow]) -> Turns:
        return Turns(
            [
                TurnTold(
                    row.table_id,
                    row.game,
                    GAMES[row.game].title,
                    row.seat,
                    row.number,
                    row.others,
                    moment(row.changed),
                    None if row.deadline is None else moment(self.hub.time.wall(row.deadline)),
                )
                for row in rows
                if row.game in GAMES
            ]
        )

    async def stream(self, guest: str) -> AsyncIterator[bytes]:
        """Yield lines of JSON: all turns at first and whenever they change, and an empty line now and
        then."""
        self.listening[guest] += 1
        if self.walk is None or self.walk.done():
            self.walk = asyncio.create_task(self._walk())
        try:
            told = await self.of(guest)
            yield msgspec.json.encode(told) + b"\n"
            silent = 0
            while True:
                async with self.looked:
                    await self.looked.wait()
                now = self._told(self.known.get(guest, []))
                silent += 1
                if now != told:
                    told, silent = now, 0
                    yield msgspec.json.encode(told) + b"\n"
                elif silent >= BEAT:
                    silent = 0
                    yield b"\n"
        finally:
            self.listening[guest] -= 1
            self.listening += Counter()  # removes guests without listeners

    async def _walk(self) -> None:
        """Check as long as anyone is listening."""
        while self.listening:
            await asyncio.sleep(ROUND)
            try:
                rows = await asyncio.to_thread(self.store.waiting, list(self.listening))
            except ServerTrouble as trouble:
                log.warning("nobody can be told of turns at present: %s", trouble)
                continue
            known: dict[str, list[TurnRow]] = {}
            for row in rows:
                known.setdefault(row.guest_id, []).append(row)
            self.known = known
            async with self.looked:
                self.looked.notify_all()
