"""Moves, undos and answers: checked and played at the table, stored, then told to everyone."""

from __future__ import annotations

from duomo.http.house import metrics
from duomo.http.tables.hub import Hub
from duomo.play.documents.table import Outcome, Prospect, WhyNot
from duomo.play.tables import prospects


async def play(
    hub: Hub, table: str, guest: str | None, seat: int, text: str, after: int, move_id: str
) -> Outcome:
    with metrics.move_seconds.time():
        async with hub.room(table) as room:
            return await hub.keep(room, room.session.play(guest, seat, text, after, move_id))


async def why(
    hub: Hub, table: str, guest: str | None, text: str | None = None, piece: str | None = None
) -> WhyNot:
    async with hub.seen(table, guest) as room:
        return room.session.why(guest, text, piece)


async def prospect(
    hub: Hub, table: str, guest: str | None, text: str | None = None, piece: str | None = None
) -> Prospect:
    async with hub.seen(table, guest) as room:
        return prospects.ahead(room.live, room.live.held_by(guest), text, piece)


async def undo(
    hub: Hub, table: str, guest: str | None, seat: int, to: int, after: int, move_id: str | None
) -> Outcome:
    """Take moves back, or ask the other players for permission."""
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.undo(guest, seat, to, after, move_id))


async def redo(hub: Hub, table: str, guest: str | None, seat: int, after: int, move_id: str) -> Outcome:
    """Play again what was taken back."""
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.redo(guest, seat, after, move_id))


async def answer(hub: Hub, table: str, guest: str | None, seat: int, agree: bool) -> Outcome:
    """Answer a request to undo."""
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.answer(guest, seat, agree))
