"""Routes for your turns at all tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from litestar import get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from duomo.http.calling.turns import TurnWatch
from duomo.http.page import COMPRESSED
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.presence import Presence
from duomo.http.replies import AnyRequest
from duomo.play.documents.turn import Turns
from duomo.play.trouble import ServerTrouble

LINES = "application/x-ndjson"


@get("/api/me/turns", summary="Your turns at all tables, what has waited longest first")
async def my_turns(
    request: AnyRequest, guests: NamedDependency[Guests], watch: NamedDependency[TurnWatch]
) -> Turns:
    guest = await guests.who(request)
    return Turns([]) if guest is None else await watch.of(guest)


@get(
    "/api/me/turns/stream",
    media_type=LINES,
    opt={COMPRESSED: True},
    responses={
        200: ResponseSpec(
            Turns, media_type=LINES, description="A line for each change", generate_examples=False
        )
    },
    summary="The same as a stream: one line of JSON at once and after each change",
)
async def turn_stream(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    watch: NamedDependency[TurnWatch],
    presence: NamedDependency[Presence],
) -> Stream:
    guest = await guests.somebody(request)
    with presence.of(guest, address_of(request)):
        pass  # before anything is sent, so that a refusal has a proper status

    async def lines() -> AsyncIterator[bytes]:
        with presence.of(guest, address_of(request)):
            async for line in watch.stream(guest):
                if await _ended(request, guests):
                    return
                yield line

    return Stream(lines(), media_type=LINES, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


async def _ended(request: AnyRequest, guests: Guests) -> bool:
    """True if the session or token has ended, or its guest is banned."""
    try:
        return await guests.session(request) is None
    except ServerTrouble:
        return True


ROUTES: list[Any] = [my_turns, turn_stream]
