"""Deadlines as an iCalendar document (RFC 5545), which calendars can subscribe to."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

FOLD = 75
"""Maximum bytes in a line; longer ones continue on the next line, after a space."""


class Deadline(msgspec.Struct, frozen=True):
    uid: str
    at: int
    """Milliseconds since 1970."""
    changed: int
    summary: str
    url: str


def calendar(name: str, deadlines: Iterable[Deadline]) -> str:
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Duomo//Deadlines//EN",
        "CALSCALE:GREGORIAN",
        f"X-WR-CALNAME:{escaped(name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
        "X-PUBLISHED-TTL:PT1H",
    ]
    for one in deadlines:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{escaped(one.uid)}",
            f"DTSTAMP:{moment(one.changed)}",
            f"DTSTART:{moment(one.at)}",
            f"SUMMARY:{escaped(one.summary)}",
            f"URL:{one.url}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded(line)}\r\n" for line in lines)


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    """Escape a value of type TEXT (3.3.11)."""
    for character in "\\;,":
        text = text.replace(character, f"\\{character}")
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\\n")


def folded(line: str) -> str:
    """Fold a line at 75 bytes, without splitting a character (3.1)."""
    parts: list[str] = []
    part, size = "", 0
    for letter in line:
        length = len(letter.encode())
        if size + length > FOLD:
            parts.append(part)
            part, size = "", 1  # the leading space counts
        part += letter
        size += length
    return "\r\n ".join([*parts, part])
