"""Lessons over the API."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server_tools import Person

LESSON = "/api/lessons/red-cathedral/red-cathedral/turn"


def test_a_lesson_goes_on(person: Callable[[], Person]) -> None:
    one = person()
    listed = one.http.get("/api/lessons").raise_for_status().json()
    assert {course["course"] for course in listed} >= {"red-cathedral", "ivan", "contractors", "basilica"}
    first = one.post(LESSON).raise_for_status().json()
    assert (first["step"]["number"], first["step"]["wanted"]) == (1, [])
    second = one.post(LESSON, done=["next"]).raise_for_status().json()
    assert second["step"]["wanted"] == ["claim 2.1"]
    assert [seat["mine"] for seat in second["snapshot"]["seats"]] == [True, False]
    answer = one.post(f"{LESSON}/answer", done=["next"], move="die white").raise_for_status().json()
    assert answer["legal"]


@pytest.mark.parametrize(
    ("address", "done", "status"),
    [
        ("red-cathedral/red-cathedral/none", [], 404),
        ("red-cathedral/red-cathedral/turn", ["claim 1.1"], 422),
        ("red-cathedral/red-cathedral/turn", ["next"] * 101, 400),
    ],
)
def test_what_cannot_be_is_said(
    person: Callable[[], Person], address: str, done: list[str], status: int
) -> None:
    answer = person().post(f"/api/lessons/{address}", done=done)
    assert answer.status_code == status, answer.text
    assert answer.json()["detail"]


GAME = "/api/lessons/basilica/basilica"


def test_a_first_game_goes_on(person: Callable[[], Person]) -> None:
    one = person()
    begun = one.post(GAME).raise_for_status().json()
    assert begun["coach"]["advice"]["rules"] == ["BA-2.2"]
    assert begun["rule"] == "BA-2.2"
    move = begun["snapshot"]["now"]["legal"][0]["move"]
    after = one.post(GAME, done=[move]).raise_for_status().json()
    assert after["done"][0] == move
    assert after["undo"] == 0
    why = one.post(f"{GAME}/why", done=[], move="builder").raise_for_status().json()
    assert (why["legal"], why["rule"]) == (False, "BA-2.2")
    assert one.post(f"{GAME}/why", done=[], move=move).status_code == 409
    hint = one.post(f"{GAME}/hint").raise_for_status().json()
    assert hint["move"] in {offer["move"] for offer in begun["snapshot"]["now"]["legal"]}
    assert one.post(GAME, done=["builder"]).status_code == 422
    assert one.post("/api/lessons/basilica/nothing").status_code == 404


def test_figures_guides_and_search(person: Callable[[], Person]) -> None:
    http = person().http
    figure = http.get("/api/figures/claim").raise_for_status().json()
    assert figure["lit"] == ["claim 1.2", "claim 2.1"]
    guide = http.get("/api/guides/basilica").raise_for_status().json()
    assert len(guide["panels"]) == 6
    assert guide["others"][0]["name"] == "red-cathedral"
    found = http.get("/api/rules/de/search", params={"words": "Strafe"}).raise_for_status().json()
    assert found[0]["id"] == "RC-6.6"
    for address in ("figures/none", "guides/none", "rules/xx/search?words=a"):
        assert http.get(f"/api/{address}").status_code == 404


def test_the_rule_of_the_decision_at_hand(person: Callable[[], Person]) -> None:
    one = person()
    table, _ = one.table("basilica", options={"start_player": "1"})
    assert one.http.get(f"/api/tables/{table}/rule").raise_for_status().json() == {"rule": "BA-2.2"}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/how-to/basilica", 200), ("/how-to/nothing", 404), ("/learn/basilica/basilica", 200),
        ("/learn/basilica/nothing", 404),
    ],
)  # fmt: skip
def test_pages_that_are_there(person: Callable[[], Person], path: str, status: int) -> None:
    assert person().http.get(path, headers={"accept": "text/html"}).status_code == status
