"""Absent players: stand-in bots, votes, and games that are given up.

A player who is away can come back; one who is out cannot, and a bot plays the rest. A vote counts people, not
seats: somebody with several seats at one screen has one vote.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from duomo.play.tables import clocks
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import Ended, Gone, SeatingKind, SeatingRow, SeatRow, Vote, now
from duomo.play.tables.viewer import Seats
from duomo.play.trouble import ServerTrouble

MINUTE = 60 * 1000
FEWEST = 2
"""Minimum number of voters for playing on without somebody: one person alone cannot put another out."""
NOTED: dict[Gone, SeatingKind] = {"late": "late", "resigned": "resigned", "voted": "voted"}


class Absence(msgspec.Struct, frozen=True):
    """Changes to store besides the table's row: notes, seats, the end."""

    notes: tuple[SeatingRow, ...] = ()
    seats: tuple[int, ...] = ()
    ended: Ended | None = None


# ---- people --------------------------------------------------------------------------------------


def playing(live: LiveTable) -> list[SeatRow]:
    """Return the seats whose people play themselves."""
    return [seat for seat in live.seats if seat.guest is not None and seat.gone is None]


def _people(seats: Iterable[SeatRow]) -> set[str]:
    return {seat.guest for seat in seats if seat.guest is not None}


def seat_of(live: LiveTable, guest: str | None, number: int) -> SeatRow:
    """Return a seat; raises ServerTrouble if it is not the guest's."""
    if number not in live.held_by(guest):
        raise ServerTrouble(403, "not-your-seat")
    return live.seats[number]


def check_running(live: LiveTable) -> None:
    if live.over:
        raise ServerTrouble(409, "game-over")
    if live.row.closed is not None:
        raise ServerTrouble(409, "table-closed" if live.row.ended is None else "table-given-up")


# ---- coming and going ----------------------------------------------------------------------------


def out_of_time(live: LiveTable, moment: int) -> Absence | None:
    """Replace a player whose time has run out by a bot. None if it has not."""
    row = live.row
    if row.pace is None or row.clock is None or row.clock.seat is None or live.over or row.closed is not None:
        return None
    seat = live.seats[row.clock.seat]
    if clocks.left(row.pace, row.clock, seat.seat, moment, vacations_at(live, seat.seat)) > 0:
        return None
    return _away(live, seat, "slow", moment) if row.pace.out == "bot" else _out(live, seat, "late", moment)


