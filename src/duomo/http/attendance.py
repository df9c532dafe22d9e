"""Whose people are connected to a table: at this process, and at the others of the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from duomo.play.viewer import NOBODY, Seats


class Attendance:
    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        """Told of every table at which the people here have changed."""
        self.here: dict[str, Seats] = {}
        self.others: dict[str, dict[str, Seats]] = {}
        """What the other processes said, by process and table."""
        self.heard: dict[str, float] = {}
        """When each of them last said anything."""

    def at(self, table: str) -> Seats:
        """Seats whose people are connected, wherever that is."""
        elsewhere = (said.get(table, NOBODY) for said in self.others.values())
        return self.here.get(table, NOBODY).union(*elsewhere)

    def here_are(self, table: str, seats: Seats) -> None:
        """The people connected to a table at this process are these now."""
        if seats != self.here.get(table, NOBODY):
            _set(self.here, table, seats)
            self.tell(table)

    def hear(self, process: str, seats: Mapping[str, Seats], anew: bool, moment: float) -> set[str]:
        """What another process says of its people; `anew`: these are all. The tables that it changes."""
        said = self.others.setdefault(process, {})
        self.heard[process] = moment
        news = {**dict.fromkeys(said, NOBODY), **seats} if anew else seats
        changed = {table for table, there in news.items() if said.get(table, NOBODY) != there}
        for table in changed:
            _set(said, table, news[table])
        return changed

    def forget_silent(self, since: float) -> set[str]:
        """Processes of which nothing was heard since then are gone; the tables that it changes."""
        silent = [process for process, moment in self.heard.items() if moment < since]
        for process in silent:
            del self.heard[process]
        return {table for process in silent for table in self.others.pop(process)}


def _set(tables: dict[str, Seats], table: str, seats: Seats) -> None:
    """Tables without anybody take no room."""
    if seats:
        tables[table] = seats
    else:
        tables.pop(table, None)
