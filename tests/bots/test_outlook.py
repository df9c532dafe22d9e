"""The hand-written estimates are sane: more is better, all else equal; a finished game has its result."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bots.positions import TABLES, rules_of, turn_starts
from duomo.bots.lines import lead
from duomo.bots.registry import make_bot
from duomo.bots.tree import shares_of, worth_of
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.engine.state import replaced
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.red_cathedral.rules.codes import MATERIALS
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState


def red(table: str) -> tuple[RedRules, list[RedState]]:
    rules = rules_of(table)
    assert isinstance(rules, RedRules)
    states = [state for state in turn_starts(table) if isinstance(state, RedState)]
    return rules, states


def more_rubles(state: RedState, seat: int) -> None:
    state.players[seat].rubles += 1


def more_prestige(state: RedState, seat: int) -> None:
    state.players[seat].marker += 5


def more_room(state: RedState, seat: int) -> None:
    state.players[seat].room += 1


def one_more_of_each(state: RedState, seat: int) -> None:
    player = state.players[seat]
    player.materials = [count + 1 for count in player.materials]


def a_delivery(state: RedState, seat: int) -> None:
    """Deliver a material to one of the player's sections, without having it in the inventory."""
    for cell in state.cells:
        if state.owner[cell] == seat and not state.done[cell]:
            for material in range(MATERIALS):
                if state.needs[cell] >> 3 * material & 7 and not state.players[seat].materials[material]:
                    state.needs = replaced(state.needs, cell, state.needs[cell] - (1 << 3 * material))
                    return


def an_ornament_on_an_own_section(state: RedState, seat: int) -> None:
    """In a tower where nobody else is present, so that it cannot lose a majority."""
    for cell in state.cells:
        tower = [other for other in state.cells if other // 6 == cell // 6]
        alone = all(state.owner[other] in (seat, -1) for other in tower)
        if alone and state.done[cell] and state.ornament[cell] < 0:
            state.ornament = replaced(state.ornament, cell, seat)
            return


@pytest.mark.parametrize("table", ["two", "four"])
@pytest.mark.parametrize(
    "change",
    [more_rubles, more_prestige, more_room, one_more_of_each, a_delivery, an_ornament_on_an_own_section],
)
def test_more_is_better_in_the_red_cathedral(table: str, change: Callable[[RedState, int], None]) -> None:
    rules, states = red(table)
    for state in states[::5]:
        for seat in range(rules.parties):
            better = state.copy()
            change(better, seat)
            before, after = lead(rules.outlook(state), seat), lead(rules.outlook(better), seat)
            assert after >= before - 1e-9, (state.turns, seat)


def test_more_is_better_in_basilica() -> None:
    rules = rules_of("basilica")
    assert isinstance(rules, BasilicaRules)
    for state in turn_starts("basilica")[::3]:
        assert isinstance(state, BasilicaState)
        for seat in range(2):
            for change in ("points", "coins", "tokens"):
                better = state.copy()
                player = better.players[seat]
                setattr(player, change, getattr(player, change) + 1)
                assert lead(rules.outlook(better), seat) > lead(rules.outlook(state), seat)


def test_who_has_banners_above_an_unfinished_section_is_feared() -> None:
    """RC-6.6. The estimate includes the penalty threatening a section."""
    rules, states = red("two")
    seen = 0
    for state in states:
        for cell in state.cells:
            above = cell + 1
            if state.owner[cell] == 0 and not state.done[cell] and state.owner[above] == 1:
                relieved = state.copy()
                relieved.owner = replaced(state.owner, above, 0)
                if not state.done[above]:
                    seen += 1
                    assert rules.outlook(relieved)[0] > rules.outlook(state)[0]
    assert seen


@pytest.mark.parametrize("table", list(TABLES))
def test_a_finished_game_is_worth_its_result(table: str) -> None:
    rules = rules_of(table)
    state = rules.start()
    bots = [make_bot("greedy", seat) for seat in range(rules.seats)]
    assert Playout(rules, state, bots, Dealer(4)).finished
    worth = worth_of(rules, state)
    assert worth.points == [float(score) for score in rules.scores(state)]
    assert sum(worth.shares) == pytest.approx(1.0)
    assert {party for party, share in enumerate(worth.shares) if share} == set(rules.winners(state))


@pytest.mark.parametrize("table", list(TABLES))
def test_the_outlook_grows_surer_towards_the_end(table: str) -> None:
    rules = rules_of(table)
    starts = turn_starts(table)
    assert rules.doubt(starts[-1]) < rules.doubt(starts[0])
    for state in starts:
        assert len(rules.outlook(state)) == rules.parties
        assert rules.doubt(state) > 0


@pytest.mark.parametrize("points", [[3.0, 1.0], [4.0, 4.0, 0.0], [1.0, 2.0, 3.0, 9.0]])
def test_shares_of_the_victory(points: list[float]) -> None:
    shares = shares_of(points, 2.0)
    assert sum(shares) == pytest.approx(1.0)
    assert sorted(range(len(points)), key=lambda party: points[party]) == sorted(
        range(len(points)), key=lambda party: shares[party]
    )
