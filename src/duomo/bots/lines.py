"""Whole turns as moves of a search: the best lines of play up to the next decision of someone else.

A turn is many small decisions whose value shows only at its end, so a search that compares single moves is
misled. The beam search here considers every opening of the turn, keeps the best beginnings, and returns the
best ends, so that a tree over turns can compare them.
"""

from __future__ import annotations

from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State

STEPS = 24
"""Maximum number of choices in one turn; longer turns are cut and searched again from there."""


class Line:
    """A beginning of the turn, or all of it."""

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
    """Return a seat's points minus the mean of the others'."""
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
    """Play a move, and every move after it that leaves the seat no real choice. `naive`: judge like a
    beginner."""
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
    """Return the `keep` best ends of the turn, best first; with `openings`, at least one for each of them."""
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
                # The same moves in another order: equal value, and the same decisions pending.
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
    """Return the best `width` lines, and the best line of every opening regardless of its value."""
    kept: list[Line] = []
    present: set[int] = set()
    for line in lines:
        if len(kept) < width or line.opening not in present:
            kept.append(line)
            present.add(line.opening)
    return kept


def chosen(found: list[Line], keep: int, openings: list[int]) -> list[Line]:
    """Return the best ends without duplicates."""
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
