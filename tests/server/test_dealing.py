"""Nature's answers: by weight, never to be chosen by undoing, telling nothing of the secret."""

from __future__ import annotations

from collections import Counter

import pytest

from duomo.play.dealing import choose, new_seed, seed_of_bot

DIE = [(face, 1) for face in range(1, 7)]


def test_outcomes_come_by_weight() -> None:
    seed = "ab" * 32
    found = Counter(choose(seed, index, [(1, 1), (2, 3), (3, 6)]) for index in range(5000))
    assert [found[move] for move in (1, 2, 3)] == pytest.approx([500, 1500, 3000], rel=0.15)


def test_an_outcome_depends_on_seed_and_index_alone() -> None:
    seed = new_seed()
    first = [choose(seed, index, DIE) for index in range(50)]
    assert [choose(seed, index, DIE) for index in range(50)] == first
    assert [choose(new_seed(), index, DIE) for index in range(50)] != first


def test_seeds_of_bots_differ_and_are_not_the_secret() -> None:
    seed = new_seed()
    seeds = {seed_of_bot(seed, seat, number) for seat in range(4) for number in range(50)}
    assert len(seeds) == 200
    assert not any(one in seed or seed in one for one in seeds)


def test_nature_must_have_something_to_decide() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(new_seed(), 0, [])
