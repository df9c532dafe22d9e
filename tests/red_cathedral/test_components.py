"""The default set obeys every stated and inferred fact, and its own rules where it is reconstructed."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from duomo.games.red_cathedral.components import sets as component_set
from duomo.games.red_cathedral.components.sets import (
    DICE,
    MATERIALS,
    SLOTS,
    InfluenceAction,
    RedCathedralComponents,
    SectionCard,
)

PLAIN = ("wood", "brick", "stone")
GEMS = ("green", "purple")


@pytest.fixture(scope="module")
def parts() -> RedCathedralComponents:
    return component_set.default()


def actions(parts: RedCathedralComponents) -> list[InfluenceAction]:
    return [action for card in parts.influence_cards for action in (card.upper, card.lower)]


# ---- stated and inferred facts ------------------------------------------------------------------


def test_reserve_has_the_stated_pieces(parts: RedCathedralComponents) -> None:
    """RC-1.1, RC-1.8, RC-1.9."""
    assert [parts.amount(material) for material in MATERIALS] == [20, 20, 20, 15, 10, 10]
    assert parts.amount("coins-1") + parts.amount("coins-3") == 40
    assert parts.amount("coins-1") + 3 * parts.amount("coins-3") == 60
    assert [parts.amount(item) for item in ("banners", "doors", "arches", "crosses")] == [6, 1, 2, 1]
    assert (parts.amount("inventory"), parts.amount("inventory-banners")) == (10, 4)


def test_markers_and_purses_start_as_stated(parts: RedCathedralComponents) -> None:
    """RC-2.5."""
    assert parts.amount("start-space") == 2
    assert parts.starting_rubles() == (3, 4, 4, 5)


def test_eight_resource_tiles(parts: RedCathedralComponents) -> None:
    """RC-1.2: four amounts are stated, four inferred."""
    tiles = {tile.resource: (tile.amount, tile.source) for tile in parts.resource_tiles}
    assert len(parts.resource_tiles) == 8
    assert tiles == {
        "wood": (2, "rulebook"),
        "brick": (2, "rulebook"),
        "rubles": (2, "rulebook"),
        "recognition": (1, "rulebook"),
        "stone": (2, "inferred"),
        "gold": (1, "inferred"),
        "green": (1, "inferred"),
        "purple": (1, "inferred"),
    }


def test_forty_section_cards_of_three_or_four_materials(parts: RedCathedralComponents) -> None:
    """RC-1.4."""
    assert Counter(card.kind for card in parts.section_cards) == {"base": 10, "middle": 20, "dome": 10}
    assert {len(card.cost) for card in parts.section_cards} == {3, 4}
    assert all(card.recognition >= 1 for card in parts.section_cards)
    assert {card.rubles > 0 for card in parts.section_cards} == {True, False}


def test_the_middle_of_the_decoration_example(parts: RedCathedralComponents) -> None:
    """RC-1.4: it costs gold among others and gives 4 recognition and 2 rubles."""
    found = [
        card.id
        for card in parts.section_cards
        if card.kind == "middle" and "gold" in card.cost and (card.recognition, card.rubles) == (4, 2)
    ]
    assert found == ["middle-11"]


def test_bases_differ_in_recognition_and_some_tie(parts: RedCathedralComponents) -> None:
    """The solo rules speak of the base with the most, and of ties."""
    values = [card.recognition for card in parts.section_cards if card.kind == "base"]
    assert 1 < len(set(values)) < len(values)


def test_workshop_tiles(parts: RedCathedralComponents) -> None:
    """RC-1.5: 28; five die tiles with the 3+ sign, one per colour; enough without it for two players."""
    tiles = parts.workshop_tiles
    assert len(tiles) == 28
    assert sorted(t.die for t in tiles if t.three_plus and t.die) == sorted(DICE)
    assert 12 <= sum(1 for t in tiles if not t.three_plus) <= 23
    assert all(bool(t.gives) != (t.die is not None) for t in tiles)


def test_workshop_tiles_of_the_examples_are_there_at_two_players(parts: RedCathedralComponents) -> None:
    """RC-1.5, RC-9.1: the white-die, the red-die and two 1-recognition tiles."""
    plain = [tile for tile in parts.workshop_tiles if not tile.three_plus]
    assert {"white", "red"} <= {tile.die for tile in plain}
    assert sum(1 for tile in plain if tile.gives == {"recognition": 1}) >= 2


def test_influence_cards(parts: RedCathedralComponents) -> None:
    """RC-1.6, RC-7.9: three cards per group, each with two of the group's actions; all 18 actions exist."""
    assert Counter(card.group for card in parts.influence_cards) == {
        "craftsmen": 3,
        "teamsters": 3,
        "merchants": 3,
        "clergy": 3,
    }
    letters = {"craftsmen": "C", "teamsters": "T", "merchants": "M", "clergy": "K"}
    for card in parts.influence_cards:
        assert {card.upper.action[0], card.lower.action[0]} == {letters[card.group]}
    assert len({action.action for action in actions(parts)}) == 18


