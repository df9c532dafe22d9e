"""Who is connected where and which tables are open, in all processes of the server.

For a table, the seats whose people are connected, and whether it is open; for a person, the places of their
windows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Attendance(Generic[T]):
    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        """Called with every name whose value has changed here."""
        self.here: dict[str, frozenset[T]] = {}
        self.others: dict[str, dict[str, frozenset[T]]] = {}
        """What the other processes have reported, by process and name."""
        self.heard: dict[str, float] = {}
        """When each of them was last heard."""

    def at(self, name: str) -> frozenset[T]:
        """Return what all processes have for a name."""
        nothing: frozenset[T] = frozenset()
        elsewhere = (said.get(name, nothing) for said in self.others.values())
        return self.here.get(name, nothing).union(*elsewhere)

    def elsewhere(self, name: str) -> bool:
        """True if another process has something for a name."""
        return any(name in said for said in self.others.values())

    def names(self) -> set[str]:
        """Return all names that any process has something for."""
        return set(self.here).union(*self.others.values())

    def here_are(self, name: str, found: frozenset[T]) -> bool:
        """Set what this process has for a name; True if that is a change."""
        if found == self.here.get(name, frozenset()):
            return False
        _set(self.here, name, found)
        self.tell(name)
        return True

    def hear(self, process: str, found: Mapping[str, frozenset[T]], anew: bool, moment: float) -> set[str]:
        """Apply what another process reports; return the names that changed. `anew`: the report is
        complete."""
        nothing: frozenset[T] = frozenset()
        said = self.others.setdefault(process, {})
        self.heard[process] = moment
        news = {**dict.fromkeys(said, nothing), **found} if anew else found
        changed = {name for name, there in news.items() if said.get(name, nothing) != there}
        for name in changed:
            _set(said, name, news[name])
        return changed

    def forget_silent(self, since: float) -> set[str]:
        """Drop processes that have been silent since then; return the names that changed."""
        silent = [process for process, moment in self.heard.items() if moment < since]
        for process in silent:
            del self.heard[process]
        return {name for process in silent for name in self.others.pop(process)}


def _set(names: dict[str, frozenset[T]], name: str, found: frozenset[T]) -> None:
    """Set a name's value; empty values are removed."""
    if found:
        names[name] = found
    else:
        names.pop(name, None)
