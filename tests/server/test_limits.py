"""Sizes, rates, malformed frames, other sites: reported in words, never a crash."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from duomo.http.gate.limits import Bucket
from duomo.http.people.guests import language_of
from duomo.http.settings import Limits
from server_tools import PATIENCE, Person, Running, wait_until

Make = Callable[..., Person]


@pytest.fixture
def strict(sqlite: str) -> Iterator[Running]:
    """A server with strict limits."""
    limits = Limits(
        frames=1,
        requests=5,
        requests_address=5,
        guests=6,
        tables=2,
        records=1,
        connections=2,
        watchers=4,
        ping=0.2,
        reading=PATIENCE,
    )
    running = Running(sqlite, limits)
    yield running
    running.stop()


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "{",
        "[]",
        "null",
        "1e999",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","id":"a","seat":"0","move":"x","after":0}',
        '{"type":"move","id":"a","seat":-1,"move":"x","after":0}',
        '{"type":"move","id":"a","seat":0,"move":"x","after":99999999999999999999999}',
        '{"type":"move","id":"a","seat":0,"move":"x","after":0,"more":1}',
        '{"type":"undo","id":"","seat":0,"to":0,"after":0}',
        '{"type":"ping","type":"ping","x":' + "[" * 1500 + "]" * 1500 + "}",
        b"\xff\xfe\x00",
        b"\x00" * 100,
    ],
)
def test_a_malformed_frame_gets_an_error_and_the_connection_goes_on(person: Make, frame: str | bytes) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen")
    with anna.live(table) as live:
        live.socket.send(frame)
        told = live.hear_until(lambda message: message["type"] == "error")
        assert told["words"]["key"] == "server-bad-message"
        assert live.play()["type"] == "done"


def test_a_frame_too_large_closes_the_connection(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen")
    with anna.live(table) as live:
        live.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.hear_until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with anna.live(table) as live:
        assert live.play()["type"] == "done"


def test_a_live_connection_needs_a_table(person: Make, server: Running) -> None:
    anna = person()
    for table in ("0" * 16, "x"):
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        with connect(address, compression=None) as socket:
            assert json.loads(socket.recv())["words"]["key"] == "server-no-table"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    assert anna.http.get("/api/tables/" + "0" * 16).status_code == 404


def test_frames_that_come_too_fast_are_told_so(strict: Running) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    with anna.live(table) as live:
        for _ in range(10):
            live.socket.send('{"type":"why","id":"w","move":"x"}')
        kinds = [live.hear_until(lambda message: message.get("re") == "w")["type"] for _ in range(10)]
        assert kinds.count("error") >= 5
        assert kinds[0] == "refused"


def test_requests_that_come_too_fast_are_told_so(strict: Running) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{strict.port}") as client:
        answers = [client.get("/api/games") for _ in range(60)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused
    assert refused[0].json()["error"]["key"] == "server-too-many-requests"
    assert refused[0].headers["x-content-type-options"] == "nosniff"


def test_tables_records_and_guests_are_limited(strict: Running) -> None:
    anna = Person(strict.port)
    wish = {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}]}
    assert [anna.post("/api/tables", **wish).status_code for _ in range(3)] == [201, 201, 429]
    assert anna.http.post("/api/replays", content="x").status_code == 400
    assert anna.http.post("/api/replays", content="x").status_code == 429
    for _ in range(5):
        Person(strict.port)
    assert httpx.get(f"http://127.0.0.1:{strict.port}/api/me").status_code == 429


def test_connections_are_limited(strict: Running) -> None:
    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    with anna.live(table), anna.live(table):
        address = f"ws://127.0.0.1:{strict.port}/api/tables/{table}/live"
        with connect(address, additional_headers={"cookie": f"duomo={anna.cookie}"}) as third:
            assert json.loads(third.recv())["words"]["key"] == "server-too-many-connections"
    wait_until(lambda: not strict.hub.rooms[table].connections)
    with anna.live(table):
        pass


def test_a_connection_that_does_not_answer_pings_is_closed(strict: Running) -> None:
    import socket
    from base64 import b64encode

    anna = Person(strict.port)
    table, _ = anna.table(seats="me screen")
    with socket.create_connection(("127.0.0.1", strict.port)) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{strict.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {b64encode(b'0123456789abcdef').decode()}\r\n\r\n".encode()
        )
        wait_until(lambda: bool(strict.hub.rooms[table].connections))
        wait_until(lambda: not strict.hub.rooms[table].connections)


def test_bodies_are_limited(person: Make) -> None:
    anna = person()
    large = {"game": "basilica", "players": 2, "seats": [], "options": {"x": "y" * 100_000}}
    assert anna.post("/api/tables", **large).status_code == 413
    assert anna.http.post("/api/replays", content=b"x" * 1_500_000).status_code == 413
    assert anna.http.post("/api/replays", content=b"\xff\xff").status_code == 400


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {}),
        ("/api/tables", {"game": "chess", "players": 2, "seats": [{"who": "me"}, {"who": "me"}]}),
        ("/api/tables", {"game": "basilica", "players": 2, "seats": [{"who": "me"}]}),
        ("/api/tables", {"game": "basilica", "players": 3, "seats": [{"who": "me"}] * 3}),
        ("/api/tables", {"game": "basilica", "players": 2, "seats": [{"who": "bot", "level": "random"}] * 2}),
        ("/api/tables", {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "bot"}]}),
        (
            "/api/tables",
            {"game": "basilica", "players": 2, "seats": [{"who": "me"}] * 2, "options": {"a": "b"}},
        ),
        ("/api/games/basilica/check", {"players": "two"}),
    ],
)
def test_what_does_not_fit_is_refused_in_words(person: Make, path: str, body: dict[str, object]) -> None:
    answer = person().post(path, **body)
    assert answer.status_code == 400
    assert answer.json()["error"]["key"].startswith("server-")
    assert answer.json()["detail"]


def test_only_our_own_page_may_change_things(person: Make, server: Running) -> None:
    anna = person()
    wish = {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}]}
    foreign = anna.http.post("/api/tables", json=wish, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403
    assert foreign.json()["error"]["key"] == "server-other-site"
    own = anna.http.post("/api/tables", json=wish, headers={"origin": f"http://127.0.0.1:{server.port}"})
    assert own.status_code == 201
    address = f"ws://127.0.0.1:{server.port}/api/tables/{own.json()['table']}/live"
    with pytest.raises(Exception, match="403"), connect(address, origin=Origin("https://elsewhere.example")):
        pass


def test_browsers_are_told_what_the_page_may_do(person: Make) -> None:
    anna = person()
    for path in ("/", "/healthz", "/api/games", "/nothing/here", "/api/schema/openapi.json"):
        headers = anna.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
    assert anna.http.get("/nothing/here").json()["error"]["key"] == "server-not-found"
    assert anna.http.delete("/api/games").status_code == 405


def test_the_cookie_is_for_the_server_alone(server: Running) -> None:
    answer = httpx.get(
        f"http://127.0.0.1:{server.port}/api/me", headers={"accept-language": "de-CH,de;q=0.9"}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.json()["language"] == "de"
    assert answer.cookies["duomo"] not in answer.text


def test_a_forged_cookie_is_nobody(server: Running) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", cookies={"duomo": "x" * 22}) as client:
        assert client.put("/api/me", json={"name": "Mallory"}).status_code == 401
        assert client.get("/api/tables").json() == {"running": [], "finished": [], "unreadable": []}


def test_languages_of_browsers() -> None:
    assert language_of("fr-CA,fr;q=0.8,en;q=0.5") == "fr"
    assert language_of("ja,it;q=0.8") == "it"
    assert language_of("ja") == language_of("") == "en"


def test_a_bucket_allows_bursts_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = [100.0]
    monkeypatch.setattr("duomo.http.gate.limits.time.monotonic", lambda: moment[0])
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    moment[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
