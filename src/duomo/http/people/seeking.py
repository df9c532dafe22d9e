"""Matching people who seek a game; whichever process looks first makes the table."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress

from duomo.games import registry
from duomo.http.tables.hub import Hub
from duomo.http.tables.making import open_table
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.documents.lobby import NewSeek, SeekTold
from duomo.play.people.ratings import kind_of
from duomo.play.people.seeks import Seek, matched, window
from duomo.play.people.skills import Skill
from duomo.play.people.tokens import new_id
from duomo.play.reading.library import checked
from duomo.play.tables.making import met
from duomo.play.tables.rows import now
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import lobby as kept
from duomo.store.lobby import LobbyStore
from duomo.store.trouble import Conflict

EVERY = 2.0
"""Seconds between two checks, as the accepted ranges widen."""
GRACE = 20_000
"""Milliseconds without a connection after which a seek is deleted: pages may just be reloading."""
log = logging.getLogger("duomo.http")


class Seeking:
    def __init__(self, hub: Hub, store: LobbyStore) -> None:
        self.hub = hub
        self.store = store
        self.someone = asyncio.Event()
        self.missing: dict[str, int] = {}
        """Since when people who seek have been offline."""

    # ---- requests --------------------------------------------------------------------------------

    async def seek(self, guest: str, wish: NewSeek) -> SeekTold:
        limits = self.hub.settings.limits
        if len(await asyncio.to_thread(self.store.seeks, guest)) >= limits.seeks:
            raise ServerTrouble(409, "too-many-seeks")
        if checked(wish.game, wish.players, wish.options).problems:
            raise ServerTrouble(400, "bad-seek")
        if wish.rated and wish.game in self.hub.copies:
            raise ServerTrouble(400, "cannot-count", why="copy")
        usual = {option.name: option.default for option in registry.find(wish.game).options}
        options = {name: value for name, value in wish.options.items() if usual[name] != value}
        skills = await asyncio.to_thread(self.store.skills_of, [guest])
        skill = skills.get((guest, wish.game, kind_of(wish.players, wish.pace)), Skill())
        begun = now()
        seek = Seek(
            id=new_id(),
            guest_id=guest,
            game=wish.game,
            players=wish.players,
            options=options,
            pace=wish.pace,
            rated=wish.rated,
            near=wish.near,
            rating=skill.mu,
            created=begun,
            until=begun + limits.seek_minutes * 60_000,
        )
        await self.hub.writer.execute(kept.seek(seek))
        self.hub.company.tell(guest, "seeks")
        self.hub.company.tell_lobby()
        self.someone.set()
        return told(seek)

    async def stop(self, guest: str, seek: str) -> None:
        await self.hub.writer.execute(kept.stop_seeking(guest, seek))
        self.hub.company.tell(guest, "seeks")
        self.hub.company.tell_lobby()

    async def all(self) -> list[Seek]:
        return await asyncio.to_thread(self.store.seeks)

    # ---- bringing together -----------------------------------------------------------------------

    async def bring_together(self) -> None:
        """Match people until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self.someone.wait()
            self.someone.clear()
            try:
                await self.look()
            except ServerTrouble as trouble:
                log.warning("nobody is brought together at present: %s", trouble)
            except Exception as error:
                log.error("fault while bringing people together", exc_info=error)

    async def look(self) -> None:
        every = await asyncio.to_thread(self.store.seeks, None, True)
        if not every:
            self.missing.clear()
            return
        at = now()
        gone = {seek.guest_id for seek in every if self._has_left(seek.guest_id, at)}
        if gone or any(seek.until <= at for seek in every):
            await self.hub.writer.execute(kept.clear_seeks(gone))
            ended = {seek.guest_id for seek in every if seek.until <= at or seek.guest_id in gone}
            self.hub.company.tell_all(ended, "seeks")
        waiting = [seek for seek in every if seek.until > at and self.hub.company.at(seek.guest_id)]
        apart = await asyncio.to_thread(self.hub.friends.apart, {seek.guest_id for seek in waiting})
        for group in matched(waiting, at, apart):
            await self._seat(group)

    def _has_left(self, guest: str, at: int) -> bool:
        if self.hub.company.at(guest):
            self.missing.pop(guest, None)
            return False
        return at - self.missing.setdefault(guest, at) > GRACE

    async def _seat(self, group: list[Seek]) -> None:
        """Make a table for all of them, or none if another process was first."""
        first = group[0]
        rows = [await asyncio.to_thread(self.hub.store.guest_of, seek.guest_id) for seek in group]
        people = [(row.id, row.name) for row in rows if row is not None]
        random.SystemRandom().shuffle(people)
        seats = [SeatWish("screen")] * first.players
        wish = NewTable(first.game, first.players, seats, first.options, first.rated, first.pace)
        live = await asyncio.to_thread(met, wish, people, self.hub.copies)
        try:
            await open_table(self.hub, live, kept.found(group))
        except Conflict:
            return
        for seek in group:
            self.hub.company.tell(seek.guest_id, "seeks", live.id)
            self.hub.company.tell(seek.guest_id, "tables", live.id)
        self.hub.company.tell_lobby()


def told(seek: Seek) -> SeekTold:
    wide = window(seek, now())
    anybody = wide == float("inf")
    return SeekTold(
        seek.id,
        seek.game,
        seek.players,
        seek.options,
        seek.pace,
        seek.rated,
        seek.near,
        moment(seek.created),
        moment(seek.until),
        None if anybody else round(seek.rating - wide),
        None if anybody else round(seek.rating + wide),
    )
