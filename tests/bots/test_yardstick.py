"""The yardstick never changes: its turns are pinned."""

from __future__ import annotations

import pytest

from bots.positions import TABLES, rules_of, turn_starts
from duomo.bots.levels import LEVELS
from duomo.bots.registry import BOTS, make_bot
from duomo.bots.yardstick import YARDSTICK

TURNS: dict[str, dict[int, str]] = {
    "two": {
        4: "claim 3.2 / hide white-1 / end",
        23: "claim 3.4 / trade / open white-1 / take 1 / take 1 / end",
        41: (
            "die white +1 / resources / take 1 / activate white-1 / take 1 / take 1 / "
            "influence upper / give wood / gain green / leave"
        ),
    },
    "four": {
        4: "die red / activate red / take 1 / take 1 / resources / take 3 / influence lower / take 1 / leave",
        42: "build / deliver stone 5.2 / deliver stone 5.2 / deliver wood 5.2 / end",
        78: (
            "die yellow / resources / take 4 / activate yellow / take 2 / influence upper / "
            "give wood / gain gold / leave"
        ),
    },
    "alone": {
        4: "build / deliver wood 2.2 / deliver brick 4.1 / deliver brick 4.1 / end",
        15: (
            "die green / resources / take 4 / activate green / take 1 / take 1 / influence upper / "
            "take 1 / leave"
        ),
        25: (
            "die yellow / influence upper / give green / take 2 / influence upper / give purple / "
            "take 2 / influence upper / give green / take 2 / resources / take 3 / activate yellow / "
            "take 1 / leave"
        ),
    },
    "expanded": {
        4: "die black / influence lower / space 6 / take 2 / resources / take 1 / leave",
        23: "build / deliver gold 2.2 / deliver green 2.2 / decorate 1.1 / end",
        41: "die blue / activate blue / take 1 / take 1 / resources / take 2 / leave",
    },
    "basilica": {
        4: "vault 3 / at 4.4",
        14: "vault 1 / at 3.3",
        22: "order 3 / at 2.4 / mason",
    },
}
"""By table and position number: the full turn it played when it was created."""


def turn_of(table: str, at: int) -> str:
    rules, start = rules_of(table), turn_starts(table)[at]
    state = rules.seen_by(start, start.decider).copy()
    bot, seat, turn = make_bot(YARDSTICK, 7), state.decider, state.turns
    moves: list[str] = []
    while state.decider == seat and state.turns == turn:
        move = bot.choose(rules, state, rules.legal(state))
        moves.append(rules.text(move))
        rules.play(state, move, None)
    return " / ".join(moves)


@pytest.mark.slow
@pytest.mark.parametrize("table", list(TABLES))
def test_its_turns_are_what_they_were(table: str) -> None:
    for at, turn in TURNS[table].items():
        assert turn_of(table, at) == turn


def test_it_is_a_bot_but_no_level() -> None:
    assert YARDSTICK in BOTS
    assert YARDSTICK not in {level.name for level in LEVELS}
