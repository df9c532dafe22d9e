"""Nature deals without listing what could come: the same as a choice among all of it."""

from __future__ import annotations

from random import Random

import duomo
from basilica.helpers import rules_of, state_of
from duomo.core.dealer import Dealer
from duomo.core.state import NATURE


def test_a_deal_is_a_choice_among_the_chances() -> None:
    table = duomo.table("basilica")
    rules, state = rules_of(table), state_of(table)
    choose = Random(8)
    dealt = 0
    while not state.over():
        if state.decider == NATURE:
            seed = choose.random().hex()
            move = rules.deal(state, Dealer(seed))
            assert move == Dealer(seed).choose(rules.chance(state))
            dealt += 1
        else:
            move = choose.choice(rules.legal(state))
        rules.play(state, move, None)
    assert dealt > 60
