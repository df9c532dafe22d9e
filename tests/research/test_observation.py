"""Observations: of fixed size, within their ranges, correct, and without anything a seat may not know."""

from __future__ import annotations

from typing import Any

import pytest

from duomo.core.engine.observation import Field, Layout
from duomo.games.red_cathedral.observation.encoding import encoding
from duomo.games.red_cathedral.positions.write import OF_PLAYER, OF_TABLE
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.research import study
from duomo.research.studies import Study
from research.tables import all_tables, named, walk

TABLES = all_tables()


def parts(layout: Layout, row: bytes) -> dict[str, bytes]:
    return {entry.name: row[entry.start : entry.stop] for entry in layout.entries}


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_observation_has_its_size_and_stays_in_its_ranges(table: Study) -> None:
    highs = table.layout.highs()
    for run in walk(table, 1, 300):
        for seat in range(table.rules.seats):
            row = run.observe(seat)
            assert len(row) == table.size
            assert all(value <= high <= 127 for value, high in zip(row, highs))


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_an_observer_remembers_is_never_stale(table: Study) -> None:
    for step, run in enumerate(walk(table, 2, 400)):
        if step % 3 == 0:
            seat = step % table.rules.seats
            fresh = table.run()
            fresh.state = run.state.copy()
            assert run.observe(seat) == fresh.observe(seat)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_mask_is_what_the_rules_allow(table: Study) -> None:
    for run in walk(table, 3, 200):
        for seat in range(table.rules.seats):
            mask = run.mask(seat)
            assert len(mask) == table.actions
            allowed = table.rules.legal(run.state) if seat == run.state.decider else []
            assert [move for move, may in enumerate(mask) if may] == sorted(allowed)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_nothing_of_what_a_seat_cannot_know_is_in_its_observation(table: Study) -> None:
    """The same for the position as the seat knows it, with made-up secrets."""
    for run in walk(table, 4, 300):
        for seat in range(table.rules.seats):
            guess = table.run()
            guess.state = table.rules.seen_by(run.state, seat).copy()
            assert guess.observe(seat) == run.observe(seat)


def test_a_field_whose_owner_alone_may_know_it_is_blank_for_the_others() -> None:
    table = study("red-cathedral", players=3)
    assert isinstance(table.rules, RedRules)
    of_player: Any = {**OF_PLAYER, "rubles": "owner"}
    of_table: Any = {**OF_TABLE, "reserve": "nobody", "used": "owner"}
    table.encoding = encoding(table.rules, of_table, of_player)
    assert table.encoding.layout.secrets()
    for run in walk(table, 5, 200):
        other = table.run()
        other.state = run.state.copy()
        state: Any = other.state
        for player in state.players:
            player.rubles += 3
        state.reserve[0] += 1
        state.used ^= 3
        for seat in range(3):
            own = parts(table.encoding.layout, run.observe(seat))
            seen = parts(table.encoding.layout, other.observe(seat))
            changed = {name for name in own if own[name] != seen[name]}
            assert changed == ({"player0.rubles", "used"} if seat == state.active else {"player0.rubles"})


def test_an_attribute_that_is_neither_observed_nor_left_out_is_an_error() -> None:
    table = study("red-cathedral", players=2)
    assert isinstance(table.rules, RedRules)
    with pytest.raises(TypeError, match="beard"):
        encoding(table.rules, OF_TABLE, {**OF_PLAYER, "beard": "public"})
    visible = {name: who for name, who in OF_PLAYER.items() if name != "rubles"}
    with pytest.raises(TypeError, match="no visibility: \\['rubles'\\]"):
        encoding(table.rules, OF_TABLE, visible)
    with pytest.raises(TypeError, match="guilt"):
        table.layout.add_module("guilds", {"guilt": "owner"}, [], {})
    with pytest.raises(TypeError, match="no visibility"):
        table.layout.add_module("guilds", {}, [Field("a", "b", (1,), 1, "")], {})


@pytest.mark.both_speeds
def test_observations_of_the_red_cathedral_say_what_the_view_says() -> None:
    table = study("red-cathedral", players=3, options={"workshops": "advanced"})
    for run in walk(table, 6, 150):
        for seat in range(3):
            view = table.game.view(table.rules, run.state, seat)
            seen = parts(table.layout, run.observe(seat))
            assert list(seen["reserve"]) == list(view["reserve"].values())
            assert list(seen["faces"]) == [die["face"] for die in view["market"]["dice"].values()]
            order = [*view["player"][seat:], *view["player"][:seat]]
            for at, player in enumerate(order):
                assert seen[f"player{at}.rubles"][0] == player["rubles"]
                lap, space = seen[f"player{at}.lap"][0], seen[f"player{at}.space"][0]
                assert 80 * lap + space == player["space"]
                assert list(seen[f"player{at}.materials"]) == list(player["materials"].values())
                assert list(seen[f"player{at}.ornaments"]) == list(player["ornaments"].values())
            built = [section for tower in view["tower"] for section in tower["sections"]]
            assert sum(seen["sections"]) == len(built)
            assert sum(seen["done"]) == sum("finished" in section for section in built)
            assert sum(seen["owner"]) == sum("banner" in section for section in built)
            assert sum(seen["needs"]) == sum(len(section.get("needs", [])) for section in built)


@pytest.mark.both_speeds
def test_observations_of_basilica_say_what_the_view_says() -> None:
    table = study("basilica")
    for run in walk(table, 7, 200):
        for seat in range(2):
            view = table.game.view(table.rules, run.state, seat)
            seen = parts(table.layout, run.observe(seat))
            assert seen["king"][0] == view["king"]
            assert seen["left"][0] == view["actions_left"]
            assert seen["rest"][0] + seen["top"][0] == view["pile"]
            for at in range(2):
                player = view["player"][(seat + at) % 2]
                assert seen[f"player{at}.coins"][0] == player["coins"]
                assert (
                    100 * seen[f"player{at}.hundreds"][0] + seen[f"player{at}.points"][0] == player["points"]
                )
                assert seen[f"player{at}.crew"][0] + player["reserve"] == 5
            own = [seen["cells"][at] for at in range(6, len(seen["cells"]), 13)]
            assert sum(own) == seen["player0.crew"][0]


def test_the_same_game_looks_alike_from_every_seat() -> None:
    """What belongs to nobody is the same for all; the parties are rotated."""
    table = study("red-cathedral", players=4)
    for run in walk(table, 8, 100):
        rows = [parts(table.layout, run.observe(seat)) for seat in range(4)]
        for seat in range(4):
            assert rows[seat]["cost"] == rows[0]["cost"]
            for at in range(4):
                assert rows[seat][f"player{at}.slots"] == rows[0][f"player{(seat + at) % 4}.slots"]
