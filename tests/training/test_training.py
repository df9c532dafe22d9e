"""Training: lessons depend only on the course and their number; an interrupted run continues where it
stopped.
"""

from __future__ import annotations

import json
from array import array
from dataclasses import replace
from pathlib import Path

import pytest

from duomo.core.engine.network import numbers_in
from duomo.core.engine.refusal import OptionError
from duomo.core.learned import Learned, read_file
from duomo.training.course import Lessons, course_of, fingerprint, rules_at
from duomo.training.cycle import Cycle, packed, read_lessons
from duomo.training.lessons import Lesson, lesson, row_size
from duomo.training.matches import Match, Outcome, play, verdict

COURSE = course_of(
    "basilica", (2,), {}, games=3, simulations=8, hidden=2, epochs=1, matches=2, match_simulations=8
)


def rows_of(one: Lesson) -> list[list[float]]:
    numbers = array("f", one.rows)
    size = row_size(*rules_at(COURSE, 0, 0).insight_sizes(), one.parties)
    return [list(numbers[at : at + size]) for at in range(0, len(numbers), size)]


def test_a_lesson_depends_on_its_number_alone() -> None:
    one, again, other = (lesson(Lessons(COURSE, 0, None), index) for index in (0, 0, 1))
    assert one == again
    assert one.rows != other.rows
    assert one.rows


def test_targets_are_shares_of_one_victory_and_lie_between_searches_and_the_end() -> None:
    rows = rows_of(lesson(Lessons(COURSE, 0, None), 2))
    assert all(sum(row[-4:-2]) == pytest.approx(1.0, abs=1e-5) for row in rows)
    assert all(0.0 <= share <= 1.0 for row in rows for share in row[-4:-2])
    assert rows[0][-4:-2] != rows[-1][-4:-2]


def test_turns_that_were_weighed_but_not_played_can_be_left_out() -> None:
    course = replace(COURSE, weighed=False, simulations=100)
    both, played_only = (lesson(Lessons(one, 0, None), 0) for one in (replace(course, weighed=True), course))
    assert both.turns == played_only.turns
    assert 0 < len(played_only.rows) < len(both.rows)


def test_a_course_that_goes_on_from_a_network_is_another_one(tmp_path: Path) -> None:
    sizes = rules_at(COURSE, 0, 0).insight_sizes()
    begun, other = (
        Learned(*sizes, 2, (number,) * numbers_in(*sizes, 2), {"components": "abc"}) for number in (0.0, 0.5)
    )
    assert Cycle(COURSE, tmp_path, 1, False, None, begun).course.start == fingerprint(begun)
    with pytest.raises(OptionError, match="another course"):
        Cycle(COURSE, tmp_path, 1, False, None, other)
    with pytest.raises(OptionError, match="another course"):
        Cycle(COURSE, tmp_path, 1, False, None)


def test_a_file_of_lessons_that_was_cut_off_keeps_the_whole_ones(tmp_path: Path) -> None:
    path = tmp_path / "lessons.bin"
    whole = [Lesson(index, 2, bytes(12 * index), 5) for index in (1, 2)]
    path.write_bytes(b"".join(packed(one) for one in whole) + packed(Lesson(3, 2, bytes(99), 5))[:-1])
    assert read_lessons(path) == {one.index: one for one in whole}
    assert path.stat().st_size == sum(len(packed(one)) for one in whole)


def test_a_match_plays_each_deal_from_every_seat() -> None:
    outcomes = [play(Match(COURSE, None, None), index) for index in range(2)]
    assert sum(outcome.won for outcome in outcomes) == pytest.approx(1.0)  # the same bot on both sides
    found = verdict([Outcome(index, index % 4 != 0, 0.5) for index in range(40)])
    assert found.better
    assert found.low < found.share == 0.75 < found.high


def test_a_folder_belongs_to_one_course(tmp_path: Path) -> None:
    Cycle(COURSE, tmp_path, 1, False, None)
    Cycle(COURSE, tmp_path, 1, False, None)
    other = course_of("basilica", (2,), {}, games=4)
    with pytest.raises(OptionError, match="another course"):
        Cycle(other, tmp_path, 1, False, None)


def test_the_seconds_of_a_log_go_on_where_it_was_cut(tmp_path: Path) -> None:
    Cycle(COURSE, tmp_path, 1, False, None)
    (tmp_path / "log.jsonl").write_text('{"seconds": 3.5}\n{"seconds": 120.5}\n', encoding="utf-8")
    Cycle(COURSE, tmp_path, 1, False, None).log("match", 0)
    last = json.loads((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert 120.5 <= last["seconds"] < 180.5


def test_a_game_without_numbers_to_learn_from_is_refused() -> None:
    with pytest.raises(OptionError):
        course_of("chess", (2,), {})


def test_the_whole_circle_and_again_from_what_lies_there(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is in the extra `train`")
    course = course_of(
        "basilica", (2,), {}, generations=1, games=21, simulations=8, hidden=2, epochs=2, matches=2,
        match_simulations=8,
    )  # fmt: skip
    first = Cycle(course, tmp_path / "a", 1, False, None)
    first.run()
    network = read_file(tmp_path / "a" / "generation-0-network.json")
    assert network.card["games"] == 21
    assert network.card["match"]["games"] == 2
    events = [json.loads(line)["event"] for line in (tmp_path / "a" / "log.jsonl").read_text().splitlines()]
    assert events == ["lessons", "epoch", "epoch", "network", "match"]
    Cycle(course, tmp_path / "a", 1, False, None).run()
    assert len((tmp_path / "a" / "log.jsonl").read_text().splitlines()) == len(events)
    Cycle(course, tmp_path / "b", 1, False, None).run()
    assert read_file(tmp_path / "b" / "generation-0-network.json") == network
