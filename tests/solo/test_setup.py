"""Setting up against Ivan (RC-11.1 to RC-11.3)."""

from __future__ import annotations

import pytest

import duomo
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.ivan.rules.choices import start_base
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from red_cathedral.helpers import GAME, check_conservation, red
from solo.ivan_scene import IvanScene


def solo(seed: int = 1, **options: str) -> Table:
    return duomo.table("red-cathedral", players=1, seed=seed, options=options)


def test_the_table_is_set_up_for_two() -> None:
    """RC-11.1. One seat, two parties, four towers with twelve sections, no tiles with the 3+ sign."""
    table = solo()
    assert (table.rules.seats, table.rules.parties) == (1, 2)
    rules, state = red(table)
    assert len(state.heights) == 4
    assert len(state.cells) == 12
    assert not any(rules.values.tile_three_plus[tile] for tile in state.tile if tile >= 0)
    assert table.names() == ["red", "ivan"]


@pytest.mark.parametrize("workshops", ["standard", "advanced"])
def test_ivan_has_banners_and_ornaments_and_no_board(workshops: str) -> None:
    """RC-11.1. Six banners, four ornaments, a marker on space 2; no rubles, no slots, no inventory."""
    table = duomo.table("red-cathedral", players=1, options={"workshops": workshops})
    ivan = red(table)[1].players[1]
    assert (ivan.marker, ivan.rubles, ivan.banners(), ivan.ornaments) == (2, 0, 6, [1, 2, 1])
    assert (ivan.room, set(ivan.slots)) == (0, {-1})
    assert DIE_NAMES[ivan.colour] == "blue"


def test_his_dice_are_those_of_the_five_tiles_with_the_sign() -> None:
    """RC-11.1, RC-11.2. Cards one at a time, then tiles one at a time, every order equally likely."""
    table = duomo.table("red-cathedral", players=1, seed=None)
    rules, state = red(table)
    while True:
        texts = [move.text for move in table.legal()]
        if texts[0].startswith("solo"):
            break
        table.play(texts[0])
    cards = ["recognition", "inventory", "transport", "claim", "build"]
    for card in ("claim", "build", "transport", "inventory", "recognition"):
        assert [move.text for move in table.legal()] == [f"solo card {left}" for left in cards]
        assert {weight for _, weight in rules.chance(state)} == {1}
        table.play(f"solo card {card}")
        cards.remove(card)
    dice = ["white", "red", "blue", "green", "yellow"]
    for die in ("green", "white", "yellow", "red", "blue"):
        assert table.decider == NATURE
        assert [move.text for move in table.legal()] == [f"solo tile {left}" for left in dice]
        table.play(f"solo tile {die}")
        dice.remove(die)
    ivan = table.document()["ivan"]
    assert ivan["row"] == ["claim", "build", "transport", "inventory", "recognition"]
    assert ivan["tiles"] == ["green", "white", "yellow", "red", "blue"]
    assert ivan["face_down"] == 0
    assert state.players[1].banners() == 5


def test_he_claims_the_base_with_the_most_recognition() -> None:
    """RC-11.3. The leftmost in a tie; its tile leaves the game and gives nothing."""
    scene = IvanScene()
    for tower, points in ((1, 3), (2, 5), (3, 5), (4, 4)):
        scene.section(f"{tower}.1", recognition=points)
    assert start_base(scene.values, scene.state) == 6
    for seed in range(20):
        table = solo(seed)
        rules, state = red(table)
        assert state.players[1].marker == 2
        claimed = [cell for cell in state.cells if state.owner[cell] >= 0]
        assert len(claimed) == 1
        assert state.tile[claimed[0]] == -1
        printed = rules.values.card_recognition
        bases = [printed[state.card[tower * 6]] for tower in range(4)]
        assert claimed[0] // 6 == bases.index(max(bases))
        check_conservation(rules, state)


def test_the_player_moves_first_with_three_rubles() -> None:
    """RC-11.3. Without drawing lots."""
    table = solo()
    assert table.decider == 0
    assert [player.rubles for player in red(table)[1].players] == [3, 0]
    assert not any("starts" in str(line.text) for line in table.record().moves)
    with pytest.raises(OptionError, match="Seat 2 cannot start: 1 play"):
        GAME.choose(1, {"start_player": "2"})


def test_a_choice_about_ivan_needs_ivan() -> None:
    """RC-11.6. With more than one player the option is refused, with the reason."""
    assert GAME.choose(1, {"ivan_market": "single"})["ivan_market"] == "single"
    with pytest.raises(OptionError, match="only when one plays alone: with 3 players there is no Ivan"):
        GAME.choose(3, {"ivan_market": "single"})
    with pytest.raises(OptionError, match="per_die, single"):
        GAME.choose(1, {"ivan_market": "double"})
