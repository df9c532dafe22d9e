"""Each kind of decision is one object with its own number."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import duomo
from basilica.helpers import rules_of, state_of
from duomo.core.engine.numbering import Numbering
from duomo.core.engine.state import FRAMES, kind_of
from duomo.core.words.phrase import render
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.decision import Decision
from duomo.games.basilica.rules.decisions import assemble, hand_out
from duomo.games.basilica.rules.promote import ChoosePromoted
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.turn import Turn
from duomo.locales import LANGUAGES


def named() -> list[Decision]:
    return [decision for decision in assemble() if decision.name]


def test_kinds_are_those_of_the_codes() -> None:
    """BA-2.2. The numbers used by records of observations do not change."""
    kinds = {decision.name: decision.kind for decision in named()}
    assert kinds == {
        "start": 0, "reveal": 1, "turn-over": 2, "refill": 4, "executed": 5, "turn": 8, "place": 9,
        "scaffold": 10, "promote": 11, "rank": 12, "recruit": 13, "move": 14, "target": 15, "take-back": 16,
        "glass": 17, "catastrophe": 18, "offer": 19,
    }  # fmt: skip
    assert all(assemble()[decision.kind].name == decision.name for decision in named())


def test_a_kind_that_is_taken_is_refused() -> None:
    """Two decisions with the same name, or one that is not where the codes say, are refused."""
    found = [Decision(-1, "", "", -1)] * FRAMES
    with pytest.raises(ValueError, match="“turn” has its number already"):
        hand_out(found, [Turn(), Turn()], Numbering("decisions", c.TURN, FRAMES))
    with pytest.raises(ValueError, match="promote is 11 in `codes`, but gets 8"):
        hand_out(found, [ChoosePromoted()], Numbering("decisions", c.TURN, FRAMES))
    with pytest.raises(ValueError, match="only 0 are left"):
        hand_out(found, [Turn()], Numbering("decisions", FRAMES, FRAMES))


def test_every_decision_cites_its_rule() -> None:
    """BA-1.1 to BA-5.5. In its attribute and at the start of its class docstring."""
    folder = Path(__file__).resolve().parents[2] / "src/duomo/games/basilica/rules"
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    for decision in named():
        assert re.fullmatch(r"BA-[1-5]\.[1-5]", decision.rule)
        assert re.search(rf'class {type(decision).__name__}\(\w+\):\n    """BA-[1-5]\.[1-5]', sources)


@pytest.mark.both_speeds
def test_every_decision_is_written_read_and_asked() -> None:
    """BA-2.2, BA-4.1. At every moment of some games, in every language."""
    seen: set[str] = set()
    for seed in range(6):
        table = duomo.table("basilica", options={"paid_recruit": "own"} if seed % 2 else {})
        decisions, random = rules_of(table).decisions, Random(seed)
        while not table.over:
            for top in state_of(table).stack:
                decision = decisions[kind_of(top)]
                said = Said("pending", decision.write(top))
                assert said.next() == decision.name
                assert decision.read(said) == top
                said.end()
                if decision.name not in seen:
                    seen.add(decision.name)
                    if decision.kind >= c.PLAYER_FRAMES:
                        asked = decision.ask(state_of(table), top)
                        assert all(render(asked, language) for language in LANGUAGES)
            table.play(random.choice(table.legal()))
    assert seen == {decision.name for decision in named()}
