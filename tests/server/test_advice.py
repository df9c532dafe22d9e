"""Hints during a game, and the analysis of a finished one."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from duomo.analysis.documents import Analysis
from duomo.core.words.phrase import Phrase, render
from server_tools import Person, Running, wait_until

Make = Callable[..., Person]


@pytest.mark.slow
def test_a_hint_is_a_legal_move_with_reasons(person: Make) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        told = live.say("hint")
        assert told["type"] == "hint"
        assert told["move"] in [offer["move"] for offer in live.now["legal"]]
        assert told["words"]
        for words in told["words"]:
            render(Phrase(words["key"], words["data"]))
    over_http = anna.post(f"/api/tables/{table}/hint")
    assert over_http.status_code == 200


def test_hints_are_for_the_one_who_decides_and_not_for_rated_play(person: Make) -> None:
    anna, bruno = person(), person()
    table, links = anna.table("basilica", "me friend", {"start_player": "1"})
    bruno.take(table, links[1])
    assert bruno.post(f"/api/tables/{table}/hint").json()["error"]["key"] == "server-not-your-turn"
    rated, _ = anna.table("basilica", "me bot", {"start_player": "1"}, level="apprentice", rated=True)
    assert anna.post(f"/api/tables/{rated}/hint").json()["error"]["key"] == "server-no-hints"


@pytest.mark.slow
def test_a_finished_game_is_analysed_once(server: Running, person: Make) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    place = f"/api/replays/{table}/analysis"
    assert anna.post(place).status_code == 409
    with anna.live(table) as live:
        live.play_on()
    assert anna.http.get(place).json()["state"] == "none"
    assert anna.post(place).json()["state"] == "running"
    assert anna.post(place).json()["state"] == "running"
    wait_until(lambda: anna.http.get(place).json()["state"] != "running", 500)
    job = anna.http.get(place).json()
    assert job["state"] == "done"
    assert job["done"] > 0
    moves = anna.http.get(f"/api/replays/{table}").json()["moves"]
    assert msgspec.to_builtins(msgspec.convert(job["analysis"], Analysis)) == job["analysis"]
    steps = job["analysis"]["steps"]
    assert {step["kind"] for step in steps} == {"decision", "chance"}
    assert all(1 <= step["number"] <= moves for step in steps)
    for total in job["analysis"]["totals"]:
        parts = total["start"] + total["own"] + total["others"] + total["luck"]
        assert parts == pytest.approx(total["result"], abs=1e-6)
    assert anna.post(place).json()["state"] == "done"
