"""Tables in lists. What a list shows is stored beside the entries, so no rules are needed."""

from __future__ import annotations

from collections.abc import Sequence

from duomo.core.engine.refusal import DuomoError
from duomo.play.documents.general import LinkedSeat, Result, Seat, Summary, Tables
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.parts import Parts, parts_of
from duomo.play.tables.rows import SeatRow, TableRow
from duomo.play.tables.telling import moment, seat_told


def summaries(
    rows: list[tuple[TableRow, list[SeatRow]]], guest: str, at: int, unreadable: Sequence[str] = ()
) -> Tables:
    """Summarise tables.

    `at` is the current house time. `unreadable` are tables whose rows cannot be read; tables that this
    version cannot read are added to them, so that they do not hide the others.
    """
    told: list[Summary] = []
    unreadable = [*unreadable]
    for row, seats in rows:
        try:
            told.append(summary(row, seats, guest, at))
        except (DuomoError, LookupError, TypeError, ValueError):
            unreadable.append(row.id)
    done = [one for one in told if one.over or one.ended is not None]
    return Tables([one for one in told if one not in done], done, unreadable)


def summary(row: TableRow, seats: list[SeatRow], guest: str, at: int) -> Summary:
    parts = _begun(row)
    table = parts.table()
    words, colours = table.words(), table.names()
    held = {seat.seat for seat in seats if seat.guest == guest and seat.gone is None}
    decider = None if row.over or row.closed is not None else row.decider
    told: list[Seat] = [
        seat_told(seat, words, colours[seat.seat], seat.seat in held, False) for seat in seats
    ]
    return Summary(
        row.id,
        row.game,
        parts.game.title,
        row.players,
        told,
        decider,
        decider if decider in held else None,
        row.number,
        moment(row.created),
        moment(row.changed),
        row.over,
        Result(row.scores or [], row.winners or []) if row.over else None,
        row.pace,
        None if row.deadline is None else max(0, row.deadline - at),
        row.ended,
    )


def _begun(row: TableRow) -> Parts:
    """Return the parts with the colours of the table's position, or the usual ones if reading that needs the
    table's own component set."""
    try:
        return parts_of(row.game, row.players, row.options, position=row.position)
    except DuomoError:
        return parts_of(row.game, row.players, row.options)


def linked_seat(live: LiveTable, seat: int, guest: str | None) -> LinkedSeat:
    row = live.seats[seat]
    return LinkedSeat(
        live.id,
        seat,
        live.table.words().party(seat),
        live.row.game,
        live.parts.game.title,
        row.guest is not None and not row.link_open,
        row.guest is not None and row.guest == guest,
        row.name,
        live.parts.own_copy,
    )
