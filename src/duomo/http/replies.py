"""Error responses over HTTP."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.response.base import ASGIResponse

from duomo.http.house import metrics
from duomo.play.documents.general import Trouble
from duomo.play.trouble import ServerTrouble

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]

KEYS = {
    400: "bad-request",
    401: "no-guest",
    403: "other-site",
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    415: "bad-request",
    429: "too-many-requests",
}

log = logging.getLogger("duomo.http")


async def while_connected(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Return the result of the work, which is cancelled if the client disconnects."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ServerTrouble(503, "busy")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def trouble_response(trouble: ServerTrouble) -> ASGIResponse:
    return ASGIResponse(
        body=msgspec.json.encode(Trouble(trouble.words, str(trouble))),
        status_code=trouble.status,
        media_type="application/json",
        headers=headers_of(trouble),
    )


def told(trouble: ServerTrouble, detail: str = "") -> Response[Trouble]:
    document = Trouble(trouble.words, detail or str(trouble))
    return Response(document, status_code=trouble.status, headers=headers_of(trouble))


def headers_of(trouble: ServerTrouble) -> dict[str, str]:
    """Return headers that say when to retry, or that a valid token is needed."""
    if trouble.status == 429:
        return {"retry-after": str(trouble.again)}
    return {"www-authenticate": "Bearer"} if trouble.key == "no-token" else {}


def on_trouble(_request: AnyRequest, error: ServerTrouble) -> Response[Trouble]:
    if error.status == 429:
        metrics.refused.labels(error.key).inc()
    return told(error)


def on_http_error(_request: AnyRequest, error: HTTPException) -> Response[Trouble]:
    """Answer errors raised by the framework: no such address, a body that does not match its schema …"""
    status = error.status_code
    trouble = ServerTrouble(status, KEYS.get(status, "fault" if status >= 500 else "bad-request"))
    wrong = getattr(error, "extra", None)
    detail = f"{error.detail} {wrong}" if wrong else error.detail
    response = told(trouble, detail)
    response.headers.update(error.headers or {})
    return response


def on_unreadable(_request: AnyRequest, _error: Exception) -> Response[Trouble]:
    """Answer JSON that is nested too deeply, or contains an unreasonable number."""
    return told(ServerTrouble(400, "bad-request"))


def on_fault(request: AnyRequest, error: Exception) -> Response[Trouble]:
    """Answer an internal error: log it, and reveal nothing to the client."""
    metrics.faults.inc()
    log.error("fault at %s", request.url.path, exc_info=error)
    return told(ServerTrouble(500, "fault"))
