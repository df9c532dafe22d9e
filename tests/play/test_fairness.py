"""The dice of a game follow from its secret, wherever the game started."""

from __future__ import annotations

import pytest

import duomo
from duomo.core.position import write_document
from duomo.play.tables.dealing import SecretDealer
from duomo.play.tables.fairness import first_wrong, rolled
from duomo.play.tables.parts import parts_of

SECRET, OTHER = "5a" * 32, "a5" * 32


@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
@pytest.mark.parametrize("before", [0, 40], ids=["the beginning", "a position"])
def test_every_answer_of_nature_follows(game: str, before: int) -> None:
    position = None
    if before:
        earlier = duomo.table(game, seed=3)
        for _ in range(before):
            earlier.play(earlier.legal()[-1])
        position = write_document(earlier.document())
    table = parts_of(game, 2, {}, position=position).table()
    table.dealer = SecretDealer(SECRET)
    table.deal()
    for _ in range(60):
        if table.over:
            break
        table.play(table.legal()[-1])
    rolls = list(rolled(table))
    assert rolls
    assert first_wrong(rolls, SECRET, []) is None
    assert first_wrong(rolls, OTHER, []) is not None
