"""Applies stewards' decisions in every process within seconds, whichever process wrote them.

Announcements are sent, connections to closed tables and ended sessions are closed, bans take effect, and
nothing new is started before a restart. The gauges of the metrics are updated here too.
"""

from __future__ import annotations

import asyncio
import logging

from duomo.http.gate.bans import Bans
from duomo.http.house import metrics
from duomo.http.people.guests import Guests
from duomo.http.tables.hub import Hub
from duomo.play.documents import messages
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store.house import Ban, House, State

ROUND = 2.0
"""Seconds between two checks."""
OVERLAP = 10_000
"""Milliseconds by which each check overlaps the last one, because machines' clocks differ."""
BANNED = 4403

log = logging.getLogger("duomo.http")


class Porter:
    def __init__(self, house: House, hub: Hub, guests: Guests, bans: Bans) -> None:
        self.house = house
        self.hub = hub
        self.guests = guests
        self.bans = bans
        self.state = State()
        self.looked = now()

    async def walk(self) -> None:
        """Check regularly until cancelled."""
        while True:
            try:
                await self.look()
            except ServerTrouble as trouble:
                log.warning("the house cannot be looked after at present: %s", trouble)
            except Exception as error:
                log.error("fault while looking after the house", exc_info=error)
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        since, self.looked = self.looked - OVERLAP, now()
        state, bans, ended, closed = await asyncio.to_thread(self._read, since)
        self.bans.renew(bans)
        for session in ended:
            self.guests.forget(session)
        self.hub.close_sessions(ended)
        for table in closed:
            await self.hub.follow_closed(table)
        self._close_banned()
        before, self.state = self.state, state
        if state.announcement != before.announcement:
            self.hub.tell_all(announced(state))
        self._measure()

    def _read(self, since: int) -> tuple[State, list[Ban], set[str], list[str]]:
        house = self.house
        return house.state(), house.bans(), house.ended_sessions(since), house.closed_tables(since)

    def _close_banned(self) -> None:
        windows = self.hub.company.windows
        for guest in self.bans.guests:
            for connection in list(windows.get(guest, ())):
                connection.close(BANNED)

    def _measure(self) -> None:
        hub = self.hub
        metrics.tables.set(len(hub.rooms))
        for name, length in hub.queues().items():
            metrics.waiting.labels(name).set(length)

    def check_open(self) -> None:
        """Raise ServerTrouble if nothing new may be started."""
        if self.state.draining is not None:
            raise ServerTrouble(503, "draining")


def announced(state: State) -> messages.AnnouncementMessage:
    said = state.announcement
    return messages.AnnouncementMessage("" if said is None else said.text)


async def walking(porter: Porter) -> asyncio.Task[None]:
    """Start the porter. The first check runs before anyone is let in."""
    try:
        await porter.look()
    except ServerTrouble as trouble:
        log.warning("the house cannot be looked after at present: %s", trouble)
    return asyncio.create_task(porter.walk())
