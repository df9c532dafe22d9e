"""What a program with a token may do. Every request with a token is checked here, and only here.

The scope depends on method and path alone, so no route can be forgotten. For paths not named below, reading
needs `read` and changing needs `tables`. Paths under `/api/me` that are not named are closed to programs.
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
"""Paths for signing in and for stewards."""
BEING_FOUND = re.compile(r"/api/me/(invitations|seeks)(/.*)?")
OWN_READING = re.compile(r"/api/me(/turns(/stream)?)?")
PROFILE = re.compile(r"/api/(me/(profile|games|records|vacation|blocks|friends)(/.*)?|progress)")
SITTING = re.compile(
    r"/api/tables(/whole|/[^/]+/(seats|links|rematch|invitations))?|/api/(challenge|replays)"
)
"""Making tables, sitting down at them, and storing records."""
PLAYING = re.compile(r"/api/(tables/[^/]+|lessons|puzzles|replays/[^/]+)/.*")
ASKING = re.compile(r"/api/(companion|games)/.*")
"""Questions sent by POST because they may be long."""


def scope_of(method: str, path: str) -> Scope | None:
    """Return the scope a program needs for a request; None if programs may not make it."""
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
    """Raise ServerTrouble naming the scope that a token lacks."""
    if not path.startswith("/api"):
        return
    wanted = scope_of(method, path)
    if wanted is None:
        raise ServerTrouble(403, "not-for-tokens")
    check_scope(scopes, wanted)


def check_scope(scopes: Collection[str] | None, wanted: Scope) -> None:
    """Raise ServerTrouble if the scope is missing; None means a browser, which is not restricted."""
    if scopes is not None and wanted not in scopes:
        raise ServerTrouble(403, "no-scope", scope=wanted)
