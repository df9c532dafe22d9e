"""Numbers handed out by name, so that no two things of one table get the same one."""

from __future__ import annotations


class Numbering:
    """A range of numbers, handed out in the order of the requests."""

    def __init__(self, what: str, first: int, end: int) -> None:
        self.what = what
        """What is numbered, for the messages: `kinds of decisions`."""
        self.next = first
        """The first free number."""
        self.end = end
        """The number after the last."""
        self.taken: dict[str, range] = {}
        """The numbers of each name."""

    def take(self, name: str, count: int = 1) -> int:
        """Return the first of `count` consecutive numbers reserved for this name."""
        if name in self.taken:
            raise ValueError(f"{self.what}: “{name}” has its number already, {self.taken[name].start}.")
        if count < 1 or self.next + count > self.end:
            raise ValueError(f"{self.what}: {count} for “{name}”, but only {self.end - self.next} are left.")
        number = self.next
        self.taken[name] = range(number, number + count)
        self.next += count
        return number
