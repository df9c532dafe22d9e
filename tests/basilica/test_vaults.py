"""Placing a vault (BA-3)."""

from __future__ import annotations

from basilica.helpers import (
    CROWNED,
    cells,
    check_conservation,
    deal,
    laid,
    legal,
    play,
    refused,
    rules_of,
    state_of,
)

STUCK = """
[cathedral]
"1.1" = "red-yellow"
"1.2" = "red"
"1.3" = "green-blue"
"1.4" = "green"
"1.5" = "yellow-blue crown"
"2.2" = "yellow-green"
"2.4" = "red-blue crown"
"""
JOKERS = """
orders = ["red promote", "yellow move", "green recruit"]
vaults = ["red-green", "yellow-blue", "red-blue"]
top = "blue move"
"""


def test_where_a_vault_may_go() -> None:
    """BA-3.1. Any empty cell of row 1, and cells beside a vault or a scaffold."""
    table = laid('scaffolds = ["2.1"]\n[cathedral]\n"1.1" = "red"\n')
    play(table, "vault 2")
    assert cells(table) == {"1.2", "1.3", "1.4", "1.5", "2.2", "3.1"}
    assert refused(table, "at 3.3") == ("ba-nothing-adjacent", "BA-3.1")


def test_a_vault_may_join_tiles_that_lie_apart() -> None:
    """BA-3.1. After a clean-up a vault may be placed beside a tile that is not connected to the board."""
    table = laid('[cathedral]\n"4.3" = "red"\n')
    play(table, "vault 1")
    assert {"3.3", "5.3", "4.2", "4.4"} <= cells(table)


def test_jokers_keep_apart() -> None:
    """BA-3.1. A joker may not be adjacent to another joker; single colours may."""
    table = laid('[cathedral]\n"1.3" = "red-yellow"\n', JOKERS.replace('"yellow-blue"', '"yellow"'))
    play(table, "vault 1")
    assert cells(table) == {"1.1", "1.5"}
    assert refused(table, "at 2.3") == ("ba-joker-beside-joker", "BA-3.1")
    table.undo()
    play(table, "vault 2")
    assert cells(table) == {"1.1", "1.2", "1.4", "1.5", "2.3"}


def test_three_vaults_without_a_cell_are_replaced() -> None:
    """BA-3.2. They are discarded and replaced from the pile one at a time, orders untouched; one must be
    placed.
    """
    table = laid(STUCK, JOKERS)
    assert "replace" in legal(table)
    assert "vault 1" not in legal(table)
    assert refused(table, "vault 2") == ("ba-no-cell-for-joker", "BA-3.1")
    play(table, "replace", "crown", "top blue scaffold")
    check_conservation(rules_of(table), state_of(table))
    assert len(table.document()["discards"]["vaults"]) == 3
    play(table, "crown", "top red scaffold", "crown", "top red recruit")
    view = table.view()
    assert view["orders"] == ["red promote", "yellow move", "green recruit"]
    assert view["vaults"] == ["blue move crown", "blue scaffold crown", "red scaffold crown"]
    assert legal(table) == ["vault 1", "vault 2", "vault 3"]
    assert refused(table, "order 2") == ("ba-vault-must-follow", "BA-3.2")
    assert view["actions_left"] == 3
    play(table, "vault 3", "at 2.1")
    deal(table)
    assert table.view()["actions_left"] == 2


def test_again_if_need_be() -> None:
    """BA-3.2. Three more jokers: the vaults are replaced again, still in the same action."""
    table = laid(STUCK, JOKERS.replace('"blue move"', '"red-green move"'))
    play(
        table,
        "replace",
        "crown",
        "top yellow-green scaffold",
        "crown",
        "top green-blue move",
        "crown",
        "top blue move",
    )
    assert legal(table) == ["replace"]
    play(
        table,
        "replace",
        "crown",
        "top blue scaffold",
        "crown",
        "top red scaffold",
        "crown",
        "top red recruit",
    )
    assert legal(table) == ["vault 1", "vault 2", "vault 3"]


def test_no_replacement_while_one_fits() -> None:
    """BA-3.2. Only when none of the three has a cell."""
    table = laid(STUCK, JOKERS.replace('"red-blue"]', '"red"]'))
    assert refused(table, "replace") == ("ba-vault-fits", "BA-3.2")
    assert "vault 3" in legal(table)


def test_exhaustion_in_the_middle_of_a_replacement() -> None:
    """BA-3.2, BA-2.4. The three go to the discards first, so a reshuffle can include them."""
    from basilica.test_table import all_but

    text = 'vaults = ["red-green move crown", "yellow-blue move crown", "red-blue scaffold crown"]'
    kept = [
        "red promote", "yellow move crown", "green recruit crown", "red-green move crown",
        "yellow-blue move crown", "red-blue scaffold crown", "red-yellow promote", "red recruit",
        "green-blue promote", "green glass", "yellow-blue confound crown", "yellow-green recruit",
        "red-blue confound crown",
    ]  # fmt: skip
    stuck = """
[cathedral]
"1.1" = "red-yellow promote"
"1.2" = "red recruit"
"1.3" = "green-blue promote"
"1.4" = "green glass"
"1.5" = "yellow-blue confound crown"
"2.2" = "yellow-green recruit"
"2.4" = "red-blue confound crown"
"""
    display = f'orders = ["red promote", "yellow move", "green recruit"]\n{text}\ntop = "none"\n'
    table = laid(stuck + all_but(*kept), display)
    play(table, "replace")
    assert table.view()["reshuffled"]
    assert "top red-green move" in legal(table)
    over = laid("reshuffled = true\n" + stuck + all_but(*kept), display)
    play(over, "replace")
    assert over.over
    assert over.rules.scores(over.state) == [0, 0]


def test_a_crown_moves_the_king() -> None:
    """BA-3.3. One space per crown placed, none otherwise."""
    table = laid("", CROWNED)
    play(table, "vault 1", "at 1.1")
    deal(table)
    assert table.view()["king"] == 1
    play(table, "vault 2", "at 1.2")
    deal(table)
    assert table.view()["king"] == 1


def test_a_crown_space_ends_the_turn_at_once() -> None:
    """BA-3.3, BA-2.3. Scoring, clean-up, refill, then the opponent; no builder may follow."""
    table = laid("king = 19\n", CROWNED)
    events = play(table, "vault 1", "at 1.1")
    assert [e.kind for e in events] == ["vault", "king", "scoring", "scored", "scored", "clean-up"]
    deal(table)
    view = table.view()
    assert (view["king"], view["turn"], view["actions_left"]) == (20, "black", 3)
    assert view["cathedral"] == {}
    assert len(view["discards"]["vaults"]) == 1
    assert refused(table, "builder") == ("ba-builder-after-vault", "BA-2.2")
