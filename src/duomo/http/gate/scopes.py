"""What a program with a token may do. Every request that bears one is asked here, and nowhere else.

A scope is found by method and address alone, so that no route can be forgotten: what is not named below is
read by `read` and changed by `tables`, and of `/api/me` nothing that is not named is open to programs at all.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, Literal, get_args

from duomo.play.trouble import ServerTrouble

Scope = Literal["read", "play", "tables", "profile"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
READING: Final = frozenset({"GET", "HEAD", "OPTIONS", "WEBSOCKET"})

BROWSERS = re.compile(r"/api/(here|passkeys|sign-in|calendar|unsubscribe|house/.*)(/.*)?")
"""Where people sign in, or look after the house."""
BEING_FOUND = re.compile(r"/api/me/(invitations|seeks)(/.*)?")
OWN_READING = re.compile(r"/api/me(/turns(/stream)?)?")
PROFILE = re.compile(r"/api/(me/(profile|games|records|vacation|blocks|friends)(/.*)?|progress)")
SITTING = re.compile(
    r"/api/tables(/whole|/[^/]+/(seats|links|rematch|invitations))?|/api/(challenge|replays)"
)
"""Making tables and sitting down at them, keeping records."""
PLAYING = re.compile(r"/api/(tables/[^/]+|lessons|puzzles|replays/[^/]+)/.*")
ASKING = re.compile(r"/api/(companion|games)/.*")
"""Asked by a POST, for what is asked about may be long."""


def scope_of(method: str, path: str) -> Scope | None:
    """What a program needs for a request; None: it may not make it at all."""
    path = re.sub("/+", "/", path).rstrip("/")
    reads = method in READING
    if BROWSERS.fullmatch(path):
        return None
    if reads and OWN_READING.fullmatch(path):
        return "read"
    if PROFILE.fullmatch(path) or (method == "PUT" and path == "/api/me"):
        return "profile"
    if BEING_FOUND.fullmatch(path):
        return "read" if reads else "tables"
    if path == "/api/me" or path.startswith("/api/me/"):
        return None
    if reads or ASKING.fullmatch(path):
        return "read"
    if SITTING.fullmatch(path):
        return "tables"
    return "play" if PLAYING.fullmatch(path) else "tables"


def check(scopes: Collection[str], method: str, path: str) -> None:
    """ServerTrouble says which scope a token lacks."""
    if not path.startswith("/api"):
        return
    wanted = scope_of(method, path)
    if wanted is None:
        raise ServerTrouble(403, "not-for-tokens")
    check_scope(scopes, wanted)


def check_scope(scopes: Collection[str] | None, wanted: Scope) -> None:
    """A browser may do whatever its person may."""
    if scopes is not None and wanted not in scopes:
        raise ServerTrouble(403, "no-scope", scope=wanted)
