"""Who is online and where; and how a person is told something, in whichever process they are connected.

Other modules only need `tell`: it reaches every window of a person. The message is only a nudge; the details
can be requested over HTTP.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager

from duomo.http.tables.connection import Connection
from duomo.http.tables.notices import Notices, Told
from duomo.play.documents.messages import NewsKind, NewsMessage, encode
from duomo.play.people.whereabouts import AT_TABLE

PAUSE = 0.3
"""Seconds during which changes of the open tables are collected before telling."""
LOBBY = "lobby"


class Company:
    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.places = notices.people
        self.windows: dict[str, dict[Connection, str]] = {}
        """For everyone connected to this process, each window with its place."""
        self.sessions: dict[str, set[Connection]] = {}
        """The same windows by session."""
        self.moved: list[Callable[[str], None]] = []
        """Called with the guest when somebody has come, gone or moved."""
        self.changed = False
        """Whether the open tables have changed since the last message."""
        self.before: dict[NewsKind, Callable[[str], Awaitable[None]]] = {}
        """What every process does about a person before telling their windows."""
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- coming and going ------------------------------------------------------------------------

    @contextmanager
    def here(self, connection: Connection, where: str) -> Iterator[None]:
        """Register a window while it is open."""
        guest = connection.guest
        if guest is None:
            yield
            return
        self.go(connection, where)
        session = connection.session or ""
        self.sessions.setdefault(session, set()).add(connection)
        try:
            yield
        finally:
            windows = self.windows.get(guest, {})
            windows.pop(connection, None)
            if not windows:
                self.windows.pop(guest, None)
            same = self.sessions.get(session, set())
            same.discard(connection)
            if not same:
                self.sessions.pop(session, None)
            self._placed(guest)

    def go(self, connection: Connection, where: str) -> None:
        """Note that a window has moved."""
        assert connection.guest is not None
        self.windows.setdefault(connection.guest, {})[connection] = where
        self._placed(connection.guest)

    def _placed(self, guest: str) -> None:
        if self.places.here_are(guest, frozenset(self.windows.get(guest, {}).values())):
            for look in self.moved:
                look(guest)

    def at(self, guest: str) -> frozenset[str]:
        """Return where somebody is; empty if they are offline."""
        return self.places.at(guest)

    def count(self) -> int:
        """Return the number of people online."""
        return len(self.places.names())

    # ---- telling ---------------------------------------------------------------------------------

    def tell(self, guest: str, about: NewsKind, table: str | None = None) -> None:
        """Tell every window of a person, except windows at that table, which learn of it there."""
        if about == "tables" and self.at(guest) == {f"{AT_TABLE}{table}"}:
            return
        self.heard((guest, about, table))
        self.notices.say((guest, about, table))

    def tell_all(self, guests: Iterable[str], about: NewsKind, table: str | None = None) -> None:
        for guest in guests:
            self.tell(guest, about, table)

    def tell_lobby(self) -> None:
        """Tell everyone looking at the open tables, soon, that they have changed."""
        self._open_changed()
        self.notices.say(("", "open", None))

    def heard(self, news: Told) -> None:
        """Deliver news to a person's windows in this process."""
        guest, about, _ = news
        if not guest:
            self._open_changed()
            return
        if guest not in self.windows:
            return
        if about in self.before:
            task = asyncio.create_task(self._after(self.before[about], news))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self._put(news)

    async def _after(self, work: Callable[[str], Awaitable[None]], news: Told) -> None:
        await work(news[0])
        self._put(news)

    def _put(self, news: Told) -> None:
        guest, about, table = news
        for connection, where in list(self.windows.get(guest, {}).items()):
            if about != "tables" or where != f"{AT_TABLE}{table}":
                connection.put(encode(NewsMessage(about, table)))

    def _open_changed(self) -> None:
        if not self.changed:
            self.changed = True
            asyncio.get_running_loop().call_later(PAUSE, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self.changed = False
        frame = encode(NewsMessage("open"))
        for windows in self.windows.values():
            for connection, where in list(windows.items()):
                if where == LOBBY:
                    connection.put(frame)
