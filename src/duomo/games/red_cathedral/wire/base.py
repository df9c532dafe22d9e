"""Base types of the documents; the field `kind` tells the subtypes apart."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, tag_field="kind"):
    """A possible move."""


class Decision(msgspec.Struct, tag_field="kind"):
    """Something that has to be decided."""


class Fact(msgspec.Struct, tag_field="kind"):
    """Something that happened."""


class ScoringLine(msgspec.Struct, tag_field="kind"):
    """A line of the final scoring."""
