"""Pending decisions as texts in positions, and which of them can wait for one another."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, frame, kind_of, second, third
from duomo.core.position import array, number, show, word
from duomo.games.basilica.positions.cells import read_cell
from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    BUILD_SCAFFOLD,
    CHOOSE_GLASS,
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RANK,
    CHOOSE_RECRUIT,
    CHOOSE_REMOVED,
    CHOOSE_RUIN,
    CHOOSE_TARGET,
    CONFOUND,
    EXECUTED,
    OFFER,
    PLACE,
    PLACES,
    PROMOTE,
    RECRUIT,
    REFILL,
    REVEAL,
    START,
    TURN,
    TURN_OVER,
)
from duomo.games.basilica.rules.names import ORDER_NAMES, RANK_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.orders import SCAFFOLDS

WORDS = {
    START: "start",
    REVEAL: "reveal",
    TURN_OVER: "turn-over",
    REFILL: "refill",
    EXECUTED: "executed",
    TURN: "turn",
    PLACE: "place",
    BUILD_SCAFFOLD: "scaffold",
    CHOOSE_PROMOTED: "promote",
    CHOOSE_RANK: "rank",
    CHOOSE_RECRUIT: "recruit",
    CHOOSE_MOVER: "move",
    CHOOSE_TARGET: "target",
    CHOOSE_REMOVED: "take-back",
    CHOOSE_GLASS: "glass",
    CHOOSE_RUIN: "catastrophe",
    OFFER: "offer",
}
PAID = [ORDER_NAMES[order] for order in (PROMOTE, RECRUIT, CONFOUND)]
RANKS = RANK_NAMES[ARCHITECT:]
LONGEST = 6
"""More decisions than ever wait for one another."""

ORDER_FRAMES = (
    BUILD_SCAFFOLD, CHOOSE_PROMOTED, CHOOSE_RANK, CHOOSE_RECRUIT, CHOOSE_MOVER, CHOOSE_TARGET, CHOOSE_REMOVED,
    CHOOSE_GLASS, CHOOSE_RUIN, OFFER,
)  # fmt: skip
ABOVE: dict[int, tuple[int, ...]] = {
    TURN: (PLACE, EXECUTED, REFILL),
    EXECUTED: ORDER_FRAMES,
    REFILL: (REVEAL, TURN_OVER),
}
"""What can lie directly above each decision."""


def frame_text(top: int) -> str:
    """One pending decision, as `read_pending` reads it."""
    kind = kind_of(top)
    words = [WORDS[kind]]
    if kind == TURN_OVER:
        words.append(str(first(top) + 1))
        words += ["from-pile"] if second(top) else []
    elif kind == REFILL:
        words += ["from-pile"] if first(top) else []
    elif kind == EXECUTED:
        words.append(str(first(top) + 1))
    elif kind >= TURN:
        words.append(SEAT_NAMES[first(top)])
    if kind == TURN:
        words += ["must-place"] if second(top) else []
    elif kind == PLACE:
        words.append(str(second(top) + 1))
    elif kind == BUILD_SCAFFOLD:
        words.append(str(second(top)))
    elif kind == CHOOSE_PROMOTED:
        words += ["not", RANK_NAMES[second(top)]] if second(top) else []
    elif kind == CHOOSE_RANK:
        words.append(cell_name(second(top)))
        words += ["not", RANK_NAMES[third(top)]] if third(top) else []
    elif kind == CHOOSE_RECRUIT:
        words += ["paid"] if second(top) else []
    elif kind == CHOOSE_MOVER:
        words += ["of", SEAT_NAMES[second(top)]]
    elif kind == CHOOSE_TARGET:
        words += ["of", SEAT_NAMES[second(top)], cell_name(third(top))]
    elif kind == OFFER:
        words.append(ORDER_NAMES[second(top)])
        words += ["not", RANK_NAMES[third(top)]] if third(top) else []
    return " ".join(words)


class Pending:
    """One entry of `pending`, split into words that are read one after the other."""

    def __init__(self, place: str, entry: object) -> None:
        if not isinstance(entry, str) or len(entry) > 80:
            raise PositionError(f"{place}: {show(entry)} is wrong; a decision is a short text.")
        self.place = f"{place} “{entry}”"
        self.words = entry.split()

    def next(self) -> str:
        return self.words.pop(0) if self.words else ""

    def one_of(self, allowed: list[str]) -> int:
        return allowed.index(word(self.place, self.next(), allowed))

    def count(self, most: int) -> int:
        text = self.next()
        return number(self.place, int(text) if text.isascii() and text.isdigit() else text, 1, most)

    def said(self, expected: str) -> int:
        """1 if the next word is the expected one."""
        if self.words and self.words[0] == expected:
            self.words.pop(0)
            return 1
        return 0

    def rank_after_not(self) -> int:
        return self.one_of(RANKS) + ARCHITECT if self.said("not") else 0

    def cell(self) -> int:
        return read_cell(self.place, self.next())

    def read(self) -> int:
        known = {name: kind for kind, name in WORDS.items()}
        kind = known[word(self.place, self.next(), known)]
        made = self._frame(kind)
        if self.words:
            raise PositionError(f"{self.place}: “{' '.join(self.words)}” is too much.")
        return made

    def _frame(self, kind: int) -> int:
        if kind == START or kind == REVEAL:
            return frame(kind)
        if kind == TURN_OVER:
            return frame(kind, self.count(PLACES) - 1, self.said("from-pile"))
        if kind == REFILL:
            return frame(kind, self.said("from-pile"))
        if kind == EXECUTED:
            return frame(kind, self.count(PLACES) - 1)
        seat = self.one_of(SEAT_NAMES)
        if kind == TURN:
            return frame(kind, seat, self.said("must-place"))
        if kind == PLACE:
            return frame(kind, seat, self.count(PLACES) - 1)
        if kind == BUILD_SCAFFOLD:
            return frame(kind, seat, self.count(SCAFFOLDS))
        if kind == CHOOSE_PROMOTED:
            return frame(kind, seat, self.rank_after_not())
        if kind == CHOOSE_RANK:
            cell = self.cell()
            return frame(kind, seat, cell, self.rank_after_not())
        if kind == CHOOSE_RECRUIT:
            return frame(kind, seat, self.said("paid"))
        if kind == CHOOSE_MOVER or kind == CHOOSE_TARGET:
            self.one_of(["of"])
            owner = self.one_of(SEAT_NAMES)
            return frame(kind, seat, owner, self.cell() if kind == CHOOSE_TARGET else 0)
        if kind == OFFER:
            order = ORDER_NAMES.index(word(self.place, self.next(), PAID))
            return frame(kind, seat, order, self.rank_after_not())
        return frame(kind, seat)


def read_pending(value: object) -> list[int]:
    """The stack of frames."""
    entries = array("pending", value, LONGEST)
    stack = [Pending(f"pending {at}", entry).read() for at, entry in enumerate(entries, 1)]
    for at, top in enumerate(stack):
        if at == 0:
            if kind_of(top) not in (TURN, START):
                raise PositionError("pending 1: the first must be “turn” and whose it is, or “start”.")
        elif kind_of(top) not in ABOVE.get(kind_of(stack[at - 1]), ()):
            below = frame_text(stack[at - 1])
            raise PositionError(f"pending {at + 1}: “{frame_text(top)}” cannot come above “{below}”.")
    return stack
