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


class Here(msgspec.Struct):
    """What such a link leads to."""

    name: str
    """Who it is for."""
    same: bool
    """This browser is known as that person already."""
    tables: int
    """Games that this browser plays as somebody else: it would lose them."""


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


class Email(msgspec.Struct):
    offered: bool
    """Whether this server sends e-mail."""
    address: str | None


class EmailWish(msgspec.Struct, forbid_unknown_fields=True):
    address: Address
