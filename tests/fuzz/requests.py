"""Raw requests and live frames: answered with a status below 500, or the connection is closed."""

from __future__ import annotations

import json
import random
import socket
from urllib.parse import quote

from fuzz.mutations import mutated, odd_text
from server_tools import Person

PATHS = (
    "/",
    "/healthz",
    "/api/me",
    "/api/games",
    "/api/games/{game}/check",
    "/api/games/{game}/texts/en",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/entries?start={number}&stop=9",
    "/api/tables/{table}/moves",
    "/api/tables/{table}/undo",
    "/api/tables/{table}/seats",
    "/api/tables/{table}/links",
    "/api/tables/{table}/why?move={text}",
    "/api/tables/{table}/record",
    "/api/links/{text}",
    "/api/replays",
    "/api/replays/{table}",
    "/api/replays/{table}/steps?start={number}",
    "/api/replays/{table}/offers?at={number}",
    "/api/components/{game}?language={text}",
    "/api/rules/{text}",
    "/table/{text}",
    "/join/{text}",
    "/{text}",
    "/assets/{text}",
    "/api/schema/openapi.json",
)
BODIES = (
    {"name": "Anna", "language": "de"},
    {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}], "options": {}},
    {"seat": 0, "move": "x", "after": 1, "id": "a"},
    {"seat": 0, "to": 1, "after": 1},
    {"token": "x" * 22, "name": "Anna"},
    {"players": 2, "options": {"a": "b"}},
)
HEADERS = (
    "Origin: http://[",
    "Origin: \x7f",
    "Cookie: duomo=\xff; duomo=x; =;",
    "Accept-Language: " + "a" * 4000,
    "Content-Type: text/plain; charset=nowhere",
    "Content-Type: multipart/form-data; boundary=",
    "If-None-Match: *",
    "Accept-Encoding: \xff, br;q=x",
    "X-Forwarded-For: ::1, x, " + "1" * 300,
    "Range: bytes=9-1",
    "Expect: 100-continue",
    "Accept: text/html",
    "Host: [",
)


def request(chance: random.Random, person: Person, table: str) -> bytes:
    """A request that is nearly right."""

    def fill(place: str, right: str) -> str:
        odd = chance.random() < 0.5
        value = odd_text(chance)[:6000] if odd else right
        return chance.choice((quote(value, safe=""), quote(value, errors="replace"))) if odd else value

    path = chance.choice(PATHS)
    for place, right in (("game", "basilica"), ("table", table), ("number", "3"), ("text", "x")):
        path = path.replace("{" + place + "}", fill(place, right))
    body = json.dumps(chance.choice(BODIES))
    if chance.random() < 0.7:
        body = mutated(body, chance)
    method = chance.choice(
        ("GET", "POST", "PUT", "GET", "POST", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW")
    )
    sent = body.encode("utf-8", "replace") if method in ("POST", "PUT", "PATCH") else b""
    size = len(sent) if chance.random() < 0.95 else chance.choice((0, -1, 10**30))
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{person.port}",
        f"Cookie: duomo={person.cookie}",
        f"Content-Length: {size}",
        "Content-Type: application/json",
        "Connection: close",
    ]
    lines += chance.sample(HEADERS, chance.choice((0, 0, 1, 2)))
    return "\r\n".join(lines).encode("latin-1", "replace") + b"\r\n\r\n" + sent


def status_of(raw: bytes, port: int) -> int | None:
    """The status of the answer; None when the connection was closed without one."""
    with socket.create_connection(("127.0.0.1", port), 60) as connection:
        try:
            connection.sendall(raw)
            connection.shutdown(socket.SHUT_WR)
            answer = b""
            while len(answer) < 12 and (more := connection.recv(65536)):
                answer += more
        except ConnectionError:
            return None
    return int(answer[9:12]) if answer[:5] == b"HTTP/" else None


FRAMES = (
    {"type": "move", "id": "a", "seat": 0, "move": "x", "after": 1},
    {"type": "undo", "id": "b", "seat": 0, "to": 1, "after": 1},
    {"type": "answer", "id": "c", "seat": 0, "agree": True},
    {"type": "why", "id": "d", "move": "x"},
    {"type": "ping"},
)


def frame(chance: random.Random) -> str | bytes:
    text = mutated(json.dumps(chance.choice(FRAMES)), chance)[:3000]
    text = text.encode("utf-8", "replace").decode()
    return text if chance.random() < 0.8 else text.encode() + bytes([chance.randrange(256)])
