"""The base of all pieces of a position."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(max_length=40)]
Number = Annotated[int, Meta(ge=-999, le=999)]


class Pieces(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Omitted fields follow from the rest, as in a position."""
