"""Outermost middleware: strips the base path, assigns request ids, measures and logs requests."""

from __future__ import annotations

import re
import secrets
import time
from typing import Any, cast

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from duomo.http.house import metrics
from duomo.http.page import BASE
from duomo.http.people.guests import Guests
from duomo.http.settings import Settings
from duomo.http.tables.hub import Hub

REQUEST_ID = b"x-request-id"
GIVEN = re.compile(r"[A-Za-z0-9._-]{1,64}")
SECRET = re.compile(r"(/(?:join|links|here|calendar|unsubscribe)/)[^/]+")
"""Paths that contain private links, which must not appear in the log."""

log = structlog.stdlib.get_logger("duomo.access")


class Entrance:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, settings: Settings, hub: Hub, guests: Guests) -> None:
        self.app = app
        self.settings = settings
        self.hub = hub
        self.guests = guests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = _request_id(scope)
        structlog.contextvars.bind_contextvars(request=request)
        status = 0
        begun = time.perf_counter()

        async def told(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers: list[Any] = [*message.get("headers", ()), (REQUEST_ID, request.encode())]
                message["headers"] = headers
            await send(message)

        method = str(scope.get("method", "WEBSOCKET"))
        try:
            if self._strip(scope):
                await self.app(scope, receive, told)
            else:
                await _nothing_here(kind, told, receive)
        finally:
            seconds = time.perf_counter() - begun
            if kind == "http":
                metrics.requests.labels(method, status).inc()
                metrics.request_seconds.labels(method).observe(seconds)
            if self.settings.access_log:
                path = SECRET.sub(r"\1…", str(scope["path"]))
                log.info("served", method=method, path=path, status=status, ms=round(seconds * 1000, 1))
            structlog.contextvars.unbind_contextvars("request")

    def _strip(self, scope: Scope) -> bool:
        """Strip the base path; False if the request's path is outside it."""
        base = self.settings.base_path
        if not base:
            return True
        path = str(scope["path"])
        if path != base and not path.startswith(f"{base}/"):
            return path in ("/healthz", "/readyz")
        changed = cast(dict[str, Any], scope)
        changed[BASE] = base
        changed["path"] = path[len(base) :] or "/"
        raw = scope.get("raw_path") or path.encode()
        changed["raw_path"] = raw[len(base) :] or b"/"
        return True


def _request_id(scope: Scope) -> str:
    """Return the proxy's request id, if it is well-formed, or a new one."""
    for name, value in scope["headers"]:
        if name == REQUEST_ID and GIVEN.fullmatch(value.decode("latin-1")):
            return str(value.decode("latin-1"))
    return secrets.token_hex(8)


async def _nothing_here(kind: str, send: Send, receive: Receive) -> None:
    if kind == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4404, "reason": ""})
        return
    await send({"type": "http.response.start", "status": 404, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
