"""Ownership of seats: an invitation works once, nobody takes a taken seat, and all of it is visible."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from duomo.http.tables.seating import DAY
from duomo.play.tables.rows import now
from server_tools import Cluster, Person, Process, Running, wait_until

Make = Callable[..., Person]


def post_seat(person: Person, table: str, token: str) -> Any:
    return person.post(f"/api/tables/{table}/seats", token=token)


def notes(person: Person, table: str) -> list[tuple[str, int, str | None]]:
    return [(note["kind"], note["seat"], note["name"]) for note in person.snapshot(table)["seatings"]]


def test_an_invitation_works_once(person: Make) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    table, links = anna.table("basilica", "me friend")
    assert not carla.http.get(f"/api/links/{links[1]}").json()["taken"]
    assert bruno.take(table, links[1]) == 1
    assert bruno.take(table, links[1]) == 1, "for who has the seat the link stays a way to it"
    assert carla.http.get(f"/api/links/{links[1]}").json()["taken"]
    refused = post_seat(carla, table, links[1])
    assert refused.status_code == 409
    assert refused.json()["error"]["key"] == "server-seat-taken"
    assert notes(carla, table) == [("taken", 1, "Bruno")]


def test_the_host_cannot_take_a_friends_seat(person: Make) -> None:
    """The host knows the link, but posting it from the host's browser changes nothing."""
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend", {"start_player": "2"})
    bruno.take(table, links[1])
    assert post_seat(anna, table, links[1]).status_code == 409
    assert [seat["mine"] for seat in anna.snapshot(table)["seats"]] == [True, False]
    assert anna.snapshot(table)["now"]["yours"] is None
    with bruno.live(table) as live:
        assert live.play()["type"] == "done"


