"""Beside a real table. Whoever asks sends all of it; the server keeps nothing."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from duomo.play.companion.counting import Count, Counted, counted


@post("/api/companion/count", status_code=200, summary="Count a game from a real table", sync_to_thread=True)
def count(data: JSONBody[Count]) -> Counted:
    """Every line of the scoring with its rule, for as much as has been entered, and what cannot be."""
    return counted(data)


ROUTES: list[Any] = [count]
