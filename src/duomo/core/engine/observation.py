"""What one seat sees, as a row of small numbers of fixed length, for learning programs.

A game declares its fields once (`observation.py` in its folder) and writes them in the same order (its
`observer.py`). The visibility of a field is the one that the views declare: numbers that a seat may not know
are blanked here, whatever the game has written.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, mypyc_attr

from duomo.core.engine.state import FRAMES, State
from duomo.core.view import Declaration

S = TypeVar("S", bound=State)

MOST: Final = 127
"""The largest number in an observation; larger ones are clipped to it."""
NUMBERS: Final = 8
"""Numbers that show the four of a pending decision."""
DEEPEST: Final = 4
"""Maximum number of pending decisions shown below the top."""


class Field:
    """One observed thing: its attribute, its shape and its largest value."""

    def __init__(
        self,
        name: str,
        attribute: str,
        shape: tuple[int, ...],
        high: int,
        meaning: str,
        each_party: bool = False,
        number: bool = False,
    ) -> None:
        self.name = name
        self.attribute = attribute
        """The attribute of the state or of a player that it shows."""
        self.shape = shape
        self.high = high
        self.meaning = meaning
        self.each_party = each_party
        """For modules only: repeated for each party, the observer's first."""
        self.number = number
        """Shows only a count, which everybody may know even if the things themselves are secret."""
        self.size = 1
        for length in shape:
            self.size *= length


class Entry:
    """A field at its place in the row; `party` counts from the observing seat, -1 for the table."""

    def __init__(self, name: str, field: Field, start: int, visibility: str, party: int) -> None:
        self.name = name
        self.field = field
        self.start = start
        self.stop = start + field.size
        self.visibility = visibility
        self.party = party


class Layout:
    """All fields in their order: first the `often` numbers that change often, then the others.

    A declared attribute that no field shows must be left out by name.
    """

    def __init__(self, parties: int, of_table: Declaration, of_player: Declaration) -> None:
        self.parties = parties
        self.of_table = of_table
        self.of_player = of_player
        self.entries: list[Entry] = []
        self.size = 0
        self.often = -1
        """How many numbers come first, or -1 if there is no such split."""
        self.shown_of_table: set[str] = set()
        self.shown_of_player: set[str] = set()
        self.left_out: dict[str, str] = {}
        """Attributes that are not shown, with the reason."""

    def add_table(self, fields: list[Field]) -> None:
        check_declared("table", self.of_table, fields)
        for field in fields:
            self.shown_of_table.add(field.attribute)
            self.add(field.name, field, self.of_table[field.attribute], -1)

    def add_players(self, fields: list[Field]) -> None:
        """Add all fields of the observer's party, then those of the next one …"""
        check_declared("player", self.of_player, fields)
        self.shown_of_player.update(field.attribute for field in fields)
        for party in range(self.parties):
            for field in fields:
                self.add(f"player{party}.{field.name}", field, self.of_player[field.attribute], party)

    def finish(self, left_out: dict[str, str]) -> None:
        """Check that every attribute of the base game is shown or left out."""
        self.left_out.update(left_out)
        check_complete("table", self.of_table, self.shown_of_table, left_out)
        check_complete("player", self.of_player, self.shown_of_player, left_out)

    def add_module(
        self, name: str, visible: Declaration, fields: list[Field], left_out: dict[str, str]
    ) -> None:
        """Add the fields of a module, which declares its own visibilities."""
        check_declared(name, visible, fields)
        check_complete(name, visible, {field.attribute for field in fields}, left_out)
        self.left_out.update({f"{name}.{attribute}": reason for attribute, reason in left_out.items()})
        for field in fields:
            visibility = "public" if field.number else visible[field.attribute]
            if field.each_party:
                for party in range(self.parties):
                    self.add(f"player{party}.{name}.{field.name}", field, visibility, party)
            else:
                self.add(f"{name}.{field.name}", field, visibility, -1)

    def add(self, name: str, field: Field, visibility: str, party: int) -> None:
        self.entries.append(Entry(name, field, self.size, visibility, party))
        self.size += field.size

    def highs(self) -> list[int]:
        """Return the largest value of every number; the smallest is 0."""
        return [entry.field.high for entry in self.entries for _ in range(entry.field.size)]

    def hidden(self) -> list[int]:
        """Return the numbers the seat never sees: nobody's, and what the other parties own."""
        return [
            at
            for entry in self.entries
            if entry.visibility == "nobody" or (entry.visibility == "owner" and entry.party > 0)
            for at in range(entry.start, entry.stop)
        ]

    def hidden_unless_turn(self) -> list[int]:
        """Return the numbers of the table that only the seat whose turn it is may see."""
        return [
            at
            for entry in self.entries
            if entry.visibility == "owner" and entry.party < 0
            for at in range(entry.start, entry.stop)
        ]

    def secrets(self) -> bool:
        """True if anything is hidden from anybody."""
        return any(entry.visibility != "public" for entry in self.entries)


