"""Thread-safe conversion of plain data to objects.

msgspec inspects a type on first use and stores the result before it is complete: a second thread that comes
at that moment reads what is not there yet, and the process crashes. So each type is inspected here once, when
the module that converts to it is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

T = TypeVar("T")


def converter(kind: type[T]) -> Callable[..., T]:
    """Return `msgspec.convert` for a type, safe to use from threads. Call it at module level."""
    msgspec.json.Decoder(kind)
    return partial(msgspec.convert, type=kind)
