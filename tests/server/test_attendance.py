"""Who is connected where, as a server's processes tell each other."""

from __future__ import annotations

from duomo.http.people.attendance import Attendance
from duomo.play.tables.viewer import NOBODY

FIRST, SECOND, BOTH = frozenset({0}), frozenset({1}), frozenset({0, 1})


def test_people_are_counted_wherever_they_are() -> None:
    told: list[str] = []
    known: Attendance[int] = Attendance(told.append)
    known.here_are("t", FIRST)
    known.here_are("t", FIRST)
    assert told == ["t"]
    assert known.hear("other", {"t": SECOND, "u": FIRST}, False, 1.0) == {"t", "u"}
    assert known.at("t") == BOTH
    assert known.hear("other", {"t": SECOND}, False, 2.0) == set()
    known.here_are("t", NOBODY)
    assert told == ["t", "t"]
    assert known.at("t") == SECOND
    assert known.hear("other", {"t": NOBODY}, False, 3.0) == {"t"}
    assert known.at("t") == NOBODY
    assert known.at("u") == FIRST


def test_who_begins_anew_has_only_whom_he_names() -> None:
    known: Attendance[int] = Attendance(lambda _: None)
    known.hear("other", {"t": FIRST, "u": FIRST}, False, 1.0)
    assert known.hear("other", {"t": FIRST, "v": SECOND}, True, 2.0) == {"u", "v"}
    assert known.others == {"other": {"t": FIRST, "v": SECOND}}


def test_the_people_of_a_process_that_is_silent_are_gone() -> None:
    known: Attendance[int] = Attendance(lambda _: None)
    known.hear("dead", {"t": FIRST}, True, 1.0)
    known.hear("alive", {"t": SECOND}, True, 1.0)
    known.hear("alive", {}, False, 5.0)
    assert known.forget_silent(3.0) == {"t"}
    assert known.at("t") == SECOND
    assert known.forget_silent(3.0) == set()
    assert set(known.heard) == {"alive"}
