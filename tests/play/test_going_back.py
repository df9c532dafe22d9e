"""Going back replays only a few moves, however long the game, and restores the earlier position."""

from __future__ import annotations

from random import Random

import pytest

from duomo.core.engine.dealer import Dealer
from duomo.play.tables.parts import APART, COPIES, PlayedTable, parts_of


def long_table(moves: int) -> tuple[PlayedTable, list[object]]:
    """A random game, with the keys of its positions."""
    table = parts_of("red-cathedral", 2, {}).table()
    table.dealer = Dealer("back")
    table.deal()
    chance = Random("back")
    keys: list[object] = []
    while len(table.moves) < moves and not table.over:
        code = chance.choice(table.codes())
        table.advance(code)
        table.deal()
    again = parts_of("red-cathedral", 2, {}).table()
    keys.append(again.state.key())
    for code in table.moves:
        again.advance(code)
        keys.append(again.state.key())
    return table, keys


@pytest.mark.parametrize("opened", [False, True])
def test_every_earlier_position_is_found_again(opened: bool) -> None:
    table, keys = long_table(500)
    if opened:
        moves, table = table.moves, parts_of("red-cathedral", 2, {}).table()
        table.follow_codes(moves)
    deciders = table.deciders[:]
    for count in range(len(table.moves), -1, -23):
        moves = table.moves[:count]
        table.rewind(count)
        assert table.state.key() == keys[count]
        assert table.moves == moves
        assert table.deciders == deciders[:count]
        assert sorted(table.codes()) == sorted(set(table.codes()))


def test_few_moves_are_made_again_and_few_positions_kept() -> None:
    table, _ = long_table(4 * APART * COPIES)
    assert 0 < len(table._earlier) <= COPIES
    made = len(table.moves)
    nearest = max(count for count in table._earlier if count <= made - 1)
    assert made - 1 - nearest < table._apart
    assert table._apart * COPIES <= 4 * made
