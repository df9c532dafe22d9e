"""Documents about the API tokens of programs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

TokenScope = Literal["read", "play", "tables", "profile"]
"""`read`: see what its person may see; `play`: play; `tables`: make tables and sit down; `profile`: read and
change the profile."""
Name = Annotated[str, Meta(min_length=1, max_length=36, description="What the program is called.")]


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    scopes: Annotated[list[TokenScope], Meta(min_length=1, max_length=4)]
    bot: bool = True
    """Whether it plays under its own name, which is marked as a bot; otherwise it acts as you."""
    days: Annotated[int, Meta(ge=1, le=3660)] | None = None
    """Days until it expires; null if only you can end it."""


class TokenTold(msgspec.Struct):
    id: str
    name: str
    scopes: list[str]
    bot: bool
    guest: str
    """Id of the guest it acts as."""
    created: str
    used: str | None
    until: str | None


class NewToken(msgspec.Struct):
    token: TokenTold
    secret: str
    """Shown only once: the server stores only its hash."""
