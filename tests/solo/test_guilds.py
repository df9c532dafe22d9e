"""Ivan with a new guild in place of the Clergy (CT-6.5)."""

from __future__ import annotations

from typing import Any

import pytest

import duomo
from duomo.core.engine.event import Event
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.components.sets import GUILDS
from properties.walks import walk
from red_cathedral.helpers import GAME, check_conservation
from solo.ivan_scene import told

ROW = ["transport", "recognition", "inventory", "claim", "build"]


def landing(card: str, bases: list[str], foreman: int = 1, **options: str) -> tuple[Table, list[Event]]:
    """Ivan's white die lands on space 2, alone; the Foremen's card is in that quadrant."""
    table = duomo.table(
        position={
            "duomo_position": 1,
            "game": "red-cathedral",
            "options": {"guild": "foremen", "guild_card": card, **options},
            "player": [{}],
            "tower": [{"sections": [{"banner": who} if who else {}, {}, {}]} for who in bases],
            "market": {
                "influence": [f"foremen-{card}", "craftsmen-1", "merchants-1", "teamsters-1"],
                "dice": {"white": {"space": 1, "face": 1}, "red": {"space": 4, "face": 1}},
            },
            "ivan": {"row": ROW, "space": 10},
            "guild": {"foreman": foreman},
        }
    )
    table.play("die red")
    table.play("leave")
    nature(table)
    events = table.play("end")
    return table, events + nature(table)


def nature(table: Table) -> list[Event]:
    events: list[Event] = []
    while table.decider == NATURE:
        events += table.play(table.legal()[0])
    return events


def foreman(table: Table) -> int:
    tower: int = table.document()["guild"]["foreman"]
    return tower


@pytest.mark.parametrize(
    ("card", "bases", "tower", "points"),
    [
        ("1", ["", "", "ivan", ""], 3, 1),
        ("1", ["", "ivan", "ivan", ""], 2, 1),
        ("1", ["ivan", "red", "red", ""], 2, 0),
        ("2", ["ivan", "", "red", ""], 3, 1),
        ("2", ["ivan", "red", "ivan", ""], 2, 1),
        ("3", ["ivan", "", "red", ""], 2, 0),
    ],
)
def test_the_better_tower(card: str, bases: list[str], tower: int, points: int) -> None:
    """CT-6.5. By a1 or, if the card shows it, a3; in a tie the fewest steps; one step even for nothing."""
    table, events = landing(card, bases)
    assert foreman(table) == tower
    assert table.document()["ivan"]["space"] == 10 + points
    assert len(told(events, "foreman")) == 1


def test_both_banners_of_a_tower_and_the_way_round() -> None:
    """CT-6.5. From the last tower to the first."""
    table, _ = landing("1", ["ivan", "", "", ""], foreman=4)
    assert foreman(table) == 1
    assert table.document()["ivan"]["space"] == 11


def test_one_in_all() -> None:
    """CT-6.5, RC-11.6. With `single` the Foremen also give at most 1."""
    table, _ = landing("1", ["", "ivan", "", ""], ivan_market="single")
    assert table.document()["ivan"]["space"] == 11


def test_ivan_under_the_foremans_eyes() -> None:
    """CT-6.5. He gains the extra point, and suffers the doubled penalty."""
    sections: list[dict[str, Any]] = [
        {"banner": "red"},
        {"banner": "ivan", "cost": ["wood", "wood", "brick"], "recognition": 4},
        {"banner": "ivan"},
    ]
    position: dict[str, Any] = {
        "duomo_position": 1,
        "game": "red-cathedral",
        "options": {"guild": "foremen", "guild_card": "1"},
        "player": [{"space": 20}],
        "tower": [{"sections": sections}, *({"sections": [{}, {}, {}]} for _ in range(3))],
        "turn": "ivan",
        "pending": ["solo roll white"],
        "market": {"dice": {"white": {"space": 7, "face": 1}}},
        "ivan": {"row": ["build", *ROW[:4]], "space": 10, "face_down": 1, "build": {"stone": 3}},
        "guild": {"foreman": 1},
    }
    table = duomo.table(position=position)
    table.play("roll white 1")
    assert table.document()["ivan"]["space"] == 10 + 4 + 1
    assert table.document()["player"][0]["space"] == 20 - 2


@pytest.mark.slow
@pytest.mark.parametrize("contractors", ["off", "on"])
@pytest.mark.parametrize("guild", GUILDS)
def test_random_games_with_every_guild(guild: str, contractors: str) -> None:
    """CT-6.4, CT-6.5. Nothing breaks and nothing is lost; no other guild gives Ivan anything."""
    try:
        options = GAME.choose(1, {"guild": guild, "contractors": contractors})
    except OptionError:
        assert contractors == "off"
        return
    rules = GAME.rules(options, GAME.components(None, options))
    for seed in range(200):
        state = rules.start()
        for _ in walk(rules, state, seed):
            if seed < 5:
                check_conservation(rules, state)
        assert state.over()
        check_conservation(rules, state)


@pytest.mark.parametrize("guild", ["administrators", "weavers", "archivists"])
def test_other_guilds_give_ivan_nothing(guild: str) -> None:
    """CT-6.5. His die in their quadrant brings no recognition."""
    table = duomo.table(
        position={
            "duomo_position": 1,
            "game": "red-cathedral",
            "options": {"guild": guild, "guild_card": "1"},
            "player": [{}],
            "market": {
                "influence": [f"{guild}-1", "craftsmen-1", "merchants-1", "teamsters-1"],
                "dice": {"white": {"space": 1, "face": 1}, "red": {"space": 4, "face": 1}},
            },
            "ivan": {"row": ROW, "space": 10},
        }
    )
    table.play("die red")
    table.play("leave")
    nature(table)
    table.play("end")
    nature(table)
    assert table.document()["market"]["dice"]["white"]["space"] == 2
    assert table.document()["ivan"]["space"] == 10


def test_a_buttress_waits_for_the_own_turn() -> None:
    """RC-4.6. While the player chooses for Ivan."""
    document = {
        "duomo_position": 1,
        "game": "red-cathedral",
        "options": {"guild": "brickmakers"},
        "turn": "ivan",
        "pending": ["solo claim"],
        "player": [{}],
        "tower": [{"sections": [{"banner": "ivan"}, {}]}, *({"sections": [{}, {}]} for _ in range(3))],
        "ivan": {"row": ["claim", "recognition", "inventory", "transport", "build"], "face_down": 1},
    }
    refusal = duomo.table(position=document).why_not("use rubles")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("rc-not-your-turn", "RC-4.6")
