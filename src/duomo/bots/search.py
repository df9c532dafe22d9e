"""Tree search over whole turns, for any number of parties (max-n), with chance sampled by weight.

A simulation goes down the tree turn by turn: the seat that decides prefers the turns with the best results so
far and those that look best at first sight; nature's moves are sampled. At a leaf, the game's hand-made
estimate gives everybody's expected points and chance to win, optionally after some quick turns. The searched
position is the one the seat knows; unknown parts have been filled in before (`Rules.seen_by`).
"""

from __future__ import annotations

import gc
import math
import time
from random import Random
from typing import Any, Final

from duomo.bots.lines import ends, lead
from duomo.bots.tree import Edge, Node, Worth, go_on, worth_of
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NOBODY, State

PATIENCE: Final = 12
CLOSE: Final = 0.7
"""Two turns are close if the second has at least this fraction of the first one's visits."""


class Budget:
    """How long a search may last: a number of simulations, milliseconds, or both."""

    def __init__(self, simulations: int = 0, milliseconds: int = 0) -> None:
        if simulations <= 0 and milliseconds <= 0:
            raise ValueError("a search needs a budget: simulations or milliseconds")
        self.simulations = simulations
        self.milliseconds = milliseconds


class Settings:
    """The parameters of a search. The defaults are what measured best (docs/strength.md)."""

    def __init__(self) -> None:
        self.root_width = 12
        self.root_keep = 12
        """Beam width in the turn to be played, and number of its ends that are compared."""
        self.width = 4
        self.keep = 5
        """The same for the following turns."""
        self.rival_width = 3
        self.rival_keep = 1
        """The same for other seats' turns with more than two parties: comparing everything that everybody
        could do would never reach the seat's own next turn."""
        self.patience = PATIENCE
        """Visits of a position before it is expanded: the more, the more simulations per second."""
        self.explore = 0.15
        self.trust = 0.7
        """Difference in points at first sight that makes a turn e times as likely to be visited."""
        self.widening = 0.3
        self.widening_among_many = 0.15
        """Number of nature's outcomes to sample, times the root of the visits; for two parties, and for
        more."""
        self.rollout = 0
        """Number of quick turns played before the estimate."""
        self.learned = True
        """True to use the learned estimate, where there is one."""
        self.thrifty = False
        """True to stop when no remaining simulation could change the choice."""
        self.longer = 1.0
        """Factor on the number of simulations while two turns are close."""


class MoveWorth:
    """What the search found about one legal move."""

    def __init__(
        self, move: int, line: list[int], visits: int, shares: list[float], points: list[float]
    ) -> None:
        self.move = move
        self.line = line
        """The best continuation of the turn found, starting with the move."""
        self.visits = visits
        self.shares = shares
        """Everybody's chance to win."""
        self.points = points
        """Everybody's expected final points."""


class Evaluation:
    """What the search found about every legal move, best first."""

    def __init__(self, seat: int, moves: list[MoveWorth], simulations: int) -> None:
        self.seat = seat
        self.moves = moves
        self.simulations = simulations

    def of(self, move: int) -> MoveWorth:
        for found in self.moves:
            if found.move == move:
                return found
        raise ValueError("this move is not legal in the position")


