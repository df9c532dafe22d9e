"""Tree search over whole turns, for any number of parties (max-n), with chance sampled by weight.

A simulation goes down the tree, turn by turn: the seat that decides prefers the turns that served it best so
far and those that look best at first sight; nature's moves are sampled. Where the tree ends, the hand-made
estimate of the game gives everybody's expected points and chance to win, or quick turns are played first. The
position searched is the one the seat knows; what it cannot know has been made up before (`Rules.seen_by`).
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
"""Two turns are close when the second is looked at so often, as a part of the first."""


class Budget:
    """How long a search may last: a number of simulations, milliseconds, or both."""

    def __init__(self, simulations: int = 0, milliseconds: int = 0) -> None:
        if simulations <= 0 and milliseconds <= 0:
            raise ValueError("a search needs a budget: simulations or milliseconds")
        self.simulations = simulations
        self.milliseconds = milliseconds


class Settings:
    """How a search looks at a turn. The defaults are what measured best (docs/strength.md)."""

    def __init__(self) -> None:
        self.root_width = 12
        self.root_keep = 12
        """Beginnings that the beam follows in the turn to be played, and ends of it that are weighed."""
        self.width = 4
        self.keep = 5
        """The same in the turns that follow."""
        self.rival_width = 3
        self.rival_keep = 1
        """The same in turns of others where more than two are at the table: whoever weighs everything that
        everybody could do never comes to the own next turn."""
        self.patience = PATIENCE
        """Visits of a position before its turns are looked for: the more, the more simulations a second."""
        self.explore = 0.15
        self.trust = 0.7
        """Points of first sight that make a turn e times as likely to be looked at."""
        self.widening = 0.3
        self.widening_among_many = 0.15
        """Different outcomes of nature to sample, times the root of the visits; for two, and for more."""
        self.rollout = 0
        """Turns that are played quickly before the estimate is asked."""
        self.learned = True
        """Whether the estimate is the learned one, where there is one."""
        self.thrifty = False
        """Whether a search ends when no simulation left could change its choice."""
        self.longer = 1.0
        """How many times as long it may last while two turns are close."""


class MoveWorth:
    """What the search found of one legal move."""

    def __init__(
        self, move: int, line: list[int], visits: int, shares: list[float], points: list[float]
    ) -> None:
        self.move = move
        self.line = line
        """The best way found to go on with the turn, the move first."""
        self.visits = visits
        self.shares = shares
        """Everybody's chance to win."""
        self.points = points
        """Everybody's expected points at the end."""


class Evaluation:
    """What the search found of every legal move, best first."""

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
    """A tree and the means to grow it."""

    def __init__(self, rules: Rules[Any], settings: Settings, seed: int | str) -> None:
        self.rules = rules
        self.settings = settings
        self.many = rules.parties > 2
        self.widening = settings.widening_among_many if self.many else settings.widening
        self.random = Random(seed)
        self.root = Node(rules.start(), [])
        self.simulations = 0
        """Of the last run."""

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
        """Simulate as often as the budget allows; how often that was."""
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
        """Whether the turn most looked at stays that, with so many simulations left; without any left,
        whether it is well ahead of the second."""
        first = second = 0
        for edge in self.root.edges:
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second > left if left > 0 else second < CLOSE * first

    def grown(self, position: State) -> Node | None:
        """The part of the last tree that begins here, if the game took a way that the tree knows."""
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
        """One way down the tree, with `first` from the root on if it is given, and its worth to everybody."""
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
        """How many beginnings of a turn in the tree are followed, and how many ends weighed."""
        settings = self.settings
        if self.many and node.state.decider != self.root.state.decider:
            return settings.rival_width, settings.rival_keep
        return settings.width, settings.keep

    def estimate(self, node: Node) -> Worth:
        """The worth of a position at which the tree ends."""
        if self.settings.rollout and node.state.decider != NOBODY:
            return self.rollout(node.state)
        static = node.static
        if static is None:
            static = worth_of(self.rules, node.state, self.settings.learned)
            node.static = static
        return static

    def rollout(self, start: State) -> Worth:
        """Quick turns of everybody, then the estimate."""
        state = start
        for _ in range(self.settings.rollout):
            if state.decider == NOBODY:
                break
            state = ends(self.rules, state, 1, 1, [])[0].state.copy()
            go_on(self.rules, state, self.random.random(), 0, self.random)
        return worth_of(self.rules, state, self.settings.learned)

    def expand(self, node: Node, width: int, keep: int, openings: list[int]) -> None:
        """Find the turns worth weighing; those known already keep what was learned of them."""
        rules = self.rules
        known = {tuple(edge.line.moves()) for edge in node.edges} if node.edges else set()
        for line in ends(rules, node.state, width, keep, openings):
            if known and tuple(line.moves()) in known:
                continue
            static = worth_of(rules, line.state, self.settings.learned, line.points)
            node.edges.append(Edge(line, static, self.random.random()))
        self.weigh(node)

    def weigh(self, node: Node) -> None:
        """What looks good at first sight is looked at first."""
        seat = node.state.decider
        best = max([lead(edge.static.points, seat) for edge in node.edges])
        total = 0.0
        for edge in node.edges:
            edge.prior = math.exp((lead(edge.static.points, seat) - best) / self.settings.trust)
            total += edge.prior
        for edge in node.edges:
            edge.prior /= total

    def select(self, node: Node) -> Edge:
        """The turn that promises its seat most, what is little known counting for more."""
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
        """Where the turn leads: a new sample of nature's moves, or one of those already taken."""
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
        """The turn that served best among those looked at often enough."""
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
    """What every legal move of the seat that decides is worth; `seen` is what that seat knows."""
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
    """What a position is worth to every party, whoever decides in it: the mean over the search."""
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
    """The mean over nature's outcomes, each by its weight."""
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
