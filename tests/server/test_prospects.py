"""What seats that do not decide are told: what a turn starting now, or a moment of a record, would allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import duomo
from duomo.core.record import write
from duomo.play.tables import prospects
from server_tools import Person

Make = Callable[..., Person]


def prospect(who: Person, table: str, **asked: str) -> dict[str, Any]:
    answer = who.http.get(f"/api/tables/{table}/prospect", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def moves(found: dict[str, Any]) -> set[str]:
    return {offer["move"].split()[0] for offer in found["offers"]}


@pytest.mark.parametrize(("game", "verbs"), [("red-cathedral", {"claim", "die"}), ("basilica", {"vault"})])
def test_whoever_waits_is_told_of_the_own_turn(person: Make, game: str, verbs: set[str]) -> None:
    anna, bruno = person(), person()
    table, links = anna.table(game, "me friend", {"start_player": "1"})
    bruno.take(table, links[1])
    found = prospect(bruno, table)
    assert found["seat"] == 1
    assert verbs <= moves(found)
    assert found["why"] is None


def test_why_not_is_answered_for_the_own_turn(person: Make) -> None:
    """RC-5.1: a section needs a banner below it; RC-7.3: resources are taken on a visit to the market."""
    anna, bruno = person(), person()
    table, links = anna.table("red-cathedral", "me friend", {"start_player": "1"})
    bruno.take(table, links[1])
    assert prospect(bruno, table, move="claim 1.2")["why"]["words"]["key"] == "refusal-rc-claim-below-first"
    assert prospect(bruno, table, move="resources")["why"]["words"]["key"] == "refusal-rc-market-first"
    assert prospect(bruno, table, move="claim 1.1")["why"]["words"]["key"] == "web-why-possible"
    assert prospect(bruno, table, move="nonsense")["why"]["words"]["key"] == "refusal-no-such-move"


def test_a_spectator_is_told_of_whoever_decides(person: Make) -> None:
    anna, watcher = person(), person()
    table, _ = anna.table("red-cathedral", "me screen", {"start_player": "1"})
    found = prospect(watcher, table)
    assert found["seat"] == 0
    assert "claim" in moves(found)


def test_asking_changes_nothing(person: Make) -> None:
    anna, bruno = person(), person()
    table, links = anna.table("red-cathedral", "me friend", {"start_player": "1"})
    bruno.take(table, links[1])
    before = anna.http.get(f"/api/tables/{table}").json()["now"]
    prospect(bruno, table, move="claim 1.1")
    assert anna.http.get(f"/api/tables/{table}").json()["now"] == before


def test_a_moment_of_a_record() -> None:
    game = duomo.table("basilica", players=2, seed=7)
    begun = len(game.moves)
    game.play(game.legal()[0])
    text = write(game.record())
    found = prospects.at(text, begun, "decline")
    assert found.why is not None
    assert found.why.words is not None
    assert found.why.words.key == "refusal-ba-no-passing"
    assert "vault" in {offer.move.split()[0] for offer in found.offers}
    assert prospects.at(text, 0, None).seat is None
