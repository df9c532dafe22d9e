"""Invalid options and why: all problems at once, for people setting up a table."""

from __future__ import annotations

import pytest

from duomo.core.engine.refusal import OptionError
from duomo.core.options import PLAYERS
from duomo.games.registry import GAMES, find

RED = GAMES["red-cathedral"]


def found(players: int, wanted: dict[str, object]) -> list[tuple[str, str, tuple[str, ...]]]:
    return [
        (problem.refusal.reason, problem.refusal.rule, problem.options)
        for problem in RED.problems(players, wanted)
    ]


def test_nothing_stands_against_the_defaults() -> None:
    for game in GAMES.values():
        for players in game.players:
            assert game.problems(players, {}) == []


def test_whatever_does_not_exist_is_listed_at_once() -> None:
    assert found(7, {"colour": "pink", "workshops": "gothic"}) == [
        ("option-players", "", (PLAYERS,)),
        ("option-unknown", "", ("colour",)),
        ("option-no-choice", "RC-8.1", ("workshops",)),
    ]


def test_every_clash_is_listed_with_its_rule_and_its_options() -> None:
    """RC-2.5, RC-11.6, CT-5.1, CT-5.2."""
    assert found(2, {"start_player": "3", "ivan_market": "single", "guild": "lawyers"}) == [
        ("option-starter", "RC-2.5", ("start_player", PLAYERS)),
        ("option-guild-needs-module", "CT-5.1", ("guild", "contractors")),
        ("option-no-ivan", "RC-11.6", ("ivan_market", PLAYERS)),
    ]
    assert found(2, {"guild_card": "2"}) == [("option-card-without-guild", "CT-5.1", ("guild_card", "guild"))]
    assert found(2, {"guild": "jewellers", "guild_card": "3"}) == [
        ("option-card-needs-module", "CT-5.2", ("guild", "guild_card", "contractors"))
    ]


def test_problems_name_options_of_the_game() -> None:
    names = {option.name for option in RED.options} | {PLAYERS}
    for _, _, options in found(3, {"start_player": "4", "guild": "contractors", "ivan_market": "single"}):
        assert set(options) <= names


def test_choosing_refuses_the_first_problem_in_a_sentence_with_its_rule() -> None:
    with pytest.raises(OptionError) as caught:
        RED.choose(2, {"start_player": "3", "ivan_market": "single"})
    assert str(caught.value) == "Seat 3 cannot start: 2 play (RC-2.5)."
    assert caught.value.refusal.reason == "option-starter"


def test_choices_may_be_given_as_numbers() -> None:
    assert RED.choose(3, {"start_player": 2})["start_player"] == "2"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=r"no game “chess”\. There is: red-cathedral, basilica"):
        find("chess")


@pytest.mark.parametrize(
    ("game", "players", "wanted", "idle"),
    [
        ("red-cathedral", 1, {}, ["start_player", "guild_card"]),
        ("red-cathedral", 2, {}, ["guild_card", "ivan_market"]),
        ("red-cathedral", 2, {"contractors": "on", "guild": "weavers"}, ["ivan_market"]),
        ("red-cathedral", 2, {"guild": "nobody"}, []),
        ("basilica", 2, {}, []),
    ],
)
def test_options_that_change_nothing_are_named(
    game: str, players: int, wanted: dict[str, str], idle: list[str]
) -> None:
    assert sorted(find(game).without_effect(players, wanted)) == sorted(idle)
