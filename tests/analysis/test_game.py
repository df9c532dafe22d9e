"""The analysis of games: the identity, losses, luck, no hindsight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from analysis.records import NAMES, TINY, analysed, record
from duomo.analysis import STATIC, Analysis, Chance, Decision, analyse
from duomo.analysis.depth import accuracy, judgement
from duomo.analysis.game import shifted
from duomo.analysis.values import Leaf, Outcome, expected
from duomo.core.engine.state import NATURE
from duomo.core.record import Record, RecordLine
from duomo.core.replay import table_of
from duomo.core.words.phrase import render
from duomo.games.registry import find
from duomo.locales import LANGUAGES
from duomo.sim import Simulation

HEAVY = pytest.mark.slow
EVERY = pytest.mark.parametrize(
    "at", [0, pytest.param(1, marks=HEAVY), pytest.param(2, marks=HEAVY), 3], ids=NAMES
)


def decisions(analysis: Analysis) -> Iterator[Decision]:
    return (step for step in analysis.steps if isinstance(step, Decision))


def beginning(at: int, moves: int) -> Record:
    """A game cut off after some moves."""
    whole = record(at)
    lines = [RecordLine(line.number, line.who, line.text) for line in whole.moves[:moves]]
    return Record(
        whole.game, whole.players, whole.options, whole.components, whole.components_hash, lines, whole.seed
    )


@EVERY
def test_the_result_is_start_decisions_and_luck_together(at: int) -> None:
    """For every party, exactly: result = start + own decisions + decisions of the others + luck."""
    found = analysed(at, STATIC)
    assert found.parties == len(found.totals)
    for total in found.totals:
        assert total.start + total.own + total.others + total.luck == pytest.approx(total.result, abs=1e-9)
    assert sum(total.result for total in found.totals) == pytest.approx(1)


def test_the_same_with_a_search() -> None:
    for total in analysed(3, TINY).totals:
        together = total.start + total.own + total.others + total.luck
        assert together == pytest.approx(total.result, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_the_same_in_random_games(seed: int) -> None:
    simulation = Simulation("basilica", 2, ("random",), seed)
    found = analyse(find, simulation.record(simulation.play(seed)), STATIC)
    for total in found.totals:
        together = total.start + total.own + total.others + total.luck
        assert together == pytest.approx(total.result, abs=1e-9)


@EVERY
def test_the_result_is_the_one_of_the_record(at: int) -> None:
    from duomo.core.replay import replay

    table = replay(find, record(at))
    winners = table.rules.winners(table.state)
    for total in analysed(at, STATIC).totals:
        assert total.result == (1 / len(winners) if total.seat in winners else 0)


@EVERY
def test_steps_follow_each_other_without_a_gap(at: int) -> None:
    found = analysed(at, STATIC)
    game = record(at)
    assert [step.number for step in found.steps] == list(range(found.steps[0].number, len(game.moves) + 1))
    for step, after in zip(found.steps, found.steps[1:]):
        assert step.after == after.before
    for step in found.steps:
        assert game.moves[step.number - 1].text == step.move
        for shares in (step.before, step.after):
            assert sum(shares) == pytest.approx(1)
            assert all(-1e-9 <= share <= 1 + 1e-9 for share in shares)


@EVERY
def test_losses_are_never_gains_and_the_best_move_is_legal(at: int) -> None:
    found = analysed(at, STATIC)
    table = table_of(find, record(at))
    steps = {step.number: step for step in decisions(found)}
    for number, line in enumerate(record(at).moves, 1):
        if number in steps:
            step = steps[number]
            assert step.loss >= 0
            assert step.points >= 0
            assert step.best_share - step.share == pytest.approx(step.loss)
            assert step.best in [move.text for move in table.legal()]
            assert (step.best == step.move) == (not step.line) or step.line[0].move == step.best
        table.follow(line)


def test_luck_is_the_worth_after_less_the_expectation_before() -> None:
    rolls = [step for step in analyse(find, beginning(0, 170), TINY).steps if isinstance(step, Chance)]
    assert any(max(map(abs, roll.luck)) > 0.001 for roll in rolls)
    for roll in rolls:
        assert sum(roll.luck) == pytest.approx(0, abs=1e-9)
        assert roll.luck == [after - before for after, before in zip(roll.after, roll.before)]


def test_the_expectation_is_weighted() -> None:
    outcomes = [Outcome(0.25, [Leaf(0, [0.8, 0.2])]), Outcome(0.75, [])]
    assert expected(outcomes, [0.4, 0.6], 0.0) == pytest.approx([0.5, 0.5])


def test_tempo_is_taken_off_whoever_is_on_the_move() -> None:
    leaf = Leaf(1, [0.4, 0.6])
    assert leaf.shares_at(0.0) == [0.4, 0.6]
    mine, yours = leaf.shares_at(0.5)
    assert yours < 0.6
    assert mine + yours == pytest.approx(1)


def test_what_came_later_changes_no_judgement() -> None:
    """No hindsight: cutting a game short does not change the judgements of its beginning."""
    cut = 90
    early = {step.number: step for step in decisions(analyse(find, beginning(3, cut), TINY))}
    late = {step.number: step for step in decisions(analysed(3, TINY))}
    kept = [number for number in early if number < cut - 15]
    assert len(kept) > 10
    for number in kept:
        assert early[number].loss == pytest.approx(late[number].loss)
        assert early[number].best == late[number].best


def test_a_silly_turn_is_found() -> None:
    """A bot that plays at random loses far more by its decisions than one that looks ahead."""
    random, greedy = analysed(3, STATIC).totals
    assert random.points > 10 > 2 * greedy.points
    assert random.inaccuracies + random.mistakes + random.blunders > 3
    assert (random.accuracy or 0) < (greedy.accuracy or 0)


def test_equal_arguments_give_equal_analyses() -> None:
    assert analyse(find, beginning(3, 60), TINY) == analyse(find, beginning(3, 60), TINY)


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    analyse(find, record(3), STATIC, lambda done, of: told.append((done, of)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


@pytest.mark.parametrize(
    ("loss", "name"),
    [
        (0, "best"),
        (0.0049, "best"),
        (0.01, "good"),
        (0.05, "inaccuracy"),
        (0.1, "mistake"),
        (0.15, "blunder"),
    ],
)
def test_losses_have_names(loss: float, name: str) -> None:
    assert judgement(loss) == name


def test_accuracy_falls_with_the_loss() -> None:
    assert accuracy(0) == pytest.approx(100, abs=0.1)
    assert accuracy(0) > accuracy(0.05) > accuracy(0.2) > accuracy(1) >= 0


def test_no_share_leaves_its_range() -> None:
    assert shifted([0.02, 0.98], [0.5, 0.5], [0.4, 0.6]) == pytest.approx([0, 1])
    assert shifted([0.3, 0.7], [0.5, 0.5], [0.4, 0.6]) == pytest.approx([0.2, 0.8])


@EVERY
def test_everything_can_be_said_in_every_language(at: int) -> None:
    for step in analysed(at, STATIC).steps:
        for language in LANGUAGES:
            assert render(step.words, language)
            if isinstance(step, Decision):
                assert all(render(reason, language) for reason in step.why)
                assert all(render(move.words, language) for move in step.line)


def test_the_document_is_plain_data() -> None:
    import json

    found = json.loads(json.dumps(analysed(3, STATIC).document()))
    kinds = {step["kind"] for step in found["steps"]}
    assert kinds == {"decision", "chance"}
    first = next(step for step in found["steps"] if step["kind"] == "decision")
    assert set(first["words"]) == {"key", "data"}
    assert found["parties"] == 2


def test_a_game_with_nothing_decided_yet_can_be_analysed() -> None:
    found = analyse(find, beginning(3, 2), STATIC)
    assert not list(decisions(found))
    assert NATURE not in [total.seat for total in found.totals]
