"""Beside a real table. Whoever asks sends all of it; the server keeps nothing."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

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
from duomo.play.companion.positions import PositionGiven, PositionShown, position_shown
from duomo.play.companion.solo import SoloLine, SoloNow, SoloSheet, SoloWish, solo_now, solo_sheet
from duomo.play.table_documents import WhyNot


@post("/api/companion/count", status_code=200, summary="Count a game from a real table", sync_to_thread=True)
def count(data: JSONBody[Count]) -> Counted:
    """Every line of the scoring with its rule, for as much as has been entered, and what cannot be."""
    return counted(data)


@post("/api/companion/solo", status_code=200, summary="An automaton beside a real table", sync_to_thread=True)
def solo(data: JSONBody[SoloLine]) -> SoloNow:
    """What to do with its pieces, and what is asked next, after everything that was told so far."""
    return solo_now(data)


@post("/api/companion/solo/sheet", status_code=200, summary="Lay a solo game out", sync_to_thread=True)
def solo_set_up(data: JSONBody[SoloWish]) -> SoloSheet:
    """How the table is laid out against an automaton, and what can be said of it."""
    return solo_sheet(data)


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


ROUTES: list[Any] = [count, solo, solo_set_up, position, game, game_why, copy, copies]
