"""Framing of live messages: whole texts, compressed if the client supports it (RFC 7692).

Every message is compressed independently. So connections need no compression state, and a message sent to
several viewers is compressed once. Browsers negotiate this on their own.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WORTH_IT = 1000
"""Size in bytes from which a text is compressed; shorter ones fit in one network packet anyway."""
LEVEL, WINDOW, MEMORY = 1, 12, 5
"""Settings for zlib. More effort makes one-kilobyte messages 5% smaller, but takes a third longer."""
TAIL = 4
"""Number of trailing bytes of a zlib flush that are not sent (RFC 7692, 7.2.1)."""
REMEMBERED = 16
"""Number of recently sent frames to cache: a little more than the different views of one table."""

TEXT = 0x81
"""First byte of a frame that is a whole text."""
PACKED = TEXT | 0x40
"""First byte of a frame that is a whole compressed text."""
SHORT = 126
"""Length in bytes from which a frame has an extended length field."""
_MEDIUM, _LONG = struct.Struct("!BBH"), struct.Struct("!BBQ")


def agreement() -> ServerPerMessageDeflateFactory:
    """Return the compression parameters offered to clients: neither side refers back to earlier messages."""
    return ServerPerMessageDeflateFactory(
        server_no_context_takeover=True,
        client_no_context_takeover=True,
        compress_settings={"level": LEVEL, "memLevel": MEMORY},
    )


def head(first: int, length: int) -> bytes:
    """Return the header of an unmasked whole frame (RFC 6455, 5.2).

    The library would make an object and several copies for every viewer of every move.
    """
    if length < SHORT:
        return bytes((first, length))
    if length < 1 << 16:
        return _MEDIUM.pack(first, SHORT, length)
    return _LONG.pack(first, SHORT + 1, length)


@lru_cache(REMEMBERED)
def framed(text: str, packed: bool) -> bytes:
    """Return a frame with that text."""
    data = text.encode()
    if not packed or len(data) < WORTH_IT:
        return head(TEXT, len(data)) + data
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    data = packing.compress(data) + packing.flush(zlib.Z_SYNC_FLUSH)
    return head(PACKED, len(data) - TAIL) + data[:-TAIL]


# ---- incoming frames -----------------------------------------------------------------------------

MASKED = 0x80
"""Bit of a frame's second byte that marks it as masked, as all frames from clients are."""
KEY = 4
"""Size in bytes of the mask, which precedes the text."""
BEFORE = 2 + KEY
"""Size in bytes of the header and mask of a short frame."""


def lone_text(data: bytes) -> bytes | None:
    """Return the text if the data is exactly one short, whole, uncompressed text frame."""
    length = len(data) - BEFORE
    if not 0 < length < SHORT or data[0] != TEXT or data[1] != MASKED | length:
        return None
    key = (data[2:BEFORE] * (length // KEY + 1))[:length]
    return (int.from_bytes(data[BEFORE:], "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")


def whole_frames(data: bytes) -> bool:
    """True if the data, which starts at a frame boundary, also ends at one."""
    at, end = 0, len(data)
    while at + 1 < end:
        length, start = data[at + 1] & ~MASKED, at + 2
        if length >= SHORT:
            size = 2 if length == SHORT else 8
            length, start = int.from_bytes(data[start : start + size], "big"), start + size
        at = start + length + (KEY if data[at + 1] & MASKED else 0)
    return at == end
