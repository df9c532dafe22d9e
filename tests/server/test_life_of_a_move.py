"""The life of a move: checked, stored, told; repeated, late, illegal, and after a lost connection."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from duomo.store.database import make_engine
from duomo.store.reading import Store
from server_tools import Person, Running

Make = Callable[..., Person]


def stored(server: Running, table: str) -> list[Any]:
    """What is in the database, read over the test's own connection."""
    return Store(make_engine(server.settings.database)).entries(table)


def two_people(person: Make, game: str = "red-cathedral", **more: Any) -> tuple[Person, Person, str]:
    anna, bruno = person("Anna"), person("Bruno")
    options = {"start_player": "1", **more.pop("options", {})}
    table, links = anna.table(game, "me friend", options, **more)
    assert bruno.take(table, links[1]) == 1
    return anna, bruno, table


def test_a_table_begins_with_what_was_dealt(person: Make) -> None:
    anna = person("Anna")
    table, links = anna.table(seats="me bot", options={"start_player": "1"})
    assert links == {}
    snapshot = anna.snapshot(table)
    assert [entry["kind"] for entry in snapshot["entries"]] == ["start"]
    assert snapshot["entries"][0]["events"]
    assert snapshot["now"]["yours"] == 0
    assert snapshot["now"]["legal"]
    assert [seat["who"] for seat in snapshot["seats"]] == ["person", "bot"]
    assert snapshot["seats"][0]["name"] == "Anna"


