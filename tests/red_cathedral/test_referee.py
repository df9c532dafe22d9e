"""The engine agrees with an independent implementation of the rules at every decision of random games."""

from __future__ import annotations

from random import Random

import pytest

import duomo
from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.components.sets import default
from red_cathedral.referee import Referee, final
from size import sized

TRACK = default().track_spaces()
CHOICES = ((2, "both", "one_moment"), (3, "either", "any_time"), (4, "both", "any_time"))
TABLES = [
    (players, board, optional, trade)
    for players, optional, trade in CHOICES
    for board in ("standard", "advanced")
]


def compare(players: int, options: dict[str, str], seed: int, every: int) -> None:
    table, random = duomo.table("red-cathedral", players=players, options=options, seed=seed), Random(seed)
    step = seed
    while not table.over:
        moves = table.legal()
        step += 1
        if step % every == 0:
            view = table.view(table.decider)
            assert {move.text for move in moves} == Referee(view, TRACK).legal(), view["decision"]
        table.play(random.choice(moves))
        assert table.decider != NATURE
    scores = dict(zip(table.names(), table.rules.scores(table.state), strict=True))
    assert scores == final(table.view(), TRACK)


@pytest.mark.parametrize(("players", "board", "optional", "trade"), TABLES)
def test_a_referee_sees_the_same_moves(players: int, board: str, optional: str, trade: str) -> None:
    """RC-4.1 to RC-10.6, from the view of the deciding player."""
    options = {"workshops": board, "optional_actions": optional, "ruble_trade": trade}
    compare(players, options, seed=1, every=6)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 2 + sized(1)))
@pytest.mark.parametrize(("players", "board", "optional", "trade"), TABLES)
def test_a_referee_sees_the_same_moves_in_many_games(
    players: int, board: str, optional: str, trade: str, seed: int
) -> None:
    """RC-4.1 to RC-10.6."""
    options = {"workshops": board, "optional_actions": optional, "ruble_trade": trade}
    compare(players, options, seed, every=2)
