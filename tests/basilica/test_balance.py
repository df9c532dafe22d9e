"""The reconstructed tiles make a good game, as far as bots can tell (docs/balance.md)."""

from __future__ import annotations

import pytest

from duomo.bots.registry import make_bot
from duomo.games.basilica.balance import measure
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.registry import find
from duomo.sim import simulate


def rules() -> BasilicaRules:
    game = find("basilica")
    made = game.rules(game.choose(2, {}), game.components())
    assert isinstance(made, BasilicaRules)
    return made


@pytest.mark.slow
def test_the_king_ends_most_games() -> None:
    """BA-1.2, BA-5.5. Greedy against greedy: the third scoring ends at least 80% of the games."""
    balance = measure(rules(), lambda seed: make_bot("greedy", seed), 120)
    assert balance.games == 120
    assert balance.by_king >= 96
    assert all(balance.executed)
    assert all(balance.vaults)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """At least 95 wins out of 100."""
    assert simulate("basilica", None, ["greedy", "random"], 100, seed=3).wins[0] >= 95


def test_the_same_numbers_again() -> None:
    one, other = (measure(rules(), lambda seed: make_bot("random", seed), 5, seed=2) for _ in range(2))
    assert (one.points, one.executed, one.turns) == (other.points, other.executed, other.turns)
