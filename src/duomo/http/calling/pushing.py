"""Push messages to browsers whose page is closed (Web Push). The endpoints come from clients, so messages are
sent only over TLS and not to private addresses, redirects are not followed, answers are not read, and
everything has a time limit."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import logging
import secrets
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from typing import Any, Literal
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from duomo.http.settings import Settings
from duomo.play.trouble import ServerTrouble
from duomo.store.tellings import Keys, Subscription

SENDERS = 4
TIMEOUT = 10.0
"""Seconds a push service has to respond."""
WHOLE = 20.0
"""Seconds after which a delivery is cut off, whatever its state."""
LIVES = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is offline."""
GONE = (404, 410)
LATER = (429, 500, 502, 503, 504)
Sent = Literal["sent", "gone", "failed", "later"]

log = logging.getLogger("duomo.http")


def new_keys() -> Keys:
    key = ec.generate_private_key(ec.SECP256R1())
    private = key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    public = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return Keys(_text(private), _text(public), secrets.token_hex(32))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check_endpoint(settings: Settings, endpoint: str) -> None:
    """Raise ServerTrouble for an endpoint that is not allowed. Where a name resolves to is checked on
    connecting."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ServerTrouble(400, "bad-endpoint") from None
    if settings.push_private and parts.scheme in ("http", "https") and host:
        return
    named = "." in host and not host.endswith((".local", ".localhost", ".internal"))
    if parts.scheme != "https" or port not in (None, 443) or parts.username or not named:
        raise ServerTrouble(400, "bad-endpoint")
    with contextlib.suppress(ValueError):
        if not is_public(str(ip_address(host))):
            raise ServerTrouble(400, "bad-endpoint")


def is_public(address: str) -> bool:
    """True if an address is globally routable."""
    found = ip_address(address.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None)
    found = found if mapped is None else mapped
    return found.is_global and not found.is_multicast


class Pushing:
    """Sends push messages from its own threads."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.threads = ThreadPoolExecutor(SENDERS, "duomo-push")

    async def send(self, keys: Keys, to: Subscription, topic: str, message: dict[str, Any]) -> Sent:
        """Send a message; returns whether the push service has accepted it. `gone`: the subscription has
        ended."""
        delivery = Delivery(self.settings)
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self.threads, delivery.send, keys, to, topic, message)
        try:
            async with asyncio.timeout(WHOLE):
                return await asyncio.shield(work)
        except TimeoutError:
            delivery.cut()
            return "failed"

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class Delivery:
    """Delivery of one message."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.socket: socket.socket | None = None

    def cut(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(OSError):
                self.socket.shutdown(socket.SHUT_RDWR)

    def send(self, keys: Keys, to: Subscription, topic: str, message: dict[str, Any]) -> Sent:
        from pywebpush import WebPushException, webpush
        from requests.exceptions import RequestException

        settings = self.settings
        sender = settings.mail_from or "duomo@localhost.invalid"
        information = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
        try:
            check_endpoint(settings, to.endpoint)
            webpush(
                information,
                json.dumps(message, ensure_ascii=False),
                vapid_private_key=keys.private,
                vapid_claims={"sub": f"mailto:{sender}"},
                timeout=TIMEOUT,
                ttl=LIVES,
                headers={"topic": topic, "urgency": "normal"},
                requests_session=careful_session(self),
            )
        except WebPushException as error:
            status = error.status_code or 0
            log.info("a push service answers %s", status)
            return "gone" if status in GONE else "later" if status in LATER else "failed"
        except RequestException as error:
            log.info("a push service cannot be reached: %s", type(error).__name__)
            return "later"
        except (ServerTrouble, ValueError, TypeError, OSError) as error:
            log.info("a push message cannot be sent: %s", type(error).__name__)
            return "failed"
        return "sent"


def careful_session(delivery: Delivery) -> Any:
    """Return a requests session that connects only to allowed addresses."""
    import requests
    from requests.adapters import HTTPAdapter
    from urllib3.connection import HTTPConnection, HTTPSConnection
    from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

    private = delivery.settings.push_private

    def noted(made: socket.socket) -> socket.socket:
        """Check the address of the actual connection, so that a later DNS change cannot redirect it."""
        delivery.socket = made
        if not private and not is_public(str(made.getpeername()[0])):
            made.close()
            raise OSError("an address of this network")
        return made

    class Plain(HTTPConnection):
        def _new_conn(self) -> socket.socket:
            return noted(super()._new_conn())

    class Secure(HTTPSConnection):
        def _new_conn(self) -> socket.socket:
            return noted(super()._new_conn())

    class PlainPool(HTTPConnectionPool):
        ConnectionCls = Plain

    class SecurePool(HTTPSConnectionPool):
        ConnectionCls = Secure

    class Adapter(HTTPAdapter):
        def init_poolmanager(self, *given: Any, **named: Any) -> None:
            super().init_poolmanager(*given, **named)
            self.poolmanager.pool_classes_by_scheme = {"http": PlainPool, "https": SecurePool}

    class Session(requests.Session):
        def request(self, *given: Any, **named: Any) -> Any:
            """Discard everything but the status of an answer."""
            answer = super().request(*given, **{**named, "allow_redirects": False, "stream": True})
            answer._content = b""
            answer.close()
            return answer

    session = Session()
    session.trust_env = False
    session.adapters.clear()
    session.mount("https://", Adapter())
    if private:
        session.mount("http://", Adapter())
    return session
