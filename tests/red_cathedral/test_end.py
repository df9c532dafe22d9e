"""Section 10 of the rules: the end and the final scoring."""

from __future__ import annotations

import pytest

from duomo.core.engine.state import NOBODY
from duomo.games.red_cathedral.rules.scoring import (
    presence,
    score,
    shares_of_many,
    shares_of_two,
    tower_value,
    winners,
)
from red_cathedral.helpers import Scene

# ---- the sixth section ---------------------------------------------------------------------------


def before_the_sixth(players: int = 2, colour: str = "red") -> Scene:
    """A player needs one wood for the sixth section."""
    scene = Scene(players=players)
    scene.finished(colour, 5)
    scene.section("1.1", owner=colour, needs="wood", recognition=3)
    scene.have(colour, wood=3)
    scene.turn_of(colour)
    return scene


def test_the_first_sixth_section_gains_three_prestige() -> None:
    """RC-10.1: after the card's own points."""
    scene = before_the_sixth()
    scene.play("build", "deliver wood 1.1")
    assert scene.red.marker == 17, "2 + 3 is prestige 1; 2, 3 and 4 follow"
    assert scene.state.ender == 0


def test_the_three_prestige_come_after_the_penalty() -> None:
    """RC-10.1, RC-6.6: a recognition lost first can make a difference."""
    scene = Scene(heights=[4, 2, 4, 2])
    scene.finished("red", 4)
    scene.section("3.1", owner="red", needs="brick")
    scene.section("3.2", owner="red", needs="stone", recognition=7)
    scene.section("3.3", owner="blue", done=True)
    scene.red.finished = 5
    scene.have("red", stone=1)
    scene.play("build", "deliver stone 3.2")
    assert scene.red.marker == 17, "2 + 7 - 1 = 8, then 9, 13, 17; the other way round it would be 20"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ender", ["red", "blue"])
def test_every_other_player_has_one_more_turn(players: int, ender: str) -> None:
    """RC-10.1: regardless of who started the game."""
    scene = before_the_sixth(players, ender)
    scene.play("build", "deliver wood 1.1", "done")
    assert scene.legal("end") == ["end"], "the turn is completed"
    turns = scene.state.turns
    scene.play("end")
    seen = []
    while not scene.table.over:
        seen.append(scene.state.active)
        scene.pass_turn()
    first = scene.state.ender
    assert seen == [(first + step) % players for step in range(1, players)]
    assert scene.state.turns == turns + players - 1
    assert scene.table.decider == NOBODY
    assert scene.rules.legal(scene.state) == []


def test_the_rest_of_the_turn_is_still_played() -> None:
    """RC-10.1: remaining deliveries, and what is allowed at any time."""
    scene = before_the_sixth()
    scene.section("2.1", owner="blue", done=True)
    scene.play("build", "deliver wood 1.1")
    assert "decorate 2.1" in scene.legal()
    scene.play("decorate 2.1", "trade")
    assert scene.red.rubles == 2


def test_a_second_sixth_section_gains_nothing_more() -> None:
    """RC-10.1: only for the first player."""
    scene = Scene(players=3, heights=[3, 3, 4, 4, 4])
    scene.finished("red", 6)
    scene.state.ender = 0
    scene.finished("blue", 5)
    scene.section("1.1", owner="blue", needs="wood", recognition=3)
    scene.have("blue", wood=1)
    scene.turn_of("blue")
    scene.play("build", "deliver wood 1.1")
    assert (scene.blue.marker, scene.state.ender) == (5, 0)


def test_the_sixth_section_may_come_at_the_market() -> None:
    """RC-10.1, RC-7.9: by T1; the visit continues."""
    scene = before_the_sixth()
    scene.influence(1, "T1 lightning, T2 lightning")
    scene.have("red", rubles=1)
    scene.play("die white", "influence upper", "deliver wood 1.1")
    assert scene.state.ender == 0
    assert scene.can("resources")
    scene.end()
    assert not scene.table.over
    scene.pass_turn()
    assert scene.table.over


# ---- what is counted -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "prestige"), [(0, 0), (4, 0), (5, 1), (46, 14), (53, 18), (80, 40), (84, 40), (85, 41)]
)
def test_the_marker_steps_back_to_a_prestige_space(space: int, prestige: int) -> None:
    """RC-10.2: between 14 and 15 it counts 14, on 18 it stays."""
    scene = Scene()
    scene.have("red", marker=space)
    assert score(scene.values, scene.state, None)[0] == prestige


