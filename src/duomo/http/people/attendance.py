"""Who is where: at this process, and at the others of the server.

Of a table, the seats whose people are connected; of a person, the places where a window of theirs is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Attendance(Generic[T]):
    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        """Told of every name for which something has changed here."""
        self.here: dict[str, frozenset[T]] = {}
        self.others: dict[str, dict[str, frozenset[T]]] = {}
        """What the other processes said, by process and name."""
        self.heard: dict[str, float] = {}
        """When each of them last said anything."""

    def at(self, name: str) -> frozenset[T]:
        """What is there, wherever that is."""
        nothing: frozenset[T] = frozenset()
        elsewhere = (said.get(name, nothing) for said in self.others.values())
        return self.here.get(name, nothing).union(*elsewhere)

    def names(self) -> set[str]:
        """Everything of which there is something anywhere."""
        return set(self.here).union(*self.others.values())

    def here_are(self, name: str, found: frozenset[T]) -> bool:
        """At this process it is these now. Whether they are others than before."""
        if found == self.here.get(name, frozenset()):
            return False
        _set(self.here, name, found)
        self.tell(name)
        return True

    def hear(self, process: str, found: Mapping[str, frozenset[T]], anew: bool, moment: float) -> set[str]:
        """What another process says of its people; `anew`: these are all. The names that it changes."""
        nothing: frozenset[T] = frozenset()
        said = self.others.setdefault(process, {})
        self.heard[process] = moment
        news = {**dict.fromkeys(said, nothing), **found} if anew else found
        changed = {name for name, there in news.items() if said.get(name, nothing) != there}
        for name in changed:
            _set(said, name, news[name])
        return changed

    def forget_silent(self, since: float) -> set[str]:
        """Processes of which nothing was heard since then are gone; the names that it changes."""
        silent = [process for process, moment in self.heard.items() if moment < since]
        for process in silent:
            del self.heard[process]
        return {name for process in silent for name in self.others.pop(process)}


def _set(names: dict[str, frozenset[T]], name: str, found: frozenset[T]) -> None:
    """Names without anything take no room."""
    if found:
        names[name] = found
    else:
        names.pop(name, None)
