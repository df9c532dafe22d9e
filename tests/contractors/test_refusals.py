"""Whatever a player tries, the move is made or a rule says why not."""

from __future__ import annotations

from random import Random

import pytest

import duomo
from contractors.helpers import Scene
from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from duomo.locales import LANGUAGES


@pytest.mark.parametrize("seed", range(3))
def test_every_move_that_is_not_legal_has_a_reason(seed: int) -> None:
    """At many moments of a random game, for every move of the notation."""
    table = duomo.table("red-cathedral", players=3, seed=seed, options={"contractors": "on"})
    rules = table.rules
    assert isinstance(rules, RedRules)
    random = Random(seed)
    seen: set[int] = set()
    rules.text(0)
    while not table.over and table.state.turns < 150:
        assert isinstance(table.state, RedState)
        kind = table.state.stack[-1] & 63
        if table.decider != NATURE and (kind not in seen or random.random() < 0.01):
            seen.add(kind)
            legal = set(rules.legal(table.state))
            for code in rules.notation.texts:
                if code not in legal:
                    refusal = rules.refuse(table.state, code)
                    for language in LANGUAGES:
                        assert refusal.text(language)
        moves = table.legal()
        wanted = [m for m in moves if m.text.split()[0] in ("recruit", "hire", "specialist")]
        table.play(random.choice(wanted if wanted and random.random() < 0.5 else moves))
    assert len(seen) >= 10


def test_refusals_cite_the_module() -> None:
    """CT-1.3, CT-1.6, CT-2.1, CT-2.3, CT-3.1 to CT-3.3: reason, rule and numbers."""
    scene = Scene(red={"rubles": 1}, region={"board": [{"permits": 0}]})
    refusal = scene.table.why_not("recruit moscow")
    assert refusal is not None
    assert str(refusal) == "Moscow costs 1 permit now, and you have 0: CT-2.1"
    assert refusal.text("fr").startswith("Moscou coûte maintenant 1 laissez-passer")
    closed = scene.table.why_not("recruit tver")
    assert closed is not None
    assert str(closed) == "Tver is closed: CT-2.1"
    assert scene.rule_against("hire 1") == "RC-4.1"
    assert scene.rule_against("pay 2") == "RC-4.1"
