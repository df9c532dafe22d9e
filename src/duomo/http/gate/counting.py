"""Counts that all processes of a server share, in memory that each has mapped and that never grows.

Who is counted stands there as a number, made of the name with a salt: nobody can choose a name that shares
the place of another. Processes do not wait for each other; when two change a place at the same moment one
change may be lost, which for a limit does not matter.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import secrets
import struct
import tempfile
from collections import Counter
from pathlib import Path

SALT = 32
RATES = 1 << 16
"""Places for rates."""
COUNTS = 1 << 16
"""Places for what a process has open: some for each of tens of thousands of people. What nobody has used
takes no memory."""
PROCESSES = 32
"""Processes that can tell the others what they have open."""
TRIES = 8
"""Places in which somebody's rate may stand: who has used the least gives way."""
COUNT_TRIES = 64
"""Places in which somebody's count may stand: nobody gives way there."""

_rate = struct.Struct("=Qd")
_count = struct.Struct("=Qq")
_RATES_AT = SALT + PROCESSES
_COUNTS_AT = _RATES_AT + RATES * _rate.size
_REGION = COUNTS * _count.size
SIZE = _COUNTS_AT + PROCESSES * _REGION


def make_file() -> Path:
    """A file for the processes of one server, to be removed when it stops."""
    handle, name = tempfile.mkstemp(prefix="duomo-counts-")
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(SALT))
        file.truncate(SIZE)
    return Path(name)


class Shared:
    """The memory: of this process alone, or of a file that others have mapped too."""

    def __init__(self, path: str = "") -> None:
        if path:
            self.file = Path(path).open("r+b")  # noqa: SIM115 - its lock is held as long as the process lives
            self.memory = mmap.mmap(self.file.fileno(), SIZE)
            self.mine = self._own_region()
        else:
            self.memory = mmap.mmap(-1, SIZE)
            self.memory[:SALT] = secrets.token_bytes(SALT)
            self.mine = 0
        self.salt = self.memory[:SALT]

    def _own_region(self) -> int:
        """The first region that no living process has; what a dead one has left there is wiped out."""
        for region in range(PROCESSES):
            if _lock(self.file.fileno(), SALT + region):
                start = _COUNTS_AT + region * _REGION
                if self.memory[SALT + region]:  # else nobody was ever here
                    self.memory[start : start + _REGION] = bytes(_REGION)
                self.memory[SALT + region] = 1
                return region
        raise RuntimeError(f"There can be {PROCESSES} processes at most.")

    def key(self, name: str) -> int:
        digest = hashlib.blake2b(name.encode("utf-8", "replace"), digest_size=8, key=self.salt).digest()
        return int.from_bytes(digest, "little") or 1

    # ---- rates -----------------------------------------------------------------------------------

    def take(self, name: str, moment: float, interval: float, burst: float) -> bool:
        """One more, if the average of one in `interval` seconds allows it; `burst` may come at once.

        What is kept is the moment at which everything would be used up and filled again.
        """
        key = self.key(name)
        best, best_until = -1, float("inf")
        for attempt in range(TRIES):
            at = _RATES_AT + (key + attempt) % RATES * _rate.size
            found, until = _rate.unpack_from(self.memory, at)
            if found == key:
                best, best_until = at, until
                break
            if until < best_until:  # whoever was here is forgotten: free, or the one who has used the least
                best, best_until = at, until
        else:
            best_until = 0.0
        full = max(best_until, moment)
        if full - moment > (burst - 1) * interval + 1e-9:
            return False
        _rate.pack_into(self.memory, best, key, full + interval)
        return True

    # ---- moments ---------------------------------------------------------------------------------

    def note(self, name: str, until: float) -> None:
        """Something holds until that moment."""
        key = self.key(name)
        place, least = -1, float("inf")
        for attempt in range(TRIES):
            at = _RATES_AT + (key + attempt) % RATES * _rate.size
            found, there = _rate.unpack_from(self.memory, at)
            if found == key:
                place = at
                break
            if there < least:
                place, least = at, there
        _rate.pack_into(self.memory, place, key, until)

    def noted(self, name: str, moment: float) -> bool:
        """Whether it still holds."""
        key = self.key(name)
        for attempt in range(TRIES):
            found, until = _rate.unpack_from(self.memory, _RATES_AT + (key + attempt) % RATES * _rate.size)
            if found == key:
                return bool(until > moment)
        return False

    # ---- what is open ----------------------------------------------------------------------------

    def tell(self, name: str, count: int) -> None:
        """This process has so many open. Whoever has nothing open any more keeps the place until somebody
        else needs it: so a place that was never used ends the search."""
        key = self.key(name)
        free = -1
        for attempt in range(COUNT_TRIES):
            at = self._place(self.mine, key + attempt)
            found, there = _count.unpack_from(self.memory, at)
            if found == key:
                _count.pack_into(self.memory, at, key, count)
                return
            if free < 0 and not there:
                free = at
            if not found:
                break
        if free >= 0 and count:
            _count.pack_into(self.memory, free, key, count)

    def elsewhere(self, name: str) -> int:
        """How many the other processes have open."""
        key = self.key(name)
        return sum(self._told(region, key) for region in range(PROCESSES) if self._speaks(region))

    def _speaks(self, region: int) -> bool:
        return region != self.mine and bool(self.memory[SALT + region])

    def _told(self, region: int, key: int) -> int:
        for attempt in range(COUNT_TRIES):
            found, count = _count.unpack_from(self.memory, self._place(region, key + attempt))
            if found == key:
                return int(count)
            if not found:
                return 0
        return 0

    def _place(self, region: int, number: int) -> int:
        return _COUNTS_AT + region * _REGION + number % COUNTS * _count.size


class Open:
    """How many of something everybody has open: at this process, and at the others."""

    def __init__(self, shared: Shared, kind: str) -> None:
        self.shared = shared
        self.kind = kind
        self.here: Counter[str] = Counter()

    def count(self, who: str) -> int:
        return self.here[who] + self.shared.elsewhere(f"{self.kind} {who}")

    def add(self, who: str, more: int) -> None:
        self.here[who] += more
        self.shared.tell(f"{self.kind} {who}", self.here[who])
        if not self.here[who]:
            del self.here[who]


def _lock(descriptor: int, at: int) -> bool:
    """Hold one byte of a file for this process; the system lets go of it when the process ends."""
    try:
        import fcntl
    except ImportError:  # Windows, where a server has one process
        return True
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, at)
    except OSError:
        return False
    return True
