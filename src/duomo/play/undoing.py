"""Who may take back what: free, by consent, or not at all.

Free back to the last revealed information (a roll, a draw, another player's decision), by consent of the
other people beyond it; always free where no other person is concerned: against bots and at one shared screen.
In rated play nothing goes beyond what is free.
"""

from __future__ import annotations

from typing import Literal

from duomo.play.live_table import LiveTable
from duomo.play.rows import EntryRow
from duomo.play.table_documents import Undo

Policy = Literal["free", "consent", "none"]

NO_UNDO = Undo(None, None, "none")


def concerned(live: LiveTable, seat: int) -> list[int]:
    """Seats of other people, whose consent an undo may need. A seat that nobody has taken has no say."""
    guest = live.seats[seat].guest
    return [other.seat for other in live.seats if other.level is None and other.guest not in (None, guest)]


def policy(live: LiveTable, seat: int, to: int) -> Policy:
    """How a seat may go back to the position after entry `to`."""
    at = live.place(to)
    if at is None or at == len(live.line) - 1:
        return "none"
    return _policy(live, seat, at)


def _policy(live: LiveTable, seat: int, at: int) -> Policy:
    return "free" if at >= first_free(live, seat) else "none" if live.row.rated else "consent"


def first_free(live: LiveTable, seat: int) -> int:
    """Since where in the line a seat may go back without asking."""
    if not live.row.rated and not concerned(live, seat):
        return 0
    return len(live.line) if live.over else first_unrevealing(live, seat) - 1


def first_unrevealing(live: LiveTable, seat: int) -> int:
    """Since where in the line nobody has learnt anything: no roll, no draw, no other player's decision."""
    at = len(live.line)
    while at > 1:
        entry = live.log[live.line[at - 1] - 1]
        if entry.seat != seat or entry.dealt:
            break
        at -= 1
    return at


def offer(live: LiveTable, held: tuple[int, ...]) -> Undo:
    """Where a viewer may go back to: before their last decision, and to the start of that turn."""
    last = len(live.line) - 1 if held else 0
    while last > 0 and _entry(live, last).seat not in held:
        last -= 1
    if last <= 0:
        return NO_UNDO
    seat = _entry(live, last).seat
    assert seat is not None
    free = first_free(live, seat)
    if last - 1 < free and live.row.rated:
        return NO_UNDO
    lowest = free if last - 1 >= free else 0
    turn = _turn(live, last)
    first = last
    while first - 2 >= lowest and _entry(live, first - 1).seat == seat and _turn(live, first - 1) == turn:
        first -= 1
    return Undo(live.line[last - 1], live.line[first - 1], "free" if last - 1 >= free else "consent")


def _entry(live: LiveTable, at: int) -> EntryRow:
    return live.log[live.line[at] - 1]


def _turn(live: LiveTable, at: int) -> int:
    return live.turns[live.line[at] - 1]