def test_influence_pairs(parts: RedCathedralComponents) -> None:
    """RC-7.10."""
    pairs = {(card.upper.action, card.lower.action) for card in parts.influence_cards}
    assert {("C1", "C2"), ("C3", "C4"), ("C5", "C6"), ("K1", "K4")} <= pairs
    assert {("T1", "T2"), ("T1", "T3"), ("T1", "T4")} <= pairs
    assert {("M1", "M2"), ("M1", "M3"), ("M1", "M4"), ("K1", "K2"), ("K1", "K3")} <= pairs


def test_free_actions_are_lightning_and_materials_shown_where_needed(parts: RedCathedralComponents) -> None:
    """RC-7.9, RC-7.10."""
    for action in actions(parts):
        assert action.mark == "lightning" or action.action not in ("T2", "K1", "K4", "M4")
        assert bool(action.shown) == (action.action in ("C2", "C3", "C5", "C6"))


def test_blueprints(parts: RedCathedralComponents) -> None:
    """RC-1.7: 12, 18, 24 sections in 4, 5, 6 towers; every tower has a base and a dome."""
    assert Counter(card.players for card in parts.blueprints) == {2: 3, 3: 3, 4: 3}
    for card in parts.blueprints:
        assert (len(card.heights), sum(card.heights)) == {2: (4, 12), 3: (5, 18), 4: (6, 24)}[card.players]
        assert all(2 <= height <= 6 for height in card.heights)
    assert len({tuple(sorted(card.heights)) for card in parts.blueprints}) == 9


@pytest.mark.parametrize(("players", "finished"), [(2, (3, 2, 3, 2)), (4, (3, 2, 5, 4, 4, 3))])
def test_the_scoring_examples_fit_on_a_blueprint(
    parts: RedCathedralComponents, players: int, finished: tuple[int, ...]
) -> None:
    """RC-10.5, RC-10.6: enough finished sections for the results of the worked examples."""
    plans = [card.heights for card in parts.blueprints if card.players == players]
    assert any(all(h >= n for h, n in zip(plan, finished, strict=True)) for plan in plans)


def test_two_blueprints_for_two_are_left_to_the_expansion(parts: RedCathedralComponents) -> None:
    """RC-1.7, and the extra blueprints of the expansion: five splits of 12 into four towers exist."""
    used = {tuple(sorted(card.heights)) for card in parts.blueprints if card.players == 2}
    assert len({(3, 3, 3, 3), (2, 3, 3, 4), (2, 2, 4, 4), (2, 2, 3, 5), (2, 2, 2, 6)} - used) == 2


