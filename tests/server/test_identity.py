"""A person is the same on all devices, chooses their name, and can be known or forgotten completely."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from duomo.http.settings import Settings
from duomo.play.tables.rows import now
from qr import text_of
from server_tools import GENEROUS, Cluster, Person, Running, free_port

Make = Callable[..., Person]


def link_of(one: Person) -> str:
    answer = one.post("/api/me/links").raise_for_status().json()
    return str(answer["link"]).removeprefix("/here/")


def come(one: Person, token: str) -> httpx.Response:
    return one.post(f"/api/here/{token}")


def wrong(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["key"]).removeprefix("server-")


def test_a_guest_carries_on_at_another_device(person: Make) -> None:
    anna, phone = person("Anna"), person()
    table, _ = anna.table("basilica", "me bot")
    token = link_of(anna)
    behind = {"games": 0, "comes": True}
    here = phone.http.get(f"/api/here/{token}").json()
    assert here == {"name": "Anna", "same": False, "known": False, "behind": behind}
    assert come(phone, token).json()["guest"] == anna.me["guest"]
    assert any(seat["mine"] for seat in phone.snapshot(table)["seats"])
    assert any(seat["mine"] for seat in anna.snapshot(table)["seats"]), "both devices are theirs"
    assert len(phone.http.get("/api/me/sessions").json()) == 2


def test_such_a_link_works_once(person: Make) -> None:
    anna, phone, thief = person("Anna"), person(), person()
    token = link_of(anna)
    come(phone, token).raise_for_status()
    assert wrong(come(thief, token)) == "no-ticket"
    assert wrong(thief.http.get(f"/api/here/{token}")) == "no-ticket"
    assert thief.http.get("/api/me").json()["guest"] == thief.me["guest"]


def test_the_code_is_the_link(person: Make) -> None:
    anna = person("Anna")
    told = anna.post("/api/me/links").json()
    assert text_of(told["qr"]) == f"http://127.0.0.1:{anna.port}{told['link']}"


def test_a_name_changes_everywhere(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    open_table, links = anna.table("basilica", "me friend")
    bruno.take(open_table, links[1])
    with bruno.live(open_table) as live:
        anna.http.put("/api/me", json={"name": "Bruno"}).raise_for_status()
        names = ["Bruno", "Bruno (2)"]
        live.hear_until(
            lambda message: (
                message["type"] == "seats" and sorted(seat["name"] for seat in message["seats"]) == names
            )
        )
    bruno.http.put("/api/me", json={"name": "Karl"}).raise_for_status()
    left = {seat["name"] for seat in anna.snapshot(open_table)["seats"]}
    assert left == {"Bruno (2)", "Karl"}
    assert {note["name"] for note in anna.snapshot(open_table)["seatings"]} == {"Karl"}


def test_a_name_changes_at_tables_that_nobody_has_open(server: Running, person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    server.hub.rooms.pop(table)
    anna.http.put("/api/me", json={"name": "Ada"}).raise_for_status()
    server.hub.rooms.pop(table, None)
    assert [seat["name"] for seat in anna.snapshot(table)["seats"]] == ["Ada", None]


def test_everything_is_told_and_nothing_secret(person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me bot")
    with anna.live(table) as live:
        live.play_on(2)
    anna.post("/api/me/tellings/calendar").raise_for_status()
    keys = {"p256dh": "BP" + "a" * 85, "auth": "b" * 22}
    anna.post("/api/me/tellings/push", endpoint="https://push.example.org/x", keys=keys).raise_for_status()
    answer = anna.http.get("/api/me/everything").raise_for_status()
    assert "attachment" in answer.headers["content-disposition"]
    everything = answer.json()
    assert everything["guests"][0]["name"] == "Anna"
    assert [seat["table_id"] for seat in everything["seats"]] == [table]
    assert len(everything["moves"]) >= 2
    assert len(everything["sessions"]) == 1
    assert len(everything["telling_wishes"]) == len(everything["push_subscriptions"]) == 1
    assert "hash" not in answer.text
    assert "seed" not in answer.text
    assert not [key for key in keys.values() if key in answer.text]
    assert answer.headers["content-encoding"] == "gzip"
    plain = anna.http.get("/api/me/everything", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json().keys() == everything.keys()


def forget_leaving(server: Running) -> None:
    """As the server does every hour."""
    identity: Any = server.guard.app.app.dependencies["identity"].dependency()
    asyncio.run_coroutine_threadsafe(identity.forget_leaving(), server.hub.writer.loop).result(60)


def test_who_wants_to_be_forgotten_can_change_their_mind(
    server: Running, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, phone = person("Anna"), person("Bruno"), person()
    table, links = anna.table("basilica", "me friend", stand_in="random")
    bruno.take(table, links[1])
    link = link_of(anna)
    assert anna.http.get("/api/me").json()["regret_days"] == 7
    at = anna.http.delete("/api/me").raise_for_status().json()["at"]
    assert anna.http.get("/api/me").json()["leaving"] == at
    assert bruno.http.get(f"/api/people/{anna.me['guest']}").status_code == 404
    assert [seat["gone"] for seat in bruno.snapshot(table)["seats"]] == ["away", None]
    forget_leaving(server)
    assert come(phone, link).json()["leaving"] == at, "by the same device, or by a link"
    assert phone.post("/api/me/stay").raise_for_status().json()["leaving"] is None
    assert [seat["gone"] for seat in bruno.snapshot(table)["seats"]] == [None, None]
    anna.http.delete("/api/me").raise_for_status()
    bot = anna.post("/api/me/tokens", name="Robo", scopes=["read"]).json()["token"]["guest"]
    later = now() + 8 * 24 * 3600 * 1000
    with monkeypatch.context() as patched:
        patched.setattr("duomo.http.people.identity.now", lambda: later)
        forget_leaving(server)
    assert anna.http.get("/api/me").json()["guest"] != anna.me["guest"]
    assert server.hub.store.guest_of(bot).name == ""
    assert [seat["gone"] for seat in bruno.snapshot(table)["seats"]] == ["resigned", None]
    assert "Anna" not in bruno.http.get(f"/api/tables/{table}").text


def test_everything_can_be_deleted_at_once(sqlite: str) -> None:
    running = Running(sqlite, GENEROUS, more={"regret_days": 0})
    anna, bruno = Person(running.port, "Anna"), Person(running.port, "Bruno")
    table, links = anna.table("basilica", "me friend", stand_in="random")
    bruno.take(table, links[1])
    anna.post("/api/me/vacation", days=3).raise_for_status()
    link_of(anna)
    guest = anna.me["guest"]
    anna.http.delete("/api/me").raise_for_status()
    assert anna.http.get("/api/me").json()["guest"] != guest
    seats = bruno.snapshot(table)["seats"]
    assert [(seat["name"], seat["gone"]) for seat in seats if not seat["mine"]] == [(None, "resigned")]
    assert "Anna" not in bruno.http.get(f"/api/tables/{table}").text
    with bruno.live(table) as live:
        live.play_on()
        assert live.now["over"]
    for one in (anna, bruno):
        one.close()
    running.stop()


def test_nobody_takes_what_is_anothers_by_passkey(person: Make) -> None:
    anna = person("Anna")
    assert wrong(anna.post("/api/passkeys", credential={})) == "bad-passkey"
    said = {"id": "x", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiJhYmNkZWZnaCJ9"}}
    assert wrong(anna.post("/api/passkeys", credential=said)) == "no-ticket"
    assert wrong(anna.post("/api/me/passkeys", credential=said)) == "no-ticket"
    options = anna.post("/api/me/passkeys/options").json()
    assert options["user"]["name"] == "Anna"
    assert options["authenticatorSelection"]["residentKey"] == "required"


# ---- e-mail --------------------------------------------------------------------------------------


class Letters:
    """The letters a mail server has received."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - its name
        self.letters.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
        return "250 OK"

    def token(self) -> str:
        found = re.search(r"/here/([\w-]+)", self.letters[-1].get_content())
        assert found is not None
        return found[1]