@pytest.mark.parametrize(
    ("held", "rubles", "prestige"), [(0, 4, 0), (0, 5, 1), (3, 2, 1), (6, 3, 1), (6, 4, 2)]
)
def test_five_leftovers_are_one_prestige(held: int, rubles: int, prestige: int) -> None:
    """RC-10.3: materials and rubles together, rounded down."""
    scene = Scene()
    scene.have("red", wood=held // 2, green=held - held // 2, rubles=rubles)
    assert score(scene.values, scene.state, None)[0] == prestige


def test_materials_on_unfinished_sections_do_not_count() -> None:
    """RC-10.3."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood", cost="wood brick brick brick")
    scene.have("red", rubles=2)
    assert score(scene.values, scene.state, None) == [0, 0]


def test_worth_and_presence_of_a_tower() -> None:
    """RC-10.4: 2 a section, 1 an ornament; banners on finished sections and own ornaments."""
    scene = Scene(players=3, heights=[4, 4, 4, 3, 3])
    scene.section("1.1", owner="red", done=True, ornament="blue")
    scene.section("1.2", owner="red", done=True)
    scene.section("1.3", owner="blue", needs="wood")
    scene.section("1.4", owner="blue", done=True, ornament="green")
    assert tower_value(scene.state, 0) == 8
    assert presence(scene.state, 0) == [2, 2, 1]
    assert tower_value(scene.state, 1) == 0
    assert presence(scene.state, 1) == [0, 0, 0]


@pytest.mark.parametrize(
    ("value", "present", "points"),
    [
        (9, [3, 2, 1], [9, 4, 2]),
        (9, [1, 2, 3, 0], [2, 4, 9, 0]),
        (11, [4, 3, 2, 1], [11, 5, 2, 1]),
        (3, [4, 3, 2, 1], [3, 1, 0, 0]),
        (9, [2, 2, 1], [6, 6, 2]),
        (10, [3, 1, 1], [10, 3, 3]),
        (10, [2, 2, 2], [5, 5, 5]),
        (10, [2, 2, 2, 2], [4, 4, 4, 4]),
        (10, [3, 2, 2, 2], [10, 2, 2, 2]),
        (10, [3, 3, 2, 2], [7, 7, 1, 1]),
        (8, [0, 3, 0], [0, 8, 0]),
        (8, [0, 0, 0, 0], [0, 0, 0, 0]),
        (8, [1, 1, 0, 0], [6, 6, 0, 0]),
    ],
)
def test_places_in_a_tower(value: int, present: list[int], points: list[int]) -> None:
    """RC-10.5: halves of halves; tied players share the places they cover; nothing without presence."""
    assert shares_of_many(value, present) == points


@pytest.mark.parametrize(
    ("value", "present", "points"),
    [
        (8, [3, 1], [8, 2]),
        (8, [1, 3], [2, 8]),
        (9, [2, 1], [9, 3]),
        (8, [2, 0], [8, 0]),
        (8, [0, 1], [0, 8]),
        (8, [2, 2], [0, 0]),
        (0, [0, 0], [0, 0]),
        (2, [1, 0], [2, 0]),
    ],
)
def test_a_tower_between_two_players(value: int, present: list[int], points: list[int]) -> None:
    """RC-10.6: everything, a third, or nothing for either in a tie."""
    assert shares_of_two(value, present) == points


def test_three_players_never_use_the_rule_for_two() -> None:
    """RC-10.5, RC-10.6: even if only two are present."""
    scene = Scene(players=3, heights=[4, 4, 4, 3, 3])
    scene.tower(1, "red", "blue")
    assert score(scene.values, scene.state, None) == [3, 3, 0]
    two = Scene(heights=[3, 3, 3, 3])
    two.tower(1, "red", "blue")
    assert score(two.values, two.state, None) == [0, 0]


def test_the_whole_sum() -> None:
    """RC-10.2 to RC-10.6: track, leftovers and towers."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.have("red", marker=46, wood=2, rubles=3)
    scene.have("blue", marker=9, rubles=4)
    scene.section("1.1", owner="red", done=True, ornament="blue")
    scene.tower(2, "blue", "blue", "red")
    scene.tower(3, "(blue)", "red")
    assert score(scene.values, scene.state, None) == [14 + 1 + 0 + 2 + 2, 2 + 0 + 0 + 6 + 0]


# ---- who wins ------------------------------------------------------------------------------------


def ranked(*ranks: tuple[int, int, int]) -> list[int]:
    scene = Scene(players=len(ranks))
    scene.state.final = [prestige for prestige, _, _ in ranks]
    for player, (_, finished, placed) in zip(scene.state.players, ranks, strict=True):
        player.finished, player.placed = finished, placed
    return winners(scene.state)


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ([(30, 2, 0), (29, 6, 4)], [0]),
        ([(30, 4, 4), (30, 5, 0)], [1]),
        ([(30, 5, 2), (30, 5, 1)], [0]),
        ([(30, 5, 2), (30, 5, 2)], [0, 1]),
        ([(30, 5, 2), (20, 6, 4), (30, 5, 2)], [0, 2]),
        ([(30, 5, 2), (30, 5, 2), (30, 5, 3), (30, 4, 4)], [2]),
        ([(0, 0, 0)] * 4, [0, 1, 2, 3]),
    ],
)
def test_ties_are_broken_by_sections_then_by_ornaments(
    ranks: list[tuple[int, int, int]], expected: list[int]
) -> None:
    """RC-10.7: if all are equal, victory is shared."""
    assert ranked(*ranks) == expected


def test_a_game_that_ends_has_scores_and_winners() -> None:
    """RC-10.7, RC-10.1: through the table, with the events of the scoring."""
    scene = before_the_sixth()
    scene.play("build", "deliver wood 1.1", "done", "end")
    scene.play("die white", "leave")
    scene.roll()
    events = scene.play("end")
    kinds = [event.kind for event in events]
    assert kinds[:4] == ["score-track", "score-leftovers"] * 2
    assert kinds[-1] == "wins"
    assert scene.rules.scores(scene.state) == scene.state.final
    assert scene.rules.winners(scene.state) == [0]
    assert scene.rules.scores(scene.state)[0] > scene.rules.scores(scene.state)[1]
