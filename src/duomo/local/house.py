"""One browser as a house of its own: its player, the open tables, and pending thoughts."""

from __future__ import annotations

import pickle
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from duomo.local.keeping import ME, Keeper, KeptMe, entries_of
from duomo.local.room import Room
from duomo.play.documents.library import AnalysisJob
from duomo.play.documents.messages import encode, trouble_told
from duomo.play.documents.table import Outcome
from duomo.play.people.tokens import new_id
from duomo.play.tables.change import Change
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import StoredTable
from duomo.play.thinking import BotsTurn, Thought
from duomo.play.trouble import ServerTrouble

OPEN = 8
"""Number of tables that stay in memory when nobody looks at them."""

Pool = Literal["play", "analysis"]
"""The thinkers: for bots and hints, or for what takes minutes."""

Given = tuple[int, Pool, bytes]
"""Something to think about, with its number."""


class Wanted:
    """A pending thought, and the callbacks for its answers."""

    def __init__(
        self, heard: Callable[[Any], None], over: Callable[[bool], None], bot_of: Room | None
    ) -> None:
        self.heard = heard
        self.over = over
        self.bot_of = bot_of
        """The table whose bot is thinking."""


class House:
    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.sends: list[tuple[int, str]] = []
        """Frames, each with the number of its connection."""
        self.thoughts: list[Given] = []
        """New thoughts to start."""
        self.wanted: dict[int, Wanted] = {}
        self.jobs: dict[str, AnalysisJob] = {}
        """Running analyses, by their records."""
        self._last_thought = 0

    # ---- the player ------------------------------------------------------------------------------

    @property
    def me(self) -> KeptMe:
        text = self.keeper.get(ME)
        if text is not None:
            return msgspec.json.decode(text, type=KeptMe)
        found = KeptMe(new_id())
        self.keep_me(found)
        return found

    def keep_me(self, me: KeptMe) -> None:
        self.keeper.put(ME, msgspec.json.encode(me).decode())

    # ---- tables ----------------------------------------------------------------------------------

    def room(self, table: str) -> Room:
        """Return a table; ServerTrouble if it does not exist."""
        room = self.rooms.get(table)
        if room is None:
            room = self._open(self._stored(table))
        self.rooms.move_to_end(table)
        return room

    def _stored(self, table: str) -> StoredTable:
        stored = self.keeper.table(table)
        if stored is None:
            raise ServerTrouble(404, "no-table")
        return stored

    def _open(self, stored: StoredTable) -> Room:
        room = self.rooms[stored.row.id] = Room(self, live_of(stored))
        self.wake(room)
        self._forget_some()
        return room

    def _forget_some(self) -> None:
        for table, room in list(self.rooms.items()):
            if len(self.rooms) <= OPEN:
                return
            if not room.viewers and not room.thinks:
                del self.rooms[table]
                self.keeper.forget(entries_of(table))

    def made(self, live: LiveTable) -> None:
        """Deal a new table, and store it."""
        first = live.start()
        self.brought(StoredTable(live.row, live.seats, [first], live.parts.document))
        self.room(live.id)

    def brought(self, table: StoredTable) -> None:
        """Store a table that was not here before."""
        row = table.row
        if table.components is not None:
            self.keeper.put(f"set/{row.components_hash}", table.components)
        self.keeper.learn(entries_of(row.id), [])
        self.keeper.put_table(row, table.seats, table.seatings)
        for entry in table.entries:
            self.keeper.put_entry(row.id, entry)

    def reload(self, table: str) -> None:
        """Reload a table that another window has changed, or that differs from memory."""
        room = self.rooms.get(table)
        if room is None:
            return
        stored = self.keeper.table(table)
        if stored is None:
            del self.rooms[table]
            return
        room.replace(live_of(stored))
        self.wake(room)

    def delete(self, table: str) -> None:
        """Delete a table."""
        self._stored(table)
        self.keeper.delete_table(table)
        self.rooms.pop(table, None)
        self.jobs.pop(table, None)

    def restore(self, table: str) -> None:
        """Reset a table to what is stored, undoing what was done last."""
        room = self.rooms.get(table)
        if room is None:
            return
        try:
            stored = self.keeper.table(table)
            if stored is not None:
                room.restore(live_of(stored))
                return
        except Exception:
            traceback.print_exc()  # it is reopened on the next request
        del self.rooms[table]

    def rest(self, room: Room, trouble: ServerTrouble) -> None:
        """Tell the viewers why the bot does not play; it is asked again at the next message of the page."""
        room.rests = True
        for window in room.viewers.values():
            room.put(window, encode(trouble_told(trouble)))

    def keep(self, room: Room, change: Change) -> Outcome:
        """Write a change and tell everybody, in this order (`desk`)."""
        if change.nothing:
            return change.outcome
        live = room.live
        for entry in change.entries:
            self.keeper.put_entry(live.id, entry)
        self.keeper.put_table(live.row, live.seats, live.seatings)
        room.tell(room.session.kept(change))
        if change.absence is not None:
            room.tell(room.session.seats())
            room.tell(room.session.timing())
        self.wake(room)
        return change.outcome

    # ---- thinking --------------------------------------------------------------------------------

    def think(
        self,
        pool: Pool,
        thought: Thought,
        heard: Callable[[Any], None],
        over: Callable[[bool], None] = lambda done: None,
        bot_of: Room | None = None,
    ) -> None:
        """Start a thought; `heard` receives every answer, `over` whether it was completed."""
        self._last_thought += 1
        self.wanted[self._last_thought] = Wanted(heard, over, bot_of)
        self.thoughts.append((self._last_thought, pool, pickle.dumps(thought)))

    def wake(self, room: Room) -> None:
        """Start a bot's thought if a bot must choose now."""
        thought = None if room.thinks or room.rests else room.session.bots_turn()
        if thought is None:
            return
        room.thinks = True
        number = room.live.number
        follow = True

        def heard(code: int) -> None:
            nonlocal number, follow
            follow = follow and self._follow(room, thought, number, code)
            number = room.live.number

        def over(_done: bool) -> None:
            room.thinks = False
            if self.rooms.get(room.live.id) is room:
                self.wake(room)

        self.think("play", thought, heard, over, room)

    def _follow(self, room: Room, thought: BotsTurn, number: int, code: int) -> bool:
        """Play a bot's answer, as long as the table is in the position the bot expects."""
        change = room.session.play_for_bot(thought, number, code)
        if change is None:
            return False
        self.keep(room, change)
        return True


def live_of(stored: StoredTable) -> LiveTable:
    """Return the table with all its entries applied, keeping its whole history: there is enough memory
    here."""
    live = LiveTable(stored.row, stored.seats, stored.components)
    live.seatings, live.marked, live.remembers = stored.seatings, None, 1_000_000
    live.catch_up(stored.entries)
    return live
