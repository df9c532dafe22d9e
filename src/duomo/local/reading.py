"""Figures and guides of the rules, and the search in the rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from duomo.local.house import House
from duomo.local.routing import route
from duomo.play.documents.figure import FigureShown, GuideShown
from duomo.play.documents.library import RuleFound
from duomo.play.reading import figures
from duomo.play.reading.library import found_in


@route("GET", "/api/figures/{name}")
def figure(house: House, name: str) -> FigureShown:
    return figures.figure(name)


@route("GET", "/api/guides/{name}")
def guide(house: House, name: str) -> GuideShown:
    return figures.guide(name)


@route("GET", "/api/rules/{language}/search")
def search(house: House, language: str, words: Annotated[str, Meta(max_length=100)]) -> list[RuleFound]:
    return found_in(language, words)
