"""Figures and guides of the rules, what they say of something, and a real table beside the screen."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from duomo.games.red_cathedral.companion.ivan_documents import IvanLine, IvanNow
from duomo.local.house import House
from duomo.local.routing import route
from duomo.play import figures
from duomo.play.companion.counting import Count, Counted, counted
from duomo.play.companion.ivan import ivan_now
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
