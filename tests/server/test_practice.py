"""Puzzles, daily challenges and lesson progress over HTTP, on both databases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from duomo.games.registry import GAMES
from duomo.puzzles.shelf import puzzles_of
from server_tools import Person

Make = Callable[..., Person]
PUZZLE = next(iter(puzzles_of(GAMES["basilica"]).values()))
OTHER = list(puzzles_of(GAMES["basilica"]).values())[1]


def answered(person: Person, puzzle: Any, moves: list[str]) -> Any:
    reply = person.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"moves": moves})
    assert reply.status_code == 200, reply.text
    return reply.json()


def test_a_puzzle_is_solved_and_rated_once(person: Make) -> None:
    anna = person("Anna")
    place = f"/api/puzzles/{PUZZLE.id}"
    first = anna.http.post(place, json={"moves": []}).json()
    assert first["solver"] == PUZZLE.seat
    assert not first["complete"]
    assert "best" not in first["card"], "the answer is not told before"
    why = anna.http.post(f"{place}/why", json={"moves": [], "move": "dance"}).json()
    assert why["words"]["key"]
    early = anna.http.post(f"{place}/answer", json={"moves": PUZZLE.best.moves[:0]})
    assert early.status_code == 409
    verdict = answered(anna, PUZZLE, PUZZLE.best.moves)
    assert verdict["stars"] == 3
    assert verdict["rated"]["after"] > verdict["rated"]["before"]
    again = answered(anna, PUZZLE, PUZZLE.turns[-1].moves)
    assert again["rated"] is None, "only the first answer counts"
    told = anna.http.get("/api/puzzles").json()
    assert told["rating"] == verdict["rated"]["after"]
    assert told["tried"] == 1
    missed = answered(anna, OTHER, OTHER.turns[-1].moves)
    assert missed["rated"]["before"] == verdict["rated"]["after"]
    cards = {card["id"]: card for card in anna.http.get("/api/puzzles/all?game=basilica").json()}
    assert cards[PUZZLE.id]["stars"] == 3
    assert cards[OTHER.id]["stars"] == missed["stars"]
    following = anna.http.get("/api/puzzles/next?game=basilica").json()
    assert following["id"] not in (PUZZLE.id, OTHER.id)
    assert anna.http.get("/api/puzzles/next?theme=nothing").status_code == 404


def test_the_puzzle_of_the_day_is_everybodys(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    day = anna.http.get("/api/puzzles").json()
    assert bruno.http.get("/api/puzzles").json()["today"]["id"] == day["today"]["id"]
    puzzle = puzzles_of(GAMES[day["today"]["game"]])[day["today"]["id"]]
    verdict = answered(anna, puzzle, puzzle.best.moves)
    assert verdict["rated"]["streak"] == 1
    told = anna.http.get("/api/puzzles").json()
    assert told["streak"] == 1
    assert told["tried_today"] == day["tried_today"] + 1
    assert told["found_today"] == day["found_today"] + 1


def test_a_puzzle_that_was_tried_before_counts_on_its_day(
    person: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not rated again, but the streak of days continues, and answering twice counts once."""
    anna = person("Anna")
    day = anna.http.get("/api/puzzles").json()
    daily = puzzles_of(GAMES[day["today"]["game"]])[day["today"]["id"]]
    with monkeypatch.context() as another_day:
        another_day.setattr(
            "duomo.http.people.practising.puzzle_of", lambda _: PUZZLE if daily != PUZZLE else OTHER
        )
        assert answered(anna, daily, daily.best.moves)["rated"]["streak"] == 0
    assert anna.http.get("/api/puzzles").json()["streak"] == 0
    assert answered(anna, daily, daily.turns[-1].moves)["rated"] is None
    assert answered(anna, daily, daily.best.moves)["rated"] is None
    told = anna.http.get("/api/puzzles").json()
    assert (told["streak"], told["best_streak"]) == (1, 1)
    assert told["tried_today"] == day["tried_today"] + 1
    assert told["found_today"] == day["found_today"], "the first answer of the day counts"


def test_a_stranger_may_look_but_must_be_known_to_answer(person: Make) -> None:
    anna = person()
    anna.http.cookies.clear()
    assert anna.http.get("/api/puzzles").status_code == 200
    assert anna.http.post(f"/api/puzzles/{PUZZLE.id}", json={"moves": []}).status_code == 200
    reply = anna.http.post(f"/api/puzzles/{PUZZLE.id}/answer", json={"moves": PUZZLE.best.moves})
    assert reply.status_code == 401
    assert anna.http.post("/api/puzzles/00000000", json={"moves": []}).status_code == 404


def test_a_challenge_is_taken_once_and_dealt_alike(person: Make) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    before = anna.http.get("/api/challenge").json()
    assert before["table"] is None
    assert before["open"]
    table = anna.post("/api/challenge").json()["table"]
    assert anna.post("/api/challenge").json()["table"] == table, "one attempt"
    other = bruno.post("/api/challenge").json()["table"]
    assert other != table
    snapshots = [one.http.get(f"/api/tables/{at}").json() for one, at in ((anna, table), (bruno, other))]
    assert snapshots[0]["rated"]
    dealt = [snapshot["entries"][0]["events"] for snapshot in snapshots]  # a bot may have moved since
    assert dealt[0]
    assert dealt[0] == dealt[1]
    told = anna.http.get("/api/challenge").json()
    assert told["table"] == table
    assert not told["over"]
    assert all(result["replay"] is None for result in told["results"] if not result["mine"])
    assert anna.http.get(f"/api/challenge?day={told['before']}").status_code == 200
    assert anna.http.get("/api/challenge?day=2999-01-01").status_code == 404
    assert anna.http.get("/api/challenge?day=tomorrow").status_code == 404
    told = anna.http.post(f"/api/tables/{table}/hint").json()
    assert told["error"]["key"] in ("server-no-hints", "server-not-your-turn")


def test_lesson_progress_follows_the_guest_and_keeps_its_stars(person: Make) -> None:
    anna = person("Anna")
    lesson = "red-cathedral/turn"

    def kept(stars: int, done: list[str], **more: Any) -> Any:
        body = {"lessons": [{"lesson": lesson, "stars": stars, "done": done, **more}]}
        reply = anna.http.put("/api/progress", json=body)
        assert reply.status_code == 200, reply.text
        assert reply.json() == anna.http.get("/api/progress").json()
        (found,) = reply.json()
        return found

    assert anna.http.get("/api/progress").json() == []
    first = kept(2, [])
    assert {**first, "changed": 0} == {
        "lesson": lesson,
        "stars": 2,
        "done": [],
        "helped": False,
        "missed": False,
        "changed": 0,
    }
    later = kept(1, ["next"], missed=True)
    assert (later["stars"], later["done"], later["missed"]) == (2, ["next"], True)
    stale = kept(3, [], changed=first["changed"])
    assert stale == {**later, "stars": 3}, "what is older brings no more than stars"
    ahead = kept(0, ["next", "claim 2.1"], changed=later["changed"] + 10**9)
    assert ahead["done"] == ["next", "claim 2.1"]
    assert ahead["changed"] < later["changed"] + 10**8, "a clock that is ahead does not win for ever"
    assert person("Bruno").http.get("/api/progress").json() == []
    bad = {"lessons": [{"lesson": "../x", "stars": 9, "done": []}]}
    assert anna.http.put("/api/progress", json=bad).status_code == 400
