"""Documents about a person: other devices, passkeys, e-mail, account deletion."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Address = Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s<>,;\"]+@[^@\s<>,;\"]+$")]


class CarryOn(msgspec.Struct):
    """A private single-use path for signing in on another device."""

    link: str
    qr: list[str]
    """The full address as a QR code: rows of 0 and 1, where 1 is dark."""
    minutes: int
    """Minutes until it expires."""


class Behind(msgspec.Struct):
    """What this browser has as a guest, before it signs in as somebody else."""

    games: int
    """Number of games it plays or has played."""
    comes: bool
    """Whether everything can be transferred: the guest exists only in this browser, without a passkey or an
    e-mail address."""


class Here(msgspec.Struct):
    """What such a link leads to."""

    name: str
    """Name of the person it is for."""
    same: bool
    """Whether this browser is already signed in as that person."""
    known: bool
    """Whether the e-mail address being confirmed already belongs to that person."""
    behind: Behind
    """What this browser has as somebody else."""


class Coming(msgspec.Struct, forbid_unknown_fields=True):
    """Sign this browser in by a link."""

    bring: bool = False
    """Whether to transfer everything the browser has as a guest."""


class Leaving(msgspec.Struct):
    """When all your data will be deleted; until then you can cancel. Null: it has been deleted."""

    at: str | None


class PasskeyTold(msgspec.Struct):
    id: str
    created: str
    used: str | None


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """The answer of the browser's `navigator.credentials`, as JSON."""

    credential: dict[str, Any]
    bring: bool = False
    """When signing in: whether to transfer everything this browser has as a guest."""


class Email(msgspec.Struct):
    offered: bool
    """Whether this server sends e-mail."""
    address: str | None


class EmailWish(msgspec.Struct, forbid_unknown_fields=True):
    address: Address
