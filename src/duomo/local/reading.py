"""Figures and guides of the rules, what they say of something, and a real table beside the screen."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from duomo.games.red_cathedral.companion.ivan_documents import IvanLine, IvanNow
from duomo.local.house import House
from duomo.local.routing import route
from duomo.play import figures
from duomo.play.companion.copies import (
    CopiesCompared,
    CopiesGiven,
    CopyGiven,
    CopyShown,
    copies_compared,
    copy_shown,
)
from duomo.play.companion.counting import Count, Counted, counted
from duomo.play.companion.games import RealGame, RealGameNow, real_game_now
from duomo.play.companion.ivan import ivan_now
from duomo.play.companion.positions import PositionGiven, PositionShown, position_shown
from duomo.play.figure_documents import FigureShown, GuideShown
from duomo.play.library import found_in
from duomo.play.library_documents import RuleFound


@route("GET", "/api/figures/{name}")
def figure(house: House, name: str) -> FigureShown:
    return figures.figure(name)


@route("GET", "/api/guides/{name}")
def guide(house: House, name: str) -> GuideShown:
    return figures.guide(name)


@route("GET", "/api/rules/{language}/search")
def search(house: House, language: str, words: Annotated[str, Meta(max_length=100)]) -> list[RuleFound]:
    return found_in(language, words)


@route("POST", "/api/companion/count")
def count(house: House, data: Count) -> Counted:
    return counted(data)


@route("POST", "/api/companion/ivan")
def ivan(house: House, data: IvanLine) -> IvanNow:
    return ivan_now(data)


@route("POST", "/api/companion/position")
def position(house: House, data: PositionGiven) -> PositionShown:
    return position_shown(data)


@route("POST", "/api/companion/game")
def game(house: House, data: RealGame) -> RealGameNow:
    return real_game_now(data)


@route("POST", "/api/companion/copy")
def copy(house: House, data: CopyGiven) -> CopyShown:
    return copy_shown(data)


@route("POST", "/api/companion/copies")
def copies(house: House, data: CopiesGiven) -> CopiesCompared:
    return copies_compared(data)
