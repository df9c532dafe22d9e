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
