"""Beside a real table. Whoever asks sends all of it; the server keeps nothing."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.params import JSONBody

from duomo.games.red_cathedral.companion.ivan_documents import IvanLine, IvanNow
from duomo.play.companion.counting import Count, Counted, counted
from duomo.play.companion.ivan import ivan_now


@post("/api/companion/count", status_code=200, summary="Count a game from a real table", sync_to_thread=True)
def count(data: JSONBody[Count]) -> Counted:
    """Every line of the scoring with its rule, for as much as has been entered, and what cannot be."""
    return counted(data)


@post("/api/companion/ivan", status_code=200, summary="Ivan beside a real table", sync_to_thread=True)
def ivan(data: JSONBody[IvanLine]) -> IvanNow:
    """What to do with his pieces, and what is asked next, after everything that was told so far."""
    return ivan_now(data)


ROUTES: list[Any] = [count, ivan]
