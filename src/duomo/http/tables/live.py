"""Live connections: `/api/tables/{id}/live`. The messages are in `messages` and docs/live.md."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, QueryParameter

from duomo.http.gate.scopes import check_scope
from duomo.http.house import metrics
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.presence import Presence
from duomo.http.people.talking import Talking
from duomo.http.settings import Settings
from duomo.http.tables import playing, seating
from duomo.http.tables.connection import Connection, Socket
from duomo.http.tables.hub import Hub
from duomo.http.thinking.advising import Advisers
from duomo.play.documents import messages
from duomo.play.people.whereabouts import AT_TABLE
from duomo.play.trouble import ServerTrouble

log = logging.getLogger("duomo.http")


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
    presence: NamedDependency[Presence],
    advisers: NamedDependency[Advisers],
    talking: NamedDependency[Talking],
    after: Annotated[int, QueryParameter(ge=0)] = 0,
    changes: Annotated[bool, QueryParameter()] = False,
) -> None:
    """Serve one connection, from its first frame to its last."""
    await socket.accept()
    try:
        session = await guests.session(socket)
    except ServerTrouble as trouble:
        await refuse(socket, trouble)
        return
    connection = Connection(socket, session, address_of(socket), settings.limits, changes)
    try:
        connection.blocked = await talking.blocked_by(connection.guest)
        with (
            presence.of(connection.guest, connection.address),
            metrics.connections.track_inprogress(),
            hub.company.here(connection, AT_TABLE + table),
        ):
            await _serve(connection, hub, advisers, table, after)
    except ServerTrouble as trouble:
        await refuse(socket, trouble)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        await connection.stop()


async def _serve(connection: Connection, hub: Hub, advisers: Advisers, table: str, after: int) -> None:
    async with hub.seen(table, connection.guest) as room:
        if after > room.live.number:  # another process told the client more, and died before telling us
            await hub.catch_up(room)
        connection.start()
        room.join(connection, after)
    await seating.present(hub, room, connection.held)
    try:
        while True:
            message = await connection.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data: Any = message.get("text") or message.get("bytes") or b""
            reply = await answer(connection, hub, advisers, table, data)
            told = isinstance(reply, messages.DoneMessage) and reply.re == connection.answered
            if reply is not None and not told:
                connection.put(messages.encode(reply))
    finally:
        room.leave(connection)
        await seating.left(hub, room, connection.held)


async def refuse(socket: Socket, trouble: ServerTrouble) -> None:
    """Send the reason, then close."""
    await socket.send_text(messages.encode(messages.trouble_told(trouble)))
    await socket.close(code=4000 + trouble.status)


async def answer(
    connection: Connection, hub: Hub, advisers: Advisers, table: str, data: str | bytes
) -> messages.ServerMessage | None:
    """Return the answer to one frame; None for a hint, which is answered later.

    Errors are answered too: they never close the connection.
    """
    allowed = connection.bucket.take()
    try:
        said = messages.decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        if not allowed:
            return messages.trouble_told(ServerTrouble(429, "too-many-requests"))
        return messages.trouble_told(ServerTrouble(400, "bad-message"), f" {error}")
    name: str | None = getattr(said, "id", None)
    try:
        if not allowed:
            raise ServerTrouble(429, "too-many-requests")
        if not isinstance(said, messages.Ping | messages.Why):
            check_scope(connection.scopes, "play")
        if isinstance(said, messages.HintWanted):
            if connection.busy:
                raise ServerTrouble(429, "hint-asked")
            connection.begin(_hint(connection, advisers, table, said.id))
            return None
        return await _done(connection, hub, table, said)
    except Exception as error:
        return _failed(error, table, name)


def _failed(error: Exception, table: str, name: str | None) -> messages.ErrorMessage:
    if isinstance(error, ServerTrouble):
        return messages.trouble_told(error, name=name)
    log.error("fault at table %s", table, exc_info=error)
    return messages.trouble_told(ServerTrouble(500, "fault"), name=name)


async def _hint(connection: Connection, advisers: Advisers, table: str, name: str) -> None:
    """Answer a hint request. The client can make moves meanwhile; the task is cancelled if the connection
    closes."""

    def told(place: int) -> None:
        connection.put(messages.encode(messages.WaitingMessage(place, name)))

    reply: messages.ServerMessage
    try:
        found = await advisers.hint(table, connection.guest, connection.address, told)
        reply = messages.HintMessage(name, found.move, found.offer, found.words)
    except Exception as error:
        reply = _failed(error, table, name)
    connection.put(messages.encode(reply))


async def _done(connection: Connection, hub: Hub, table: str, said: messages.Said) -> messages.ServerMessage:
    guest = connection.guest
    match said:
        case messages.Move(id=name, seat=seat, move=move, after=after):
            return messages.reply_to(name, await playing.play(hub, table, guest, seat, move, after, name))
        case messages.Undo(id=name, seat=seat, to=to, after=after):
            return messages.reply_to(name, await playing.undo(hub, table, guest, seat, to, after, name))
        case messages.Redo(id=name, seat=seat, after=after):
            return messages.reply_to(name, await playing.redo(hub, table, guest, seat, after, name))
        case messages.UndoAnswer(id=name, seat=seat, agree=agree):
            return messages.reply_to(name, await playing.answer(hub, table, guest, seat, agree))
        case messages.Why(id=name, move=move, piece=piece):
            why = await playing.why(hub, table, guest, move, piece)
            return messages.RefusedMessage(name, why.words, why.rule)
        case messages.Ping(looking=looking):
            connection.looking = looking
            return messages.Pong()
