"""CT-5.9: views, and what a bot is given, do not depend on how the unknown contracts are dealt."""

from __future__ import annotations

import random
from typing import Any

import pytest

from duomo.core.view import attributes
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.contracts import ALL, Archive, contracts_of
from duomo.games.red_cathedral.rules.packed import count_bits, set_of
from duomo.games.red_cathedral.rules.state import RedState
from properties.walks import Setting, walk
from red_cathedral.helpers import GAME


def deal_again(archive: Archive, seat: int, active: int, dice: random.Random) -> None:
    """Deal every contract whose place a seat does not know to some place it cannot see."""
    known = archive.known_to(seat, active) if seat >= 0 else 0
    unknown = contracts_of(ALL & ~known)
    dice.shuffle(unknown)

    def take(mask: int) -> int:
        taken = [unknown.pop() for _ in range(count_bits(mask))]
        return set_of(taken)

    archive.hands = [hand if party == seat else take(hand) for party, hand in enumerate(archive.hands)]
    if active != seat:
        archive.drawn = take(archive.drawn)
    archive.groups = [
        group if knower == seat and seat >= 0 else take(group)
        for group, knower in zip(archive.groups, archive.knowers, strict=True)
    ]
    archive.fresh = set_of(unknown)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_leaks(players: int) -> None:
    """CT-5.9: for every seat and for spectators, at many moments of a game in which everybody draws
    contracts.
    """
    setting = Setting(GAME, GAME.choose(players, {"guild": "archivists"}))
    rules: Any = setting.rules()
    module = next(m for m in rules.values.modules if isinstance(m, Archivists))
    dice = random.Random(players)
    state = rules.start()
    looked = 0
    for step, _ in enumerate(walk(rules, state, f"secrets {players}", 6000)):
        archive = module.archive(state)
        secrets = archive.groups or any(archive.hands) or archive.drawn
        if not secrets or (step % 61 and not archive.drawn):
            continue
        looked += 1
        for seat in range(-1, players):
            view = GAME.view(rules, state, seat)
            for _ in range(3):
                other: RedState = state.copy()
                deal_again(module.archive(other), seat, state.active, dice)
                assert GAME.view(rules, other, seat) == view
                if seat >= 0:
                    seen, again = rules.seen_by(state, seat), rules.seen_by(other, seat)
                    assert seen.key() == again.key()
                    assert rules.value(seen, seat) == rules.value(again, seat)
    assert looked > 20


def test_what_a_seat_sees_is_the_same_but_for_the_secrets() -> None:
    """CT-5.9: nothing of the position is lost on the way to a bot."""
    setting = Setting(GAME, GAME.choose(3, {"guild": "archivists"}))
    rules: Any = setting.rules()
    module = next(m for m in rules.values.modules if isinstance(m, Archivists))
    state: RedState = rules.start()
    for _ in walk(rules, state, "secrets 3", 6000):
        if any(module.archive(state).hands[1:]):
            break
    seen = rules.seen_by(state, 0)
    assert seen is not state
    for name in attributes(RedState) - {"extras"}:
        assert getattr(seen, name) == getattr(state, name), name
    assert module.archive(seen).made_up
    assert not module.archive(state).made_up
