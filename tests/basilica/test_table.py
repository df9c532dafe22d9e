"""Contents of the table, set-up, turns, refilling and the end of the pile (BA-1, BA-2)."""

from __future__ import annotations

from random import Random

import pytest

import duomo
from basilica.helpers import check_conservation, deal, laid, legal, play, player, refused, rules_of, state_of
from duomo.core.engine.state import NATURE
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.names import ORDER_NAMES

ALMOST = """
king = 5
orders = ["red scaffold", "yellow scaffold", "green scaffold"]
vaults = ["red", "yellow", "green"]
top = "none"
"""


def all_but(*kept: str) -> str:
    """A discards table with every tile of the set except those of DISPLAY-like texts: the pile is empty."""
    from basilica.test_zones import everything

    tiles = everything()
    for name in kept:
        tiles[name] -= 1
    vaults = [name for name, count in tiles.items() for _ in range(count)]
    return "[discards]\nvaults = [" + ", ".join(f'"{name}"' for name in vaults) + "]\n"


def test_tiles() -> None:
    """BA-1.1, BA-1.2. 58 tiles; every order occurs; equal tiles are one outcome of nature."""
    table = duomo.table("basilica", options={"start_player": 1})
    outcomes = table.rules.chance(table.state)
    assert sum(weight for _, weight in outcomes) == 58
    assert len(outcomes) <= 46
    assert {text.split()[2] for text in legal(table)} == set(ORDER_NAMES)


def test_what_a_player_has() -> None:
    """BA-1.3. Five builders, four tokens, one coin, no points; the king before space 1."""
    table = duomo.table("basilica", seed=1)
    for seat in ("white", "black"):
        assert player(table, seat) == {
            "colour": seat, "builders": [], "coins": 1, "points": 0, "reserve": 5, "tokens": 4,
        }  # fmt: skip
    assert table.view()["king"] == 0


def test_both_coins_in_one_hand() -> None:
    """BA-1.3. A player can come to hold both coins or none."""
    table = laid(
        '[cathedral]\n"1.1" = "red"\n"1.2" = "red"\n'
        '[[player]]\nbuilders = ["1.1"]\n[[player]]\nbuilders = ["1.2"]\n'
    )
    play(table, "order 1", "at 1.1", "mason", "pay", "at 1.2", "hercules")
    assert player(table, "white")["coins"] == 2
    assert player(table, "black")["coins"] == 0


def test_five_columns_and_no_limit_in_length() -> None:
    """BA-1.4. A tower of 20 rows can still grow."""
    tower = "\n".join(f'"{row}.3" = "{"red yellow green blue".split()[row % 4]}"' for row in range(1, 9))
    table = laid(f"[cathedral]\n{tower}\n")
    play(table, "vault 1")
    assert "at 9.3" in legal(table)
    assert len(legal(table)) == 4 + 7 * 2 + 1
    assert refused(table, "at 10.3")[1] == "BA-3.1"


def test_one_thing_to_a_cell() -> None:
    """BA-1.4. A cell holds one vault or scaffold."""
    table = laid('[cathedral]\n"1.1" = "red"\n')
    play(table, "vault 1")
    assert refused(table, "at 1.1") == ("ba-cell-taken", "BA-1.4")


def test_set_up_one_tile_at_a_time() -> None:
    """BA-2.1. Three order tiles, three vaults, the top of the pile: each is drawn, vaults are turned over."""
    table = duomo.table("basilica")
    assert legal(table) == ["starts 1", "starts 2"]
    table.play("starts 2")
    kinds = []
    while table.decider == NATURE:
        texts = legal(table)
        kinds.append("turn" if texts[0] in ("plain", "crown") else "draw")
        table.play(texts[0])
        check_conservation(rules_of(table), state_of(table))
    assert kinds == ["draw"] * 4 + ["turn", "draw"] * 3
    assert table.view()["turn"] == "black"
    assert table.view()["pile"] == 52
    assert table.view()["top"] != "none"


def test_the_start_player_can_be_chosen() -> None:
    """BA-2.1. By an option instead of the draw."""
    assert duomo.table("basilica", seed=1, options={"start_player": 2}).view()["turn"] == "black"


def test_exactly_three_actions() -> None:
    """BA-2.2. Three actions in any mix, then the opponent; no passing."""
    table = laid("")
    assert refused(table, "decline") == ("ba-no-passing", "BA-2.2")
    for place, cell in (("vault 1", "at 1.1"), ("vault 2", "at 1.2"), ("vault 3", "at 1.3")):
        assert table.view()["turn"] == "white"
        play(table, place, cell)
        deal(table)
    assert table.view()["turn"] == "black"
    assert table.view()["actions_left"] == 3


def test_a_builder_only_directly_after_a_vault() -> None:
    """BA-2.2. On that vault, in the same turn, as the next action."""
    table = laid('[cathedral]\n"1.5" = "green"\n')
    assert refused(table, "builder") == ("ba-builder-after-vault", "BA-2.2")
    play(table, "vault 1", "at 1.1")
    deal(table)
    assert "builder" in legal(table)
    play(table, "builder")
    assert player(table, "white")["builders"] == ["1.1"]
    assert refused(table, "builder") == ("ba-builder-after-vault", "BA-2.2")
    play(table, "vault 2", "at 1.2")
    deal(table)
    assert table.view()["turn"] == "black"
    assert refused(table, "builder") == ("ba-builder-after-vault", "BA-2.2")


def test_an_order_in_between_ends_the_chance() -> None:
    """BA-2.2. After vault and order no builder may follow."""
    table = laid('[cathedral]\n"1.5" = "green"\n', DISPLAY_SCAFFOLD)
    play(table, "vault 2", "at 1.1")
    deal(table)
    assert "builder" in legal(table)
    play(table, "order 1", "at 1.2", "at 1.3")
    deal(table)
    assert refused(table, "builder") == ("ba-builder-after-vault", "BA-2.2")


