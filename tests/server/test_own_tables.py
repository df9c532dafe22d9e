"""Tables that start from a position, and tables played with somebody's own copy."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import duomo
from duomo.core.record import read
from duomo.play.companion.copies import CopyGiven, copy_shown
from server_tools import Person, Running

Make = Callable[..., Person]

POSITION = """duomo_position = 1
game = "red-cathedral"
turn = "green"
[[tower]]
sections = [
  { banner = "green", cost = ["wood", "wood", "gold"], recognition = 9, delivered = ["wood", "wood"] },
  {},
]
[[player]]
colour = "yellow"
[[player]]
colour = "green"
materials = { gold = 1 }
"""
CARD = {"id": "base-01", "kind": "base", "cost": ["wood", "wood", "wood"], "recognition": 9}
SEATS = [{"who": "me"}, {"who": "screen"}]


def opened(anna: Person, **wish: object) -> str:
    given = {"game": "red-cathedral", "players": 2, "seats": SEATS, **wish}
    made = anna.http.post("/api/tables", json=given)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def test_a_table_begins_at_a_position(person: Make, server: Running) -> None:
    """The card described in the position counts, also after the table is reloaded; the list shows the
    position's colours.
    """
    anna = person()
    table = opened(anna, position=POSITION)
    told = anna.http.get(f"/api/tables/{table}").json()
    assert [seat["colour"] for seat in told["seats"]] == ["yellow", "green"]
    assert told["now"]["yours"] == 1
    assert told["now"]["view"]["tower"][0]["sections"][0]["recognition"] == 9
    with anna.live(table) as live:
        live.play_on(1)
    [listed] = anna.http.get("/api/tables").json()["running"]
    assert [seat["colour"] for seat in listed["seats"]] == ["yellow", "green"]
    whole = anna.http.get(f"/api/tables/{table}/whole").json()
    assert "green" in whole["position"]
    stored = server.hub.store.table(table)
    assert stored is not None
    assert stored.row.position == whole["position"]


def test_a_position_that_cannot_be_is_refused(person: Make) -> None:
    anna = person()
    wish = {"game": "red-cathedral", "players": 2, "seats": SEATS}
    for position in ("", 'duomo_position = 1\ngame = "basilica"\n', POSITION.replace("9", '"nine"')):
        assert anna.http.post("/api/tables", json={**wish, "position": position}).status_code == 422


def test_a_table_is_played_with_an_own_copy(person: Make) -> None:
    """People who are invited are told; the values are part of the table and of its record."""
    anna, bruno = person("Anna"), person("Bruno")
    copy = copy_shown(CopyGiven("red-cathedral", rows={"section_cards": [CARD]}))
    table = opened(anna, copy=copy.text)
    whole = anna.http.get(f"/api/tables/{table}/whole").json()
    assert whole["components_hash"] == copy.hash
    assert CARD in [{**row, "kind": "base"} for row in whole["copy"]["section_cards"]]
    brought = bruno.http.post("/api/tables/whole", json={**whole, "table": "0" * 15 + "1"})
    assert brought.status_code == 201, brought.text
    seats = [{"who": "me"}, {"who": "friend"}]
    made = anna.http.post(
        "/api/tables",
        json={"game": "red-cathedral", "players": 2, "seats": seats, "copy": copy.text},
    ).json()
    token = made["links"][0]["link"].rsplit("/", 1)[1]
    assert bruno.http.get(f"/api/links/{token}").json()["own_copy"] is True
    wrong = {
        "game": "red-cathedral",
        "players": 2,
        "seats": SEATS,
        "copy": "[[section_cards]]\nid = 'base-01'\n",
    }
    assert anna.http.post("/api/tables", json=wrong).status_code == 422


def test_a_record_has_the_values_of_the_copy_in_it() -> None:
    """It can be replayed where nobody has the copy; a record with the game's own set contains no values."""
    copy = copy_shown(CopyGiven("red-cathedral", rows={"section_cards": [CARD]}))
    with_copy = duomo.replay(str(record_with(copy.text)))
    assert with_copy.components.hash == copy.hash
    again = read(str(with_copy.record()))
    assert again.copy is not None
    assert again.components_hash == copy.hash
    assert duomo.table("red-cathedral", players=2, seed=1).record().copy is None


def record_with(text: str) -> object:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "copy.toml"
        path.write_text(text, encoding="utf-8")
        return duomo.table("red-cathedral", players=2, seed=1, components=path).record()
