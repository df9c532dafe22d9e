"""Routes for games at a real table. Clients send all the data with each request; the server stores nothing.

The data may be long, or crafted to take long, so a reader process handles it.
"""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from duomo.http.people.guests import Guests
from duomo.http.replies import AnyRequest
from duomo.http.tables.replays import Replays, by_a_reader
from duomo.play.companion.copies import (
    CopiesCompared,
    CopiesGiven,
    CopyGiven,
    CopyShown,
    copies_compared,
    copy_shown,
)
from duomo.play.companion.counting import Count, Counted, counted
from duomo.play.companion.deciding import PositionDecision, decisions_of
from duomo.play.companion.games import (
    RealGame,
    RealGameAsked,
    RealGameNow,
    real_game_now,
    real_game_why,
)
from duomo.play.companion.positions import PositionGiven, PositionShown, position_shown
from duomo.play.companion.solo import SoloLine, SoloNow, SoloSheet, SoloWish, solo_now, solo_sheet
from duomo.play.documents.table import WhyNot


@post("/api/companion/count", status_code=200, summary="Count a game from a real table")
async def count(
    request: AnyRequest,
    data: JSONBody[Count],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> Counted:
    """Every scoring line with its rule, for what has been entered so far, and anything that is not
    possible."""
    found: Counted = await by_a_reader(request, replays, guests, counted, data)
    return found


@post("/api/companion/solo", status_code=200, summary="An automaton beside a real table")
async def solo(
    request: AnyRequest,
    data: JSONBody[SoloLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> SoloNow:
    """What to do with the automaton's pieces, and what to enter next, after everything entered so far."""
    found: SoloNow = await by_a_reader(request, replays, guests, solo_now, data)
    return found


@post("/api/companion/solo/sheet", status_code=200, summary="Lay a solo game out")
async def solo_set_up(
    request: AnyRequest,
    data: JSONBody[SoloWish],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> SoloSheet:
    """How to set up the table against an automaton, with its options."""
    found: SoloSheet = await by_a_reader(request, replays, guests, solo_sheet, data)
    return found


@post("/api/companion/position", status_code=200, summary="Check a position")
async def position(
    request: AnyRequest,
    data: JSONBody[PositionGiven],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> PositionShown:
    """Every contradiction in the position, with the rule and a way to fix it."""
    found: PositionShown = await by_a_reader(request, replays, guests, position_shown, data)
    return found


@post("/api/companion/position/decisions", status_code=200, summary="What can be decided in a position")
async def decisions(
    request: AnyRequest,
    data: JSONBody[PositionGiven],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> list[PositionDecision]:
    """Every decision the rules lead to in this turn, each with the position in which it is made."""
    found: list[PositionDecision] = await by_a_reader(request, replays, guests, decisions_of, data)
    return found


@post("/api/companion/game", status_code=200, summary="Write a real game down")
async def game(
    request: AnyRequest,
    data: JSONBody[RealGame],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> RealGameNow:
    """The table after these moves, including nature's, and what can come next."""
    found: RealGameNow = await by_a_reader(request, replays, guests, real_game_now, data)
    return found


@post("/api/companion/game/why", status_code=200, summary="Why a real move cannot be")
async def game_why(
    request: AnyRequest,
    data: JSONBody[RealGameAsked],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> WhyNot:
    found: WhyNot = await by_a_reader(request, replays, guests, real_game_why, data)
    return found


@post("/api/companion/copy", status_code=200, summary="Check one's own copy")
async def copy(
    request: AnyRequest,
    data: JSONBody[CopyGiven],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> CopyShown:
    """The values of a copy as a file, with everything that is not possible."""
    found: CopyShown = await by_a_reader(request, replays, guests, copy_shown, data)
    return found


@post("/api/companion/copies", status_code=200, summary="Compare two copies")
async def copies(
    request: AnyRequest,
    data: JSONBody[CopiesGiven],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> CopiesCompared:
    found: CopiesCompared = await by_a_reader(request, replays, guests, copies_compared, data)
    return found


ROUTES: list[Any] = [count, solo, solo_set_up, position, decisions, game, game_why, copy, copies]
