"""Tables: making them, and everything about one that does not need a live connection."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from duomo.core.record import write
from duomo.local.house import House
from duomo.local.room import Room
from duomo.local.routing import ROUTER, Later, Reply, Text, route
from duomo.play.documents.absence import OneSeat, Proposal
from duomo.play.documents.general import Made, NewTable, Tables
from duomo.play.documents.messages import STATUS
from duomo.play.documents.table import (
    DecisionRule,
    Entry,
    GoBack,
    Hint,
    MakeAgain,
    Outcome,
    PlayMove,
    Prospect,
    Snapshot,
    Standing,
    WhyNot,
)
from duomo.play.tables import prospects
from duomo.play.tables.live_table import TOLD
from duomo.play.tables.making import LINKED, again, wished
from duomo.play.tables.records import record_of_table
from duomo.play.tables.rows import now
from duomo.play.tables.summaries import summaries
from duomo.play.tables.whole_tables import Brought, WholeTable, whole
from duomo.play.trouble import ServerTrouble

TableId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
Number = Annotated[int, Meta(ge=1, le=1_000_000)]
Move = Annotated[str, Meta(min_length=1, max_length=120)]
Piece = Annotated[str, Meta(min_length=1, max_length=60)]


@route("POST", "/api/tables", status=201)
def make_table(house: House, data: NewTable) -> Made:
    if any(seat.who in LINKED for seat in data.seats):
        raise ServerTrouble(501, "needs-server")
    me = house.me
    live, _ = wished(data, me.guest, me.name)
    house.made(live)
    return Made(live.id, [])


@route("GET", "/api/tables")
def tables(house: House) -> Tables:
    found = sorted(house.keeper.tables(), key=lambda kept: -kept.row.changed)
    return summaries([(kept.row, kept.seats) for kept in found], house.me.guest, now())


@route("GET", "/api/tables/{table}")
def table(house: House, table: TableId) -> Snapshot:
    room = house.room(table)
    return room.session.telling.snapshot(room.live.held_by(house.me.guest))


@route("GET", "/api/tables/{table}/entries")
def entries(house: House, table: TableId, start: Number = 1, stop: Number = 1_000_000) -> list[Entry]:
    room = house.room(table)
    live = room.live
    numbers = range(start, min(stop, start + TOLD, live.number + 1))
    return room.session.telling.older({}, numbers, live.held_by(house.me.guest))


@route("POST", "/api/tables/{table}/moves")
def move(house: House, table: TableId, data: PlayMove) -> Reply[Outcome]:
    room = house.room(table)
    change = room.session.play(house.me.guest, data.seat, data.move, data.after, data.id)
    return _replied(house.keep(room, change))


@route("POST", "/api/tables/{table}/undo")
def undo(house: House, table: TableId, data: GoBack) -> Reply[Outcome]:
    room = house.room(table)
    return _replied(house.keep(room, room.session.undo(house.me.guest, data.seat, data.to, data.after, None)))


@route("POST", "/api/tables/{table}/redo")
def redo(house: House, table: TableId, data: MakeAgain) -> Reply[Outcome]:
    room = house.room(table)
    return _replied(house.keep(room, room.session.redo(house.me.guest, data.seat, data.after, data.id)))


def _replied(outcome: Outcome) -> Reply[Outcome]:
    return Reply(outcome, STATUS[outcome.outcome])


@route("GET", "/api/tables/{table}/why")
def why(house: House, table: TableId, move: Move | None = None, piece: Piece | None = None) -> WhyNot:
    return house.room(table).session.why(house.me.guest, move, piece)


@route("GET", "/api/tables/{table}/prospect")
def prospect(house: House, table: TableId, move: Move | None = None, piece: Piece | None = None) -> Prospect:
    live = house.room(table).live
    return prospects.ahead(live, live.held_by(house.me.guest), move, piece)


@route("GET", "/api/tables/{table}/standing")
def standing(house: House, table: TableId) -> Standing:
    room = house.room(table)
    return room.session.telling.standing(room.live.held_by(house.me.guest))


@route("POST", "/api/tables/{table}/hint")
def hint(house: House, table: TableId) -> Later[Hint]:
    return advised(house, house.room(table))


def advised(house: House, room: Room) -> Later[Hint]:
    """Return a hint for the seat that decides now, judged by what that seat knows."""
    wanted = room.session.advice(house.me.guest)
    offers = {offer.move: offer for offer in room.session.telling.offered(wanted.seen.state.decider)}

    def made(answer: Any) -> Hint:
        move, words = answer
        return Hint(move, offers[move], words)

    return Later(wanted, made)


@route("GET", "/api/tables/{table}/record")
def record(house: House, table: TableId) -> Text:
    return Text(record_text(house, table))


def record_text(house: House, table: str) -> str:
    live = house.room(table).live
    if not live.row.done:
        raise ServerTrouble(409, "not-over")
    return write(record_of_table(live))


@route("POST", "/api/tables/{table}/rematch", status=201)
def rematch(house: House, table: TableId) -> Made:
    room = house.room(table)
    live = room.live
    known = live.row.rematch
    if known is not None:
        return Made(known, [])
    new, _ = again(live, house.me.guest)
    house.made(new)
    live.row.rematch = new.id
    house.keeper.put_table(live.row, live.seats, live.seatings)
    room.tell(room.session.rematch(new.id))
    return Made(new.id, [])


@route("POST", "/api/tables/{table}/resign")
def resign(house: House, table: TableId, data: OneSeat) -> Outcome:
    room = house.room(table)
    return house.keep(room, room.session.resign(house.me.guest, data.seat))


@route("POST", "/api/tables/{table}/vote")
def propose(house: House, table: TableId, data: Proposal) -> Outcome:
    """Put a proposal to the vote; settled at once, since nobody else is asked."""
    room = house.room(table)
    return house.keep(room, room.session.propose(house.me.guest, data.kind, data.seat))


@route("DELETE", "/api/tables/{table}")
def delete(house: House, table: TableId) -> bool:
    """Only in the browser: at a server a finished game belongs to everybody who played it."""
    house.delete(table)
    return True


@route("GET", "/api/tables/{table}/rule")
def rule(house: House, table: TableId) -> DecisionRule:
    return house.room(table).session.telling.rule()


@route("GET", "/api/tables/{table}/whole")
def take_along(house: House, table: TableId) -> WholeTable:
    stored = house.keeper.table(table)
    if stored is None:
        raise ServerTrouble(404, "no-table")
    return whole(stored, house.me.guest)


@route("POST", "/api/tables/whole", status=201)
def bring(house: House, data: WholeTable) -> Made:
    """Import a table that was played elsewhere; one that is here already stays as it is."""
    if house.keeper.get(f"table/{data.table}") is None:
        components = house.keeper.get(f"set/{data.components_hash}")
        house.brought(Brought(data, house.me.guest, data.table, components).stored())
    return Made(data.table, [])


ROUTER.people_elsewhere(
    "/api/links/{token}",
    "/api/tables/{table}/links",
    "/api/tables/{table}/seats",
    "/api/tables/{table}/back",
    "/api/tables/{table}/claim",
    "/api/tables/{table}/dice",
    "/api/tables/{table}/dice/words",
    "/api/tables/{table}/talk",
    "/api/tables/{table}/talk/{number}/block",
    "/api/tables/{table}/talk/{number}/report",
    "/api/tables/{table}/vote/answer",
)