def check_declared(where: str, visible: Declaration, fields: list[Field]) -> None:
    """Raise TypeError for a field without a declared visibility."""
    undeclared = {field.attribute for field in fields} - set(visible)
    if undeclared:
        raise TypeError(f"{where}: no visibility: {sorted(undeclared)}")


def check_complete(where: str, visible: Declaration, shown: set[str], left_out: dict[str, str]) -> None:
    """Raise TypeError for an attribute that is neither shown nor left out by name."""
    missing = set(visible) - shown - set(left_out)
    if missing:
        raise TypeError(f"{where}: neither observed nor left out: {sorted(missing)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(ABC, Generic[S]):
    """Writes observations of one table. It caches what rarely changes: keep one for each table."""

    def __init__(self) -> None:
        self.hidden: list[int] = []
        self.hidden_unless_turn: list[int] = []
        self.often = -1
        """How many numbers `write` writes, if nothing after them can be hidden; else -1."""
        self.version = 0
        """Increases whenever the other numbers change."""

    def observe(self, state: S, seat: int, out: BytesWriter) -> None:
        """Append what a seat sees."""
        start = len(out)
        self.write(state, seat, out)
        self.renew(state, seat)
        out.write(self.rest())
        self.blank(state, seat, out, start)

    def blank(self, state: S, seat: int, out: BytesWriter, start: int) -> None:
        """Write 0 over everything the seat may not know."""
        for at in self.hidden:
            out[start + at] = 0
        if self.hidden_unless_turn and self.turn_of(state) != seat:
            for at in self.hidden_unless_turn:
                out[start + at] = 0

    @abstractmethod
    def write(self, state: S, seat: int, out: BytesWriter) -> None:
        """Append the fields that change often, in the order of the layout, parties starting from the seat."""

    def renew(self, state: S, seat: int) -> None:
        """Update the fields that rarely change for a seat, after `write`."""
        return

    def rest(self) -> bytes:
        """Return the fields that rarely change, as `renew` left them."""
        return b""

    @abstractmethod
    def turn_of(self, state: S) -> int:
        """Return the party whose turn it is."""


class Encoding:
    """How programs see one table: the layout of observations and the numbering of moves."""

    def __init__(
        self, layout: Layout, make: Callable[[], Observer[Any]], actions: int, nature: int, outcomes: int
    ) -> None:
        self.layout = layout
        self.make = make
        self.actions = actions
        """Players' moves are below this number: a move's code is its action."""
        self.nature = nature
        """First number of nature's moves."""
        self.outcomes = outcomes
        """Number of nature's moves."""

    def observer(self) -> Observer[Any]:
        observer = self.make()
        observer.hidden = self.layout.hidden()
        observer.hidden_unless_turn = self.layout.hidden_unless_turn()
        often = self.layout.often
        if all(at < often for at in observer.hidden + observer.hidden_unless_turn):
            observer.often = often
        return observer


def small(value: int) -> int:
    """Clip a number to the range of an observation."""
    if value < 0:
        return 0
    return value if value < MOST else MOST


def one_hot(size: int) -> list[bytes]:
    """Return rows with a single 1, by its place; the last row has none, so index -1 finds it too."""
    rows = [bytes([1 if at == place else 0 for at in range(size)]) for place in range(size)]
    rows.append(bytes(size))
    return rows


OF_FRAME: Final = one_hot(FRAMES)
NO_FRAMES: Final = [bytes(count * (1 + NUMBERS)) for count in range(DEEPEST + 1)]


def stack_fields(under: int) -> list[Field]:
    """Return the fields that `write_stack` writes."""
    return [
        Field("decision", "stack", (FRAMES,), 1, "a 1 at the kind of the pending decision"),
        Field("numbers", "stack", (NUMBERS,), 63, "its four numbers, each modulo 64 and the rest"),
        Field("under", "stack", (under, 1 + NUMBERS), 63, "decisions below it: kind and numbers"),
    ]


def write_stack(stack: list[int], under: int, out: BytesWriter) -> None:
    """Write the pending decision, with a 1 at its kind, and `under` of those below it."""
    depth = len(stack)
    top = stack[depth - 1] if depth else 0
    out.write(OF_FRAME[top & 63 if depth else -1])  # `kind_of`, hot
    write_numbers(top, out)
    below = min(depth - 1, under) if depth else 0
    for at in range(depth - 2, depth - 2 - below, -1):
        frame = stack[at]
        out.append(frame & 63)  # `kind_of`, hot
        write_numbers(frame, out)
    out.write(NO_FRAMES[under - below])


def write_numbers(frame: int, out: BytesWriter) -> None:
    """Write the four numbers of a pending decision, each as its value modulo 64 and the rest."""
    f: i64 = frame  # hot: groups of six bits go into eight bytes, written at once
    write_i64_le(
        out,
        (f >> 6 & 63)
        | (f >> 4 & 63 << 8)
        | (f >> 2 & 63 << 16)
        | (f & 63 << 24)
        | (f << 2 & 63 << 32)
        | (f << 4 & 63 << 40)
        | (f << 6 & 63 << 48)
        | (f << 8 & 63 << 56),
    )
