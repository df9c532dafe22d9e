"""Perft: the number of lines of play of each length from three positions, counting nature's outcomes as
moves.

The positions in `perft/` define their own components wherever a line can reach them, so that only the rules
matter. A changed number means a changed rule; `python tests/red_cathedral/test_perft.py` prints the table.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import duomo
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.rules.state import RedState

FOLDER = Path(__file__).parent / "perft"

COUNTS = {
    # depth       1   2    3     4      5      6       7        8
    "opening": [15, 78, 223, 906, 4270, 18851, 70444, 291258],
    "visit": [10, 66, 436, 2429, 13345, 69060, 341177, 1769166],
    "builders": [12, 51, 213, 835, 4191, 18511, 109651, 591947],
}
FAST = 100_000


def perft(rules: Rules[RedState], state: RedState, depth: int) -> int:
    if state.decider == NATURE:
        moves = [move for move, _ in rules.chance(state)]
    else:
        moves = rules.legal(state)
    if depth == 1:
        return len(moves)
    lines = 0
    for move in moves:
        after = state.copy()
        rules.play(after, move, None)
        lines += perft(rules, after, depth - 1)
    return lines


def lines_from(name: str, depth: int) -> int:
    table = duomo.table(position=FOLDER / f"{name}.toml")
    assert isinstance(table.state, RedState)
    return perft(table.rules, table.state, depth)


CASES = [(name, depth, count) for name, counts in COUNTS.items() for depth, count in enumerate(counts, 1)]


@pytest.mark.both_speeds
@pytest.mark.parametrize(("name", "depth", "count"), [case for case in CASES if case[2] <= FAST])
def test_perft(name: str, depth: int, count: int) -> None:
    assert lines_from(name, depth) == count


@pytest.mark.slow
@pytest.mark.both_speeds
@pytest.mark.parametrize(("name", "depth", "count"), [case for case in CASES if case[2] > FAST])
def test_deep_perft(name: str, depth: int, count: int) -> None:
    assert lines_from(name, depth) == count


if __name__ == "__main__":
    for name, counts in COUNTS.items():
        print(name, [lines_from(name, depth) for depth in range(1, len(counts) + 1)])
