"""Plain UCT: the textbook search, kept for comparison.

A tree over single decisions, UCB1, chance sampled by weight, random play to the end of the game, the mean
result for every party. It knows nothing about any game.
"""

from __future__ import annotations

import math
from typing import Any, Final

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State

ROLLOUTS: Final = 1000
EXPLORE: Final = 0.7
TURN_CAP: Final = 400
"""Maximum number of turns of random play, which may never end; then it counts as a draw of all."""


class Branch:
    """A position, identified by the moves that led to it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The seat that chose the move leading here; -1 for nature."""
        self.visits = 0
        self.won = 0.0
        """Sum of that seat's results."""
        self.below: dict[int, Branch] = {}


class UctBot(Bot):
    """Builds a new tree at every decision."""

    def __init__(self, seed: int | str, rollouts: int = ROLLOUTS) -> None:
        self._dealer = Dealer(seed)
        self._rollouts = rollouts
        self._root = Branch(-1)
        """Root of the last tree."""

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        root = Branch(-1)
        self._root = root
        if len(moves) == 1:
            return moves[0]
        for _ in range(self._rollouts):
            self.simulate(rules, seen.copy(), root)
        best = moves[0]
        most = -1
        for move, branch in root.below.items():
            if branch.visits > most:
                best, most = move, branch.visits
        return best

    def policy(self, moves: list[int]) -> list[float]:
        below = self._root.below
        return [below[move].visits / self._rollouts for move in moves] if below else []

    def simulate(self, rules: Rules[Any], state: State, root: Branch) -> None:
        """Descend to an untried move, play randomly from there, and propagate the result up the tree."""
        path = [root]
        branch = root
        grown = False
        while state.decider != NOBODY and not grown:
            seat = state.decider
            if seat == NATURE:
                move = rules.deal(state, self._dealer)
                seat = -1
                grown = False
            else:
                moves = rules.legal(state)
                fresh = [move for move in moves if move not in branch.below]
                grown = bool(fresh)
                move = fresh[self._dealer.below(len(fresh))] if fresh else self.selected(branch, moves)
            rules.play(state, move, None)
            following = branch.below.get(move)
            if following is None:
                following = Branch(seat)
                branch.below[move] = following
            branch = following
            path.append(branch)
        shares = self.play_out(rules, state)
        for branch in path:
            branch.visits += 1
            if branch.seat >= 0:
                branch.won += shares[branch.seat]

    def selected(self, branch: Branch, moves: list[int]) -> int:
        """Select a move by UCB1."""
        scale = math.log(branch.visits + 1)
        best = moves[0]
        best_score = -1.0
        for move in moves:
            below = branch.below[move]
            score = below.won / below.visits + EXPLORE * math.sqrt(scale / below.visits)
            if score > best_score:
                best, best_score = move, score
        return best

    def play_out(self, rules: Rules[Any], state: State) -> list[float]:
        """Return everybody's share of the victory after random play."""
        until = state.turns + TURN_CAP
        while state.decider != NOBODY:
            if state.turns > until:
                return [1.0 / rules.parties] * rules.parties
            if state.decider == NATURE:
                move = rules.deal(state, self._dealer)
            else:
                moves = rules.legal(state)
                move = moves[self._dealer.below(len(moves))]
            rules.play(state, move, None)
        winners = rules.winners(state)
        return [1.0 / len(winners) if party in winners else 0.0 for party in range(rules.parties)]