class Search:
    """A search tree and the methods that grow it."""

    def __init__(self, rules: Rules[Any], settings: Settings, seed: int | str) -> None:
        self.rules = rules
        self.settings = settings
        self.many = rules.parties > 2
        self.widening = settings.widening_among_many if self.many else settings.widening
        self.random = Random(seed)
        self.root = Node(rules.start(), [])
        self.simulations = 0
        """Number of simulations in the last run."""

    def run(self, position: State, budget: Budget, every_move: bool = False) -> None:
        """Search a position in which a seat decides; with `every_move` no legal move is left out."""
        until = time.perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else math.inf
        self.root = self.grown(position) or Node(position.copy(), [])
        openings = self.rules.legal(position) if every_move else []
        self.expand(self.root, self.settings.root_width, self.settings.root_keep, openings)
        most = budget.simulations if budget.simulations else 1 << 60
        self.simulations = 0
        if len(self.root.edges) > 1 or every_move:
            collecting = gc.isenabled()
            gc.disable()  # a tree has no cycles: looking for them would take a fifth of the time
            try:
                self.simulations = self.grow(most, until)
            finally:
                if collecting:
                    gc.enable()

    def grow(self, most: int, until: float) -> int:
        """Run as many simulations as the budget allows, and return their number."""
        settings = self.settings
        limit = int(most * settings.longer) if settings.longer > 1.0 else most
        done = 0
        while done < limit:
            if done & 3 == 0 and time.perf_counter() >= until:
                break
            if done & 63 == 0 and settings.thrifty and done and self.decided(most - done):
                break
            self.simulate()
            done += 1
        return done

    def decided(self, left: int) -> bool:
        """True if the most visited turn stays ahead with `left` simulations left; with none left, if it is
        well ahead of the second."""
        first = second = 0
        for edge in self.root.edges:
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second > left if left > 0 else second < CLOSE * first

    def grown(self, position: State) -> Node | None:
        """Return the part of the last tree that begins here, if the game followed a path in the tree."""
        key = position.key()
        nodes = [self.root]
        for _ in range(2 * self.rules.parties):
            below: list[Node] = []
            for node in nodes:
                for edge in node.edges:
                    for child in edge.children:
                        if child.state.turns == position.turns and child.state.key() == key:
                            return child
                        if child.edges and child.state.turns < position.turns:
                            below.append(child)
            nodes = below
        return None

    def simulate(self, first: Edge | None = None) -> None:
        """Run one simulation down the tree, starting with `first` if given, and add its result to every
        edge."""
        node = self.root
        path: list[Edge] = []
        nodes = [node]
        if first is not None:
            path.append(first)
            node = self.child(first)
            nodes.append(node)
        while node.state.decider != NOBODY:
            if not node.edges:
                if node.visits < self.settings.patience:
                    break
                self.expand(node, *self.breadth(node), [])
            edge = self.select(node)
            path.append(edge)
            node = self.child(edge)
            nodes.append(node)
        worth = self.estimate(node)
        for visited in nodes:
            visited.visits += 1
        for edge in path:
            edge.add(worth)

    def breadth(self, node: Node) -> tuple[int, int]:
        """Return how many beginnings of a turn in the tree are followed, and how many ends compared."""
        settings = self.settings
        if self.many and node.state.decider != self.root.state.decider:
            return settings.rival_width, settings.rival_keep
        return settings.width, settings.keep

    def estimate(self, node: Node) -> Worth:
        """Return the value of a leaf."""
        if self.settings.rollout and node.state.decider != NOBODY:
            return self.rollout(node.state)
        static = node.static
        if static is None:
            static = worth_of(self.rules, node.state, self.settings.learned)
            node.static = static
        return static

    def rollout(self, start: State) -> Worth:
        """Play quick turns of everybody, then estimate."""
        state = start
        for _ in range(self.settings.rollout):
            if state.decider == NOBODY:
                break
            state = ends(self.rules, state, 1, 1, [])[0].state.copy()
            go_on(self.rules, state, self.random.random(), 0, self.random)
        return worth_of(self.rules, state, self.settings.learned)

    def expand(self, node: Node, width: int, keep: int, openings: list[int]) -> None:
        """Add the most promising turns to a node; known ones keep their statistics."""
        rules = self.rules
        known = {tuple(edge.line.moves()) for edge in node.edges} if node.edges else set()
        for line in ends(rules, node.state, width, keep, openings):
            if known and tuple(line.moves()) in known:
                continue
            static = worth_of(rules, line.state, self.settings.learned, line.points)
            node.edges.append(Edge(line, static, self.random.random()))
        self.weigh(node)

    def weigh(self, node: Node) -> None:
        """Set the priors, so that turns that look good at first sight are visited first."""
        seat = node.state.decider
        best = max([lead(edge.static.points, seat) for edge in node.edges])
        total = 0.0
        for edge in node.edges:
            edge.prior = math.exp((lead(edge.static.points, seat) - best) / self.settings.trust)
            total += edge.prior
        for edge in node.edges:
            edge.prior /= total

    def select(self, node: Node) -> Edge:
        """Return the turn that promises its seat most, with a bonus for rarely visited ones."""
        seat = node.state.decider
        visits = 0
        for edge in node.edges:
            visits += edge.visits
        reach = self.settings.explore * math.sqrt(visits)
        best = node.edges[0]
        best_score = -1e9
        for edge in node.edges:
            score = edge.useful[seat] / edge.visits + reach * edge.prior / edge.visits
            if score > best_score:
                best, best_score = edge, score
        return best

    def child(self, edge: Edge) -> Node:
        """Return where the turn leads: a new sample of nature's moves, or an existing one."""
        children = edge.children
        if not children or (
            edge.state.decider == -1 and len(children) < self.widening * math.sqrt(edge.visits) + 1
        ):
            state = edge.state.copy()
            rolled = go_on(self.rules, state, edge.offset, len(children), self.random)
            for known in children:
                if known.rolled == rolled:
                    children.append(known)
                    return known
            node = Node(state, rolled)
            children.append(node)
            return node
        edge.cursor = (edge.cursor + 1) % len(children)
        return children[edge.cursor]

    def best(self) -> Edge:
        """Return the most visited turn; ties are broken by its mean value."""
        seat = self.root.state.decider
        best = self.root.edges[0]
        for edge in self.root.edges:
            if (edge.visits, edge.useful[seat] / edge.visits) > (
                best.visits,
                best.useful[seat] / best.visits,
            ):
                best = edge
        return best


