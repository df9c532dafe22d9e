"""What is said about a person, over HTTP: other devices, passkeys, e-mail, everything."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Address = Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s<>,;\"]+@[^@\s<>,;\"]+$")]


class CarryOn(msgspec.Struct):
    """A private path by which another device becomes yours; it works once."""

    link: str
    qr: list[str]
    """The whole address as a QR code: its rows, 1 is dark."""
    minutes: int
    """How long it works."""


class Behind(msgspec.Struct):
    """What a browser has as a guest before it is known as somebody else."""

    games: int
    """Those that it plays or has played."""
    comes: bool
    """Everything can come along: the guest is nothing but this browser, without a passkey or an address."""


class Here(msgspec.Struct):
    """What such a link leads to."""

    name: str
    """Who it is for."""
    same: bool
    """This browser is known as that person already."""
    known: bool
    """The address that the letter confirms is that person's already."""
    behind: Behind
    """What this browser has as somebody else."""


class Coming(msgspec.Struct, forbid_unknown_fields=True):
    """How a browser becomes somebody's."""

    bring: bool = False
    """Everything of the guest that it was comes along."""


class Leaving(msgspec.Struct):
    """When everything about you goes; until then you can stay after all. Null: it has gone."""

    at: str | None


class PasskeyTold(msgspec.Struct):
    id: str
    created: str
    used: str | None


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's `navigator.credentials` has answered, as JSON."""

    credential: dict[str, Any]
    bring: bool = False
    """Signing in: everything of the guest that this browser was comes along."""


class Email(msgspec.Struct):
    offered: bool
    """Whether this server sends e-mail."""
    address: str | None


class EmailWish(msgspec.Struct, forbid_unknown_fields=True):
    address: Address
