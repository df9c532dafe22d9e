"""Routes for figures of the rules, illustrated guides, and searching the rulebook."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, QueryParameter

from duomo.play.documents.figure import FigureShown, GuideShown
from duomo.play.documents.library import RuleFound
from duomo.play.reading import figures
from duomo.play.reading.library import found_in


@get("/api/figures/{name:str}", summary="A figure of the rules")
async def figure(name: FromPath[str]) -> FigureShown:
    return await asyncio.to_thread(figures.figure, name)


@get("/api/guides/{name:str}", summary="How a game is played, on one page")
async def guide(name: FromPath[str]) -> GuideShown:
    return await asyncio.to_thread(figures.guide, name)


@get("/api/rules/{language:str}/search", summary="Paragraphs of the rulebook that speak of something")
async def search(
    language: FromPath[str], words: Annotated[str, QueryParameter(max_length=100)]
) -> list[RuleFound]:
    """Inflected forms of a word count as matches; the best matches come first."""
    return await asyncio.to_thread(found_in, language, words)


ROUTES: list[Any] = [figure, guide, search]