def claim(live: LiveTable, guest: str | None, number: int, wait: int | None, moment: int) -> Absence:
    """Let a bot play for somebody who has been gone for a long time, until they are back.

    `wait`: how many more milliseconds to wait for them; None if nobody is waited for.
    """
    check_running(live)
    if not live.held_by(guest):
        raise ServerTrouble(403, "not-your-table")
    if wait is None or live.decider != number:
        raise ServerTrouble(409, "nobody-gone")
    if wait > 0:
        raise ServerTrouble(409, "not-gone-long", minutes=-(-wait // MINUTE))
    return _away(live, live.seats[number], "claimed", moment)


def waited(live: LiveTable, online: Seats, since: int, patience: int) -> int | None:
    """Return the milliseconds until a bot may play for the person who decides; None if nobody is waited for.

    The time before `since`, when the server was not running, does not count.
    """
    seat = live.decider
    if seat is None or live.row.closed is not None or live.row.pace is not None or seat in online:
        return None
    row = live.seats[seat]
    if row.guest is None or row.gone is not None:
        return None
    return max(0, max(row.seen or 0, live.row.changed, since) + patience - now())


def come_back(live: LiveTable, guest: str | None, number: int, moment: int) -> Absence:
    """Let somebody who was away play again."""
    check_running(live)
    seat = seat_of(live, guest, number)
    if seat.gone is None:
        raise ServerTrouble(409, "not-away")
    if seat.gone != "away":
        raise ServerTrouble(409, "out-of-game")
    seat.gone = None
    if live.row.pace is not None and live.row.clock is not None:
        live.row.clock = clocks.back(live.row.pace, live.row.clock, number)
    return _changed(live, seat, "back", moment)


def step_away(live: LiveTable, guest: str | None, number: int, moment: int) -> Absence:
    check_running(live)
    return _away(live, seat_of(live, guest, number), "claimed", moment)


def resign(live: LiveTable, guest: str | None, number: int, moment: int) -> Absence:
    check_running(live)
    seat = seat_of(live, guest, number)
    if seat.gone not in (None, "away"):
        raise ServerTrouble(409, "out-of-game")
    return _out(live, seat, "resigned", moment)


def _away(live: LiveTable, seat: SeatRow, kind: Literal["slow", "claimed"], moment: int) -> Absence:
    seat.gone = "away"
    return _changed(live, seat, kind, moment)


def _out(live: LiveTable, seat: SeatRow, gone: Literal["late", "resigned", "voted"], moment: int) -> Absence:
    seat.gone = gone
    changed = _changed(live, seat, NOTED[gone], moment)
    waiting = any(other.level is None and other.gone in (None, "away") for other in live.seats)
    return changed if waiting else _end(live, seat.seat, "left", changed)


def _changed(live: LiveTable, seat: SeatRow, kind: SeatingKind, moment: int) -> Absence:
    """Handle a change of who plays a seat. A vote that this decides is settled when somebody votes next."""
    live.row.vote = _still(live, live.row.vote)
    settle(live, moment)
    return Absence((note(live, kind, seat.seat, seat.name),), (seat.seat,))


def _end(live: LiveTable, by: int, ended: Ended, before: Absence) -> Absence:
    live.row.closed, live.row.ended = now(), ended
    live.row.vote = live.row.deadline = None
    live.row.waits_for_bot = False
    notes = before.notes
    if ended == "agreed":
        notes += (note(live, "ended", by, live.seats[by].name),)
    return Absence(notes, before.seats, ended)


def note(
    live: LiveTable, kind: SeatingKind, seat: int, name: str | None, guest: str | None = None
) -> SeatingRow:
    """Add a public note about a seat, concerning the guest or its current holder."""
    number = live.seatings[-1].number + 1 if live.seatings else 1
    line = SeatingRow(number, live.number, kind, seat, name, now(), guest or live.seats[seat].guest)
    live.seatings.append(line)
    return line


# ---- votes ---------------------------------------------------------------------------------------


def voters(live: LiveTable, vote: Vote) -> set[str]:
    """Return the people who may vote, without the one it is about."""
    people = _people(_voting(live, vote))
    return people if vote.seat is None else people - {live.seats[vote.seat].guest or ""}


def _voting(live: LiveTable, vote: Vote) -> list[SeatRow]:
    """Return the seats that may vote.

    A rated game cannot be given up without the players who are away: it would not count, and they may have
    been ahead.
    """
    if vote.kind == "end" and live.row.rated:
        return [seat for seat in live.seats if seat.guest is not None and seat.gone in (None, "away")]
    return playing(live)


def open_votes(live: LiveTable, vote: Vote) -> list[int]:
    """Return the seats whose people have not voted yet, one for each person."""
    agreed = _people(live.seats[seat] for seat in vote.agreed)
    asked = voters(live, vote) - agreed
    first = {seat.guest: seat.seat for seat in reversed(_voting(live, vote)) if seat.guest in asked}
    return sorted(first.values())


def propose(live: LiveTable, guest: str | None, kind: Literal["out", "end"], seat: int | None) -> Vote:
    """Return a new vote; raises ServerTrouble if it is not possible."""
    check_running(live)
    mine = [own for own in playing(live) if own.guest == guest]
    if not mine:
        raise ServerTrouble(403, "not-your-table")
    if live.row.vote is not None:
        raise ServerTrouble(409, "vote-runs")
    if kind == "end":
        return Vote("end", mine[0].seat)
    if seat is None or not 0 <= seat < len(live.seats) or live.seats[seat].guest in (None, guest):
        raise ServerTrouble(400, "no-seat")
    if live.seats[seat].gone not in (None, "away"):
        raise ServerTrouble(409, "out-of-game")
    vote = Vote("out", mine[0].seat, seat)
    if len(voters(live, vote)) < FEWEST:
        raise ServerTrouble(409, "too-few-to-vote")
    return vote


def agree(live: LiveTable, guest: str | None, moment: int) -> Absence:
    """Vote yes; with enough votes the proposal takes effect."""
    vote, seat = _asked(live, guest)
    vote.agreed.append(seat)
    live.row.vote = vote
    everybody = voters(live, vote)
    said = _people(live.seats[one] for one in vote.agreed) & everybody
    enough = said == everybody if vote.kind == "end" else 2 * len(said) > len(everybody)
    if not enough:
        return Absence()
    live.row.vote = None
    if vote.kind == "end":
        return _end(live, vote.by, "agreed", Absence())
    assert vote.seat is not None
    return _out(live, live.seats[vote.seat], "voted", moment)


def refuse(live: LiveTable, guest: str | None) -> None:
    """Vote no.

    Giving up the game takes everyone's consent. Playing on without somebody takes a majority, so the vote
    goes on while one is still possible.
    """
    vote, _ = _asked(live, guest, proposer=True)
    undecided = {live.seats[seat].guest for seat in open_votes(live, vote)} - {guest}
    said = _people(live.seats[one] for one in vote.agreed) - {guest or ""}
    can_still = vote.kind == "out" and 2 * len(said | undecided) > len(voters(live, vote))
    withdrawn = guest == live.seats[vote.by].guest
    live.row.vote = vote if can_still and not withdrawn else None


def _asked(live: LiveTable, guest: str | None, proposer: bool = False) -> tuple[Vote, int]:
    vote = live.row.vote
    if vote is None:
        raise ServerTrouble(409, "no-vote")
    if proposer and guest is not None and live.seats[vote.by].guest == guest:
        return vote, vote.by
    for seat in open_votes(live, vote):
        if live.seats[seat].guest == guest:
            return vote, seat
    raise ServerTrouble(409, "not-asked")


def _still(live: LiveTable, vote: Vote | None) -> Vote | None:
    """Return the vote, or None if its proposer or the person it is about no longer plays."""
    if vote is None or live.seats[vote.by].gone is not None:
        return None
    gone = vote.seat is not None and live.seats[vote.seat].gone not in (None, "away")
    return None if gone else vote


# ---- time ----------------------------------------------------------------------------------------


def settle(live: LiveTable, moment: int) -> None:
    """Update whose clock is running, and its deadline."""
    row = live.row
    row.waits_for_bot = live.level_to_move() is not None
    if row.pace is None:
        return
    clock = row.clock or clocks.given(row.pace, len(live.seats))
    before = () if clock.seat is None else vacations_at(live, clock.seat)
    row.clock = clocks.turned(row.pace, clock, _timed(live), moment, before)
    runs = row.clock.seat
    row.deadline = None if runs is None else clocks.deadline(row.pace, row.clock, vacations_at(live, runs))


def vacations_at(live: LiveTable, seat: int) -> tuple[clocks.Vacation, ...]:
    """Return the vacations of a seat's person, in games where they count."""
    by_days = live.row.pace is not None and live.row.pace.kind == "days"
    return live.seats[seat].vacations if by_days else ()


def _timed(live: LiveTable) -> int | None:
    """Return the seat whose clock should run."""
    seat = live.decider
    if seat is None or live.row.closed is not None or live.bot_of(seat) is not None:
        return None
    missing = any(one.level is None and one.guest is None for one in live.seats)
    return None if missing or live.seats[seat].gone is not None else seat