def evaluate(rules: Rules[Any], seen: State, budget: Budget, seed: int | str) -> Evaluation:
    """Return the value of every legal move of the seat that decides; `seen` is what that seat knows."""
    search = Search(rules, Settings(), seed)
    search.run(seen, budget, every_move=True)
    seat = seen.decider
    found: dict[int, Edge] = {}
    for edge in search.root.edges:
        opening = edge.line.opening
        if opening not in found or mean(edge, seat) > mean(found[opening], seat):
            found[opening] = edge
    moves = [
        MoveWorth(
            opening,
            edge.line.moves(),
            edge.visits,
            [share / edge.visits for share in edge.shares],
            [points / edge.visits for points in edge.points],
        )
        for opening, edge in found.items()
    ]
    moves.sort(key=lambda found: (-found.shares[seat], -found.points[seat]))
    return Evaluation(seat, moves, search.simulations)


def mean(edge: Edge, seat: int) -> float:
    return edge.useful[seat] / edge.visits


def appraise(rules: Rules[Any], position: State, budget: Budget, seed: int | str) -> Worth:
    """Return the value of a position to every party, whoever decides in it: the mean over the search."""
    search = Search(rules, Settings(), seed)
    state = position.copy()
    if state.decider == NOBODY:
        return worth_of(rules, state)
    if state.decider < 0:
        return expected(rules, state, budget, seed)
    search.run(state, budget)
    edge = search.best()
    return Worth(
        [share / edge.visits for share in edge.shares], [points / edge.visits for points in edge.points]
    )


def expected(rules: Rules[Any], position: State, budget: Budget, seed: int | str) -> Worth:
    """Return the mean over nature's outcomes, by weight."""
    outcomes = rules.chance(position)
    total = sum([weight for _, weight in outcomes])
    shares, points = [0.0] * rules.parties, [0.0] * rules.parties
    part = Budget(
        max(1, budget.simulations // len(outcomes)) if budget.simulations else 0,
        max(1, budget.milliseconds // len(outcomes)) if budget.milliseconds else 0,
    )
    for move, weight in outcomes:
        state = position.copy()
        rules.play(state, move, None)
        worth = appraise(rules, state, part, seed)
        for party in range(rules.parties):
            shares[party] += worth.shares[party] * weight / total
            points[party] += worth.points[party] * weight / total
    return Worth(shares, points)
