"""A move to make, and in words why."""

from __future__ import annotations

from typing import Any

from duomo.analysis.reasons import reasons
from duomo.bots.search import Budget, Evaluation, MoveWorth, evaluate
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.words.phrase import Phrase, say


def hint(
    rules: Rules[Any], seen: State, seat: int, budget: Budget, seed: int | str
) -> tuple[int, list[Phrase]]:
    """The best move of the seat that decides in `seen` (what that seat knows), and what speaks for it."""
    if seen.decider != seat:
        raise ValueError("this seat has nothing to decide")
    legal = rules.legal(seen)
    if len(legal) == 1:
        return legal[0], [say("why-only")]
    found = evaluate(rules, seen, budget, seed)
    return found.moves[0].move, why(rules, seen, found)


def why(rules: Rules[Any], seen: State, found: Evaluation) -> list[Phrase]:
    """The best move beside the next best: chances to win, and what can be counted at the end of the turn."""
    best, seat = found.moves[0], found.seat
    end = end_of(rules, seen, best.line)
    for other in found.moves[1:]:
        end_of_other = end_of(rules, seen, other.line)
        if end_of_other.key() != end.key():  # not the same deeds in another order
            share, next_best = percent(best, seat), percent(other, seat)
            ahead = next_best < share
            words = say("why-shares", share=share, other=next_best) if ahead else say("why-even", share=share)
            return [words, *reasons(rules, end, end_of_other, seat)]
    return [say("why-share", share=percent(best, seat))]


def percent(found: MoveWorth, seat: int) -> int:
    return round(100 * found.shares[seat])


def end_of(rules: Rules[Any], seen: State, line: list[int]) -> State:
    state = seen.copy()
    for move in line:
        rules.play(state, move, None)
    return state
