"""Every illegal move is refused with a reason, a rule and a sentence."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import duomo
from basilica.helpers import refused, rules_of, state_of
from duomo.core.engine.state import NATURE
from duomo.games.basilica.rules.codes import PLAYER_MOVES, TOP
from duomo.locales import LANGUAGES

RULE = re.compile(r"BA-[1-5]\.[1-5]")


@pytest.mark.both_speeds
def test_every_illegal_move_has_a_reason() -> None:
    """BA-2.2, BA-3.1, BA-4.1. All moves of the action space, at many moments of some games."""
    reasons: set[str] = set()
    for seed in range(4):
        own = {"paid_recruit": "own"} if seed % 2 else {}
        table = duomo.table("basilica", seed=seed, options=own)
        rules, state, random = rules_of(table), state_of(table), Random(seed)
        while not table.over:
            legal = set(rules.legal(state))
            for move in random.sample(range(PLAYER_MOVES), 8) + list(range(60)):
                if move not in legal:
                    refusal = rules.refuse(state, move)
                    assert RULE.fullmatch(refusal.rule)
                    if refusal.reason not in reasons:
                        reasons.add(refusal.reason)
                        assert all(refusal.text(language) for language in LANGUAGES)
            table.play(random.choice(table.legal()))
    assert len(reasons) >= 20


def test_nature_and_players_do_not_move_for_each_other() -> None:
    """BA-2.2, BA-2.3. A draw is not a player's move, and no player moves before a draw."""
    table = duomo.table("basilica", options={"start_player": 1})
    assert table.decider == NATURE
    assert refused(table, "vault 1") == ("ba-nature-first", "BA-2.3")
    table = duomo.table("basilica", seed=1)
    assert rules_of(table).refuse(state_of(table), TOP).reason == "ba-not-nature"


def test_every_reason_is_tested_somewhere() -> None:
    """Every reason in the sources occurs in the tests: one that no test reaches is a mistake."""
    folder = Path(__file__).resolve().parents[2] / "src/duomo/games/basilica/rules"
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    reasons = set(re.findall(r'"(ba-[a-z-]+)"', sources)) - set(re.findall(r'say\(f?"(ba-[a-z-]+)"', sources))
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert {reason for reason in reasons if f'"{reason}"' not in tests} == set()


def test_a_finished_game_refuses_everything() -> None:
    table = duomo.table("basilica", seed=2)
    random = Random(2)
    while not table.over:
        table.play(random.choice(table.legal()))
    assert refused(table, "vault 1")[0] == "game-over"