def test_who_asks_for_a_rematch_gets_no_way_to_the_opponents_seat(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    with anna.live(table) as mine, bruno.live(table) as theirs:
        while not mine.now["over"]:
            mover, other = (mine, theirs) if mine.now["yours"] is not None else (theirs, mine)
            mover.play()
            while other.now["number"] < mover.now["number"]:
                other.hear()
    made = anna.post(f"/api/tables/{table}/rematch").json()
    assert made["links"] == [], "everybody has a seat already"
    again = made["table"]
    assert [seat["mine"] for seat in anna.snapshot(again)["seats"]] == [True, False]
    assert [seat["mine"] for seat in bruno.snapshot(again)["seats"]] == [False, True]
    assert anna.post(f"/api/tables/{again}/links", seat=1).status_code == 409
    assert post_seat(anna, again, links[1]).status_code == 404


def test_the_host_renews_an_unused_invitation_and_all_see_it(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend")
    with anna.live(table) as live:
        renewed = anna.post(f"/api/tables/{table}/links", seat=1).json()["link"].removeprefix("/join/")
        told = live.hear_until(lambda message: message["type"] == "seats" and message["seatings"])
        assert told["seatings"][0]["kind"] == "renewed"
    assert post_seat(bruno, table, links[1]).status_code == 404
    assert bruno.take(table, renewed) == 1
    assert notes(bruno, table) == [("renewed", 1, None), ("taken", 1, "Bruno")]
    assert bruno.post(f"/api/tables/{table}/links", seat=0).status_code == 403


def test_whoever_has_time_left_keeps_the_seat(person: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    pace = {"kind": "days", "seconds": 7 * 24 * 3600, "out": "bot"}
    table, links = anna.table("basilica", "me friend", pace=pace, stand_in="random")
    bruno.take(table, links[1])
    monkeypatch.setattr("duomo.http.tables.seating.now", lambda: now() + 5 * DAY)
    refused = anna.post(f"/api/tables/{table}/links", seat=1)
    assert refused.status_code == 409
    assert refused.json()["error"]["key"] == "server-seat-in-time"


def test_a_seat_is_given_away_only_when_it_is_abandoned(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    refused = anna.post(f"/api/tables/{table}/links", seat=1)
    assert refused.status_code == 409
    assert refused.json()["error"]["key"] == "server-seat-not-abandoned"
    monkeypatch.setattr("duomo.http.tables.seating.now", lambda: now() + 4 * DAY)
    with bruno.live(table):
        assert anna.post(f"/api/tables/{table}/links", seat=1).status_code == 409, "he is here"
    wait_until(lambda: not anna.snapshot(table)["seats"][1]["online"])
    monkeypatch.setattr("duomo.http.tables.seating.now", lambda: now() + 8 * DAY)
    assert carla.post(f"/api/tables/{table}/links", seat=1).status_code == 403
    link = anna.post(f"/api/tables/{table}/links", seat=1).json()["link"].removeprefix("/join/")
    assert not any(seat["mine"] for seat in bruno.snapshot(table)["seats"])
    assert carla.take(table, link) == 1
    assert notes(anna, table) == [("taken", 1, "Bruno"), ("renewed", 1, "Bruno"), ("taken", 1, "Carla")]


def given_away(person: Make, patch: pytest.MonkeyPatch) -> tuple[Person, Person, Person, str]:
    """A host, the seat's former and current person, and the table."""
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    bruno.post(f"/api/tables/{table}/talk", text="I shall be away").raise_for_status()
    patch.setattr("duomo.http.tables.seating.now", lambda: now() + 8 * DAY)
    link = anna.post(f"/api/tables/{table}/links", seat=1).raise_for_status().json()["link"]
    patch.undo()
    assert anna.snapshot(table)["seats"][1]["name"] is None, "it is nobody's"
    assert carla.take(table, link.removeprefix("/join/")) == 1
    return anna, bruno, carla, table


def test_what_was_noted_and_said_stays_with_who_it_was(
    server: Running, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A seat has another person now, and either of the two may change their name or leave."""
    anna, bruno, carla, table = given_away(person, monkeypatch)

    def told() -> list[tuple[str | None, int | None]]:
        said = anna.http.get(f"/api/tables/{table}/talk").json()
        return [(line["name"], line["seat"]) for line in said]

    assert told() == [("Bruno", None)]
    carla.http.put("/api/me", json={"name": "Cleo"}).raise_for_status()
    assert notes(anna, table) == [("taken", 1, "Bruno"), ("renewed", 1, "Bruno"), ("taken", 1, "Cleo")]
    bruno.http.put("/api/me", json={"name": "Boris"}).raise_for_status()
    assert notes(anna, table) == [("taken", 1, "Boris"), ("renewed", 1, "Boris"), ("taken", 1, "Cleo")]
    assert told() == [("Boris", None)]
    assert [row["kind"] for row in bruno.http.get("/api/me/everything").json()["seatings"]] == [
        "taken",
        "renewed",
    ]
    server.hub.rooms.pop(table)
    assert [name for _, _, name in notes(anna, table)] == ["Boris", "Boris", "Cleo"], "as it is kept"
    identity: Any = server.guard.app.app.dependencies["identity"].dependency()
    forget = identity.forget(bruno.me["guest"])
    asyncio.run_coroutine_threadsafe(forget, server.hub.writer.loop).result(60)
    assert [name for _, _, name in notes(anna, table)] == [None, None, "Cleo"]
    assert "Boris" not in anna.http.get(f"/api/tables/{table}").text
    assert anna.snapshot(table)["seats"][1]["name"] == "Cleo"


def test_whoever_takes_a_seat_that_a_bot_has_played_plays_it(
    server: Running, person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    table, links = anna.table("basilica", "me friend", {"start_player": "2"}, stand_in="random")
    bruno.take(table, links[1])
    monkeypatch.setattr(server.hub.time, "patience", 0)
    anna.post(f"/api/tables/{table}/claim", seat=1).raise_for_status()
    monkeypatch.setattr("duomo.http.tables.seating.now", lambda: now() + 8 * DAY)
    link = anna.post(f"/api/tables/{table}/links", seat=1).raise_for_status().json()["link"]
    monkeypatch.undo()
    assert carla.take(table, link.removeprefix("/join/")) == 1
    assert anna.snapshot(table)["seats"][1]["gone"] is None
    assert [kind for kind, _, _ in notes(anna, table)][-2:] == ["taken", "back"]


def test_the_seat_of_who_has_resigned_is_not_given_away(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table, links = anna.table("basilica", "me friend", stand_in="random")
    bruno.take(table, links[1])
    bruno.post(f"/api/tables/{table}/resign", seat=1).raise_for_status()
    monkeypatch.setattr("duomo.http.tables.seating.now", lambda: now() + 8 * DAY)
    refused = anna.post(f"/api/tables/{table}/links", seat=1)
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "server-out-of-game")


def test_who_has_a_seat_takes_it_along_to_another_device(person: Make) -> None:
    anna, bruno, phone = person("Anna"), person("Bruno"), person()
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    link = bruno.post(f"/api/tables/{table}/links", seat=1).json()["link"].removeprefix("/join/")
    assert any(seat["mine"] for seat in bruno.snapshot(table)["seats"]), "until the link is used"
    with bruno.live(table) as live:
        assert phone.take(table, link) == 1
        told = live.hear_until(
            lambda message: message["type"] == "seats" and message["seatings"][-1]["kind"] == "moved"
        )
        assert not told["seats"][1]["mine"]
    assert [kind for kind, _, _ in notes(anna, table)] == ["taken", "renewed", "moved"]


def test_of_many_who_take_a_seat_at_once_one_has_it(person: Make) -> None:
    anna = person()
    rush(anna, [person(f"Guest {number}") for number in range(6)])


def rush(host: Person, people: list[Person]) -> None:
    table, links = host.table("basilica", "me friend")
    found: list[int] = []

    def take(one: Person) -> None:
        found.append(post_seat(one, table, links[1]).status_code)

    threads = [threading.Thread(target=take, args=(one,)) for one in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [200, *[409] * (len(people) - 1)]
    assert sum(any(seat["mine"] for seat in one.snapshot(table)["seats"]) for one in people) == 1


@pytest.fixture
def several(cluster: Cluster) -> Iterator[Process]:
    server = Process(cluster.database(), workers=2)
    yield server
    server.kill()


@pytest.mark.slow
def test_also_when_they_ask_different_processes(several: Process) -> None:
    port = several.settings.port
    for _ in range(4):
        rush(Person(port), [Person(port, f"Guest {number}") for number in range(6)])


def test_where_a_seat_is_noted_survives_a_restart(sqlite: str) -> None:
    server = Running(sqlite)
    anna, bruno = Person(server.port, "Anna"), Person(server.port, "Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    server.stop()
    again = Running(sqlite)
    told = Person(again.port).snapshot(table)
    assert [note["kind"] for note in told["seatings"]] == ["taken"]
    assert msgspec.json.encode(told["seatings"])
    again.stop()
