"""Public knowledge about unseen crowns, compared with every possible arrangement of the tiles."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

import duomo
from basilica.helpers import legal, play
from duomo.core.engine.state import NATURE, replaced
from duomo.games.basilica.rules.codes import NO_TILE, PLACES
from duomo.games.basilica.rules.crowns import mix, turned, weights
from duomo.games.basilica.rules.state import NO_KINDS, NO_SIDES, BasilicaState, recount

KIND = 3
Tile = int
"""A tile of one kind, by its number; the lowest numbers carry crowns."""


class World:
    """One possible arrangement of the tiles of a kind: nobody sees it, but everybody can reason about it."""

    def __init__(self, pile: list[Tile]) -> None:
        self.pile = pile
        self.places: list[Tile | None] = [None] * PLACES
        self.discards: list[Tile] = []

    def copy(self) -> World:
        other = World(self.pile[:])
        other.places = self.places[:]
        other.discards = self.discards[:]
        return other


class Story:
    """The engine's knowledge beside all worlds that agree with what was seen."""

    def __init__(self, tiles: int, crowns: int) -> None:
        self.crowns = crowns
        self.state = BasilicaState()
        self.state.unturned = recount(self.state.unturned, KIND, tiles)
        self.state.crowned = recount(self.state.crowned, KIND, crowns)
        self.worlds = [World(list(order)) for order in permutations(range(tiles))]

    def copy(self) -> Story:
        other = Story.__new__(Story)
        other.crowns = self.crowns
        other.state = self.state.copy()
        other.worlds = [world.copy() for world in self.worlds]
        return other

    def shows(self, world: World, place: int) -> int:
        tile = world.places[place]
        assert tile is not None
        return int(tile < self.crowns)

    def draw(self, place: int) -> None:
        for world in self.worlds:
            world.places[place] = world.pile.pop()
        self.state.orders = replaced(self.state.orders, place, KIND)

    def execute(self, place: int) -> None:
        """Discard a tile without turning it over."""
        for world in self.worlds:
            tile = world.places[place]
            assert tile is not None
            world.discards.append(tile)
            world.places[place] = None
        self.state.orders = replaced(self.state.orders, place, NO_TILE)
        self.state.early &= ~(1 << place)
        self.state.spent = recount(self.state.spent, KIND, 1)

    def turn(self, place: int) -> list[Story]:
        """Turn a tile over and later discard it: compare the probabilities and continue with each outcome."""
        crowned = [world for world in self.worlds if self.shows(world, place)]
        plain, crown = weights(self.state, KIND, place)
        assert Fraction(crown, plain + crown) == Fraction(len(crowned), len(self.worlds))
        outcomes: list[Story] = []
        for seen in (0, 1):
            story = self.copy()
            story.worlds = [world for world in story.worlds if self.shows(world, place) == seen]
            if not story.worlds:
                continue
            for world in story.worlds:
                tile = world.places[place]
                assert tile is not None
                world.discards.append(tile)
                world.places[place] = None
            turned(story.state, KIND, place, seen)
            story.state.orders = replaced(story.state.orders, place, NO_TILE)
            story.state.fallen = recount(story.state.fallen, 2 * KIND + seen, 1)
            outcomes.append(story)
        return outcomes

    def reshuffle(self) -> None:
        assert not self.worlds[0].pile
        mix(self.state)
        self.state.spent = NO_KINDS
        self.state.fallen = NO_SIDES
        mixed: list[World] = []
        for world in self.worlds:
            for order in permutations(world.discards):
                other = world.copy()
                other.pile, other.discards = list(order), []
                mixed.append(other)
        self.worlds = mixed


def tell(story: Story, script: list[str]) -> int:
    """Follow a script through every outcome; return the number of turns compared."""
    for at, step in enumerate(script):
        what, place = step[0], int(step[1:] or 0)
        if what == "d":
            story.draw(place)
        elif what == "x":
            story.execute(place)
        elif what == "s":
            story.reshuffle()
        else:
            return 1 + sum(tell(outcome, script[at + 1 :]) for outcome in story.turn(place))
    return 0


@pytest.mark.both_speeds
@pytest.mark.parametrize("crowns", range(6))
@pytest.mark.parametrize(
    "script",
    [
        "d0 t0 d0 t0 d0 x0 d0 t0",  # no reshuffle
        "d0 d1 t0 x1 d0 d1 t0 d0 s d2 t2 t1 t0",  # earlier tiles turned after a newer one
        "d0 d1 d2 t0 x1 d0 d1 s t2 d2 t2 t0",  # an earlier tile turned first
        "d0 d1 d2 t0 x1 d0 d1 x0 s d0 x1 d1 t0 t1 t2",  # an earlier tile executed: its crown stays unknown
        "d0 d1 d2 x0 d0 x0 d0 s x1 d1 t1 t0 t2",  # nothing was turned before
        "d0 d1 d2 t0 d0 t0 d0 s x0 d0 t0 t2 t1",  # everything discarded was turned
    ],
)
def test_crowns_are_known_exactly(crowns: int, script: str) -> None:
    """BA-1.1, BA-2.4. Before and after the reshuffle, for every arrangement of the tiles and every way to see
    them.
    """
    assert tell(Story(5, crowns), script.split()) > 0


def test_a_crown_shows_only_on_the_vault_side() -> None:
    """BA-1.1. Of two red Promote tiles one carries a crown: turning one over decides it for the other."""
    table = duomo.table("basilica", options={"start_player": 1})
    play(table, "top red promote", "top red promote", "top yellow move", "top blue move")
    state = table.view()
    assert state["orders"] == ["red promote", "red promote", "yellow move"]
    assert state["unseen"]["red promote"] == {"pile": 0, "unturned": 2, "crowns": 1}
    play(table, "crown", "top blue scaffold", "crown", "top blue glass", "plain", "top green move")
    play(table, "vault 1", "at 1.1")
    assert table.decider == NATURE
    assert legal(table) == ["plain", "crown"]
    play(table, "crown", "top green move", "vault 2", "at 1.2")
    assert legal(table) == ["plain"]


def test_an_executed_order_is_discarded_unturned() -> None:
    """BA-1.1. Nobody learns whether it has a crown."""
    table = duomo.table("basilica", options={"start_player": 1})
    play(table, "top red scaffold", "top yellow move", "top blue move", "top blue move")
    play(table, "crown", "top blue scaffold", "crown", "top blue glass", "plain", "top green move")
    before = table.view()["unseen"]["red scaffold"]
    play(table, "order 1", "at 1.1", "at 1.2")
    assert table.document()["discards"]["orders"] == ["red scaffold"]
    assert table.view()["unseen"]["red scaffold"] == before
