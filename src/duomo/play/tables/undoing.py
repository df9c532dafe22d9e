"""Undo policy: what may be taken back freely, by consent, or not at all.

Undo is free back to the last revealed information (a roll, a draw, another player's decision), and needs the
consent of the other people beyond that. It is always free when no other person is affected: against bots and
at one shared screen. In rated games only the free part is allowed. Nothing is taken back once the secret of
the dice is revealed. A table's `terms` may say otherwise: always by consent, always free, or off.

What was taken back can be redone until another move is made.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from duomo.core.words.phrase import Phrase
from duomo.play.documents.table import TurnsOf, UndoOffer
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import EntryRow
from duomo.play.tables.terms import USUAL

TURN = "turn"
"""The event that starts a turn, in games that have it."""

Policy = Literal["free", "consent", "none"]
PartyWords = Callable[[int], Phrase]
"""Returns the name of a party."""


def concerned(live: LiveTable, seat: int) -> list[int]:
    """Return the seats of other people whose consent an undo may need.

    Free seats, and seats played by a bot, have no say.
    """
    guest = live.seats[seat].guest
    return [
        other.seat
        for other in live.seats
        if other.level is None and other.guest not in (None, guest) and other.gone is None
    ]


def policy(live: LiveTable, seat: int, to: int) -> Policy:
    """Return how a seat may go back to the position after entry `to`."""
    at = live.place(to)
    if at is None or at == len(live.line) - 1:
        return "none"
    return _policy(live, seat, at)


def _policy(live: LiveTable, seat: int, at: int) -> Policy:
    agreed = (live.row.terms or USUAL).undo
    if live.row.revealed is not None or agreed == "off":
        return "none"
    if agreed == "free" and not live.over:
        return "free"
    if agreed == "consent" and concerned(live, seat):
        return "consent"
    return "free" if at >= first_free(live, seat) else "none" if live.row.rated else "consent"


def first_free(live: LiveTable, seat: int) -> int:
    """Return the index in the line from which a seat may go back without asking."""
    if not live.row.rated and not concerned(live, seat):
        return 0
    return len(live.line) if live.over else first_unrevealing(live, seat) - 1


def first_unrevealing(live: LiveTable, seat: int) -> int:
    """Return the index in the line since which nothing was revealed: no roll, no draw, no other player's
    decision."""
    at = len(live.line)
    while at > 1:
        entry = live.log[live.line[at - 1]]
        if entry.seat != seat or entry.dealt:
            break
        at -= 1
    return at


def offer(live: LiveTable, held: tuple[int, ...], party: PartyWords) -> UndoOffer:
    """Return where a viewer may go back to: before their last decision, and to the start of their turn."""
    last = _last_decision(live, held)
    how: Policy = "none"
    if last > 0:
        seat = _entry(live, last).seat
        assert seat is not None
        how = _policy(live, seat, last - 1)
    to = None if how == "none" else live.line[last - 1]
    restart, restarts = _restart(live, held)
    goes = [] if to is None else taken_back(live, held, to, party)
    return UndoOffer(to, restart, how, restarts, goes, bool(again(live, held)))


def _last_decision(live: LiveTable, held: tuple[int, ...]) -> int:
    """Return the index in the line of the viewer's last decision, or 0. Forced moves do not count."""
    for last in range(len(live.line) - 1 if held else 0, 0, -1):
        entry = live.log[live.line[last]]
        if entry.seat in held and not live.played_itself(entry):
            return last
    return 0


def _restart(live: LiveTable, held: tuple[int, ...]) -> tuple[int | None, Policy]:
    """Return the start of the current turn, if it is the viewer's and they have decided something in it."""
    seat = live.decider
    if seat is None or seat not in held:
        return None, "none"
    turn, first, decided = live.table.state.turns, len(live.line), False
    while first > 1 and live.turns[live.line[first - 1]] == turn:
        first -= 1
        decided = decided or _entry(live, first).seat == seat
    if not decided:
        return None, "none"
    how = _policy(live, seat, first - 1)
    return (None, how) if how == "none" else (live.line[first - 1], how)


def taken_back(live: LiveTable, held: tuple[int, ...], to: int, party: PartyWords) -> list[TurnsOf]:
    """Return the turns of others, complete or not, that going back to an entry takes back, including
    automata's."""
    at = live.place(to)
    if at is None:
        return []
    decider = live.decider
    own = held if decider not in held else (decider,)
    seats = len(live.seats)
    automata = live.table.rules.parties > seats
    turns: dict[int, set[int]] = {}
    for number in live.line[at + 1 :]:
        seat = live.log[number].seat
        if seat is not None and seat not in own:
            turns.setdefault(seat, set()).add(live.turns[number])
        for event in live.events.get(number, ()) if automata else ():
            if event.kind == TURN and event.seat >= seats:
                turns.setdefault(event.seat, set()).add(int(event.data[TURN]))
    return [TurnsOf(other, party(other), len(found)) for other, found in turns.items()]


def again(live: LiveTable, held: tuple[int, ...]) -> list[EntryRow]:
    """Return what a viewer may redo now: their own moves and those of bots, up to another person's."""
    entries = live.taken_back.last
    seat = live.decider
    if not entries or seat not in held or entries[0].seat != seat:
        return []
    others = concerned(live, seat)
    stop = next((at for at, entry in enumerate(entries) if entry.seat in others), len(entries))
    return entries[:stop]


def _entry(live: LiveTable, at: int) -> EntryRow:
    return live.log[live.line[at]]
