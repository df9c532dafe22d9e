"""Orders and paid orders (BA-4)."""

from __future__ import annotations

import pytest

from basilica.helpers import cells, deal, laid, legal, play, player, refused

ROW = '[cathedral]\n"1.1" = "red"\n"1.2" = "yellow"\n"1.3" = "green"\n"1.4" = "blue"\n"1.5" = "red"\n'


def crews(white: str = "", black: str = "", coins: int = 1) -> str:
    def listed(cells: str) -> str:
        return "[" + ", ".join(f'"{cell.replace("-", " ")}"' for cell in cells.split()) + "]"

    return (
        f"[[player]]\nbuilders = {listed(white)}\n[[player]]\nbuilders = {listed(black)}\ncoins = {coins}\n"
    )


def display(*orders: str) -> str:
    names = ", ".join(f'"{order}"' for order in orders)
    return f'orders = [{names}]\nvaults = ["red", "yellow", "green"]\ntop = "blue move"\n'


PROMOTE = display("red promote", "yellow promote", "green recruit")
MOVE = display("red move", "yellow move", "green recruit")
RECRUIT = display("red recruit", "yellow recruit", "green recruit")
CONFOUND = display("red confound", "yellow confound", "green recruit")
BUILDING = display("red glass", "yellow scaffold", "green catastrophe")


# ---- BA-4.1 --------------------------------------------------------------------------------------


def test_an_order_that_cannot_be_executed_cannot_be_taken() -> None:
    """BA-4.1. Each order says what it is missing."""
    table = laid("", PROMOTE)
    assert refused(table, "order 1") == ("ba-no-own-builder", "BA-4.2")
    assert refused(table, "order 3") == ("ba-no-free-vault", "BA-4.3")
    table = laid("", BUILDING)
    assert refused(table, "order 1") == ("ba-no-own-builder", "BA-4.5")
    assert refused(table, "order 3") == ("ba-no-free-vault", "BA-4.5")
    assert "order 2" in legal(table)


def test_a_coin_goes_to_the_active_player() -> None:
    """BA-4.1. It costs the payer no action, and the tile is discarded after the paid order."""
    table = laid(ROW + crews("1.1", "1.5"), PROMOTE)
    play(table, "order 1", "at 1.1", "architect")
    assert table.decider == 1
    assert legal(table) == ["pay", "decline"]
    play(table, "pay")
    assert table.document()["discards"]["orders"] == []
    play(table, "at 1.5", "mason")
    assert table.document()["discards"]["orders"] == ["red promote"]
    deal(table)
    assert (player(table, "white")["coins"], player(table, "black")["coins"]) == (2, 0)
    assert (table.view()["turn"], table.view()["actions_left"]) == ("white", 2)


def test_a_payment_can_be_refused() -> None:
    """BA-4.1. The opponent may keep the coin."""
    table = laid(ROW + crews("1.1", "1.5"), PROMOTE)
    play(table, "order 1", "at 1.1", "architect", "decline")
    deal(table)
    assert player(table, "black")["coins"] == 1
    assert player(table, "black")["builders"] == ["1.5"]


def test_no_offer_without_a_coin_or_without_effect() -> None:
    """BA-4.1. A player without a coin, or who could not execute the paid order, is not asked."""
    table = laid(ROW + crews("1.1", "1.5", coins=0), PROMOTE)
    play(table, "order 1", "at 1.1", "architect")
    assert table.decider != 1
    table = laid(ROW + crews("1.1", ""), PROMOTE)
    play(table, "order 1", "at 1.1", "architect")
    assert table.decider != 1


def test_a_paid_order_opens_no_further_one() -> None:
    """BA-4.1. White, who now has two coins, is not asked in turn."""
    table = laid(ROW + crews("1.1", "1.5"), PROMOTE)
    play(table, "order 1", "at 1.1", "architect", "pay", "at 1.5", "mason")
    deal(table)
    assert legal(table)[0] == "vault 1"


# ---- BA-4.2 --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", ["architect", "mason", "hercules"])
def test_promote_to_any_rank(rank: str) -> None:
    """BA-4.2. A token from the reserve, rank of choice."""
    table = laid(ROW + crews("1.1", coins=0), PROMOTE)
    play(table, "order 1", "at 1.1", rank)
    assert player(table, "white")["builders"] == [f"1.1 {rank}"]
    assert player(table, "white")["tokens"] == 3


