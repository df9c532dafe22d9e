"""Whole turns as moves of a search: the best lines of play up to the next decision of somebody else.

A turn is many small decisions whose worth shows only at its end, so a search that compares single moves is
misled. The beam here looks at every opening of the turn, keeps the best beginnings, and gives back the best
ends, so that a tree over turns can weigh them against each other.
"""

from __future__ import annotations

from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State

STEPS = 24
"""Choices in one turn that are looked at; longer turns are cut short and searched again from there."""


class Line:
    """A beginning of the turn, or the whole of it."""

    def __init__(self, state: State, before: Line | None, move: int, worth: float) -> None:
        self.state = state
        self.before = before
        self.move = move
        """The last move; -1 at the start of the turn."""
        self.worth = worth
        self.points: list[float] = []
        """The outlook of the position it leads to."""
        self.opening: int = move if before is None or before.before is None else before.opening
        """The first move of the turn."""

    def moves(self) -> list[int]:
        moves: list[int] = []
        line: Line | None = self
        while line is not None and line.before is not None:
            moves.append(line.move)
            line = line.before
        moves.reverse()
        return moves


def lead(points: list[float], seat: int) -> float:
    """Own points less the mean of the others'."""
    own = points[seat]
    if len(points) == 2:
        return own - points[1 - seat]
    total = 0.0
    for other in points:
        total += other
    return own - (total - own) / (len(points) - 1)


def by_worth(line: Line) -> float:
    return -line.worth


def extend(rules: Rules[Any], line: Line, move: int, seat: int, naive: bool) -> Line:
    """Play a move, and everything after it that leaves the seat no real choice; `naive`: judged as a beginner
    would."""
    state = line.state.copy()
    rules.play(state, move, None)
    after = Line(state, line, move, 0.0)
    while state.decider == seat:
        moves = rules.worthwhile(state, rules.legal(state))
        if len(moves) != 1:
            break
        rules.play(state, moves[0], None)
        after = Line(state, after, moves[0], 0.0)
    after.points = rules.glance(state) if naive else rules.outlook(state)
    after.worth = lead(after.points, seat)
    return after


def ends(
    rules: Rules[Any], start: State, width: int, keep: int, openings: list[int], naive: bool = False
) -> list[Line]:
    """The `keep` best ends of the turn, best first; with `openings` given, each of them has one at least."""
    seat = start.decider
    root = Line(start, None, -1, 0.0)
    found: list[Line] = []
    moves = openings if openings else rules.worthwhile(start, rules.legal(start))
    beam: list[Line] = []
    for move in moves:
        line = extend(rules, root, move, seat, naive)
        if line.state.decider == seat:
            beam.append(line)
        else:
            found.append(line)
    for _ in range(STEPS):
        if not beam:
            break
        further: list[Line] = []
        seen: set[tuple[float, tuple[int, ...], int]] = set()
        for line in beam:
            for move in rules.worthwhile(line.state, rules.legal(line.state)):
                after = extend(rules, line, move, seat, naive)
                # The same deeds in another order: equal worth, and the same still to decide.
                key = (after.worth, tuple(after.state.stack), after.opening if openings else -1)
                if key in seen:
                    continue
                seen.add(key)
                if after.state.decider == seat:
                    further.append(after)
                else:
                    found.append(after)
        further.sort(key=by_worth)
        beam = narrowed(further, width) if openings else further[:width]
    else:
        found.extend(beam)
    found.sort(key=by_worth)
    return chosen(found, keep, openings)


def narrowed(lines: list[Line], width: int) -> list[Line]:
    """The best `width` lines, and the best of every opening whatever it is worth."""
    kept: list[Line] = []
    present: set[int] = set()
    for line in lines:
        if len(kept) < width or line.opening not in present:
            kept.append(line)
            present.add(line.opening)
    return kept


def chosen(found: list[Line], keep: int, openings: list[int]) -> list[Line]:
    """The best ends, no two alike."""
    kept: list[Line] = []
    present: set[int] = set()
    seen: set[tuple[float, tuple[int, ...]]] = set()
    for line in found:
        if len(kept) >= keep and (not openings or line.opening in present):
            continue
        key = (line.worth, tuple(line.state.stack))
        if key in seen and line.opening in present:
            continue
        seen.add(key)
        present.add(line.opening)
        kept.append(line)
    return kept
