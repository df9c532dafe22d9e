"""Live messages as they go over the wire: whole texts, packed for whoever understands that (RFC 7692).

Every message is packed by itself. So nothing has to be kept for a connection, and what several viewers are
told alike is packed once for all of them. Browsers ask for it by themselves.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WORTH_IT = 1000
"""Bytes from which on a text is packed: what is shorter goes in one packet of the network anyway."""
LEVEL, WINDOW, MEMORY = 1, 12, 5
"""Of zlib. More effort makes messages of a kilobyte smaller by a twentieth, and takes a third longer."""
TAIL = 4
"""Bytes at the end of what zlib flushes, which are not sent (RFC 7692, 7.2.1)."""
REMEMBERED = 16
"""Messages that are kept as they were sent last: as many as one table has different eyes, and some."""

TEXT = 0x81
"""The first byte of a frame that is a whole text."""
PACKED = TEXT | 0x40
"""The same of one that is packed."""
SHORT = 126
"""Bytes from which on a frame's length stands beside its second byte."""
_MEDIUM, _LONG = struct.Struct("!BBH"), struct.Struct("!BBQ")


def agreement() -> ServerPerMessageDeflateFactory:
    """What is agreed with a client that can unpack: neither side builds on earlier messages."""
    return ServerPerMessageDeflateFactory(
        server_no_context_takeover=True,
        client_no_context_takeover=True,
        compress_settings={"level": LEVEL, "memLevel": MEMORY},
    )


def head(first: int, length: int) -> bytes:
    """What stands before the text of a whole frame that is not masked (RFC 6455, 5.2). The library makes an
    object and several copies of it, for every viewer of every move."""
    if length < SHORT:
        return bytes((first, length))
    if length < 1 << 16:
        return _MEDIUM.pack(first, SHORT, length)
    return _LONG.pack(first, SHORT + 1, length)


@lru_cache(REMEMBERED)
def framed(text: str, packed: bool) -> bytes:
    """A frame with that text."""
    data = text.encode()
    if not packed or len(data) < WORTH_IT:
        return head(TEXT, len(data)) + data
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW, MEMORY)
    data = packing.compress(data) + packing.flush(zlib.Z_SYNC_FLUSH)
    return head(PACKED, len(data) - TAIL) + data[:-TAIL]


# ---- what comes in -------------------------------------------------------------------------------

MASKED = 0x80
"""The bit of a frame's second byte that says that it is masked, as all are that come from a client."""
KEY = 4
"""Bytes with which it is masked, before its text."""
BEFORE = 2 + KEY
"""Bytes before a short text."""


def lone_text(data: bytes) -> bytes | None:
    """The text, where these bytes are one whole short frame with a text that is not packed."""
    length = len(data) - BEFORE
    if not 0 < length < SHORT or data[0] != TEXT or data[1] != MASKED | length:
        return None
    key = (data[2:BEFORE] * (length // KEY + 1))[:length]
    return (int.from_bytes(data[BEFORE:], "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")


def whole_frames(data: bytes) -> bool:
    """Whether these bytes, which begin where a frame begins, end where one ends."""
    at, end = 0, len(data)
    while at + 1 < end:
        length, start = data[at + 1] & ~MASKED, at + 2
        if length >= SHORT:
            size = 2 if length == SHORT else 8
            length, start = int.from_bytes(data[start : start + size], "big"), start + size
        at = start + length + (KEY if data[at + 1] & MASKED else 0)
    return at == end
