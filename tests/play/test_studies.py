"""Playing on from a moment of a record: the position, the moves, nature, and the judgement."""

from __future__ import annotations

from typing import Any

import pytest

from analysis.records import NAMES, record
from duomo.core.record import write
from duomo.play.documents.study import StudyLine
from duomo.play.reading.replays import Reader, story
from duomo.play.reading.studies import STUDENT, Study
from duomo.play.trouble import ServerTrouble

ID = "0123456789abcdef"


def decisions(at: int) -> list[int]:
    """The numbers of moves of the record after which somebody decides."""
    return [made.number - 1 for made in story(write(record(at))) if made.seat is not None]


def studied(game: int, at: int, moves: list[str] | None = None, deal: int = 0) -> Study:
    return Study(ID, write(record(game)), StudyLine(at, moves or [], deal))


def legal(study: Study) -> list[str]:
    return [move.text for move in study.live.table.legal()]


def played_on(game: int, at: int, count: int, deal: int = 0) -> list[str]:
    """A line of first legal moves."""
    moves: list[str] = []
    for _ in range(count):
        study = studied(game, at, moves, deal)
        if study.live.over:
            break
        moves.append(legal(study)[0])
    return moves


@pytest.mark.parametrize("game", range(len(NAMES)), ids=NAMES)
def test_a_study_begins_where_the_game_was_and_one_decides_for_all(game: int) -> None:
    text = write(record(game))
    for at in decisions(game)[:: max(1, len(decisions(game)) // 6)]:
        reader = Reader(text)
        for _ in reader.follow(at):
            pass
        study = studied(game, at)
        assert study.live.table.state.key() == reader.table.state.key()
        told = study.snapshot()
        assert told.now.yours == told.now.decider == reader.table.decider
        assert [offer.move for offer in study.session.telling.offered(reader.table.decider)] == legal(study)
        assert all(seat.mine for seat in told.seats)
        assert told.now.undo.to is None


def test_nature_does_what_it_did_before_the_first_decision() -> None:
    """A moment before a roll leads to the decision after it."""
    first = decisions(0)[0]
    assert studied(0, 0).live.table.state.key() == studied(0, first).live.table.state.key()


def test_what_was_played_can_be_taken_back_but_nothing_before_it() -> None:
    at = decisions(0)[20]
    line = played_on(0, at, 6)
    study = studied(0, at, line)
    assert study.live.number == 1 + len(line)
    assert study.snapshot().now.undo.to == len(line)
    back = studied(0, at, line[:-1])
    assert back.snapshot().now.number == len(line)
    assert studied(0, at).snapshot().now.undo.to is None


def test_a_deal_is_the_same_every_time_and_another_one_is_another() -> None:
    at = decisions(3)[0]

    def rolled(deal: int) -> list[str]:
        line = played_on(3, at, 30, deal)
        return [text for entry in studied(3, at, line, deal).live.log.values() for text in entry.dealt]

    assert rolled(0) == rolled(0) != []
    assert len({tuple(rolled(deal)) for deal in range(4)}) > 1


def test_what_cannot_be_is_refused() -> None:
    at = decisions(0)[3]
    with pytest.raises(ServerTrouble) as no_moment:
        studied(0, 9_999)
    assert (no_moment.value.status, no_moment.value.key) == (404, "no-moment")
    with pytest.raises(ServerTrouble) as bad:
        studied(0, at, ["dance"])
    assert (bad.value.status, bad.value.key) == (422, "bad-line")
    with pytest.raises(ServerTrouble) as nothing:
        studied(0, at).answer()
    assert nothing.value.key == "no-answer"
    assert studied(0, at).why("dance").words is not None
    assert studied(0, at).why(legal(studied(0, at))[0]).words is None


def told_by(thought: Any) -> Any:
    answers: list[Any] = []
    thought.think(answers.append)
    [answer] = answers
    return answer


@pytest.mark.parametrize("game", [0, 1, 3], ids=["two", "three with secrets", "basilica"])
def test_an_answer_is_what_the_first_seat_did_alone(game: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duomo.analysis.answers.judge.__defaults__", (20,))
    at = decisions(game)[12]
    study = studied(game, at, played_on(game, at, 25))
    seat = study.begins.state.decider if study.begins else -1
    own = [entry for entry in study.live.log.values() if entry.move is not None]
    answer = told_by(study.answer())
    count = len(answer.moves)
    assert answer.seat == seat
    assert [one.move for one in answer.moves] == [entry.move for entry in own[:count]]
    assert all(entry.seat == seat for entry in own[:count])
    assert count == len(own) or own[count].seat != seat or own[count - 1].dealt
    assert 0.0 <= answer.loss == pytest.approx(max(0.0, answer.best_share - answer.share))
    assert bool(answer.best) == (answer.loss >= 0.005)
    assert answer.simulations == 20


def test_how_the_game_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duomo.analysis.answers.win_shares.__defaults__", (20,))
    study = studied(1, decisions(1)[8])
    shares = told_by(study.weighing())
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1.0)
    over = studied(1, len(record(1).moves))
    assert over.live.over
    assert over.weighing() is None
    assert sum(over.result()) == pytest.approx(1.0)
    assert over.live.held_by(STUDENT) == (0, 1, 2)
