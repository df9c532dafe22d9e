"""The live connection of a person who is not at a table: `/api/me/live`. While it is open, they are
online."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from duomo.http.house import metrics
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.presence import Presence
from duomo.http.settings import Settings
from duomo.http.tables.connection import Connection, Socket
from duomo.http.tables.hub import Hub
from duomo.http.tables.live import refuse
from duomo.play.documents import messages
from duomo.play.trouble import ServerTrouble

FIRST = "here"
"""Where somebody is until they have said so."""


@websocket("/api/me/live")
async def person_live(
    socket: Socket,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
    presence: NamedDependency[Presence],
) -> None:
    await socket.accept()
    try:
        session = await guests.session(socket)
        if session is None:
            raise ServerTrouble(401, "no-guest")
    except ServerTrouble as trouble:
        await refuse(socket, trouble)
        return
    connection = Connection(socket, session, address_of(socket), settings.limits)
    try:
        with presence.of(connection.guest, connection.address), metrics.connections.track_inprogress():
            connection.start()
            with hub.company.here(connection, FIRST):
                await _serve(connection, hub)
    except ServerTrouble as trouble:
        await refuse(socket, trouble)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        await connection.stop()


async def _serve(connection: Connection, hub: Hub) -> None:
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data: Any = message.get("text") or message.get("bytes") or b""
        connection.put(messages.encode(_answered(connection, hub, data)))


def _answered(connection: Connection, hub: Hub, data: str | bytes) -> messages.ServerMessage:
    """Return the answer to a frame. Errors never close the connection."""
    if not connection.bucket.take():
        return messages.trouble_told(ServerTrouble(429, "too-many-requests"))
    try:
        said = messages.person_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return messages.trouble_told(ServerTrouble(400, "bad-message"), f" {error}")
    if isinstance(said, messages.Place):
        hub.company.go(connection, said.where)
    return messages.Pong()