def test_promote_again_but_never_to_the_same_rank() -> None:
    """BA-4.2. The old token returns; a token in reserve is still needed."""
    table = laid(ROW + crews("1.1-mason", coins=0), PROMOTE)
    play(table, "order 1", "at 1.1")
    assert legal(table) == ["architect", "hercules"]
    assert refused(table, "mason") == ("ba-same-rank", "BA-4.2")
    play(table, "hercules")
    assert player(table, "white")["tokens"] == 3
    table = laid(ROW + crews("1.1-mason 1.2-mason 1.3-mason 1.4-mason 1.5"), PROMOTE)
    assert refused(table, "order 1") == ("ba-no-token", "BA-4.2")


def test_a_paid_promotion_gives_another_rank() -> None:
    """BA-4.2. It differs from the one just given and from the one the builder has."""
    table = laid(ROW + crews("1.1", "1.4 1.5-mason"), PROMOTE)
    play(table, "order 1", "at 1.1", "architect", "pay", "at 1.4")
    assert legal(table) == ["mason", "hercules"]
    assert refused(table, "architect") == ("ba-rank-just-given", "BA-4.2")
    table.undo()
    play(table, "at 1.5")
    assert legal(table) == ["hercules"]
    play(table, "hercules")
    assert player(table, "black")["tokens"] == 3


# ---- BA-4.3 --------------------------------------------------------------------------------------


def test_move_to_an_adjacent_free_vault() -> None:
    """BA-4.3. Of any colour, unoccupied; the token goes along, glass stays."""
    text = 'glass = ["1.2"]\n' + ROW + '"2.2" = "blue"\n' + crews("1.2-mason", "1.3", coins=0)
    table = laid(text, MOVE)
    play(table, "order 1", "at 1.2")
    assert cells(table) == {"1.1", "2.2"}
    assert refused(table, "at 1.3") == ("ba-vault-occupied", "BA-1.4")
    assert refused(table, "at 1.4") == ("ba-not-adjacent", "BA-4.3")
    play(table, "at 2.2")
    assert player(table, "white")["builders"] == ["2.2 mason"]
    assert table.view()["glass"] == ["1.2"]


def test_only_builders_that_can_move_are_offered() -> None:
    """BA-4.3. Scaffolds are not vaults."""
    text = 'scaffolds = ["2.1"]\n' + ROW + crews("1.1 1.4", "1.2 1.5")
    table = laid(text, MOVE)
    play(table, "order 1")
    assert cells(table) == {"1.4"}
    assert refused(table, "at 1.1") == ("ba-builder-cannot-move", "BA-4.3")
    assert refused(table, "at 1.2") == ("ba-no-such-builder", "BA-4.3")
    table = laid('[cathedral]\n"1.1" = "red"\n' + crews("1.1"), MOVE)
    assert refused(table, "order 1") == ("ba-nobody-can-move", "BA-4.3")


def test_recruit_on_any_free_vault() -> None:
    """BA-4.3. From the reserve, anywhere in the cathedral."""
    table = laid(ROW + crews("1.1", "1.2", coins=0), RECRUIT)
    play(table, "order 1")
    assert cells(table) == {"1.3", "1.4", "1.5"}
    assert refused(table, "at 1.2") == ("ba-vault-occupied", "BA-1.4")
    play(table, "at 1.5")
    assert player(table, "white")["builders"] == ["1.1", "1.5"]
    table = laid(ROW + '"2.1" = "blue"\n' + crews("1.1 1.2 1.3 1.4 1.5"), RECRUIT)
    assert refused(table, "order 1") == ("ba-no-builder-left", "BA-4.3")


def test_a_paid_recruit_stands_beside_a_builder() -> None:
    """BA-4.3. Beside anybody's builder, including the one just recruited."""
    table = laid(ROW + crews("", ""), RECRUIT)
    play(table, "order 1", "at 1.3", "pay")
    assert cells(table) == {"1.2", "1.4"}
    assert refused(table, "at 1.1") == ("ba-recruit-beside", "BA-4.3")
    play(table, "at 1.4")
    assert player(table, "black")["builders"] == ["1.4"]


def test_a_paid_recruit_beside_an_own_builder() -> None:
    """BA-4.3. Option `paid_recruit = own`: beside one of the payer's builders."""
    own = '[options]\npaid_recruit = "own"\n'
    table = laid(own + ROW + crews("", ""), RECRUIT)
    play(table, "order 1", "at 1.3")
    assert table.decider != 1, "black has no builder to stand beside"
    table = laid(own + ROW + crews("", "1.5"), RECRUIT)
    play(table, "order 1", "at 1.3", "pay")
    assert cells(table) == {"1.4"}
    assert refused(table, "at 1.2") == ("ba-recruit-beside-own", "BA-4.3")


# ---- BA-4.4 --------------------------------------------------------------------------------------


