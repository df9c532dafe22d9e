"""Decisions and moves of modules get their numbers at the table, so that no two can be the same."""

from __future__ import annotations

import pytest

from duomo.core.options import Options
from duomo.games.red_cathedral.modules.expansions import attach_modules, in_play
from duomo.games.red_cathedral.rules.rules import RedRules
from red_cathedral.helpers import GAME

TABLES = [
    (2, {}),
    (2, {"contractors": "on"}),
    (1, {}),
    (1, {"contractors": "on"}),
    (2, {"contractors": "on", "guild": "lawyers"}),
    (1, {"contractors": "on", "guild": "foremen"}),
    (1, {"guild": "archivists"}),
]


def rules_of(players: int, options: dict[str, str]) -> tuple[RedRules, Options]:
    chosen = GAME.choose(players, options)
    return GAME.rules(chosen, GAME.components(None, chosen)), chosen


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_decision_stands_under_its_number(players: int, options: dict[str, str]) -> None:
    rules, _ = rules_of(players, options)
    named = [decision for decision in rules.decisions if decision.name]
    assert [rules.decisions[decision.kind] for decision in named] == named
    assert len({decision.name for decision in named}) == len(named)
    texts = rules.notation.all_texts()
    assert len(set(texts.values())) == len(texts)


@pytest.mark.parametrize(("players", "options"), [table for table in TABLES if "contractors" in table[1]])
def test_a_module_cannot_come_twice(players: int, options: dict[str, str]) -> None:
    """A second manifest that claims the same decisions or moves is reported as an error."""
    rules, chosen = rules_of(players, options)
    assert in_play(chosen)
    with pytest.raises(ValueError, match="has its number already"):
        attach_modules(rules.values, chosen, GAME.components(None, chosen))


def test_two_acts_cannot_have_one_move() -> None:
    rules, _ = rules_of(2, {"contractors": "on"})
    act = next(act for act in rules.acts if act is not None)
    with pytest.raises(ValueError, match="belongs to two acts"):
        rules.values.add_act(act)