def test_a_move_is_stored_before_anybody_is_told(server: Running, person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as ours, bruno.live(table) as theirs:
        for _ in range(5):
            move = ours.now["legal"][0]["move"]
            ours.play(move)
            told = theirs.hear_until(lambda message: message["type"] == "entries")
            last = told["entries"][-1]
            assert last["move"] == move
            kept = stored(server, table)
            assert kept[-1].number == last["number"] == told["now"]["number"]
            assert kept[-1].move == move
            if ours.now["yours"] is None:
                break


def test_the_mover_hears_of_his_move_before_it_is_done(person: Make) -> None:
    anna, _, table = two_people(person)
    with anna.live(table) as live:
        number = live.now["number"]
        answer = live.play()
        assert answer["number"] == number + 1 == live.now["number"]
        assert live.entries[-1]["number"] == number + 1


def test_a_repeated_move_is_harmless(server: Running, person: Make) -> None:
    anna, _, table = two_people(person)
    with anna.live(table) as live:
        move, number = live.now["legal"][0]["move"], live.now["number"]
        first = live.play(move, id="once")
        again = live.say("move", id="once", seat=0, move=move, after=number)
        assert first["type"] == again["type"] == "done"
        assert first["number"] == again["number"]
    over_http = anna.post(f"/api/tables/{table}/moves", seat=0, move=move, after=number, id="once")
    assert over_http.json()["outcome"] == "done"
    assert len(stored(server, table)) == number + 1


def test_a_late_move_is_told_so(person: Make) -> None:
    anna, _, table = two_people(person)
    with anna.live(table) as live:
        before = live.now["number"]
        live.play()
        late = live.say("move", seat=0, move="end turn", after=before)
        assert late["type"] == "late"
        assert late["number"] == before + 1
    answer = anna.post(f"/api/tables/{table}/moves", seat=0, move="x", after=before, id="b")
    assert answer.status_code == 409
    assert answer.json()["outcome"] == "late"


def test_of_two_windows_that_move_at_once_one_is_late(person: Make) -> None:
    anna, _, table = two_people(person)
    with anna.live(table) as left, anna.live(table) as right:
        move, number = left.now["legal"][0]["move"], left.now["number"]
        answers = [
            left.say("move", seat=0, move=move, after=number)["type"],
            right.say("move", seat=0, move=move, after=number)["type"],
        ]
        assert answers == ["done", "late"]


def test_nobody_moves_for_another_seat(person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as ours, bruno.live(table) as theirs:
        move, number = ours.now["legal"][0]["move"], ours.now["number"]
        for live, seat in ((theirs, 0), (theirs, 1), (ours, 1), (ours, 7)):
            answer = live.say("move", seat=seat, move=move, after=number)
            assert answer["type"] == "refused"
            assert answer["words"]["key"] in ("server-not-your-seat", "server-not-your-turn")
        assert theirs.now["legal"] == []
    stranger = person()
    answer = stranger.post(f"/api/tables/{table}/moves", seat=0, move=move, after=number, id="x")
    assert answer.status_code == 422
    assert stranger.snapshot(table)["spectator"]


def test_an_illegal_move_is_refused_with_reason_and_rule(server: Running, person: Make) -> None:
    anna, bruno, table = two_people(person)
    with anna.live(table) as live, bruno.live(table) as theirs:
        refused = live.play("take 4")
        assert refused["type"] == "refused"
        assert refused["words"]["key"].startswith("refusal-")
        assert live.play("no such thing")["type"] == "refused"
        why = live.say("why", move="take 4")
        assert why["words"] == refused["words"]
        assert why["rule"] == refused["rule"]
        assert live.say("why", move=live.now["legal"][0]["move"])["words"] is None
        assert theirs.say("why", move="take 4")["words"]["key"] == "server-not-your-turn"
    asked = anna.http.get(f"/api/tables/{table}/why", params={"move": "take 4"}).json()
    assert asked["words"] == refused["words"]
    assert len(stored(server, table)) == 1


def test_a_lost_connection_resumes_from_the_last_number(person: Make) -> None:
    anna, bruno, table = two_people(person)
    with bruno.live(table) as theirs:
        seen = theirs.now["number"]
    with anna.live(table) as live:
        live.play()
        if live.now["yours"] is not None:
            live.play()
        last = live.now["number"]
    with bruno.live(table, after=seen) as theirs:
        assert [entry["number"] for entry in theirs.entries] == list(range(seen + 1, last + 1))
        assert theirs.now["number"] == last
        assert '"type":"entries"' in theirs.frames[0]
    with bruno.live(table, after=last) as theirs:
        assert theirs.entries == []
    with bruno.live(table, after=last + 50) as theirs:
        assert '"type":"table"' in theirs.frames[0]


@pytest.mark.slow
def test_a_long_game_is_told_in_parts(person: Make) -> None:
    anna = person()
    table, _ = anna.table(seats="me screen")
    with anna.live(table) as live:
        live.play_on(130)
        last = live.now["number"]
    snapshot = anna.snapshot(table)
    assert [entry["number"] for entry in snapshot["entries"]] == list(range(last - 99, last + 1))
    with anna.live(table, after=5) as live:
        assert '"type":"table"' in live.frames[0]
    older: list[Any] = []
    while not older or older[-1]["number"] < last:
        asked = {"start": len(older) + 1, "stop": last + 1}
        part = anna.http.get(f"/api/tables/{table}/entries", params=asked).raise_for_status().json()
        assert 0 < len(part) <= 100
        older += part
    assert [entry["number"] for entry in older] == list(range(1, last + 1))
    assert older[-100:] == snapshot["entries"]
    assert all(entry["events"] or entry["move"] for entry in older)


@pytest.mark.slow
def test_a_whole_game_against_bots(person: Make) -> None:
    for game, seats in (("red-cathedral", "me bot bot"), ("basilica", "bot me"), ("red-cathedral", "me")):
        anna = person()
        table, _ = anna.table(game, seats, level="greedy")  # ends a game sooner than random play
        assert anna.http.get(f"/api/tables/{table}/record").status_code == 409
        with anna.live(table) as live:
            live.play_on()
            assert live.now["result"]["winners"]
            assert live.now["decider"] is None
        record = anna.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        uploaded = anna.http.post("/api/replays", content=record.content)
        assert uploaded.status_code == 201
        replay = anna.http.get(f"/api/replays/{uploaded.json()['replay']}").json()
        assert replay["result"] == live.now["result"]
        assert anna.http.get(f"/api/replays/{table}").json()["table"] == table


@pytest.mark.slow
def test_two_people_play_a_whole_game(person: Make) -> None:
    anna, bruno, table = two_people(person, "basilica")
    with anna.live(table) as ours, bruno.live(table) as theirs:
        while not ours.now["over"]:
            mover = ours if ours.now["yours"] is not None else theirs
            mover.play()
            for live in (ours, theirs):
                while live.now["number"] < mover.now["number"]:
                    live.hear()
        assert ours.now["result"] == theirs.now["result"]
    running, finished = (anna.http.get("/api/tables").json()[kind] for kind in ("running", "finished"))
    assert running == []
    assert [summary["table"] for summary in finished] == [table]
