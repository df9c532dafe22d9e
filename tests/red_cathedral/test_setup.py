"""Section 2 of the rules: the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.rules.codes import DOME, LEVELS, RECOGNITION, SPACES
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from red_cathedral.helpers import GAME, Scene, check_conservation

SEEDS = range(12)


def dealt(players: int, seed: int, **options: str) -> tuple[RedRules, RedState]:
    rules = GAME.rules(GAME.choose(players, options), GAME.components())
    state = rules.start()
    dealer = Dealer(seed)
    while state.decider == NATURE:
        rules.play(state, dealer.choose(rules.chance(state)), None)
    return rules, state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_resource_tile_and_one_card_of_each_group(players: int) -> None:
    """RC-2.1, RC-1.2."""
    orders = set()
    for seed in SEEDS:
        rules, state = dealt(players, seed)
        assert sorted(state.resource) == list(range(SPACES))
        assert sorted(rules.values.influence_group[card] for card in state.influence) == [0, 1, 2, 3]
        orders.add((tuple(state.resource), tuple(state.influence)))
    assert len(orders) == len(SEEDS), "shuffled"


def test_each_group_draws_any_of_its_cards_into_any_quadrant() -> None:
    """RC-2.1: all twelve cards are equally likely for a quadrant; afterwards only other groups."""
    rules = GAME.rules(GAME.choose(2, {}), GAME.components())
    state = rules.start()
    while not rules.text(rules.chance(state)[0][0]).startswith("influence"):
        rules.play(state, rules.chance(state)[0][0], None)
    assert [weight for _, weight in rules.chance(state)] == [1] * 12
    rules.play(state, rules.parse("influence clergy-2"), None)
    rest = [rules.text(code) for code, _ in rules.chance(state)]
    assert len(rest) == 9
    assert not any("clergy" in text for text in rest)


@pytest.mark.parametrize(("players", "towers", "sections"), [(2, 4, 12), (3, 5, 18), (4, 6, 24)])
def test_towers_are_a_base_some_middles_and_a_dome(players: int, towers: int, sections: int) -> None:
    """RC-2.2, RC-1.7: cost side up, so everything is still needed."""
    plans = set()
    for seed in SEEDS:
        rules, state = dealt(players, seed)
        values = rules.values
        plans.add(tuple(state.heights))
        assert (len(state.heights), sum(state.heights), len(state.cells)) == (towers, sections, sections)
        for cell in state.cells:
            tower, level = divmod(cell, LEVELS)
            top = level == state.heights[tower] - 1
            assert values.card_kind[state.card[cell]] == (0 if level == 0 else DOME if top else 1)
            assert state.needs[cell] == values.card_cost[state.card[cell]]
            assert (state.owner[cell], state.done[cell]) == (-1, 0)
        cards = [state.card[cell] for cell in state.cells]
        assert len(set(cards)) == sections
    assert len(plans) == 3, "every blueprint of the player count is drawn"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_workshop_tile_on_every_section(players: int) -> None:
    """RC-2.3: the 3+ sign stays out with two players."""
    seen: Counter[int] = Counter()
    for seed in SEEDS:
        rules, state = dealt(players, seed)
        tiles = [state.tile[cell] for cell in state.cells]
        assert min(tiles) >= 0
        assert len(set(tiles)) == len(tiles)
        seen.update(tiles)
    signed = [tile for tile in seen if rules.values.tile_three_plus[tile]]
    assert bool(signed) == (players > 2)


def test_dice_follow_the_recognition_tile() -> None:
    """RC-2.4, RC-1.3: five dice on five spaces, at any number of players."""
    orders, faces = set(), set()
    for players in (2, 3, 4):
        for seed in SEEDS:
            rules, state = dealt(players, seed)
            kinds = [rules.values.resource_kind[tile] for tile in state.resource]
            first = kinds.index(RECOGNITION)
            assert sorted((space - first) % SPACES for space in state.die_space) == [0, 1, 2, 3, 4]
            assert [state.dice_on[(first + step) % SPACES] for step in range(SPACES)] == [1] * 5 + [0] * 3
            orders.add(tuple((space - first) % SPACES for space in state.die_space))
            faces.update(state.die_face)
    assert len(orders) > 20
    assert faces == {1, 2, 3, 4, 5, 6}


def test_each_die_and_face_is_as_likely() -> None:
    """RC-2.4: thirty outcomes for the first die, twenty-four for the second."""
    rules = GAME.rules(GAME.choose(2, {"start_player": "1"}), GAME.components())
    state = rules.start()
    while not rules.text(rules.chance(state)[0][0]).startswith("drop"):
        rules.play(state, rules.chance(state)[0][0], None)
    assert Counter(weight for _, weight in rules.chance(state)) == {1: 30}
    rules.play(state, rules.parse("drop green 5"), None)
    second = rules.chance(state)
    assert len(second) == 24
    assert rules.parse("drop green 1") not in [code for code, _ in second]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("starter", [1, 2, 3, 4])
def test_rubles_in_turn_order(players: int, starter: int) -> None:
    """RC-2.5: 3, 4, 4, 5 from the first player on, clockwise; all markers on space 2."""
    if starter > players:
        with pytest.raises(OptionError, match=f"Seat {starter} cannot start"):
            GAME.choose(players, {"start_player": str(starter)})
        return
    _, state = dealt(players, 3, start_player=str(starter))
    assert state.active == state.decider == starter - 1
    for place in range(players):
        seat = (starter - 1 + place) % players
        assert state.players[seat].rubles == [3, 4, 4, 5][place]
        assert state.players[seat].marker == 2
        assert sum(state.players[seat].materials) == 0


def test_the_first_player_is_drawn_unless_chosen() -> None:
    """RC-2.5."""
    rules = GAME.rules(GAME.choose(4, {}), GAME.components())
    drawn = rules.chance(rules.start())
    assert [(rules.text(code), weight) for code, weight in drawn] == [
        (f"starts {n}", 1) for n in (1, 2, 3, 4)
    ]
    assert {dealt(4, seed)[1].active for seed in range(20)} == {0, 1, 2, 3}


def test_the_standard_board() -> None:
    """RC-2.6, RC-1.8, RC-1.9: four banners on the inventory, two beside it, ornaments at hand."""
    player = Scene().red
    assert (player.ruler, player.spare, player.banners()) == (4, 2, 6)
    assert player.room == 6
    assert player.ornaments == [1, 2, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["standard", "advanced"])
def test_everything_is_there_at_the_start(players: int, board: str) -> None:
    """RC-1.1, RC-1.8."""
    for seed in SEEDS:
        rules, state = dealt(players, seed, workshops=board)
        assert state.reserve == [20, 20, 20, 15, 10, 10]
        check_conservation(rules, state)


def test_unknown_options_are_refused_with_the_reason() -> None:
    """RC-4.4: as the message about its option says."""
    with pytest.raises(OptionError, match="played by 1, 2, 3, 4 players, not by 5"):
        GAME.choose(5, {})
    with pytest.raises(OptionError, match=r"can be both, either; “never” is none of them \(RC-4.4\)"):
        GAME.choose(2, {"optional_actions": "never"})
    with pytest.raises(OptionError, match="no option “colour”"):
        GAME.choose(2, {"colour": "red"})
