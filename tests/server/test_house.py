"""Server administrators: what they see and do, and that nobody else can."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from duomo.cli import main
from duomo.store import house
from duomo.store.database import make_engine
from server_tools import Person, Running, wait_until

Make = Callable[..., Person]
ACTS = [
    ("GET", "/api/house/overview", None),
    ("GET", "/api/house/tables", None),
    ("GET", "/api/house/people", None),
    ("POST", "/api/house/tables/" + "0" * 16 + "/close", None),
    ("POST", "/api/house/bans", {"kind": "guest", "who": "x"}),
    ("DELETE", "/api/house/bans?kind=guest&who=x", None),
    ("PUT", "/api/house/announcement", {"text": "x"}),
    ("PUT", "/api/house/draining", {"on": True}),
    ("POST", "/api/house/prune", {}),
    ("GET", "/api/house/backup", None),
]


@pytest.fixture
def steward(server: Running, person: Make) -> Person:
    one = person("Stella")
    engine = make_engine(server.settings.database)
    house.execute(engine, house.grant(one.me["guest"], True))
    assert one.http.get("/api/me").json()["steward"]
    return one


@pytest.mark.parametrize(("method", "path", "body"), ACTS)
def test_only_stewards_may(person: Make, method: str, path: str, body: dict[str, object] | None) -> None:
    anna = person()
    assert not anna.http.get("/api/me").json()["steward"]
    answer = anna.http.request(method, path, json=body)
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "server-no-steward"
    anna.http.cookies.clear()
    assert anna.http.request(method, path, json=body).status_code == 401


def test_a_steward_sees_tables_and_people(steward: Person, person: Make) -> None:
    anna = person("Anna of the Tables")
    table, _ = anna.table("basilica", "me screen")
    found = steward.http.get("/api/house/tables", params={"search": "of the tab"}).json()
    assert [row["id"] for row in found] == [table]
    people = steward.http.get("/api/house/people", params={"search": anna.me["guest"]}).json()
    assert [(row["name"], row["tables"]) for row in people] == [("Anna of the Tables", 1)]
    assert steward.http.get("/api/house/people", params={"search": "%"}).json() == []
    counts = steward.http.get("/api/house/overview").json()["counts"]
    assert counts["tables"] >= 1


def test_a_closed_table_is_seen_and_not_played_on(steward: Person, person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me bot", {"start_player": "1"})
    with anna.live(table) as live:
        assert steward.post(f"/api/house/tables/{table}/close").status_code == 200
        told = live.hear_until(lambda message: message["type"] == "table")
        assert told["snapshot"]["closed"]
        refused = live.play()
        assert refused["type"] == "refused"
        assert refused["words"]["key"] == "server-table-closed"
    assert anna.snapshot(table)["closed"]
    found = steward.http.get("/api/house/tables", params={"search": table}).json()
    assert found[0]["closed"]


def test_everybody_hears_an_announcement(steward: Person, person: Make) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        steward.http.put("/api/house/announcement", json={"text": "Tea <b>at</b> five", "minutes": 5})
        told = live.hear_until(lambda message: message["type"] == "announcement")
        assert told["text"] == "Tea <b>at</b> five"
        house = anna.http.get("/api/house").json()
        assert house == {"text": "Tea <b>at</b> five", "draining": False, "site": False}
        steward.http.put("/api/house/announcement", json={"text": ""})
        assert live.hear_until(lambda message: message["type"] == "announcement")["text"] == ""


def test_before_a_restart_nothing_new_is_begun(steward: Person, person: Make) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    wish = {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}]}
    try:
        assert steward.http.put("/api/house/draining", json={"on": True}).json()["draining"]
        assert anna.http.get("/readyz").status_code == 503
        assert anna.http.get("/healthz").status_code == 200
        refused = anna.post("/api/tables", **wish)
        assert refused.status_code == 503
        assert refused.json()["error"]["key"] == "server-draining"
        with anna.live(table) as live:
            assert live.play()["type"] == "done", "what is running goes on"
    finally:
        steward.http.put("/api/house/draining", json={"on": False})
    assert anna.http.get("/readyz").status_code == 200
    assert anna.post("/api/tables", **wish).status_code == 201


def test_a_banned_guest_is_put_out_and_stays_out(steward: Person, person: Make) -> None:
    mallory = person("Mallory")
    table, _ = mallory.table("basilica", "me screen")
    who = mallory.me["guest"]
    with mallory.live(table) as live:
        steward.post("/api/house/bans", kind="guest", who=who, reason="No shouting.")
        with pytest.raises(ConnectionClosed):
            live.hear_until(lambda message: False)
    address = f"ws://127.0.0.1:{mallory.port}/api/tables/{table}/live"
    with connect(address, additional_headers={"cookie": f"duomo={mallory.cookie}"}) as again:
        assert json.loads(again.recv())["words"]["key"] == "server-banned"
    refused = mallory.http.get("/api/me")
    assert refused.status_code == 403
    assert "No shouting." in refused.json()["detail"]
    steward.http.delete("/api/house/bans", params={"kind": "guest", "who": who})
    assert mallory.http.get("/api/me").status_code == 200


def test_a_network_is_banned_by_its_addresses(steward: Person, person: Make) -> None:
    anna = person()
    far = {"x-forwarded-for": "203.0.113.9"}
    assert steward.post("/api/house/bans", kind="address", who="not one").status_code == 400
    steward.post("/api/house/bans", kind="address", who="203.0.113.0/24", reason="")
    assert anna.http.get("/api/games", headers=far).status_code == 403
    assert anna.http.get("/api/games", headers={"x-forwarded-for": "203.0.114.9"}).status_code == 200
    steward.http.delete("/api/house/bans", params={"kind": "address", "who": "203.0.113.0/24"})
    assert anna.http.get("/api/games", headers=far).status_code == 200


def test_what_is_decided_at_the_command_line_reaches_a_running_server(server: Running, person: Make) -> None:
    anna = person("Anna")
    table, _ = anna.table("basilica", "me screen")
    here = ["--database", server.settings.database]
    with anna.live(table) as live:
        assert main(["admin", "announce", "Closing soon", *here]) == 0
        assert live.hear_until(lambda message: message["type"] == "announcement")["text"] == "Closing soon"
        assert main(["admin", "announce", *here]) == 0
        assert main(["admin", "close", table, *here]) == 0
        assert live.hear_until(lambda message: message["type"] == "table")["snapshot"]["closed"]
    assert main(["admin", "grant", anna.me["guest"], *here]) == 0
    assert anna.http.get("/api/me").json()["steward"]
    assert main(["admin", "grant", anna.me["guest"], "--revoke", *here]) == 0
    assert main(["admin", "ban", anna.me["guest"], *here]) == 0
    wait_until(lambda: anna.http.get("/api/me").status_code == 403)
    assert main(["admin", "unban", anna.me["guest"], *here]) == 0
    wait_until(lambda: anna.http.get("/api/me").status_code == 200)
    assert main(["admin", "drain", *here]) == 0
    wait_until(lambda: anna.http.get("/readyz").status_code == 503)
    assert main(["admin", "drain", "--off", *here]) == 0
    wait_until(lambda: anna.http.get("/readyz").status_code == 200)
    for listing in (["status"], ["tables"], ["people", "Anna"]):
        assert main(["admin", *listing, *here]) == 0
    assert main(["admin", "close", "0" * 16, *here]) == 1
