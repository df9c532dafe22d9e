"""Runs tournaments: starts them, pairs rounds, makes tables, records results.

Every step is derived from the database and written there once, so it can be interrupted at any point and
resumed (`store/tournaments.py`). One of several processes does this.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from duomo.core.words.phrase import say
from duomo.games.registry import GAMES
from duomo.http.tables.connection import Connection
from duomo.http.tables.hub import Hub
from duomo.http.tables.making import open_table
from duomo.play.documents.tournament import TournamentChanged
from duomo.play.people.ratings import ANCHORS, kind_of
from duomo.play.people.skills import Skill
from duomo.play.tables.rows import TableRow, now
from duomo.play.tournaments.making import planned, table_of
from duomo.play.tournaments.results import with_result
from duomo.play.tournaments.rounds import next_meetings
from duomo.play.tournaments.rows import EntrantRow, MeetingRow, StoredTournament, TournamentRow
from duomo.play.trouble import ServerTrouble
from duomo.store import tellings, tournaments
from duomo.store.memory import Memory
from duomo.store.tournaments import Refused, Sole, Tournaments
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

ROUND = 1.0
"""Seconds between two checks, if nothing happens."""

log = logging.getLogger("duomo.http")


class Director:
    def __init__(self, hub: Hub, store: Tournaments, memory: Memory) -> None:
        self.hub = hub
        self.store = store
        self.memory = memory
        self.sole = Sole(store.engine)
        self.watching: dict[str, set[Connection]] = {}
        """Connections that follow a tournament."""
        self.something = asyncio.Event()
        hub.ended.append(lambda _table: self.something.set())
        hub.heard.append(self._tell_watchers)

    # ---- directing -------------------------------------------------------------------------------

    async def walk(self) -> None:
        """Check regularly until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND):
                    await self.something.wait()
            self.something.clear()
            try:
                if await asyncio.to_thread(self.sole.held):
                    for tournament in await asyncio.to_thread(self.store.due, now()):
                        await self._look(tournament)
            except ServerTrouble as trouble:
                log.warning("no tournament goes on at present: %s", trouble)
            except Exception as error:
                log.error("fault while directing tournaments", exc_info=error)

    async def _look(self, tournament: str) -> None:
        """Advance a tournament. One with an error does not hold up the others."""
        try:
            while await self._step(tournament):
                pass
        except Conflict as late:
            log.info("tournament %s: another process was first: %s", tournament, late)
        except ServerTrouble as trouble:
            log.warning("tournament %s does not go on: %s", tournament, trouble)

    async def _step(self, tournament: str) -> bool:
        """Do the next step; True if there may be another one."""
        whole = await asyncio.to_thread(self.store.whole, tournament)
        if whole is None or whole.row.state not in ("open", "running"):
            return False
        row = whole.row
        if row.state == "open":
            if row.starts is None or row.starts > now():
                return False
            if len(whole.entrants) < row.size:
                await self.write(tournament, tournaments.cancel(tournament))
                return False
            await self.begin(whole)
            return True
        ended = await asyncio.to_thread(self.store.ended, whole)
        if ended:
            results = [with_result(row.rules, one, now()) for one in ended]
            await self.write(tournament, tournaments.record(tournament, results))
            return True
        facts = (row.rules, whole.order, whole.out, whole.held)
        new = await asyncio.to_thread(next_meetings, *facts)
        if new:
            await self.write(tournament, tournaments.plan(tournament, row.step, planned(new)))
            return True
        if all(one.over is not None for one in whole.meetings):
            await self.write(tournament, tournaments.finish(tournament, row.step))
            return False
        await self._set_up(whole)
        return False

    async def begin(self, whole: StoredTournament) -> None:
        """Start with everyone seeded by rating, strongest first; players without a rating get the default
        one."""
        skills = await asyncio.to_thread(
            lambda: {one.number: self._skill(whole, one) for one in whole.entrants}
        )
        order = sorted(skills, key=lambda number: (-skills[number], number))
        await self.write(whole.row.id, tournaments.begin(whole.row.id, order))
        self.something.set()

    def _skill(self, whole: StoredTournament, entrant: EntrantRow) -> float:
        if entrant.guest_id is None:
            return ANCHORS[entrant.level].mu if entrant.level in ANCHORS else 0.0
        row = whole.row
        kind = kind_of(row.size, row.pace)
        rated = [one for one in self.memory.ratings_of(entrant.guest_id) if one.game == row.game]
        fitting = [one.mu for one in rated if one.kind == kind]
        return fitting[-1] if fitting else Skill().mu

    async def _set_up(self, whole: StoredTournament) -> None:
        """Make the planned tables; the number of games between bots only is limited."""
        entrants = {one.number: one for one in whole.entrants}
        free: int | None = None
        for meeting in whole.meetings:
            if meeting.made is not None or meeting.over is not None:
                continue
            if all(entrants[number].level is not None for number in meeting.entrants):
                if free is None:
                    alone = await asyncio.to_thread(self.store.bots_alone)
                    free = self.hub.settings.limits.bot_tables - alone
                if free <= 0:
                    continue
                free -= 1
            await self._make(whole, meeting, entrants)

    async def _make(
        self, whole: StoredTournament, meeting: MeetingRow, entrants: dict[int, EntrantRow]
    ) -> None:
        tournament = whole.row
        live = await asyncio.to_thread(table_of, tournament, meeting, entrants, self.hub.copies)
        people = [guest for number in meeting.entrants if (guest := entrants[number].guest_id) is not None]
        ready = [
            self._ready(tournament, live.row, guest) for guest in people if not self.hub.company.at(guest)
        ]
        await open_table(self.hub, live, tournaments.made(tournament.id, meeting), *ready)
        self.hub.company.tell_all(people, "tables", live.id)
        self.tell(tournament.id)

    def _ready(self, tournament: TournamentRow, row: TableRow, guest: str) -> Statement:
        """Notify somebody who is offline that their next game is ready, in the ways they have chosen."""
        words = say("telling-tournament", tournament=tournament.name, game=GAMES[row.game].title)
        return tellings.tell(guest, f"tournament {row.id}", words, f"/table/{row.id}", row.id)

    # ---- notifying -------------------------------------------------------------------------------

    async def write(self, tournament: str, statement: Statement) -> None:
        await self.hub.writer.execute(statement)
        self.tell(tournament)

    async def wished(self, tournament: str, statement: Statement) -> None:
        """Carry out a person's request; raises ServerTrouble if it is refused."""
        try:
            await self.write(tournament, statement)
        except Refused as refused:
            raise ServerTrouble(409, str(refused)) from None
        self.something.set()

    def tell(self, tournament: str) -> None:
        self._tell_watchers(tournament)
        self.hub.notices.tell(tournament)

    def _tell_watchers(self, tournament: str) -> None:
        watchers = self.watching.get(tournament)
        if watchers:
            frame = changed(tournament)
            for connection in list(watchers):
                connection.put(frame)


def changed(tournament: str) -> str:
    """Return the frame that says a tournament has changed."""
    return msgspec.json.encode(TournamentChanged(tournament)).decode()


async def stop_directing(director: Director, walk: asyncio.Task[None]) -> None:
    walk.cancel()
    await asyncio.gather(walk, return_exceptions=True)
    await asyncio.to_thread(director.sole.release)