@pytest.fixture
def letters() -> Iterator[tuple[Letters, int]]:
    handler, port = Letters(), free_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, port
    controller.stop()


def mail_at(port: int) -> dict[str, Any]:
    """Settings of a server that sends e-mail there."""
    return {
        "mail_host": "127.0.0.1",
        "mail_port": port,
        "mail_from": "duomo@example.org",
        "mail_security": "none",
    }


@pytest.fixture(params=["sqlite", "postgresql"])
def mailing(request: pytest.FixtureRequest, letters: tuple[Letters, int]) -> Iterator[Running]:
    if request.param == "sqlite":
        database = str(request.getfixturevalue("sqlite"))
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.database()
    running = Running(database, GENEROUS, more=mail_at(letters[1]))
    yield running
    running.stop()


def test_a_link_by_email(mailing: Running, letters: tuple[Letters, int]) -> None:
    box = letters[0]
    anna, elsewhere = Person(mailing.port, "Anna"), Person(mailing.port)
    anna.http.put("/api/me", json={"language": "fr"}).raise_for_status()
    assert anna.http.get("/api/me/email").json() == {"offered": True, "address": None}
    anna.post("/api/me/email", address="Anna@example.org").raise_for_status()
    assert box.letters[-1]["to"] == "anna@example.org"
    assert "Duomo" in box.letters[-1]["subject"]
    assert "Ouvrez" in box.letters[-1].get_content()
    come(anna, box.token()).raise_for_status()
    assert anna.http.get("/api/me/email").json()["address"] == "anna@example.org"
    elsewhere.post("/api/sign-in", address="ANNA@example.org").raise_for_status()
    assert come(elsewhere, box.token()).json()["guest"] == anna.me["guest"]
    count = len(box.letters)
    elsewhere.post("/api/sign-in", address="nobody@example.org").raise_for_status()
    assert len(box.letters) == count, "and nobody learns that it is not known"
    anna.http.delete("/api/me/email").raise_for_status()
    assert anna.http.get("/api/me/email").json()["address"] is None
    for one in (anna, elsewhere):
        one.close()


