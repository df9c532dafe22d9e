"""Invariants of the contractors module: specialists, contractors, permits, cities (CT-1)."""

from __future__ import annotations

from duomo.core.engine.state import kind_of
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    CONTRACTORS,
    MOST_PERMITS,
    SPECIALISTS,
)
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.rules.build import tower_done
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


def check_region(values: TableValues, module: Contractors, state: RedState) -> None:
    region = module.region(state)
    places = [tile for tile in (*region.spaces, *region.held) if tile >= 0]
    masks = [region.bag, *region.tools]
    for mask in masks:
        places += [tile for tile in range(SPECIALISTS) if mask >> tile & 1]
    assert len(places) == len(set(places)), "a specialist in two places"
    for party in range(len(state.players)):
        sent = region.sent[party * CITIES : (party + 1) * CITIES]
        assert sum(sent) + region.left[party] == CONTRACTORS
        assert min(sent) >= 0
        assert region.left[party] >= 0
        assert 0 <= region.permits[party] <= MOST_PERMITS
        if party < values.seats:
            assert region.tools[party].bit_count() + (region.held[party] >= 0) <= sum(sent)
    if state.turns == 0:
        return
    laid = [city for city in region.city_of if city >= 0]
    assert len(laid) == len(set(laid))
    open_cities = {region.city_of[tower] for tower in range(len(laid)) if not tower_done(state, tower)}
    assert {city for city in range(CITIES) if region.open >> city & 1} == open_cities
    names = [values.decisions[kind_of(top)].name for top in state.stack]
    refilling = "draw" in names or "solo cards" in names
    assert refilling or not region.bag or -1 not in region.spaces
