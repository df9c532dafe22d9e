"""Live messages are compressed for clients that support it, and nobody can send more by compressing it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from duomo.http.gate.packing import WORTH_IT, framed, lone_text, whole_frames
from server.test_connections import closed, frame, handshake
from server_tools import Live, Person, Running

PACKED_TEXT = 0x41
"""The first byte of a compressed text frame, without the FIN bit."""
OFFER = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('packing') / 'duomo.sqlite'}")
    yield running
    running.stop()


def read(data: bytes, packed: bool) -> Frame:
    """The frame, as the client library reads it."""
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


def masked(text: str, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A frame as the client library makes it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True, extensions=[])


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 64, 124, 125])
def test_a_short_text_is_read_without_the_library(length: int) -> None:
    said = "".join(chr(97 + (at * at) % 23) for at in range(length))
    assert lone_text(masked(said)) == said.encode()


OTHERS = {
    "nothing": b"",
    "a head without its end": b"\x81",
    "empty": masked(""),
    "long": masked("a" * 126),
    "cut": masked("hello")[:-1],
    "two": masked("hello") + masked("hello"),
    "to be continued": masked("hello", fin=False),
    "bytes": masked("hello", opcode=Opcode.BINARY),
    "a ping": masked("hello", opcode=Opcode.PING),
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False, extensions=[]),
    "packed": b"\xc1" + masked("packed")[1:],
}


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_whatever_else_comes_is_left_to_the_library(data: bytes) -> None:
    assert lone_text(data) is None


@pytest.mark.parametrize("lengths", [[1], [125, 3], [126], [3, 126, 70_000, 5]])
def test_it_is_known_where_frames_end(lengths: list[int]) -> None:
    data = b"".join(masked("a" * length) for length in lengths)
    assert whole_frames(data)
    ends = {len(b"".join(masked("a" * one) for one in lengths[:many])) for many in range(len(lengths) + 1)}
    for end in {*range(min(len(data), 300)), *range(len(data) - 20, len(data))}:
        assert whole_frames(data[: max(0, end)]) == (max(0, end) in ends)


def test_texts_that_come_in_pieces_are_answered_too(server: Running, person: Callable[[], Person]) -> None:
    """One alone, two together, one in halves, one in two frames, and one alone after all that."""
    anna = person()
    table, _ = anna.table(seats="me screen")
    said = '{"type":"why","id":"%d","move":"nonsense"}'
    halves = masked(said % 3)
    pieces = [
        masked(said % 0),
        masked(said % 1) + masked(said % 2),
        halves[:7],
        halves[7:],
        masked((said % 4)[:9], fin=False),
        masked("", opcode=Opcode.PING) + masked((said % 4)[9:], opcode=Opcode.CONT),
        masked(said % 5),
    ]
    with handshake(anna, table) as connection:
        heard = b""
        while b'"snapshot"' not in heard:
            heard += connection.recv(65536)
        for at, piece in enumerate(pieces):
            connection.sendall(piece)
            answered = [0, 2, 2, 3, 3, 4, 5][at]
            while f'"re":"{answered}"'.encode() not in heard:
                heard += connection.recv(65536)
        order = [heard.index(f'"re":"{number}"'.encode()) for number in range(6)]
        assert order == sorted(order)


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
