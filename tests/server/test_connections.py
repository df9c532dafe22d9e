"""Connections: a client that floods, never finishes, never reads or opens too many harms nobody else."""

from __future__ import annotations

import base64
import contextlib
import gc
import os
import socket
import struct
import time
from collections.abc import Callable, Iterator

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from server_tools import GENEROUS, PATIENCE, Live, Person, Running, wait_until

Make = Callable[..., Person]

ELSEWHERE = "127.0.0.2"
"""Another address of this machine; 127.0.0.1 is where a proxy would be, and is trusted."""


@pytest.fixture
def strict(sqlite: str) -> Iterator[Running]:
    limits = msgspec.structs.replace(GENEROUS, frames=20, sockets=5, arrival=0.5, unread=0.5, waiting=100)
    running = Running(sqlite, limits)
    yield running
    running.stop()


@pytest.fixture
def crowded(sqlite: str) -> Iterator[Running]:
    """Few connections for each address, which may be silent as long as they like."""
    running = Running(sqlite, msgspec.structs.replace(GENEROUS, sockets=5, arrival=PATIENCE))
    yield running
    running.stop()


def opened(server: Running, source: str = ELSEWHERE) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 30, source_address=(source, 0))


def closed(connection: socket.socket) -> bool:
    """True if the other side closes it, whatever it sends first."""
    try:
        while connection.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def handshake(person: Person, table: str, more: str = "") -> socket.socket:
    """Open a live connection, byte by byte."""
    connection = socket.create_connection(("127.0.0.1", person.port), 30)
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{person.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: duomo={person.cookie}\r\n{more}\r\n"
    )
    connection.sendall(request.encode())
    return connection


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A masked client frame."""
    head = bytes([opcode | (0x80 if final else 0)])
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack("!H", len(payload))
    return head + size + bytes(4) + payload


PING, TEXT, CONTINUED = 9, 1, 0


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 20_000,
        frame(TEXT, b"x", final=False) + frame(CONTINUED, final=False) * 20_000,
        frame(TEXT, b"{") * 20_000,
    ],
    ids=["pings", "empty fragments", "malformed JSON"],
)
def test_a_flood_of_frames_closes_the_connection(strict: Running, flood: bytes) -> None:
    anna, bruno = Person(strict.port), Person(strict.port)
    table, _ = anna.table(seats="me screen")
    other, _ = bruno.table(seats="me screen")
    with bruno.live(other) as live:
        connection = handshake(anna, table)
        assert b"101" in connection.recv(1024)
        looked_at = strict.doorkeeper.refused
        with contextlib.suppress(OSError):
            connection.sendall(flood)
        assert closed(connection)
        assert strict.doorkeeper.refused > looked_at
        assert live.play()["type"] == "done"


def test_malformed_frames_count_like_others(strict: Running) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    with anna.live(table) as live:
        for _ in range(80):
            live.socket.send("{")
        told = [
            live.hear_until(lambda message: message["type"] == "error")["words"]["key"] for _ in range(80)
        ]
    assert told[0] == "server-bad-message"
    assert "server-too-many-requests" in told


def test_a_text_that_is_none_ends_the_connection_without_a_traceback(
    strict: Running, caplog: pytest.LogCaptureFixture
) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    connection = handshake(anna, table)
    connection.recv(1024)
    connection.sendall(frame(TEXT, b"\xff\xfe"))
    assert closed(connection)
    assert "Traceback" not in caplog.text
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("size", [8_100, 20_000])
def test_a_handshake_with_a_long_header_is_answered(strict: Running, size: int) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    connection = handshake(anna, table, f"X-Long: {'x' * size}\r\n")
    assert connection.recv(1024).startswith(b"HTTP/1.1 431")
    assert closed(connection)


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nX: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_does_not_come_is_not_waited_for(strict: Running, beginning: bytes) -> None:
    connection = opened(strict)
    connection.sendall(beginning)
    assert closed(connection)


def test_a_second_request_must_come_too(strict: Running) -> None:
    connection = opened(strict)
    connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert connection.recv(65536).startswith(b"HTTP/1.1 200")
    time.sleep(0.8)  # longer than a request may take: the connection may idle between two of them
    connection.sendall(b"GET /api/games HTTP/1.1\r\n")
    assert closed(connection)


def test_connections_of_an_address_are_limited_and_others_are_let_in(crowded: Running) -> None:
    held = [opened(crowded) for _ in range(5)]
    wait_until(lambda: crowded.doorkeeper.open.count(ELSEWHERE) == 5)
    assert closed(opened(crowded))
    assert httpx.get(f"http://127.0.0.1:{crowded.port}/healthz").status_code == 200
    third = httpx.HTTPTransport(local_address="127.0.0.3")
    with httpx.Client(transport=third) as client:
        assert client.get(f"http://127.0.0.1:{crowded.port}/healthz").status_code == 200
    for connection in held:
        connection.close()
    wait_until(lambda: crowded.doorkeeper.open.count(ELSEWHERE) == 0)
    assert not closed(quick(opened(crowded)))


def quick(connection: socket.socket) -> socket.socket:
    connection.settimeout(0.2)
    return connection


def test_live_connections_are_counted_once(strict: Running) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    before = strict.doorkeeper.total
    with anna.live(table):
        assert strict.doorkeeper.total == before + 1
    wait_until(lambda: strict.doorkeeper.total == before)


def test_files_are_left_for_the_server_itself(strict: Running) -> None:
    keeper = strict.doorkeeper
    keeper.most = keeper.total
    assert closed(opened(strict))
    keeper.most = keeper.total + 10
    assert httpx.get(f"http://127.0.0.1:{strict.port}/healthz").status_code == 200


def test_who_never_reads_is_let_go_and_can_come_again(strict: Running) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    deaf = handshake(anna, table)
    room = strict.hub.rooms[table]
    wait_until(lambda: len(room.connections) == 1)
    loop = strict.hub.writer.loop

    def fill() -> bool:
        for connection in list(room.connections):
            loop.call_soon_threadsafe(connection.put, "x" * 200_000)
        return not room.connections

    wait_until(fill)
    assert strict.doorkeeper.open.count("127.0.0.1") <= 2
    with anna.live(table) as live:
        assert live.play()["type"] == "done"
    deaf.close()


def test_an_answer_that_nobody_reads_is_given_up(strict: Running) -> None:
    """A series of requests whose answers are never read."""
    deaf = opened(strict)
    deaf.settimeout(5)
    request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

    def ask_on() -> None:
        for _ in range(10_000):
            deaf.sendall(request)
            time.sleep(0.001)

    with pytest.raises(ConnectionError):
        ask_on()


def test_a_ping_now_and_then_is_answered(strict: Running) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    with anna.live(table) as live:
        for _ in range(30):
            assert live.socket.ping().wait(30)
        assert live.play()["type"] == "done"


def test_a_page_that_speaks_too_fast_for_long_is_closed(strict: Running) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")

    def speak(live: Live) -> None:
        for _ in range(5000):
            live.socket.send('{"type":"ping"}')
            live.hear()

    with anna.live(table) as live, pytest.raises(ConnectionClosed):
        speak(live)


def test_who_was_told_more_by_a_process_that_died_is_told_no_less(sqlite: str) -> None:
    """Two processes that do not hear each other, as when one ends before it can report what it did."""
    first, second = Running(sqlite), Running(sqlite)
    anna = Person(first.port)
    table, _ = anna.table("basilica", "me screen")
    elsewhere = Person(second.port)
    elsewhere.http.cookies.clear()
    elsewhere.http.cookies.set("duomo", anna.cookie)
    with anna.live(table) as told, elsewhere.live(table) as behind:
        told.play_on(2)
        assert behind.now["number"] < told.now["number"]
        with elsewhere.live(table, after=told.now["number"]) as back:
            assert back.now["number"] == told.now["number"]
            assert back.now["view"] == told.now["view"]
    first.stop()
    second.stop()


def test_a_connection_that_has_ended_waits_for_no_garbage_collection(person: Make) -> None:
    """Its objects refer to one another, but are parted when it ends."""

    def open_now() -> int:
        return sum(type(one) is ServerProtocol for one in gc.get_objects())

    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    gc.collect()
    gc.disable()
    try:
        before = open_now()
        for _ in range(5):
            with anna.live(table) as live:
                assert live.play()["type"] == "done"
                assert open_now() > before
        wait_until(lambda: open_now() <= before)
    finally:
        gc.enable()
