"""Sessions: a cookie per browser, renewed after a day, ended on the server."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from duomo.http.people import guests
from duomo.play.people.devices import device_of
from duomo.play.people.tokens import hashed
from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.database import make_engine
from duomo.store.house import House
from server_tools import Person, Running

Make = Callable[..., Person]
PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
TLS = {"x-forwarded-proto": "https"}
"""As sent by a proxy on the same machine."""


def client(server: Running, token: str | None = None, name: str = guests.COOKIE) -> httpx.Client:
    headers = {} if token is None else {"cookie": f"{name}={token}"}
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", headers=headers)


def make_old(server: Running, token: str) -> None:
    """Make the session two days old, with its first cookie."""
    then = now() - 2 * guests.ROTATE
    engine = make_engine(server.settings.database)
    sessions = schema.sessions
    with engine.begin() as connection:
        connection.execute(
            sa.update(sessions).where(sessions.c.token_hash == hashed(token)).values(created=then, since=then)
        )
    server.guard.guests.known.clear()


def test_a_cookie_is_renewed_and_the_old_one_ends(person: Make, server: Running) -> None:
    anna = person("Anna")
    first = anna.cookie
    assert "set-cookie" not in anna.http.get("/api/me").headers, "it is new"
    make_old(server, first)
    answer = anna.http.get("/api/me")
    assert answer.json()["guest"] == anna.me["guest"]
    assert anna.cookie != first
    with client(server, first) as other:
        assert other.get("/api/me").json()["guest"] == anna.me["guest"], "another window, a moment later"
    monkey = pytest.MonkeyPatch()
    monkey.setattr("duomo.http.people.guests.now", lambda: now() + guests.GRACE + 1000)
    with client(server, first) as other:
        assert other.put("/api/me", json={"name": "Eve"}).status_code == 401
    monkey.undo()
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_sessions_are_listed_and_end_on_the_server(person: Make) -> None:
    anna, phone = person("Anna"), person()
    link = anna.post("/api/me/links").json()["link"].removeprefix("/here/")
    phone.http.headers["user-agent"] = PHONE
    phone.post(f"/api/here/{link}").raise_for_status()
    listed = anna.http.get("/api/me/sessions").json()
    assert [(one["this"], one["device"]) for one in listed] == [(True, ""), (False, "Firefox · Android")]
    assert anna.http.delete(f"/api/me/sessions/{listed[1]['id']}").status_code == 200
    assert phone.http.put("/api/me", json={"name": "Eve"}).status_code == 401
    gone = anna.http.delete(f"/api/me/sessions/{listed[0]['id']}")
    assert "max-age=0" in gone.headers["set-cookie"].lower()


def test_a_browser_whose_cookie_is_renewed_stays_one(person: Make, server: Running) -> None:
    """It is listed once, with the date of its first visit; ending it ends everything started with either
    cookie.
    """
    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    first = anna.cookie
    make_old(server, first)
    with anna.live(table) as live:
        anna.http.get("/api/me").raise_for_status()
        second = anna.cookie
        assert second != first
        [own] = anna.http.get("/api/me/sessions").json()
        assert own["this"]
        assert datetime.fromisoformat(own["created"]).timestamp() < now() / 1000 - 24 * 3600
        anna.http.delete(f"/api/me/sessions/{own['id']}").raise_for_status()
        with pytest.raises(ConnectionClosed) as closed:
            live.hear_until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    for cookie in (first, second):
        with client(server, cookie) as other:
            assert other.put("/api/me", json={"name": "Eve"}).status_code == 401


def test_the_end_of_an_old_cookie_is_not_the_end_of_its_browser(person: Make, server: Running) -> None:
    anna = person("Anna")
    make_old(server, anna.cookie)
    [own] = anna.http.get("/api/me/sessions").json()
    anna.http.get("/api/me").raise_for_status()
    monkey = pytest.MonkeyPatch()
    monkey.setattr("duomo.store.house.now", lambda: now() + guests.GRACE + 1000)
    assert own["id"] not in House(server.hub.store.engine).ended_sessions(now())
    anna.http.delete(f"/api/me/sessions/{own['id']}").raise_for_status()
    monkey.undo()
    assert own["id"] in House(server.hub.store.engine).ended_sessions(now() - 60_000)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        ("(iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile Safari/604.1", "Safari · iPhone"),
        ("(Windows NT 10.0; Win64; x64) Chrome/138.0 Safari/537.36 Edg/138.0", "Edge · Windows"),
        ("(Macintosh; Intel Mac OS X 10_15_7) Chrome/138.0 Safari/537.36", "Chrome · Mac"),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_what_a_browser_is(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_a_session_that_ends_closes_its_live_connections(person: Make) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        own = anna.http.get("/api/me/sessions").json()[0]["id"]
        anna.http.delete(f"/api/me/sessions/{own}")
        with pytest.raises(ConnectionClosed) as closed:
            live.hear_until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_nobody_ends_the_session_of_another(person: Make) -> None:
    anna, bruno = person(), person()
    own = anna.http.get("/api/me/sessions").json()[0]["id"]
    assert bruno.http.delete(f"/api/me/sessions/{own}").status_code == 404
    assert anna.http.get("/api/me/sessions").json()[0]["id"] == own


def test_behind_tls_the_cookie_is_for_this_host_alone(server: Running) -> None:
    with client(server) as browser:
        answer = browser.get("/api/me", headers=TLS)
    said = answer.headers["set-cookie"]
    assert said.startswith("__Host-duomo=")
    assert "secure" in said.lower()
    assert "path=/;" in said.lower() + ";"
    assert "domain" not in said.lower()
    token = said.partition("=")[2].partition(";")[0]
    with client(server, token, guests.SECURE_COOKIE) as browser:
        assert browser.get("/api/me", headers=TLS).json()["guest"] == answer.json()["guest"]


def test_a_plain_cookie_does_not_count_behind_tls(person: Make, server: Running) -> None:
    """A neighbour under the same domain, or somebody on the network path, can plant one."""
    mallory = person("Mallory")
    with client(server, mallory.cookie) as victim:
        assert victim.get("/api/me", headers=TLS).json()["guest"] != mallory.me["guest"]


def test_who_had_a_plain_cookie_before_keeps_everything(person: Make, server: Running) -> None:
    """Older sessions have the id of their guest."""
    anna = person("Anna")
    engine = make_engine(server.settings.database)
    sessions = schema.sessions
    with engine.begin() as connection:
        which = sessions.c.token_hash == hashed(anna.cookie)
        connection.execute(sa.update(sessions).where(which).values(id=anna.me["guest"]))
    server.guard.guests.known.clear()
    with client(server, anna.cookie) as browser:
        answer = browser.get("/api/me", headers=TLS)
        assert answer.json()["guest"] == anna.me["guest"]
        assert answer.headers["set-cookie"].startswith("__Host-duomo=")
