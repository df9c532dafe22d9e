"""Tokens by which programs are known, as they are said over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

TokenScope = Literal["read", "play", "tables", "profile"]
"""To see what its person may see, to play, to make tables and sit down, to know and change the profile."""
Name = Annotated[str, Meta(min_length=1, max_length=36, description="What the program is called.")]


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=4)]
    bot: bool = True
    """It plays under its own name, which is marked; otherwise it acts as you."""
    days: Annotated[int, Meta(ge=1, le=3660)] | None = None
    """After which it ends; None: when you end it."""


class TokenTold(msgspec.Struct):
    id: str
    name: str
    scopes: list[str]
    bot: bool
    guest: str
    """The person it acts for."""
    created: str
    used: str | None
    until: str | None


class NewToken(msgspec.Struct):
    token: TokenTold
    secret: str
    """Told this once: the server keeps no more than its hash."""
