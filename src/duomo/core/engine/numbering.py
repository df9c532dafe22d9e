"""Numbers handed out by name, so that no two things of one table can ever get the same."""

from __future__ import annotations


class Numbering:
    """A range of numbers, given out in the order in which they are asked for."""

    def __init__(self, what: str, first: int, end: int) -> None:
        self.what = what
        """What is numbered, for the messages: `kinds of decisions`."""
        self.next = first
        """The first number that is still free."""
        self.end = end
        """The number after the last."""
        self.taken: dict[str, range] = {}
        """The numbers of each name."""

    def take(self, name: str, count: int = 1) -> int:
        """The first of `count` numbers in a row, which belong to this name alone."""
        if name in self.taken:
            raise ValueError(f"{self.what}: “{name}” has its number already, {self.taken[name].start}.")
        if count < 1 or self.next + count > self.end:
            raise ValueError(f"{self.what}: {count} for “{name}”, but only {self.end - self.next} are left.")
        number = self.next
        self.taken[name] = range(number, number + count)
        self.next += count
        return number
