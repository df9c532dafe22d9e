"""Figures and guides of the rules, and what they say of something."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from duomo.local.house import House
from duomo.local.routing import route
from duomo.play import figures
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
