"""Judging an answer: how much of a win a way to play from a position loses.

Any way to play may be the answer. It is compared with the best ways that can be found, in one search with as
many simulations as a hint has (`Stretch`), from what its seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from duomo.analysis.depth import AS_GOOD, Depth, judgement
from duomo.analysis.documents import JudgedAnswer, JudgedMove, Said
from duomo.analysis.hints import SIMULATIONS
from duomo.analysis.reasons import reasons
from duomo.analysis.stretch import Stretch, playable
from duomo.bots.search import Budget, appraise
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.game import Game

CLOSELY: Final = 10
"""Each line that decides a judgement gets at least one in this many of all simulations."""


def judge(
    game: Game,
    rules: Rules[Any],
    seen: State,
    moves: Sequence[int],
    seed: int | str,
    simulations: int = SIMULATIONS,
) -> JudgedAnswer:
    """Judge the moves that a seat made from `seen`, which is what it knew."""
    played = playable(rules, seen, moves)
    depth = Depth(simulations, max(1, simulations // CLOSELY))
    stretch = Stretch(rules, seen, played, depth, seed)
    best, now, seat = stretch.chosen[0], stretch.chosen[-1], seen.decider
    losses = [stretch.loss(made) for made in range(len(played))]
    loss = max(0.0, best.shares()[seat] - now.shares()[seat])
    better = loss >= AS_GOOD
    said = in_words(game, rules, seen, played)
    return JudgedAnswer(
        seat,
        [JudgedMove(one.move, one.words, lost, judgement(lost)) for one, lost in zip(said, losses)],
        loss,
        max(0.0, best.lead(seat) - now.lead(seat)) if better else 0.0,
        judgement(loss),
        now.shares()[seat],
        max(best.shares()[seat], now.shares()[seat]),
        in_words(game, rules, seen, best.moves) if better else [],
        reasons(rules, best.edge.state, now.edge.state, seat) if better else [],
        simulations,
    )


def in_words(game: Game, rules: Rules[Any], start: State, moves: Sequence[int]) -> list[Said]:
    """Return consecutive moves in notation and in words."""
    state, found = start.copy(), []
    for move in moves:
        found.append(Said(rules.text(move), game.words(rules, state).move(move)))
        rules.play(state, move, None)
    return found


def win_shares(
    rules: Rules[Any], seen: State, seed: int | str, simulations: int = SIMULATIONS
) -> list[float]:
    """Return everybody's win share in a position, as the seat that decides sees it."""
    return appraise(rules, seen, Budget(simulations), seed).shares
