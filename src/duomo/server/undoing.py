"""Who may take back what: free, by consent, or not at all.

Free back to the last revealed information (a roll, a draw, another player's decision), by consent of the
other people beyond it; always free where no other person is concerned: against bots and at one shared screen.
In rated play nothing goes beyond what is free.
"""

from __future__ import annotations

from typing import Literal

from duomo.server.documents import Undo
from duomo.server.live_table import LiveTable

Policy = Literal["free", "consent", "none"]


def concerned(live: LiveTable, seat: int) -> list[int]:
    """Seats of other people, whose consent an undo may need. A seat that nobody has taken has no say."""
    guest = live.seats[seat].guest
    return [other.seat for other in live.seats if other.level is None and other.guest not in (None, guest)]


def policy(live: LiveTable, seat: int, to: int) -> Policy:
    """How a seat may go back to the position after entry `to`."""
    if to not in live.line or to == live.line[-1]:
        return "none"
    if not live.row.rated and not concerned(live, seat):
        return "free"
    if not live.over and not reveals(live, seat, to):
        return "free"
    return "none" if live.row.rated else "consent"


def reveals(live: LiveTable, seat: int, to: int) -> bool:
    """Whether somebody has learnt something since: a roll, a draw, another player's decision."""
    taken = live.line[live.line.index(to) + 1 :]
    return any(live.log[number - 1].seat != seat or live.log[number - 1].dealt for number in taken)


def offer(live: LiveTable, held: tuple[int, ...]) -> Undo:
    """Where a viewer may go back to: before the last own decision, and to the start of that turn."""
    last = next((at for at in range(len(live.line) - 1, 0, -1) if _seat(live, at) in held), None)
    if last is None:
        return Undo(None, None, "none")
    seat = _seat(live, last)
    assert seat is not None
    how = policy(live, seat, live.line[last - 1])
    if how == "none":
        return Undo(None, None, "none")
    turn = live.turns[live.line[last] - 1]
    first = last
    while (
        first > 1
        and _seat(live, first - 1) == seat
        and live.turns[live.line[first - 1] - 1] == turn
        and policy(live, seat, live.line[first - 2]) == how
    ):
        first -= 1
    return Undo(live.line[last - 1], live.line[first - 1], how)


def _seat(live: LiveTable, at: int) -> int | None:
    return live.log[live.line[at] - 1].seat