DISPLAY_SCAFFOLD = """
orders = ["red scaffold", "yellow move", "green recruit"]
vaults = ["red", "yellow", "green"]
top = "blue move"
"""


def test_a_builder_needs_a_reserve() -> None:
    """BA-2.2. All five builders in the cathedral: none can be placed."""
    cells = "\n".join(f'"1.{column}" = "red"' for column in range(1, 6))
    crew = ", ".join(f'"1.{column}"' for column in range(1, 6))
    cells = cells.replace('"1.4" = "red"', '"1.4" = "blue"').replace('"1.5" = "red"', '"1.5" = "blue"')
    table = laid(
        f"[cathedral]\n{cells}\n[[player]]\nbuilders = [{crew}]\n".replace(
            '"1.3" = "red"', '"1.3" = "yellow"'
        )
    )
    play(table, "vault 3", "at 2.1")
    deal(table)
    assert refused(table, "builder") == ("ba-no-builder-left", "BA-2.2")


def test_refill_after_a_vault() -> None:
    """BA-2.3. The tile above moves down, turned over, before the next action; the pile fills its place."""
    table = laid("")
    play(table, "vault 2", "at 1.1")
    assert table.decider == NATURE
    deal(table, "crown")
    view = table.view()
    assert view["vaults"][1] == "yellow move crown"
    assert view["orders"] == ["red promote", "blue move", "green recruit"]
    assert view["top"] != "none"
    assert table.view()["turn"] == "white"


def test_refill_after_an_order() -> None:
    """BA-2.3. The top of the pile takes its place; vaults stay."""
    table = laid("", DISPLAY_SCAFFOLD)
    before = table.view()["vaults"]
    play(table, "order 1", "at 1.1", "at 1.2")
    assert table.view()["orders"] == ["blue move", "yellow move", "green recruit"]
    assert table.view()["vaults"] == before


def test_reshuffle_only_when_a_tile_is_needed() -> None:
    """BA-2.4. The last tile of the pile goes to its place; only the next draw shuffles the discards."""
    kept = (
        "red scaffold crown",
        "yellow scaffold crown",
        "green scaffold crown",
        "red promote",
        "yellow promote",
        "green promote",
    )
    display = ALMOST.replace(
        'vaults = ["red", "yellow", "green"]', 'vaults = ["red promote", "yellow promote", "green promote"]'
    )
    table = laid(all_but(*kept), display)
    assert table.view()["pile"] == 0
    assert table.view()["top"] == "none"
    assert not table.view()["reshuffled"]
    events = play(table, "order 1", "at 1.1", "at 1.2")
    assert [event.data["tiles"] for event in events if event.kind == "reshuffle"] == [53]
    assert table.view()["reshuffled"]
    texts = legal(table)
    assert "top red scaffold" in texts, "the executed order is in the discards before its place is refilled"
    assert sum(weight for _, weight in table.rules.chance(table.state)) == 53
    play(table, "top red scaffold")
    assert table.view()["orders"][0] == "red scaffold"
    assert table.decider == NATURE
    deal(table)
    assert table.view()["pile"] == 52
    check_conservation(rules_of(table), state_of(table))


def test_the_second_time_the_game_ends() -> None:
    """BA-2.4, BA-5.5. Immediately, with a last scoring; remaining actions are lost."""
    kept = (
        "red scaffold crown",
        "yellow scaffold crown",
        "green scaffold crown",
        "red promote",
        "yellow promote",
        "green promote",
        "blue move crown",
    )
    display = ALMOST.replace(
        'vaults = ["red", "yellow", "green"]', 'vaults = ["red promote", "yellow promote", "green promote"]'
    )
    text = (
        'reshuffled = true\n[cathedral]\n"1.3" = "blue move crown"\n[[player]]\nbuilders = ["1.3"]\n'
        + all_but(*kept)
    )
    table = laid(text, display)
    events = play(table, "order 1", "at 1.1", "at 1.2")
    assert table.over
    assert [event.kind for event in events if event.kind in ("exhausted", "end", "wins")] == [
        "exhausted",
        "end",
        "wins",
    ]
    assert table.rules.scores(table.state) == [1, 0]
    assert table.view()["king"] == 5


def test_no_discards_end_the_game_too() -> None:
    """BA-2.4. The pile is exhausted for the first time, with nothing to shuffle."""
    table = duomo.table("basilica", seed=1)
    state = state_of(table).copy()
    rules = rules_of(table)
    state.pile = bytes(c.KINDS)
    state.under, state.top = 0, c.NO_TILE
    rules.play(state, c.TAKE_VAULT, None)
    rules.play(state, c.AT, None)
    rules.play(state, rules.chance(state)[0][0], None)
    assert state.over()


@pytest.mark.both_speeds
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_whole_games_conserve_everything(bot: str) -> None:
    """BA-1.1, BA-1.3, BA-1.4. Nothing is lost at any step of a game."""
    from duomo.bots.registry import make_bot
    from duomo.core.engine.dealer import Dealer

    table = duomo.table("basilica")
    rules, state = rules_of(table), state_of(table)
    players = [make_bot(bot, seat) for seat in (0, 1)]
    dealer = Dealer(Random(4).random().hex())
    while not state.over():
        check_conservation(rules, state)
        if state.decider == NATURE:
            move = dealer.choose(rules.chance(state))
        else:
            moves = rules.legal(state)
            assert len(set(moves)) == len(moves) > 0
            assert len(moves) <= 50
            move = players[state.decider].choose(rules, state, moves)
        rules.play(state, move, None)
    check_conservation(rules, state)
