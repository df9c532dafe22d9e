"""Counters shared by all processes of a server, in mapped memory of fixed size.

Names are stored as salted hashes, so nobody can choose a name that collides with another. Processes do not
wait for each other: when two change a slot at the same moment, one change may be lost, which does not matter
for a limit.
"""

from __future__ import annotations

import hashlib
import mmap
import secrets
import struct
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SALT = 32
RATES = 1 << 16
"""Number of slots for rates."""
COUNTS = 1 << 16
"""Number of slots for what a process has open: a few for each of tens of thousands of people. Unused slots
take no memory."""
PROCESSES = 32
"""Maximum number of processes sharing the counters."""
TRIES = 8
"""Number of slots a rate may be stored in; when all are taken, the least used one is overwritten."""
COUNT_TRIES = 64
"""Number of slots a count may be stored in; none is overwritten."""

_rate = struct.Struct("=Qd")
_count = struct.Struct("=Qq")
_RATES_AT = SALT + PROCESSES
_COUNTS_AT = _RATES_AT + RATES * _rate.size
_REGION = COUNTS * _count.size
SIZE = _COUNTS_AT + PROCESSES * _REGION


@contextmanager
def shared_file() -> Iterator[Path]:
    """Make the file shared by one server's processes, in a folder that only its user can enter."""
    with tempfile.TemporaryDirectory(prefix="duomo-counts-") as folder:
        path = Path(folder) / "counts"
        path.touch(0o600)
        with path.open("wb") as file:
            file.write(secrets.token_bytes(SALT))
            file.truncate(SIZE)
        yield path


class Shared:
    """The counters' memory: private to this process, or mapped from a file shared with others."""

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
        """Claim the first region that no living process holds, and clear what a dead one left there."""
        for region in range(PROCESSES):
            if _lock(self.file.fileno(), SALT + region):
                start = _COUNTS_AT + region * _REGION
                if self.memory[SALT + region]:  # otherwise the region was never used
                    self.memory[start : start + _REGION] = bytes(_REGION)
                self.memory[SALT + region] = 1
                return region
        raise RuntimeError(f"There can be {PROCESSES} processes at most.")

    def key(self, name: str) -> int:
        digest = hashlib.blake2b(name.encode("utf-8", "replace"), digest_size=8, key=self.salt).digest()
        return int.from_bytes(digest, "little") or 1

    # ---- rates -----------------------------------------------------------------------------------

    def take(self, name: str, moment: float, interval: float, burst: float) -> bool:
        """Take one token, if the average of one per `interval` seconds allows it; up to `burst` may come at
        once.

        The stored value is the moment at which the bucket would be full again.
        """
        key = self.key(name)
        best, best_until = -1, float("inf")
        for attempt in range(TRIES):
            at = _RATES_AT + (key + attempt) % RATES * _rate.size
            found, until = _rate.unpack_from(self.memory, at)
            if found == key:
                best, best_until = at, until
                break
            if until < best_until:  # overwrite a free slot, or the least used one
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
        """Note that something holds until that moment."""
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
        """True if what was noted still holds."""
        key = self.key(name)
        for attempt in range(TRIES):
            found, until = _rate.unpack_from(self.memory, _RATES_AT + (key + attempt) % RATES * _rate.size)
            if found == key:
                return bool(until > moment)
        return False

    # ---- open counts -----------------------------------------------------------------------------

    def tell(self, name: str, count: int) -> None:
        """Store how many this process has open.

        A slot keeps its name after its count drops to zero, until another name needs it. So a search can stop
        at a slot that was never used.
        """
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
        """Return how many the other processes have open."""
        key = self.key(name)
        return sum(self._told(region, key) for region in self.processes() if region != self.mine)

    def processes(self) -> list[int]:
        """Return the regions of all processes, and of those that died and have not been replaced."""
        return [region for region in range(PROCESSES) if self.memory[SALT + region]]

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
    """How many of something each person has open, in all processes."""

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
    """Lock one byte of a file for this process; the system releases it when the process ends."""
    try:
        import fcntl
    except ImportError:  # Windows, where a server has one process
        return True
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, at)
    except OSError:
        return False
    return True
