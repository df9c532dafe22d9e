"""People who are not looking are notified, once, in the ways they have chosen: push, e-mail, a calendar."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import re
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
import httpx
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from duomo.core.words.phrase import say
from duomo.http.calling.pushing import Delivery, check_endpoint, is_public, new_keys
from duomo.http.settings import Settings
from duomo.play.people.calendar import Deadline, calendar, folded
from duomo.play.trouble import ServerTrouble
from duomo.store.tellings import Subscription
from server_tools import GENEROUS, Person, Running, free_port, wait_until


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """A push service with one browser behind it, which decrypts what it is sent."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.read: list[Any] = []
        self.headers: list[dict[str, str]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.headers.append({name.lower(): value for name, value in self.headers.items()})
                plain = http_ece.decrypt(body, private_key=service.key, auth_secret=service.secret)
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()
                service.read.append(json.loads(plain))

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/push/abc"

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": self.endpoint, "keys": {"p256dh": text_of(point), "auth": text_of(self.secret)}}

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Letters:
    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - its name
        self.letters.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"


class Telling:
    """A server that notifies people, with the test deciding when it checks."""

    def __init__(self, database: str, mail_port: int) -> None:
        more = {
            "push_private": True,
            "mail_host": "127.0.0.1",
            "mail_port": mail_port,
            "mail_from": "duomo@example.org",
            "mail_security": "none",
        }
        self.running = Running(database, GENEROUS, more=more)
        self.teller: Any = self.running.guard.app.app.dependencies["teller"].dependency()
        self.teller.patience = 0

    def look(self) -> None:
        """As if a minute had passed; returns when everything due has been pushed."""

        async def whole() -> None:
            self.teller.looks = 0
            await self.teller.look()
            while self.teller.queued:
                await asyncio.sleep(0.01)

        asyncio.run_coroutine_threadsafe(whole(), self.running.hub.writer.loop).result(60)


@pytest.fixture
def push() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()


@pytest.fixture
def letters() -> Iterator[tuple[Letters, int]]:
    handler, port = Letters(), free_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, port
    controller.stop()


@pytest.fixture
def telling(database: str, letters: tuple[Letters, int]) -> Iterator[Callable[[], Telling]]:
    """Servers on one database, as many as a test needs."""
    made: list[Telling] = []

    def make() -> Telling:
        made.append(Telling(database, letters[1]))
        return made[-1]

    yield make
    for one in made:
        one.running.stop()


def waiting_game(port: int, **more: Any) -> tuple[Person, Person, str]:
    """The person who has to decide, the one waiting for them, and the table."""
    anna, bruno = Person(port, "Anna"), Person(port, "Bruno")
    table, links = anna.table("basilica", "me friend", **more)
    bruno.take(table, links[1])
    first = anna.snapshot(table)["now"]["decider"] == 0
    return (anna, bruno, table) if first else (bruno, anna, table)


def pass_on(one: Person, table: str) -> None:
    with one.live(table) as live:
        while live.now["yours"] is not None and not live.now["over"]:
            live.play()


def check_vapid(header: str, public: str) -> dict[str, Any]:
    """The claims signed by the server with the key it shows to browsers."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = bytes_of(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(public))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(bytes_of(signed.split(".")[1]))
    return claims


def test_one_message_for_each_turn_to_who_does_not_look(
    telling: Callable[[], Telling], push: PushService
) -> None:
    house = telling()
    mover, waiter, table = waiting_game(house.running.port)
    mover.http.put("/api/me", json={"language": "fr"}).raise_for_status()
    mover.post("/api/me/tellings/push", **push.subscription()).raise_for_status()
    house.look()
    house.look()
    [said] = push.read
    assert "C’est à vous" in said["body"]
    assert "Basilica" in said["body"]
    assert [said["path"], said["turns"], said["tag"]] == [f"/table/{table}", 1, table]
    public = mover.http.get("/api/me/tellings").json()["push_key"]
    claims = check_vapid(push.headers[0]["authorization"], public)
    assert claims["aud"] == push.endpoint.removesuffix("/push/abc")
    assert claims["sub"] == "mailto:duomo@example.org"
    assert push.headers[0]["topic"] == table
    # Another process of the server, and one that starts later, do not notify again, and have the same keys.
    other = telling()
    other.look()
    assert other.teller.keys == house.teller.keys
    assert len(push.read) == 1
    # Within the turn there is no second notification; the next turn is notified by one of the two.
    pass_on(mover, table)
    pass_on(waiter, table)
    threads = [threading.Thread(target=one.look) for one in (house, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(push.read) == 2
    for one in (mover, waiter):
        one.close()


def test_who_looks_is_not_told_and_who_hides_the_page_is(
    telling: Callable[[], Telling], push: PushService
) -> None:
    house = telling()
    mover, waiter, table = waiting_game(house.running.port)
    mover.post("/api/me/tellings/push", **push.subscription()).raise_for_status()
    with mover.live(table):
        house.look()
        assert push.read == []
    house.look()
    assert push.read == [], "they saw it"
    pass_on(mover, table)
    with mover.live(table) as live:
        live.socket.send('{"type": "ping", "looking": false}')
        live.hear_until(lambda message: message["type"] == "pong")
        pass_on(waiter, table)
        house.look()
    assert len(push.read) == 1
    for one in (mover, waiter):
        one.close()


def test_a_browser_that_is_gone_is_forgotten_and_any_can_be_switched_off(
    telling: Callable[[], Telling], push: PushService
) -> None:
    house = telling()
    mover, waiter, table = waiting_game(house.running.port)
    told = mover.post("/api/me/tellings/push", **push.subscription()).raise_for_status().json()
    assert waiter.http.delete(f"/api/me/tellings/push/{told['id']}").status_code == 200
    assert [one["id"] for one in mover.http.get("/api/me/tellings").json()["push"]] == [told["id"]]
    push.status = 410
    house.look()
    assert len(push.read) == 1
    assert mover.http.get("/api/me/tellings").json()["push"] == []
    waiter.post("/api/me/tellings/push", **push.subscription()).raise_for_status()
    waiter.http.delete(f"/api/me/tellings/push/{told['id']}").raise_for_status()
    pass_on(mover, table)
    house.look()
    assert len(push.read) == 1
    for one in (mover, waiter):
        one.close()


def test_anything_can_be_told_once(telling: Callable[[], Telling], push: PushService) -> None:
    house = telling()
    anna = Person(house.running.port, "Anna")
    anna.post("/api/me/tellings/push", **push.subscription()).raise_for_status()
    loop = house.running.hub.writer.loop
    for _ in range(2):
        words = say("telling-turn", game="Basilica")
        work = house.teller.tell(anna.me["guest"], "invited by Bruno", words, "/join/abc")
        asyncio.run_coroutine_threadsafe(work, loop).result(60)
        house.look()
    assert [said["path"] for said in push.read] == ["/join/abc"]
    anna.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://[::1]/a",
        "https://10.1.2.3/a",
        "https://[::ffff:192.168.1.1]/a",
        "https://169.254.169.254/latest",
        "https://localhost/a",
        "https://printer.local/a",
        "https://push.example.org:8443/a",
        "https://me@push.example.org/a",
        "ftp://push.example.org/a",
        "https://[::1/a",
    ],
)
def test_nothing_is_sent_to_addresses_of_this_network(endpoint: str) -> None:
    with pytest.raises(ServerTrouble):
        check_endpoint(Settings(database=""), endpoint)


def test_a_name_that_leads_into_this_network_is_seen_when_it_is_called(
    push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_endpoint(Settings(database=""), "https://push.example.org/a")
    assert is_public("1.1.1.1")
    assert not is_public("fe80::1%eth0")
    place = push.server.server_address
    resolved = [(2, 1, 6, "", ("127.0.0.1", place[1]))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: resolved)
    keys = push.subscription()["keys"]
    to = Subscription("x", "x", "https://push.example.org/a", keys["p256dh"], keys["auth"], 0)
    assert Delivery(Settings(database="")).send(new_keys(), to, "x", {"body": "x"}) != "sent"
    assert push.headers == []


# ---- letters -------------------------------------------------------------------------------------

DAYS = {"kind": "days", "seconds": 2 * 24 * 3600}


def prove_address(one: Person, box: Letters, address: str) -> None:
    one.post("/api/me/email", address=address).raise_for_status()
    found = re.search(r"/here/([\w-]+)", box.letters.pop().get_content())
    assert found is not None
    one.post(f"/api/here/{found[1]}").raise_for_status()


def test_one_letter_in_the_time_that_was_chosen(
    telling: Callable[[], Telling], letters: tuple[Letters, int]
) -> None:
    box, house = letters[0], telling()
    mover, waiter, table = waiting_game(house.running.port, pace=DAYS)
    for one in (mover, waiter):
        one.http.put("/api/me/tellings/mail", json={"hours": 24}).raise_for_status()
    house.look()
    assert box.letters == [], "nobody has an address that is proven"
    prove_address(mover, box, "mover@example.org")
    prove_address(waiter, box, "waiter@example.org")
    house.look()
    house.look()
    wait_until(lambda: bool(box.letters))  # the server's own check may be running
    [letter] = box.letters
    assert letter["to"] == "mover@example.org"
    assert f"/table/{table}" in letter.get_content()
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    pass_on(mover, table)
    telling().look()
    wait_until(lambda: len(box.letters) == 2)
    assert [one["to"] for one in box.letters] == ["mover@example.org", "waiter@example.org"]
    pass_on(waiter, table)
    house.look()
    assert len(box.letters) == 2, "the first letter is not a day old"
    stop = str(letter["list-unsubscribe"]).strip("<>")
    assert httpx.post(stop[:-1] + ("0" if stop[-1] != "0" else "1")).status_code == 404
    assert httpx.post(stop, content="List-Unsubscribe=One-Click").status_code == 200
    assert mover.http.get("/api/me/tellings").json()["mail_hours"] == 0
    for one in (mover, waiter):
        one.close()


def test_a_letter_that_is_not_taken_is_written_again(
    telling: Callable[[], Telling], letters: tuple[Letters, int]
) -> None:
    box, house = letters[0], telling()
    mover, waiter, _ = waiting_game(house.running.port, pace=DAYS)
    prove_address(mover, box, "again@example.org")
    mover.http.put("/api/me/tellings/mail", json={"hours": 1}).raise_for_status()
    settings = house.running.hub.settings
    house.running.hub.settings = Settings(
        database="",
        mail_host="127.0.0.1",
        mail_port=free_port(),
        mail_from="duomo@example.org",
        public_address=settings.public_address,
    )
    house.look()
    assert box.letters == []
    house.running.hub.settings = settings
    house.look()
    wait_until(lambda: bool(box.letters))
    assert [one["to"] for one in box.letters] == ["again@example.org"]
    for one in (mover, waiter):
        one.close()


# ---- the calendar --------------------------------------------------------------------------------


def test_a_calendar_of_deadlines_under_a_private_address(telling: Callable[[], Telling]) -> None:
    house = telling()
    mover, waiter, table = waiting_game(house.running.port, pace=DAYS)
    address = f"http://127.0.0.1:{house.running.port}"
    first, second = (mover.post("/api/me/tellings/calendar").json()["path"] for _ in range(2))
    assert httpx.get(address + first).status_code == 404, "a new address makes the old one void"
    answer = httpx.get(address + second)
    assert answer.headers["content-type"].startswith("text/calendar")
    lines = answer.content.decode().split("\r\n")
    assert lines[0] == "BEGIN:VCALENDAR"
    assert lines[-2:] == ["END:VCALENDAR", ""]
    assert all(len(line.encode()) <= 75 for line in lines)
    facts = dict(
        line.split(":", 1) for line in "\n".join(lines).replace("\n ", "").split("\n") if ":" in line
    )
    assert facts["URL"] == f"{address}/table/{table}"
    assert re.fullmatch(r"\d{8}T\d{6}Z", facts["DTSTART"])
    assert facts["DTSTAMP"] < facts["DTSTART"]
    pass_on(mover, table)
    assert "VEVENT" not in httpx.get(address + second).text
    mover.http.delete("/api/me/tellings/calendar").raise_for_status()
    assert httpx.get(address + second).status_code == 404
    for one in (mover, waiter):
        one.close()


def test_what_is_written_into_a_calendar() -> None:
    text = calendar(
        "É; a, b\\c\nd", [Deadline("u@duomo", 1_700_000_000_000, 0, "x" * 80 + "é" * 40, "https://a")]
    )
    assert "X-WR-CALNAME:É\\; a\\, b\\\\c\\nd\r\n" in text
    assert "DTSTART:20231114T221320Z\r\n" in text
    assert "SUMMARY:" + "x" * 80 + "é" * 40 in text.replace("\r\n ", "")
    assert "\n" not in text.replace("\r\n", "")
    assert folded("a" * 75) == "a" * 75


def test_without_a_mail_server_no_letters_are_offered(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    assert anna.http.get("/api/me/tellings").json()["mails"] is False
    assert anna.http.put("/api/me/tellings/mail", json={"hours": 24}).status_code == 409
    bad = {"endpoint": "https://127.0.0.1/a", "keys": {"p256dh": "a" * 87, "auth": "a" * 22}}
    assert anna.post("/api/me/tellings/push", **bad).status_code == 400