@pytest.mark.parametrize(
    "said",
    [
        {"host": "attacker.example"},
        {"host": "192.0.2.7:8400"},
        {"host": "attacker.example", "origin": "http://attacker.example"},
        {"host": "192.0.2.7", "x-forwarded-host": "attacker.example"},
    ],
)
def test_letters_lead_to_the_public_address_whatever_the_server_is_called(
    sqlite: str, letters: tuple[Letters, int], said: dict[str, str]
) -> None:
    """As when listening on a network: every name and every bare address is allowed."""
    running = Running(sqlite, GENEROUS, more={**mail_at(letters[1]), "host": "0.0.0.0"})
    anna, thief = Person(running.port, "Anna"), Person(running.port)
    anna.post("/api/me/email", address="anna@example.org").raise_for_status()
    come(anna, letters[0].token()).raise_for_status()
    asked = thief.http.post("/api/sign-in", json={"address": "anna@example.org"}, headers=said)
    assert asked.status_code == 202, "it is let in, by whatever name"
    text = letters[0].letters[-1].get_content()
    assert f"http://127.0.0.1:{running.port}/here/" in text
    assert "attacker" not in text
    assert "192.0.2.7" not in text
    for one in (anna, thief):
        one.close()
    running.stop()


def test_without_a_public_address_no_letter_is_sent(sqlite: str, letters: tuple[Letters, int]) -> None:
    running = Running(sqlite, GENEROUS, more={**mail_at(letters[1]), "public_address": ""})
    anna = Person(running.port, "Anna")
    assert anna.http.get("/api/me/email").json()["offered"] is False
    assert wrong(anna.post("/api/sign-in", address="anna@example.org")) == "no-mail-server"
    anna.close()
    running.stop()


@pytest.mark.parametrize("address", ["", "anna", "a@b\nBcc: c@d", "<a@b>", "a@b, c@d"])
def test_addresses_that_are_none(mailing: Running, letters: tuple[Letters, int], address: str) -> None:
    anna = Person(mailing.port, "Anna")
    assert wrong(anna.post("/api/me/email", address=address)) == "bad-request"
    assert not letters[0].letters
    anna.close()


def test_without_a_mail_server_nobody_is_offered_it(person: Make) -> None:
    anna = person("Anna")
    assert anna.http.get("/api/me/email").json() == {"offered": False, "address": None}
    assert wrong(anna.post("/api/me/email", address="anna@example.org")) == "no-mail-server"
    assert wrong(anna.post("/api/sign-in", address="anna@example.org")) == "no-mail-server"


def test_a_mail_server_that_is_down(sqlite: str) -> None:
    more = {"mail_host": "127.0.0.1", "mail_port": free_port(), "mail_from": "duomo@example.org"}
    running = Running(sqlite, GENEROUS, more=more)
    anna = Person(running.port, "Anna")
    assert wrong(anna.post("/api/me/email", address="anna@example.org")) == "no-mail"
    anna.close()
    running.stop()


def test_links_are_limited(sqlite: str) -> None:
    limits = Settings(database="").limits
    running = Running(sqlite, limits)
    anna = Person(running.port, "Anna")
    answers = [anna.post("/api/me/links") for _ in range(limits.tickets + 1)]
    assert wrong(answers[-1]) == "too-many-tickets"
    anna.close()
    running.stop()
