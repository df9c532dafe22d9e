"""Beginner bots make human mistakes: they do not see penalties or majorities."""

from __future__ import annotations

from bots.positions import rules_of, turn_starts
from duomo.bots.levels import LEVELS
from duomo.bots.lines import lead
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.registry import find


def test_a_beginner_does_not_see_what_hangs_above_a_section() -> None:
    """RC-6.6. The worse the penalty, the worse the outlook of some position; the beginner's glance does not
    change.
    """
    game = find("red-cathedral")
    options = game.choose(2, {})
    rules = game.rules(options, game.components(None, options))
    assert isinstance(rules, RedRules)
    states = [state for state in turn_starts("two") if isinstance(state, RedState)]
    before = [(rules.outlook(state), rules.glance(state)) for state in states]
    rules.weights.hanging += 5.0
    after = [(rules.outlook(state), rules.glance(state)) for state in states]
    assert [feared for feared, _ in after] != [feared for feared, _ in before]
    assert [glance for _, glance in after] == [glance for _, glance in before]
    assert rules.beginner.hanging == 0.0


def test_a_beginner_counts_banners_and_not_majorities() -> None:
    """RC-10.5. How much one more finished section changes a tower: most where it takes the majority."""
    rules = rules_of("two")
    differences = 0
    for state in turn_starts("two")[10:]:
        if abs(lead(rules.outlook(state), 0) - lead(rules.glance(state), 0)) > 0.5:
            differences += 1
    assert differences > 5


def test_the_two_weakest_levels_are_beginners_and_no_other() -> None:
    for table in ("two", "basilica"):
        naive = [level.name for level in LEVELS if level.skill_at(rules_of(table)).naive]
        assert naive == ["apprentice", "carter"]
