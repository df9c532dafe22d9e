"""Live messages of a table: docs/live.md describes their use."""

from __future__ import annotations

import msgspec

from duomo.local.house import House
from duomo.local.room import Room, Window
from duomo.local.tables import advised
from duomo.play.documents import messages
from duomo.play.documents.table import Hint
from duomo.play.trouble import ServerTrouble


def hear(house: House, room: Room, window: Window, frame: str) -> None:
    """Answer one frame; a hint is answered later. Errors do not end the connection."""
    try:
        said = messages.decoder.decode(frame)
    except msgspec.MsgspecError as error:
        room.put(
            window, messages.encode(messages.trouble_told(ServerTrouble(400, "bad-message"), f" {error}"))
        )
        return
    name: str | None = getattr(said, "id", None)
    try:
        if isinstance(said, messages.HintWanted):
            _hint(house, room, window, said.id)
            return
        reply = _done(house, room, said)
    except ServerTrouble as trouble:
        reply = messages.trouble_told(trouble, name=name)
    told = isinstance(reply, messages.DoneMessage) and reply.re == window.answered
    if not told:
        room.put(window, messages.encode(reply))


def _done(house: House, room: Room, said: messages.Said) -> messages.ServerMessage:
    guest, session = house.me.guest, room.session
    match said:
        case messages.Move(id=name, seat=seat, move=move, after=after):
            return messages.reply_to(name, house.keep(room, session.play(guest, seat, move, after, name)))
        case messages.Undo(id=name, seat=seat, to=to, after=after):
            return messages.reply_to(name, house.keep(room, session.undo(guest, seat, to, after, name)))
        case messages.Redo(id=name, seat=seat, after=after):
            return messages.reply_to(name, house.keep(room, session.redo(guest, seat, after, name)))
        case messages.UndoAnswer(id=name, seat=seat, agree=agree):
            return messages.reply_to(name, house.keep(room, session.answer(guest, seat, agree)))
        case messages.Why(id=name, move=move, piece=piece):
            why = session.why(guest, move, piece)
            return messages.RefusedMessage(name, why.words, why.rule)
        case messages.Ping():
            return messages.Pong()


def _hint(house: House, room: Room, window: Window, name: str) -> None:
    if window.asks:
        raise ServerTrouble(429, "hint-asked")
    later = advised(house, room)
    window.asks = True

    def heard(answer: object) -> None:
        found: Hint = later.made(answer)
        room.put(window, messages.encode(messages.HintMessage(name, found.move, found.offer, found.words)))

    def over(done: bool) -> None:
        window.asks = False
        if not done:
            room.put(window, messages.encode(messages.trouble_told(ServerTrouble(503, "fault"), name=name)))

    house.think("play", later.thought, heard, over)
