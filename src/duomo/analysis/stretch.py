"""The ways to play a stretch: decisions of one seat without nature or other seats in between.

A turn is many small decisions whose value shows at its end, so a whole stretch is judged in one search: its
candidates are whole lines, including the played one. The value of a decision is that of the best line that
begins like the game up to it; its loss is the difference to the best line that begins like the game after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from duomo.analysis.depth import Depth
from duomo.bots.lines import Line, ends, lead
from duomo.bots.search import Search, Settings
from duomo.bots.tree import Edge, Node, worth_of
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NOBODY, State

ROUNDS = 4
"""How often another line may turn out to be the best when the best so far is searched more closely."""


def playable(rules: Rules[Any], seen: State, moves: Sequence[int]) -> list[int]:
    """Return the moves of a stretch, as far as the position that the seat imagined allows them."""
    state, made = seen.copy(), 0
    while made < len(moves) and state.decider == seen.decider and moves[made] in rules.legal(state):
        rules.play(state, moves[made], None)
        made += 1
    return list(moves[: max(1, made)])


@dataclass(frozen=True)
class Candidate:
    """One way to play the stretch. Ways that end in the same position share its statistics."""

    moves: tuple[int, ...]
    edge: Edge

    def shares(self) -> list[float]:
        return [share / self.edge.visits for share in self.edge.shares]

    def points(self) -> list[float]:
        return [points / self.edge.visits for points in self.edge.points]

    def useful(self, seat: int) -> float:
        return self.edge.useful[seat] / self.edge.visits

    def lead(self, seat: int) -> float:
        """Expected lead over the others, in points."""
        return lead(self.points(), seat)


class Stretch:
    """All candidates of a stretch, searched; `seen` is what its seat knew at its beginning."""

    def __init__(
        self, rules: Rules[Any], seen: State, played: Sequence[int], depth: Depth, seed: int | str
    ) -> None:
        self.rules = rules
        self.seat = seen.decider
        self.played = tuple(played)
        self.depth = depth
        self.search = Search(rules, Settings(), seed)
        self.search.root = Node(seen.copy(), [])
        self.candidates: list[Candidate] = []
        self._edges: dict[tuple[object, ...], Edge] = {}
        self._known: set[tuple[int, ...]] = set()
        self.find(seen)
        self.search.weigh(self.search.root)
        for _ in range(depth.stretch):
            self.search.simulate()
        beginnings = [self.played[:made] for made in range(len(self.played) + 1)]
        for beginning in beginnings:
            self.settle(beginning)
        self.chosen = [self.best(beginning) for beginning in beginnings]
        """The best candidate that begins like the game, before each decision and after the last."""

    # ---- candidates ------------------------------------------------------------------------------

    def find(self, seen: State) -> None:
        """Add lines from the beginning and from every decision, and the line that was played."""
        rules, settings = self.rules, self.search.settings
        state = seen.copy()
        for made, move in enumerate(self.played):
            legal = rules.legal(state)
            if len(legal) > 1:
                width, keep = (
                    (settings.root_width, settings.root_keep) if not made else (settings.width, settings.keep)
                )
                for line in ends(rules, state, width, keep, []):
                    self.add((*self.played[:made], *line.moves()), line)
            rules.play(state, move, None)
        self.add(self.played, Line(state, None, -1, lead(rules.outlook(state), self.seat)))

    def add(self, moves: tuple[int, ...], line: Line) -> None:
        if moves in self._known:
            return
        self._known.add(moves)
        key = line.state.key()
        edge = self._edges.get(key)
        if edge is None:
            edge = Edge(line, worth_of(self.rules, line.state), self.search.random.random())
            self._edges[key] = edge
            self.search.root.edges.append(edge)
        self.candidates.append(Candidate(moves, edge))

    # ---- values ----------------------------------------------------------------------------------

    def best(self, beginning: tuple[int, ...]) -> Candidate:
        """Return the best line with this beginning."""
        length = len(beginning)
        return max(
            (one for one in self.candidates if one.moves[:length] == beginning),
            key=lambda one: one.useful(self.seat),
        )

    def settle(self, beginning: tuple[int, ...]) -> None:
        """Search a line with few visits more closely before accepting it as the best: the estimate at the
        end of the player's turn ignores the replies to it."""
        for _ in range(ROUNDS):
            edge = self.best(beginning).edge
            if edge.visits >= self.depth.line or edge.state.decider == NOBODY:
                break
            while edge.visits < self.depth.line:
                self.search.simulate(edge)

    def loss(self, made: int) -> float:
        """Return the win share lost by the decision after `made` moves; never negative."""
        before, after = self.chosen[made], self.chosen[made + 1]
        return max(0.0, before.shares()[self.seat] - after.shares()[self.seat])

    def lost_points(self, made: int) -> float:
        before, after = self.chosen[made], self.chosen[made + 1]
        return max(0.0, before.lead(self.seat) - after.lead(self.seat))
