"""Access checks, request limits and security headers, before anything else."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from duomo.http import site
from duomo.http.gate import scopes
from duomo.http.gate.allowances import Allowances
from duomo.http.gate.protocols import Doorkeeper
from duomo.http.gate.sites import knows_host, same_site
from duomo.http.house import metrics
from duomo.http.people.guests import AnyConnection, Guests, address_of, is_secure
from duomo.http.replies import trouble_response
from duomo.http.settings import Settings
from duomo.http.tables.hub import Hub
from duomo.play.trouble import ServerTrouble

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # pieces are positioned by their style attribute
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # a private link must not leak to other sites
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """Middleware around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        guests: Guests,
        hub: Hub,
        allowances: Allowances,
        doorkeeper: Doorkeeper,
    ) -> None:
        self.app = app
        self.hub = hub
        self.settings = settings
        self.guests = guests
        self.allowances = allowances
        self.doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection: AnyConnection = ASGIConnection(scope)
        trouble = self._trouble(connection, kind) or await self._beyond_token(connection)
        if trouble is not None:
            metrics.refused.labels(trouble.key).inc()
        if kind == "websocket":
            if trouble is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4000 + trouble.status, "reason": str(trouble)})
                return
            await self.app(scope, receive, send)
            return

        hsts = self.settings.hsts if is_secure(connection) else 0
        secure = [(b"strict-transport-security", f"max-age={hsts}".encode())] if hsts else []

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = list(message.get("headers", ()))
                own = {name for name, _ in said}
                message["headers"] = [*said, *(one for one in HEADERS if one[0] not in own), *secure]
            await send(message)

        if trouble is not None:
            await trouble_response(trouble)(scope, receive, send_safely)
            return
        await self.app(scope, receive, send_safely)

    async def _beyond_token(self, connection: AnyConnection) -> ServerTrouble | None:
        """Return why a program's token does not allow this request, or None."""
        method = str(connection.scope.get("method", "WEBSOCKET"))
        try:
            program = await self.guests.program(connection)
            if program is not None:
                scopes.check(program.scopes or (), method, str(connection.scope["path"]))
        except ServerTrouble as trouble:
            return trouble
        return None

    def _trouble(self, connection: AnyConnection, kind: str) -> ServerTrouble | None:
        if not knows_host(connection, self.settings):
            return ServerTrouble(421, "other-host", host=connection.headers.get("host", "")[:100])
        banned = self.guests.bans.of_address(address_of(connection))
        if banned is not None:
            return banned
        changes = kind == "websocket" or connection.scope.get("method") not in SAFE
        if changes and not same_site(connection, self.settings):
            return ServerTrouble(403, "other-site")
        # a browser that keeps the site offline fetches all its files at once: count them for the address only
        files = str(connection.scope["path"]).startswith(f"{site.PLACE}/")
        guest = None if files else self.guests.remembered(connection)
        if not self.allowances.requests.allows(guest, address_of(connection)):
            return ServerTrouble(429, "too-many-requests")
        return None
