"""How somebody wants to be told of turns, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Key = Annotated[str, Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_-]+=*$")]


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    p256dh: Key
    auth: Annotated[str, Meta(min_length=16, max_length=60, pattern="^[A-Za-z0-9_-]+=*$")]


class PushWish(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's `PushManager.subscribe` has answered."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    keys: PushKeys


class PushTold(msgspec.Struct):
    id: str
    """Made of the endpoint: the first 16 digits of its SHA-256."""
    created: str


class MailWish(msgspec.Struct, forbid_unknown_fields=True):
    hours: Literal[0, 1, 6, 24, 168]
    """At most one letter in so many hours; 0: none."""


class CalendarLink(msgspec.Struct):
    path: str
    """Private; told this once. A new one makes the old one void."""


class TellingWishes(msgspec.Struct):
    push_key: str
    """The server's public key, for `PushManager.subscribe`."""
    push: list[PushTold]
    """Browsers of yours that are told while the page is closed."""
    mails: bool
    """Whether this server sends e-mail."""
    email: str | None
    """Your proven address."""
    mail_hours: int
    calendar: bool
    """Whether there is a calendar under a private address."""
