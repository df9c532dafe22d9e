"""Shared by all Basilica tests: values from a few lines of TOML, and the invariants of a table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import duomo
from duomo.core.engine.event import Event
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState

HEAD = 'duomo_position = 1\ngame = "basilica"\n'
DISPLAY = """
orders = ["red promote", "yellow move", "green recruit"]
vaults = ["red", "yellow", "green"]
top = "blue move"
"""
"""A display without crowns and without jokers."""
CROWNED = DISPLAY.replace('"red", "yellow"', '"red crown", "yellow"')
"""The same with a crown on the first vault."""


def laid(text: str, display: str = DISPLAY) -> Table:
    """A table from a position; `display` is prepended unless the text has its own."""
    return duomo.table(position=HEAD + display + text)


def state_of(table: Table) -> BasilicaState:
    assert isinstance(table.state, BasilicaState)
    return table.state


def rules_of(table: Table) -> BasilicaRules:
    assert isinstance(table.rules, BasilicaRules)
    return table.rules


def legal(table: Table) -> list[str]:
    return [move.text for move in table.legal()]


def cells(table: Table) -> set[str]:
    """The cells that can be chosen now."""
    return {text.removeprefix("at ") for text in legal(table) if text.startswith("at ")}


def play(table: Table, *moves: str) -> list[Event]:
    events: list[Event] = []
    for move in moves:
        events += table.play(move)
    return events


def deal(table: Table, *answers: str) -> None:
    """Answer for nature: with these texts, then with whatever comes first."""
    waiting = list(answers)
    while table.decider == NATURE:
        texts = legal(table)
        wanted = next((text for text in waiting if text in texts), None)
        if wanted is not None:
            waiting.remove(wanted)
        table.play(wanted or texts[0])
    assert not waiting, f"nature had no use for {waiting}"


def refused(table: Table, move: str) -> tuple[str, str]:
    """The reason and rule of a refusal."""
    refusal = table.why_not(move)
    assert refusal is not None, f"{move} is legal"
    assert refusal.text()
    return refusal.reason, refusal.rule


def player(table: Table, seat: str) -> dict[str, Any]:
    found = next(entry for entry in table.view()["player"] if entry["colour"] == seat)
    assert isinstance(found, dict)
    return found


def check_conservation(rules: BasilicaRules, state: BasilicaState) -> None:
    """BA-1.1, BA-1.3, BA-1.4. The number of tiles, crowns, builders, tokens and coins is constant."""
    values = rules.values
    places: Counter[int] = Counter()
    turned: Counter[int] = Counter()
    crowned: Counter[int] = Counter()

    def vault(value: int) -> None:
        kind = value >> c.KIND_SHIFT
        places[kind] += 1
        turned[kind] += 1
        crowned[kind] += bool(value & c.CROWN)

    for kind in range(c.KINDS):
        places[kind] += state.pile[kind] + state.spent[kind]
        for crown in (0, 1):
            fallen = state.fallen[2 * kind + crown]
            places[kind] += fallen
            turned[kind] += fallen
            crowned[kind] += fallen * crown
    for kind in [*state.orders, state.top]:
        if kind != c.NO_TILE:
            places[kind] += 1
    for value in state.vaults:
        if value:
            vault(value)
    crew: list[list[int]] = [[], []]
    ranks = [0, 0]
    built = 0
    for cell, value in enumerate(state.cells):
        if value & c.COLOURS:
            built += 1
            vault(value)
        if value & c.BUILDER:
            assert value & c.COLOURS
            seat = 0 if value & c.WHITE else 1
            assert value & c.BUILDER == c.side(seat)
            crew[seat].append(cell)
            ranks[seat] += bool(value & c.RANK)
        else:
            assert not value & c.RANK
        assert not value & c.GLASS or value & c.COLOURS
    for kind in range(c.KINDS):
        assert places[kind] == values.count[kind]
        assert state.unturned[kind] == values.count[kind] - turned[kind]
        assert state.crowned[kind] == values.crowned[kind] - crowned[kind]
        assert 0 <= state.crowned[kind] <= state.unturned[kind]
    assert state.built == built
    assert state.under == sum(state.pile)
    assert state.discards == sum(state.spent) + sum(state.fallen)
    assert state.players[0].coins + state.players[1].coins == 2
    for seat, owner in enumerate(state.players):
        assert owner.crew == crew[seat]
        assert owner.tokens + ranks[seat] == c.TOKENS
        assert 0 <= owner.reserve() <= c.BUILDERS
    assert len(state.cells) % c.STRIDE == 0
    assert not any(value & ~c.WALL for value in state.cells[-2 * c.STRIDE :])
    assert len(state.cells) == 3 * c.STRIDE or any(v & ~c.WALL for v in state.cells[-3 * c.STRIDE :])
    assert 0 <= state.king <= c.LAST_SPACE
