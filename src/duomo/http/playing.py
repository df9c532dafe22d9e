"""The life of a move, an undo, an answer: checked, played, on disk, told."""

from __future__ import annotations

from duomo.core.words.phrase import Phrase, say
from duomo.core.words.refusals import refusal_words
from duomo.http.hub import Hub
from duomo.http.room import Room
from duomo.play import undoing
from duomo.play.live_table import LiveTable
from duomo.play.rows import Asked
from duomo.play.table_documents import Outcome, WhyNot


def may_act(live: LiveTable, guest: str | None, seat: int) -> Phrase | None:
    """Why somebody may not act for a seat."""
    return None if seat in live.held_by(guest) else say("server-not-your-seat")


async def play(
    hub: Hub, table: str, guest: str | None, seat: int, text: str, after: int, move_id: str
) -> Outcome:
    async with hub.room(table) as room:
        live = room.live
        refused = may_act(live, guest, seat)
        if refused is not None:
            return Outcome("refused", live.number, refused)
        known = live.ids.get(move_id)
        if known is not None and live.log[known - 1].seat == seat:
            return Outcome("done", known)
        if after != live.number:
            return Outcome("late", live.number)
        why = why_not(live, seat, text)
        if why.words is not None:
            return Outcome("refused", live.number, why.words, why.rule)
        entry = live.play(seat, live.table.rules.parse(text), move_id)
        done = await hub.commit(room, entry)
        return Outcome("done" if done else "late", room.live.number)


def why_not(live: LiveTable, seat: int, text: str) -> WhyNot:
    """Why the seat may not play that. Only who decides is told: reasons know what that seat knows."""
    if not live.over and live.decider != seat:
        return WhyNot(say("server-not-your-turn"), "")
    refusal = live.table.why_not(text)
    if refusal is None:
        return WhyNot(None, "")
    return WhyNot(refusal_words(refusal), refusal.rule)


async def why(hub: Hub, table: str, guest: str | None, text: str) -> WhyNot:
    async with hub.room(table) as room:
        held = room.live.held_by(guest)
        decider = room.live.decider
        seat = decider if decider is not None and decider in held else -1
        return why_not(room.live, seat, text)


async def undo(
    hub: Hub, table: str, guest: str | None, seat: int, to: int, after: int, move_id: str | None
) -> Outcome:
    """Go back, or ask the others whether that may be."""
    async with hub.room(table) as room:
        live = room.live
        refused = may_act(live, guest, seat)
        if refused is not None:
            return Outcome("refused", live.number, refused)
        known = live.ids.get(move_id) if move_id is not None else None
        if known is not None and live.log[known - 1].seat == seat:
            return Outcome("done", known)
        if after != live.number:
            return Outcome("late", live.number)
        match undoing.policy(live, seat, to):
            case "none":
                return Outcome("refused", live.number, say("server-no-undo"))
            case "free":
                done = await hub.commit(room, live.undo(seat, to, move_id))
                return Outcome("done" if done else "late", room.live.number)
            case "consent":
                live.row.asked = Asked(seat, to, live.number)
                await _store_question(hub, room)
                return Outcome("asked", live.number)


async def answer(hub: Hub, table: str, guest: str | None, seat: int, agree: bool) -> Outcome:
    """What another player says to a question; when all have agreed, the undo happens."""
    async with hub.room(table) as room:
        live = room.live
        refused = may_act(live, guest, seat)
        if refused is not None:
            return Outcome("refused", live.number, refused)
        asked = live.row.asked
        question = room.telling.asked()
        if asked is None or question is None:
            return Outcome("late", live.number)
        withdrawn = seat == asked.seat and not agree
        if seat not in question.waits_for and not withdrawn:
            return Outcome("refused", live.number, say("server-not-asked"))
        if not agree:
            live.row.asked = None
            await _store_question(hub, room, seat)
            return Outcome("done", live.number)
        asked.agreed.append(seat)
        if len(question.waits_for) > 1:
            await _store_question(hub, room)
            return Outcome("done", live.number)
        done = await hub.commit(room, live.undo(asked.seat, asked.to, None))
        return Outcome("done" if done else "late", room.live.number)


async def _store_question(hub: Hub, room: Room, refused_by: int | None = None) -> None:
    room.stale = True  # until it is on disk
    await hub.writer.append(room.live.row, [])
    room.stale = False
    room.tell_asked(refused_by)
    hub.notices.tell(room.live.id)
