"""Live messages are packed for those who can unpack them, and nobody can send more by packing it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from duomo.http.gate.packing import WORTH_IT, framed
from server.test_connections import closed, frame, handshake
from server_tools import Live, Person, Running

PACKED_TEXT = 0x41
"""The first byte of a text that is packed, without the bit that says that it is whole."""
OFFER = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('packing') / 'duomo.sqlite'}")
    yield running
    running.stop()


def read(data: bytes, packed: bool) -> Frame:
    """The frame, as the library for clients reads it."""
    client = ClientProtocol(parse_uri("ws://localhost/"))
    client.extensions = [PerMessageDeflate(True, True, 15, 15)] if packed else []
    client.state = client.state.OPEN
    client.parser = client.parse()  # what comes after the handshake
    next(client.parser)
    client.reader.feed_data(data)
    next(client.parser, None)
    (found,) = client.events_received()
    assert isinstance(found, Frame)
    return found


@pytest.mark.parametrize("length", [0, 1, 125, 126, WORTH_IT - 1, WORTH_IT, 5000, 70_000, 300_000])
@pytest.mark.parametrize("packed", [False, True])
def test_a_frame_is_read_as_it_was_said(length: int, packed: bool) -> None:
    said = "é" * (length > 2) + "".join(chr(97 + (at * at + at // 7) % 23) for at in range(length))[2:]
    data = framed(said, packed)
    found = read(data, packed)
    assert (found.opcode, found.fin, bytes(found.data).decode()) == (Opcode.TEXT, True, said)
    assert (len(data) < len(said.encode())) == (packed and length >= WORTH_IT)


def test_what_several_are_told_alike_is_packed_once() -> None:
    said = "the same to everybody " * 50
    assert framed(said, packed=True) is framed(said, packed=True)


def test_a_packed_connection_hears_the_same(server: Running, person: Callable[[], Person]) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen")
    with Live(anna, table, changes=True) as plain, Live(anna, table, changes=True, packed=True) as packed:
        assert not plain.socket.protocol.extensions
        assert packed.socket.protocol.extensions
        for _ in range(6):
            number = plain.now["number"]
            plain.play()
            while packed.now["number"] == number:
                packed.hear()
            assert packed.now == plain.now
        assert packed.play()["type"] in ("done", "changes")


def test_a_text_that_grows_when_it_is_unpacked_ends_the_connection(
    server: Running, person: Callable[[], Person]
) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen")
    connection = handshake(anna, table, OFFER)
    assert b"server_no_context_takeover" in connection.recv(1024)
    packing = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packing.compress(bytes(3_000_000)) + packing.flush(zlib.Z_SYNC_FLUSH)
    assert len(bomb) < 4096
    connection.sendall(frame(PACKED_TEXT, bomb[:-4]))
    assert closed(connection)
