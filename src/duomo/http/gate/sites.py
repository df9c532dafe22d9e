"""Which host names belong to this server, and which pages may call it."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from duomo.http.people.guests import AnyConnection
from duomo.http.settings import Settings

HERE = frozenset({"localhost", "127.0.0.1", "::1"})
OWN = frozenset({"same-origin", "none"})
"""Values of Sec-Fetch-Site for requests from our own page, or from no page at all."""


def name_of(netloc: str) -> str:
    """Return the host without its port; empty if it is not valid."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def knows_host(connection: AnyConnection, settings: Settings) -> bool:
    """True if the request is meant for this server.

    This stops DNS rebinding: a page of another site calls the server by that site's name. A bare address
    cannot be such a name.
    """
    name = name_of(connection.headers.get("host", ""))
    if not settings.allowed_hosts and settings.host not in HERE:
        return True
    own = (name_of(urlsplit(one).netloc) for one in (*settings.origins, settings.public_address))
    allowed = {*HERE, *settings.allowed_hosts, *own} - {""}
    return name in allowed or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def same_site(connection: AnyConnection, settings: Settings) -> bool:
    """True if the request comes from our page, as browsers report. Other programs, such as bots, need not
    say."""
    origin = connection.headers.get("origin")
    if origin is not None and origin in (*settings.origins, settings.public_address):
        return True
    if connection.headers.get("sec-fetch-site", "none") not in OWN:
        return False
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:
        return False


def page_address(connection: AnyConnection, settings: Settings) -> str:
    """Return the page's address, for links that are opened elsewhere.

    Without a setting it is taken from the client's own headers, so the result must be sent only to that
    client.
    """
    origin = connection.headers.get("origin") or str(connection.base_url).rstrip("/")
    return settings.page or origin.removesuffix(settings.base_path) + settings.base_path
