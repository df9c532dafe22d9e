"""What cards and tiles show in signs."""

from __future__ import annotations

from typing import Any

import duomo
from duomo.core.words.signs import Signs
from duomo.games.red_cathedral.modules.components.sets import GUILDS
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.words.printed_signs import SHOWN
from duomo.games.red_cathedral.words.signs import action_signs, all_actions
from duomo.play.reading.library import components_of


def rows(table: str) -> list[Any]:
    return next(one.rows for one in components_of("red-cathedral", {}).tables if one.name == table)


def test_an_action_shows_the_materials_of_its_card() -> None:
    """RC-7.9."""
    assert action_signs("C2", "infinity", ["wood", "stone"]) == Signs(
        "infinity", [1, "rubles"], ["wood", "stone"]
    )


def test_every_action_of_every_table_has_its_signs_with_its_price() -> None:
    """RC-7.9, CT-5.2 to CT-5.11."""
    for guild in GUILDS:
        table = duomo.table("red-cathedral", players=2, options={"contractors": "on", "guild": guild})
        assert isinstance(table.rules, RedRules)
        values = table.rules.values
        for name, price in zip(values.action_names, values.action_price, strict=True):
            cost, gain = all_actions()[name]
            assert gain, name
            assert cost[:2] == [price, "rubles"] if price else "rubles" not in cost, name


def test_materials_are_shown_where_a_card_needs_them() -> None:
    for row in [*rows("influence_cards"), *rows("guild_cards")]:
        for printed, signs in zip((row["upper"], row["lower"]), row["signs"], strict=True):
            needs = SHOWN in [sign for side in all_actions()[printed["action"]] for sign in side]
            assert bool(printed.get("shown")) == needs, row["id"]
            assert SHOWN not in [*signs["cost"], *signs["gain"]]


def test_specialists_and_buttresses_show_what_they_do() -> None:
    """CT-3.2, CT-5.11."""
    assert all(len(row["signs"]) == 1 and row["signs"][0]["gain"] for row in rows("specialists"))
    assert {row["id"]: row["signs"][0]["gain"] for row in rows("buttresses")}["rubles"] == [5, "rubles"]
