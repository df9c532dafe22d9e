"""Beside a real table. Whoever asks sends all of it; the server keeps nothing."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from duomo.games.red_cathedral.companion.ivan_documents import IvanLine, IvanNow
from duomo.play.companion.copies import (
    CopiesCompared,
    CopiesGiven,
    CopyGiven,
    CopyShown,
    copies_compared,
    copy_shown,
)
from duomo.play.companion.counting import Count, Counted, counted
from duomo.play.companion.games import (
    RealGame,
    RealGameAsked,
    RealGameNow,
    real_game_now,
    real_game_why,
)
from duomo.play.companion.ivan import ivan_now
from duomo.play.companion.positions import PositionGiven, PositionShown, position_shown
from duomo.play.table_documents import WhyNot


@post("/api/companion/count", status_code=200, summary="Count a game from a real table", sync_to_thread=True)
def count(data: JSONBody[Count]) -> Counted:
    """Every line of the scoring with its rule, for as much as has been entered, and what cannot be."""
    return counted(data)


@post("/api/companion/ivan", status_code=200, summary="Ivan beside a real table", sync_to_thread=True)
def ivan(data: JSONBody[IvanLine]) -> IvanNow:
    """What to do with his pieces, and what is asked next, after everything that was told so far."""
    return ivan_now(data)


@post("/api/companion/position", status_code=200, summary="Check a position", sync_to_thread=True)
def position(data: JSONBody[PositionGiven]) -> PositionShown:
    """Everything that contradicts itself in it, with the rule and a way to put it right."""
    return position_shown(data)


@post("/api/companion/game", status_code=200, summary="Write a real game down", sync_to_thread=True)
def game(data: JSONBody[RealGame]) -> RealGameNow:
    """The table after these moves, nature's included, and what can come next."""
    return real_game_now(data)


@post("/api/companion/game/why", status_code=200, summary="Why a real move cannot be", sync_to_thread=True)
def game_why(data: JSONBody[RealGameAsked]) -> WhyNot:
    return real_game_why(data)


@post("/api/companion/copy", status_code=200, summary="Check one's own copy", sync_to_thread=True)
def copy(data: JSONBody[CopyGiven]) -> CopyShown:
    """The values of a copy as a file, with everything that cannot be."""
    return copy_shown(data)


@post("/api/companion/copies", status_code=200, summary="Compare two copies", sync_to_thread=True)
def copies(data: JSONBody[CopiesGiven]) -> CopiesCompared:
    return copies_compared(data)


ROUTES: list[Any] = [count, ivan, position, game, game_why, copy, copies]