def test_confound_takes_back_and_moves() -> None:
    """BA-4.4. The player's builder goes home with its token; the vacated vault may be the target."""
    table = laid(ROW + crews("1.2-mason", "1.1", coins=0), CONFOUND)
    play(table, "order 1", "at 1.2")
    assert player(table, "white") == {
        "colour": "white", "builders": [], "coins": 2, "points": 0, "reserve": 5, "tokens": 4,
    }  # fmt: skip
    assert table.decider == 0
    play(table, "at 1.1", "at 1.2")
    assert player(table, "black")["builders"] == ["1.2"]


def test_confound_needs_a_move_of_the_opponent() -> None:
    """BA-4.4. A builder may only be taken back if the opponent can move afterwards."""
    text = '[cathedral]\n"1.1" = "red"\n"1.2" = "yellow"\n"1.4" = "blue"\n'
    table = laid(text + crews("1.2 1.4", "1.1"), CONFOUND)
    play(table, "order 1")
    assert cells(table) == {"1.2"}
    assert refused(table, "at 1.4") == ("ba-removal-frees-nobody", "BA-4.4")
    table = laid(text + crews("1.4", "1.1 1.2"), CONFOUND)
    assert refused(table, "order 1") == ("ba-opponent-cannot-move", "BA-4.4")
    table = laid(text + crews("1.4", ""), CONFOUND)
    assert refused(table, "order 1") == ("ba-opponent-cannot-move", "BA-4.4")


def test_confound_paid_lets_the_opponent_choose() -> None:
    """BA-4.4. The offer comes between removal and move; the payer cannot decline the move."""
    table = laid(ROW + crews("1.2", "1.1 1.5"), CONFOUND)
    play(table, "order 1", "at 1.2")
    assert table.decider == 1
    play(table, "pay")
    assert table.decider == 1
    assert legal(table) == ["at 1.1", "at 1.5"]
    assert refused(table, "decline") == ("ba-not-now", "BA-4.3")
    play(table, "at 1.5", "at 1.4")
    assert player(table, "black")["builders"] == ["1.1", "1.4"]


def test_confound_unpaid_is_for_the_active_player() -> None:
    """BA-4.4. Without payment the active player chooses the opponent's builder and where it goes."""
    table = laid(ROW + crews("1.2", "1.1 1.5"), CONFOUND)
    play(table, "order 1", "at 1.2", "decline")
    assert table.decider == 0
    play(table, "at 1.5", "at 1.4")
    assert player(table, "black")["builders"] == ["1.1", "1.4"]


# ---- BA-4.5 --------------------------------------------------------------------------------------


def test_glass_on_a_vault_with_an_own_builder() -> None:
    """BA-4.5. One glass per vault."""
    table = laid('glass = ["1.1"]\n' + ROW + crews("1.1 1.2", "1.3"), BUILDING)
    play(table, "order 1")
    assert cells(table) == {"1.2"}
    assert refused(table, "at 1.1") == ("ba-glass-there", "BA-4.5")
    assert refused(table, "at 1.3") == ("ba-no-such-builder", "BA-4.5")
    play(table, "at 1.2")
    assert table.view()["glass"] == ["1.1", "1.2"]
    table = laid('glass = ["1.1"]\n' + ROW + crews("1.1", ""), BUILDING)
    assert refused(table, "order 1") == ("ba-all-glazed", "BA-4.5")


def test_two_scaffolds() -> None:
    """BA-4.5. One after the other, without the joker rule; builders cannot stand on them."""
    table = laid('[cathedral]\n"1.1" = "red-yellow"\n' + crews("1.1"), BUILDING)
    play(table, "order 2", "at 2.1", "at 3.1")
    assert table.view()["scaffolds"] == ["2.1", "3.1"]
    table = laid('scaffolds = ["2.1"]\n[cathedral]\n"1.1" = "red"\n', BUILDING)
    play(table, "order 3")
    assert refused(table, "at 2.1") == ("ba-scaffold-there", "BA-4.5")


def test_catastrophe_brings_down_a_vault() -> None:
    """BA-4.5. Only a vault without a builder; its glass is lost, the king stays, the cathedral may fall
    apart.
    """
    text = 'king = 4\nglass = ["2.1"]\n[cathedral]\n"1.1" = "red"\n"2.1" = "yellow crown"\n"3.1" = "green"\n'
    table = laid(text + crews("1.1"), BUILDING)
    play(table, "order 3")
    assert cells(table) == {"2.1", "3.1"}
    assert refused(table, "at 1.1") == ("ba-builder-stands-there", "BA-4.5")
    assert refused(table, "at 4.4") == ("ba-no-vault-there", "BA-4.5")
    play(table, "at 2.1")
    view = table.view()
    assert set(view["cathedral"]) == {"1.1", "3.1"}
    assert (view["king"], view["glass"]) == (4, [])
    assert len(view["discards"]["vaults"]) == 1
