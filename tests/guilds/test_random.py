"""CT-5.1: `guild=random` draws a guild from the seed when the table is created, once and for all."""

from __future__ import annotations

import pytest

import duomo
from duomo.arena.plan import make_plan, planned_table
from duomo.core.engine.refusal import OptionError, RecordError
from duomo.core.options import Options
from duomo.core.record import read, write
from duomo.core.replay import table_of
from duomo.games.red_cathedral.modules.components.sets import GUILDS
from duomo.games.registry import find
from duomo.play.tables.dealing import new_seed
from duomo.play.tables.parts import parts_of
from duomo.sim import Simulation
from red_cathedral.helpers import GAME

RANDOM = {"guild": "random"}


def drawn(seed: int | str, **more: str) -> str:
    options: Options = GAME.choose(2, {**RANDOM, **more}, seed)
    return options["guild"]


def test_the_guild_follows_from_the_seed() -> None:
    """CT-5.1."""
    assert [drawn(seed) for seed in range(30)] == [drawn(seed) for seed in range(30)]
    assert len({drawn(seed) for seed in range(30)}) > 4


def test_with_the_module_every_guild_can_be_drawn_and_without_it_those_that_need_none() -> None:
    """CT-5.1."""
    seeds = range(300)
    assert {drawn(seed, contractors="on") for seed in seeds} == set(GUILDS)
    assert {drawn(seed) for seed in seeds} == set(GUILDS) - {"contractors", "lawyers"}


def test_a_chosen_card_excludes_the_guild_whose_card_cannot_be_in_play() -> None:
    """CT-5.2: the third card of the Jewellers gives permits."""
    seeds = range(300)
    assert "jewellers" not in {drawn(seed, guild_card="3") for seed in seeds}
    assert "jewellers" in {drawn(seed, guild_card="3", contractors="on") for seed in seeds}


def test_table_record_and_position_name_the_guild() -> None:
    """CT-5.1: nobody who replays the game has to guess."""
    table = duomo.table("red-cathedral", players=2, options=RANDOM, seed="by lot")
    name = table.options["guild"]
    assert name in GUILDS
    assert name == drawn("by lot")
    assert table.document()["options"]["guild"] == name
    text = write(table.record())
    assert f'guild = "{name}"' in text
    assert "random" not in text.split("---")[0].replace('guild_card = "random"', "").replace(
        'start_player = "random"', ""
    )
    again = duomo.replay(text)
    assert again.options == table.options


def test_a_table_of_the_server_draws_by_its_own_seed() -> None:
    """CT-5.1: what is stored and sent to everybody names the guild."""
    seed = new_seed()
    parts = parts_of("red-cathedral", 3, RANDOM, seed=seed)
    assert parts.options["guild"] == GAME.choose(3, RANDOM, seed)["guild"]
    assert parts.options["guild"] in GUILDS


def test_a_simulation_draws_for_every_game() -> None:
    """CT-5.1: the record of a game names its guild."""
    simulation = Simulation("red-cathedral", 2, ["random"], 1, RANDOM)
    assert len({simulation.table(index).options["guild"] for index in range(30)}) > 4
    played = simulation.play(1)
    record = simulation.record(played)
    assert record.options["guild"] == simulation.table(1).options["guild"]
    assert duomo.replay(record).moves == played.moves


def test_the_arena_draws_for_every_deal() -> None:
    """CT-5.1: the games of a deal, in which bots change seats, use the same guild."""
    plan = make_plan("red-cathedral", ["random", "greedy"], 2, RANDOM, "", 1)
    table = planned_table(plan)
    assert len({id(table.rules_of(deal)) for deal in range(30)}) > 4
    assert table.rules_of(3) is table.rules_of(3)
    assert dict(plan.options)["guild"] == "random"


def test_without_a_seed_the_guild_must_be_named() -> None:
    """CT-5.1: without a seed, nature's moves are the caller's, in a record and in a position too."""
    with pytest.raises(OptionError, match=r"name the guild \(CT-5\.1\)"):
        duomo.table("red-cathedral", players=2, options=RANDOM)
    table = duomo.table("red-cathedral", players=2, options={"guild": "weavers"}, seed=1)
    document = table.document()
    document["options"]["guild"] = "random"
    with pytest.raises(OptionError, match="name the guild"):
        duomo.table(position=document)
    record = read(write(table.record()).replace('guild = "weavers"', 'guild = "random"'))
    with pytest.raises(RecordError, match="name the guild"):
        table_of(find, record)
