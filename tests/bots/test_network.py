"""Networks: the arithmetic, the files, and where the hand-written estimate is used alone."""

from __future__ import annotations

import math
from random import Random

import pytest

from bots.positions import TABLES, rules_of, turn_starts
from duomo.bots.search import Budget, Search, Settings
from duomo.bots.tree import worth_of
from duomo.core.engine.network import Network, numbers_in
from duomo.core.engine.rules import Rules
from duomo.core.learned import Learned, network_for, read, rounded
from duomo.games import registry


def some_numbers(rules: Rules, hidden: int, seed: int = 1) -> list[float]:  # type: ignore[type-arg]
    random = Random(seed)
    own, common = rules.insight_sizes()
    return [random.gauss(0.0, 0.2) for _ in range(numbers_in(own, common, hidden))]


def plainly(sizes: tuple[int, int], hidden: int, numbers: list[float], inputs: list[float]) -> list[float]:
    """What a network adds for each party, computed again in the simplest way."""
    own, common = sizes
    parties = (len(inputs) - common) // own
    rows = [inputs[party * own : (party + 1) * own] for party in range(parties)]
    shared = inputs[parties * own :]
    straight, at = numbers[:own], own
    first = [numbers[at + 2 * hidden * i : at + 2 * hidden * (i + 1)] for i in range(own)]
    at += 2 * own * hidden
    beside = [numbers[at + hidden * i : at + hidden * (i + 1)] for i in range(common)]
    at += common * hidden
    thresholds, says = numbers[at : at + hidden], numbers[at + hidden :]
    added = []
    for party in range(parties):
        total = sum(weight * number for weight, number in zip(straight, rows[party]))
        for unit in range(hidden):
            signal = thresholds[unit] + sum(row[unit] * number for row, number in zip(beside, shared))
            signal += sum(first[i][unit] * rows[party][i] for i in range(own))
            for other in range(parties):
                if other != party:
                    part = sum(first[i][hidden + unit] * rows[other][i] for i in range(own))
                    signal += part / (parties - 1)
            total += says[unit] * max(0.0, signal)
        added.append(total)
    return added


@pytest.mark.parametrize("table", list(TABLES))
def test_the_arithmetic_is_that_of_a_network(table: str) -> None:
    rules = rules_of(table)
    sizes, hidden = rules.insight_sizes(), 5
    numbers = some_numbers(rules, hidden)
    network, in_lists = (Network(*sizes, hidden, numbers, interpreted=way) for way in (False, True))
    for state in turn_starts(table)[::7]:
        points = rules.outlook(state)
        inputs = rules.insight(state, points)
        assert len(inputs) == rules.parties * sizes[0] + sizes[1]
        found = network.corrected(inputs, points)
        wanted = plainly(sizes, hidden, numbers, list(inputs))
        for party in range(rules.parties):
            assert found[party] - points[party] == pytest.approx(wanted[party], abs=1e-9)
        assert in_lists.corrected(inputs, points) == found  # to the last digit


@pytest.mark.parametrize("table", list(TABLES))
def test_the_numbers_of_a_position_are_small_and_tell_positions_apart(table: str) -> None:
    rules = rules_of(table)
    seen = set()
    for state in turn_starts(table):
        inputs = list(rules.insight(state, rules.outlook(state)))
        assert all(math.isfinite(number) and abs(number) < 10 for number in inputs)
        seen.add(tuple(inputs))
    assert len(seen) == len(turn_starts(table))


def test_weights_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="shape"):
        Network(3, 2, 4, [0.0] * 7)


def test_a_file_gives_back_what_was_written() -> None:
    rules = rules_of("basilica")
    numbers = rounded(some_numbers(rules, 3))
    learned = Learned(*rules.insight_sizes(), 3, numbers, {"components": "abc", "games": 7})
    again = read(learned.text())
    assert again == learned
    assert again.card == learned.card


@pytest.mark.parametrize(("name", "players", "kind"), [("red-cathedral", 2, "two"), ("basilica", 2, "two")])
def test_other_components_or_numbers_have_no_network(name: str, players: int, kind: str) -> None:
    game = registry.find(name)
    options = game.choose(players, {})
    components = game.components(None, options)
    rules = game.rules(options, components)
    package, sizes = type(game).__module__.rpartition(".")[0], rules.insight_sizes()
    assert (network_for(package, kind, components.hash, sizes) is None) == (rules.network is None)
    assert network_for(package, kind, "another set", sizes) is None
    assert network_for(package, kind, components.hash, (1, 1)) is None
    assert network_for(package, "no such table", components.hash, sizes) is None


def test_a_browser_has_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("basilica")
    options = game.choose(2, {})
    assert game.rules(options, game.components(None, options)).network is not None
    monkeypatch.setattr("sys.platform", "emscripten")
    assert game.rules(options, game.components(None, options)).network is None


@pytest.mark.parametrize("table", list(TABLES))
def test_a_network_came_with_every_kind_of_table(table: str) -> None:
    name, players, wishes = TABLES[table]
    game = registry.find(name)
    options = game.choose(players, wishes)
    assert game.rules(options, game.components(None, options)).network is not None


def test_a_search_asks_the_network_unless_it_is_told_not_to() -> None:
    game = registry.find("basilica")
    options = game.choose(2, {})
    rules = game.rules(options, game.components(None, options))
    state = turn_starts("basilica")[5]
    rules.network = None
    plain = worth_of(rules, state).points
    rules.network = Network(*rules.insight_sizes(), 4, some_numbers(rules, 4))
    assert worth_of(rules, state, learned=False).points == plain
    assert worth_of(rules, state).points == rules.corrected(state, plain) != plain
    found = []
    for learned in (False, True):
        settings = Settings()
        settings.learned = learned
        search = Search(rules, settings, 1)
        search.run(state, Budget(50))
        found.append([edge.points for edge in search.root.edges])
    assert found[0] != found[1]


def test_a_thrifty_search_chooses_what_a_patient_one_does() -> None:
    rules, spared = rules_of("basilica"), 0
    for start in turn_starts("basilica")[2:20:4]:
        chosen = []
        for thrifty in (False, True):
            settings = Settings()
            settings.thrifty = thrifty
            search = Search(rules, settings, 1)
            search.run(start, Budget(600))
            chosen.append(search.best().line.moves())
            spared += 600 - search.simulations
        assert chosen[0] == chosen[1]
    assert spared > 0


def test_a_search_lasts_longer_while_two_turns_are_close() -> None:
    rules = rules_of("two")
    lasted = set()
    for start in turn_starts("two")[2:40:3]:
        settings = Settings()
        settings.thrifty, settings.longer = True, 2.0
        search = Search(rules, settings, 1)
        search.run(start, Budget(256))
        assert search.simulations <= 512
        lasted.add(search.simulations > 256)
    assert lasted == {False, True}
