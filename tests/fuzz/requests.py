"""Raw requests and live frames: answered with a status below 500, or the connection is closed."""

from __future__ import annotations

import json
import random
import re
import socket
from urllib.parse import quote

from fuzz.described import fitting, routes
from fuzz.mutations import mutated, odd_text
from server_tools import Person

PAGES = (
    "/",
    "/healthz",
    "/table/{text}",
    "/join/{text}",
    "/{text}",
    "/assets/{text}",
    "/api/schema/openapi.json",
)
"""Pages that the server's API description leaves out."""
LENGTH = re.compile(rb"Content-Length: (-?\d+)")
GO_ON = re.compile(rb"^HTTP/1.1 100[^\r]*\r\n\r\n")
PLACE = re.compile(r"{(\w+)}")
RIGHT = {"game": "basilica", "course": "basics", "language": "en", "number": "3", "seat": "0", "puzzle": "1"}
"""Valid values for path parameters, except tables; any other parameter is just a text."""
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
    """An almost valid request."""

    def fill(place: str, right: str) -> str:
        odd = chance.random() < 0.5
        value = odd_text(chance)[:6000] if odd else right
        return chance.choice((quote(value, safe=""), quote(value, errors="replace"))) if odd else value

    route = chance.choice(routes(person.port))
    method, path, body = route.method, route.path, "{}"
    if chance.random() < 0.1:
        path = chance.choice(PAGES)
    for place in PLACE.findall(path):
        right = table if place in ("table", "replay") else RIGHT.get(place, "x")
        path = path.replace("{" + place + "}", fill(place, right))
    if route.query and chance.random() < 0.8:
        asked = chance.sample(route.query, chance.randint(1, len(route.query)))
        path += "?" + "&".join(f"{name}={fill(name, RIGHT.get(name, '1'))}" for name in asked)
    if route.body is not None:
        body = json.dumps(fitting(person.port, route.body, chance))
    if chance.random() < 0.6:
        body = mutated(body, chance)
    if chance.random() < 0.2:
        method = chance.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"))
    sent = body.encode("utf-8", "replace") if method in ("POST", "PUT", "PATCH", "DELETE") else b""
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
    """The status of the answer; None if the connection was closed without one. If less is sent than
    announced, the client closes its side; otherwise it waits, because closing means it has gone.
    """
    head, _, body = raw.partition(b"\r\n\r\n")
    promised = LENGTH.search(head)
    with socket.create_connection(("127.0.0.1", port), 60) as connection:
        try:
            connection.sendall(raw)
            if promised is None or int(promised[1]) != len(body):
                connection.shutdown(socket.SHUT_WR)
            answer = b""
            while len(GO_ON.sub(b"", answer)) < 12 and (more := connection.recv(65536)):
                answer += more
        except ConnectionError:
            return None
    answer = GO_ON.sub(b"", answer)
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
