"""Notifies people of their turns, or anything else, when they are not looking.

A notification is stored first, once (`store/tellings.py`). Then it is pushed to browsers whose page is closed
and, for slow games, added to an e-mail. All processes of a server do this; each notification is sent by the
process that claims it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress

from duomo.core.words.phrase import Phrase, render, say
from duomo.games.registry import GAMES
from duomo.http.calling.digests import Digests
from duomo.http.calling.pushing import SENDERS, Pushing, new_keys
from duomo.http.tables.hub import Hub
from duomo.play.tables.rows import SeatRow, now
from duomo.play.trouble import ServerTrouble
from duomo.store import tellings
from duomo.store.tellings import Keys, Subscription, Telling, Tellings
from duomo.store.trouble import Conflict
from duomo.store.turns import TurnRow, Turns

ROUND = 2.0
"""Seconds between two checks."""
FULL = 30
"""Number of checks after which all tables are checked, not only those that have changed."""
OVERLAP = 30_000
PATIENCE = 3_000
"""Milliseconds before a turn is announced: most people are still at the table."""
STALE = 24 * 3600 * 1000
"""Milliseconds after which a notification is no longer pushed."""
WAITING = 500
"""Maximum number of queued push messages; more are left for later."""
TRIES = 3
AGAIN = 5.0
REMEMBERED = 10_000

log = logging.getLogger("duomo.http")


class Teller:
    def __init__(self, hub: Hub, store: Tellings, turns: Turns, pushing: Pushing) -> None:
        self.hub = hub
        self.store = store
        self.turns = turns
        self.pushing = pushing
        self.digests = Digests(hub, store, self)
        self.keys: Keys | None = None
        self.queue: asyncio.Queue[Telling] = asyncio.Queue(WAITING)
        self.queued: set[str] = set()
        self.settled: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Turns that were announced, or that their players knew about."""
        self.tasks: list[asyncio.Task[None]] = []
        self.patience = PATIENCE
        self.looks = 0

    # ---- interface -------------------------------------------------------------------------------

    async def tell(
        self, guest: str, about: str, words: Phrase, path: str, table: str | None = None, slow: bool = True
    ) -> None:
        """Notify a person, once: `about` identifies the subject. `path` is the page that the message opens;
        `slow` ones may also be sent by e-mail."""
        await self.hub.writer.execute(tellings.tell(guest, about, words, path, table, slow))

    # ---- starting and stopping -------------------------------------------------------------------

    async def start(self) -> None:
        """Start. A database that does not answer yet does not prevent this."""
        try:
            self.keys = await self._keys()
        except ServerTrouble as trouble:
            log.warning("nobody is told anything at present: %s", trouble)
        # Several tasks, so that a slow push service does not hold up the others.
        pushing = [asyncio.create_task(self._push()) for _ in range(SENDERS)]
        self.tasks = [asyncio.create_task(self._walk()), *pushing]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pushing.stop()

    async def _keys(self) -> Keys:
        """Return the keys, which are made at the first start and shared by all processes."""
        found = await asyncio.to_thread(self.store.keys)
        if found is None:
            await self.hub.writer.execute(tellings.keep_keys(await asyncio.to_thread(new_keys)))
            found = await asyncio.to_thread(self.store.keys)
        assert found is not None
        return found

    async def _walk(self) -> None:
        while True:
            try:
                await self.look()
            except ServerTrouble as trouble:
                log.warning("nobody is told anything at present: %s", trouble)
            except Exception as error:
                log.error("fault while telling people", exc_info=error)
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Find new turns, and notifications to send."""
        if self.keys is None:
            self.keys = await self._keys()
        whole = self.looks % FULL == 0
        self.looks += 1
        since = 0 if whole else now() - OVERLAP
        for turn in await asyncio.to_thread(self.turns.waiting, self.store.listeners(), since):
            await self._consider(turn)
        for telling in await asyncio.to_thread(self.store.unpushed, now() - STALE):
            if telling.id not in self.queued and not self.queue.full():
                self.queued.add(telling.id)
                self.queue.put_nowait(telling)
        if whole:
            await self.digests.look()

    # ---- turns -----------------------------------------------------------------------------------

    async def _consider(self, turn: TurnRow) -> None:
        if not turn.others or turn.changed > now() - self.patience or turn.game not in GAMES:
            return
        key = (turn.guest_id, about_turn(turn))
        if key in self.settled:
            return
        looks = self.looks_at(turn)
        if looks is None:
            return
        seats = await asyncio.to_thread(self.hub.store.seats, turn.table_id)
        words = turn_words(turn, seats)
        path = "" if looks else f"/table/{turn.table_id}"  # no notification for players who are looking
        await self.tell(*key, words, path, turn.table_id, turn.slow)
        self.settled[key] = None
        if len(self.settled) > REMEMBERED:
            self.settled.popitem(last=False)

    def looks_at(self, turn: TurnRow) -> bool | None:
        """True if the player sees the table; None if that is for another process to decide."""
        room = self.hub.rooms.get(turn.table_id)
        here = [one for one in (room.connections if room else ()) if turn.seat in one.held]
        if here:
            return any(one.looking for one in here)
        return None if turn.seat in self.hub.notices.attendance.at(turn.table_id) else False

    async def still_waits(self, guest: str) -> set[str]:
        """Return the subjects of somebody's waiting turns."""
        return {about_turn(turn) for turn in await asyncio.to_thread(self.turns.waiting, [guest])}

    # ---- push ------------------------------------------------------------------------------------

    async def _push(self) -> None:
        while True:
            telling = await self.queue.get()
            try:
                await self._deliver(telling)
            except Conflict:
                pass  # another process sends it
            except ServerTrouble as trouble:
                log.warning("nothing is pushed at present: %s", trouble)
            except Exception as error:
                log.error("fault while pushing", exc_info=error)
            finally:
                self.queued.discard(telling.id)

    async def _deliver(self, telling: Telling) -> None:
        """Send a notification. It is claimed first: better lost than sent twice."""
        await self.hub.writer.execute(tellings.claim_push(telling.id))
        waiting = await self.still_waits(telling.guest_id)
        if telling.table_id is not None and telling.about.startswith(TURN) and telling.about not in waiting:
            return
        message = {
            "title": "Duomo",
            "body": render(telling.words, telling.language),
            "path": telling.path,
            "tag": telling.table_id or telling.id,
            "language": telling.language,
            "turns": len(waiting),
        }
        for to in await asyncio.to_thread(self.store.subscriptions, telling.guest_id):
            await self._send(to, telling, message)

    async def _send(self, to: Subscription, telling: Telling, message: dict[str, object]) -> None:
        assert self.keys is not None, "the teller has started"
        for attempt in range(TRIES):
            sent = await self.pushing.send(self.keys, to, telling.table_id or telling.id, message)
            if sent == "gone":
                with suppress(ServerTrouble):
                    await self.hub.writer.execute(tellings.unsubscribe(to.guest_id, to.id))
            if sent != "later":
                return
            await asyncio.sleep(AGAIN * (attempt + 1))


TURN = "turn "


def about_turn(turn: TurnRow) -> str:
    return f"{TURN}{turn.table_id} {turn.began}"


def turn_words(turn: TurnRow, seats: list[SeatRow]) -> Phrase:
    """Return the text: which game, and with whom."""
    title = GAMES[turn.game].title
    names = [seat.name for seat in seats if seat.guest != turn.guest_id and seat.name]
    if not names:
        return say("telling-turn", game=title)
    return say("telling-turn-with", game=title, names=", ".join(names))
