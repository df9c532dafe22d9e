"""Documents about notifications of turns."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_-]+=*$")]


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: Key
    auth: Annotated[str, Meta(min_length=16, max_length=60, pattern="^[A-Za-z0-9_-]+=*$")]


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """The answer of the browser's `PushManager.subscribe`."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    keys: PushKeys


class PushTold(msgspec.Struct):
    id: str
    """The first 16 hexadecimal digits of the endpoint's SHA-256 hash."""
    created: str


class MailWish(msgspec.Struct, forbid_unknown_fields=True):
    hours: Literal[0, 1, 6, 24, 168]
    """At most one e-mail in this many hours; 0 for none."""


class CalendarLink(msgspec.Struct):
    path: str
    """Private; shown only once. A new path replaces the old one."""


class TellingWishes(msgspec.Struct):
    push_key: str
    """The server's public key, for `PushManager.subscribe`."""
    push: list[PushTold]
    """Your browsers that are notified while the page is closed."""
    mails: bool
    """Whether this server sends e-mail."""
    email: str | None
    """Your confirmed address."""
    mail_hours: int
    calendar: bool
    """Whether you have a calendar at a private address."""
