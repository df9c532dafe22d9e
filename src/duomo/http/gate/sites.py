"""Whom the server takes for its own: the names by which it is called, and the pages that may ask."""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from duomo.http.people.guests import AnyConnection
from duomo.http.settings import Settings

HERE = frozenset({"localhost", "127.0.0.1", "::1"})
OWN = frozenset({"same-origin", "none"})
"""What browsers say of requests from our own page, and of those that nobody's page has made."""


def name_of(netloc: str) -> str:
    """The host without its port; nothing when it cannot be one."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def knows_host(connection: AnyConnection, settings: Settings) -> bool:
    """Whether the request means this server. A page of another site whose name was made to lead here (DNS
    rebinding) calls it by that name; a bare address cannot be such a name."""
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
    """Browsers say which page asks; it must be ours. Other programs, such as bots, need not say."""
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
    """Where the page is, for links that are opened elsewhere. Without a setting, where whoever asks has
    opened it: that is their own word, so it goes to nobody but them."""
    origin = connection.headers.get("origin") or str(connection.base_url).rstrip("/")
    return settings.page or origin.removesuffix(settings.base_path) + settings.base_path