def test_track(parts: RedCathedralComponents) -> None:
    """RC-3.1."""
    track = parts.track_spaces()
    assert len(track) == 41
    assert (track[1], track[2], track[23], track[40]) == (5, 9, 63, 80)
    assert track[14:24] == (45, 47, 49, 51, 53, 55, 57, 59, 61, 63)
    assert all(track[p] == p + 40 for p in range(23, 41))
    gaps = [after - before for before, after in pairwise(track)]
    assert gaps == sorted(gaps, reverse=True)
    assert set(gaps) == {5, 4, 3, 2, 1}
    assert all(gap > 1 for gap in gaps[:23])


def test_workshop_slots(parts: RedCathedralComponents) -> None:
    """RC-5.3, RC-8.1."""
    standard = {row.slot: row for row in parts.slots("standard")}
    advanced = {row.slot: row for row in parts.slots("advanced")}
    assert tuple(standard) == tuple(advanced) == SLOTS
    assert standard["blue"].price == 2
    assert {row.holds for row in standard.values()} == {"nothing"}
    assert {row.price for row in advanced.values()} == {3}
    assert advanced["white-1"].holds == advanced["white-2"].holds == "banner"
    assert advanced["green"].holds == "arch"
    assert Counter(row.holds for row in advanced.values()) == {"banner": 2, "arch": 2, "door": 1, "cross": 1}


# ---- the reconstruction -------------------------------------------------------------------------


def test_section_rewards_follow_one_rule(parts: RedCathedralComponents) -> None:
    """RC-1.4, reconstructed: more expensive materials and a fourth piece count more."""
    weight = dict.fromkeys(PLAIN, 2) | {"gold": 3} | dict.fromkeys(GEMS, 5)
    for card in parts.section_cards:
        worth = sum(weight[material] for material in card.cost) + (len(card.cost) == 4)
        assert 2 * card.recognition + card.rubles == worth, card.id


def test_bases_lean_on_plain_materials_and_domes_on_gold_and_gems(parts: RedCathedralComponents) -> None:
    """RC-1.4, reconstructed; every kind of section can need every material."""

    def share(kind: str) -> float:
        cards: list[SectionCard] = [card for card in parts.section_cards if card.kind == kind]
        pieces: Counter[str] = Counter(material for card in cards for material in card.cost)
        assert set(pieces) == set(MATERIALS)
        return sum(pieces[material] for material in PLAIN) / pieces.total()

    assert share("base") > 0.8
    assert 0.6 < share("middle") < 0.8
    assert share("dome") < 0.4


def test_no_section_card_is_printed_twice(parts: RedCathedralComponents) -> None:
    """RC-1.4, reconstructed."""
    fronts = [(card.kind, card.cost) for card in parts.section_cards]
    assert len(set(fronts)) == len(fronts)


def test_no_craftsmen_card_pays_for_going_round(parts: RedCathedralComponents) -> None:
    """RC-7.9, reconstructed: no material sells for more than it costs; one card is in play."""
    for card in parts.influence_cards:
        bought, sold = prices(card.upper, card.lower)
        for material in MATERIALS:
            assert sold.get(material, 0) <= bought.get(material, 99), card.id


def prices(*pair: InfluenceAction) -> tuple[dict[str, int], dict[str, int]]:
    """The buying and selling price of each material by these actions."""
    price = {"C1": 1, "C2": 1, "C3": 1, "C4": 2, "C5": 2, "C6": 2}
    bought: dict[str, int] = {}
    sold: dict[str, int] = {}
    for action in pair:
        if action.action in price:
            table = sold if action.action in ("C1", "C3", "C5") else bought
            table.update(dict.fromkeys(action.shown or MATERIALS, price[action.action]))
    return bought, sold


def test_every_row_says_where_it_comes_from(parts: RedCathedralComponents) -> None:
    for table in component_set.SCHEMA.tables:
        for row in getattr(parts, table):
            assert row.source in ("rulebook", "inferred", "reconstructed")
            assert len(row.reason) > 10


def test_hash_is_stable(parts: RedCathedralComponents) -> None:
    """Records name this hash. A change of the default set must update it here, deliberately."""
    assert parts.hash == "f053f326282ea6dc"
    assert component_set.default() is parts
