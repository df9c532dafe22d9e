"""Nature's answers: by weight, not to be influenced by undoing, revealing nothing about the secret."""

from __future__ import annotations

from collections import Counter

import pytest

from duomo.play.tables.dealing import Salt, SecretDealer, new_seed, seed_of_bot
from duomo.play.tables.fairness import seen
from duomo.play.tables.rows import EntryRow, Kind

DIE = [(face, 1) for face in range(1, 7)]


def test_outcomes_come_by_weight() -> None:
    seed = "ab" * 32
    dealer = SecretDealer(seed)
    found = Counter(dealer.choose([(1, 1), (2, 3), (3, 6)]) for _ in range(5000))
    assert [found[move] for move in (1, 2, 3)] == pytest.approx([500, 1500, 3000], rel=0.15)


def test_an_outcome_depends_on_seed_and_index_alone() -> None:
    seed = new_seed()
    dealer = SecretDealer(seed)
    first = [dealer.choose(DIE) for _ in range(50)]
    dealer.drawn = 20
    assert [dealer.choose(DIE) for _ in range(30)] == first[20:]
    again = SecretDealer(seed)
    assert [again.choose(DIE) for _ in range(50)] == first
    other = SecretDealer(new_seed())
    assert [other.choose(DIE) for _ in range(50)] != first


def test_the_answers_to_a_secret_never_change() -> None:
    """A running table must continue as it would have."""
    dealer = SecretDealer("5eed" * 16)
    assert [dealer.choose(DIE) for _ in range(12)] == [5, 5, 5, 6, 2, 1, 3, 2, 1, 5, 5, 3]


def test_seeds_of_bots_differ_and_are_not_the_secret() -> None:
    seed = new_seed()
    seeds = {seed_of_bot(seed, seat, number) for seat in range(4) for number in range(50)}
    assert len(seeds) == 200
    assert not any(one in seed or seed in one for one in seeds)


def test_nature_must_have_something_to_decide() -> None:
    with pytest.raises(ValueError, match="nothing to decide"):
        SecretDealer(new_seed()).choose([])


def test_words_of_players_count_from_where_nobody_has_seen() -> None:
    """The page computes the same: web/tests/fairness.test.ts has these numbers too."""
    salts = [Salt(1, "7", 4), Salt(0, 'Ada “1815” \\ "é"', 8)]
    dealer = SecretDealer("5eed" * 16, salts)
    assert [dealer.choose(DIE) for _ in range(12)] == [5, 5, 5, 6, 6, 6, 3, 4, 4, 5, 5, 2]


def test_what_was_taken_back_was_seen() -> None:
    def entry(number: int, dealt: int, back_to: int | None = None) -> EntryRow:
        kind: Kind = "move" if back_to is None else "undo"
        return EntryRow(number, kind, 0, None, ("x",) * dealt, back_to, None, 0)

    assert seen([entry(1, 5), entry(2, 3), entry(3, 0, 1), entry(4, 1)]) == 8
    assert seen([entry(1, 5), entry(2, 3), entry(3, 0, 1), entry(4, 4)]) == 9
