"""Names on the server: refused with a sentence, made distinguishable at a table."""

from __future__ import annotations

import pytest

from server_tools import Person, Running


@pytest.mark.parametrize("name", ["a\0b", "\u202eanna", "\u200b"])
def test_a_name_that_nobody_sees_is_refused(server: Running, name: str) -> None:
    anna = Person(server.port, "Anna")
    table, links = anna.table(seats="me friend")
    wish = {"game": "basilica", "players": 2, "seats": [{"who": "me", "name": name}, {"who": "screen"}]}
    for answer in (
        anna.http.put("/api/me", json={"name": name}),
        anna.post("/api/tables", **wish),
        Person(server.port).post(f"/api/tables/{table}/seats", token=links[1], name=name),
    ):
        assert answer.status_code == 400
        assert answer.json()["error"]["key"] == "server-bad-name"
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_two_people_of_one_name_are_told_apart_at_a_table(server: Running) -> None:
    anna, other = Person(server.port, "Anna"), Person(server.port, "ANNA")
    table, links = anna.table(seats="me friend")
    other.take(table, links[1])
    assert [seat["name"] for seat in anna.snapshot(table)["seats"]] == ["Anna", "ANNA (2)"]
    other.take(table, links[1])
    assert [seat["name"] for seat in anna.snapshot(table)["seats"]] == ["Anna", "ANNA (2)"]
