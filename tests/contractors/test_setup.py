"""What the module changes before the first turn (CT-1)."""

from __future__ import annotations

import pytest

import duomo
from contractors.helpers import Scene
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.components import sets as component_set
from duomo.games.red_cathedral.modules.contractors.rules.printed import spaces_of
from duomo.games.red_cathedral.rules.rules import RedRules


def laid_out(players: int, seed: int = 1) -> Table:
    return duomo.table("red-cathedral", players=players, seed=seed, options={"contractors": "on"})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_permit_tile_and_a_black_die_on_the_market(players: int) -> None:
    """CT-1.1: permits replace recognition; six dice clockwise from the permit tile."""
    market = laid_out(players).view()["market"]
    kinds = [tile["resource"] for tile in market["resources"]]
    assert kinds.count("permits") == 1
    assert "recognition" not in kinds
    origin = kinds.index("permits")
    assert sorted((die["space"] - 1 - origin) % 8 for die in market["dice"].values()) == [0, 1, 2, 3, 4, 5]
    assert "black" in market["dice"]


def test_everybody_may_carry_the_black_die_further() -> None:
    """CT-1.1, RC-7.1."""
    scene = Scene(red={"rubles": 2})
    assert scene.legal("die")[-3:] == ["die black", "die black +1", "die black +2"]
    scene.play("die black +2")
    assert scene.red.rubles == 0
    assert scene.state.die_space[5] == 7


@pytest.mark.parametrize("players", [2, 3, 4])
def test_workshop_tiles_go_out_and_come_in(players: int) -> None:
    """CT-1.2: two recognition tiles out, permit and black die in; 3+ copies with three or four players."""
    rules = laid_out(players).rules
    assert isinstance(rules, RedRules)
    values = rules.values
    dealt = {values.tile_names[tile] for tile in values.deal_tiles}
    assert not {"recognition-1", "recognition-2"} & dealt
    assert {"permit", "die-black"} <= dealt
    assert ({"permit-3plus", "die-black-3plus"} <= dealt) == (players >= 3)


def test_a_ring_of_cities_and_specialists() -> None:
    """CT-1.3: each outer city touches two spaces, each space two outer cities, Moscow all five."""
    touching = [spaces_of(city) for city in range(6)]
    assert touching[0] == [0, 1, 2, 3, 4]
    assert all(len(spaces) == 2 for spaces in touching[1:])
    for space in range(5):
        assert sum(space in spaces for spaces in touching[1:]) == 2
    for city in range(1, 6):
        assert set(touching[city]) & set(touching[city % 5 + 1])  # neighbours share a space
    names = [city.id for city in component_set.default().cities]
    assert {"moscow", "suzdal", "smolensk", "ryazan", "vologda"} < set(names)
    assert len(names) == 6


def test_five_specialists_are_drawn_one_at_a_time() -> None:
    """CT-1.3: nature draws; the bag has no order."""
    table = duomo.table("red-cathedral", players=2, options={"contractors": "on"})
    dealer = Dealer(4)
    drawn: list[str] = []
    while table.decider == NATURE:
        outcomes = table.rules.chance(table.state)
        move = table.rules.text(dealer.choose(outcomes))
        if move.startswith("specialist"):
            assert len(outcomes) == 24 - len(drawn)
            drawn.append(move.split()[1])
        table.play(move)
    view = table.view()["contractors"]
    assert [tile["name"] for tile in view["spaces"]] == drawn
    assert sorted(drawn + view["bag"]) == sorted(row.id for row in component_set.default().specialists)


@pytest.mark.parametrize(("players", "closed"), [(2, 2), (3, 1), (4, 0)])
def test_a_city_for_every_tower(players: int, closed: int) -> None:
    """CT-1.4: leftover cities are closed from the start."""
    view = laid_out(players).view()["contractors"]
    assert len(set(view["cities"])) == len(view["cities"]) == players + 2
    assert sorted(view["open"]) == sorted(view["cities"])
    assert 6 - len(view["open"]) == closed


def test_what_every_player_has() -> None:
    """CT-1.5."""
    for board in laid_out(4).view()["contractors"]["board"]:
        assert (board["permits"], board["left"], board["specialist"], board["tools"]) == (1, 6, "none", [])


def test_permits_need_no_room_and_six_are_the_most() -> None:
    """CT-1.5: anything beyond six is lost."""
    scene = Scene(
        red={"materials": {"wood": 6}},
        region={"board": [{"permits": 5}]},
        market={"dice": {"white": {"space": 7}, "red": {"space": 7}, "black": {"space": 8}}},
    )
    scene.play("die white")  # now two dice are on the permit tile
    assert scene.state.dice_on[7] == 2
    scene.play("resources")
    assert scene.legal("take", "decline") == ["take 1", "decline"]
    scene.play("take 1")
    assert scene.region.permits[0] == 6
    assert scene.red.room == 0


def test_full_hands_take_no_permits() -> None:
    """CT-1.5, RC-7.5."""
    scene = Scene(region={"board": [{"permits": 6}]}, market={"dice": {"white": {"space": 7}}})
    scene.play("die white")
    assert scene.rule_against("resources") == "RC-7.5"


def test_prestige_for_a_permit() -> None:
    """CT-1.6: any number of times, while there is prestige to lose and room."""
    scene = Scene(red={"space": 13}, region={"board": [{"permits": 3}]})
    scene.play("permit", "permit")
    assert (scene.red.marker, scene.region.permits[0]) == (5, 5)
    assert scene.rule_against("permit") == "RC-3.3"
    full = Scene(red={"space": 40}, region={"board": [{"permits": 6}]})
    assert full.rule_against("permit") == "CT-1.6"


def test_prestige_for_a_permit_is_outside_the_choice_of_one_optional_action() -> None:
    """CT-1.6, RC-4.4, RC-4.6: in the middle of an action, after a reroll, and it is not a trade."""
    scene = Scene(red={"space": 20}, options={"optional_actions": "either"})
    scene.play("reroll 5")
    scene.roll()
    assert scene.rule_against("trade") == "RC-4.4"
    scene.play("die black", "permit", "leave")
    scene.roll()
    scene.play("permit", "end")
    assert scene.rule_against("permit") == "RC-3.3"  # blue's turn, blue's marker
