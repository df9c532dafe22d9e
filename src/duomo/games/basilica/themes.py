"""The theme of a Basilica puzzle, derived from the moves of two turns and from counted features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

THEMES: Final = ("tempo", "majority", "zones", "promotion", "builders", "orders", "coins", "vaults")
COUNTED: Final = {"ba-majorities": "majority", "ba-zones": "zones", "ba-coins": "coins"}
"""Themes recognised by a counted feature."""
RANKS: Final = frozenset({"architect", "mason", "hercules"})


def theme_of(best: Sequence[str], tempting: Sequence[str], counts: Sequence[str], ends: bool) -> str:
    if ends:
        return "tempo"
    mine, yours = first_words(best), first_words(tempting)
    if (mine ^ yours) & RANKS:
        return "promotion"
    if "builder" in mine ^ yours:
        return "builders"
    if counts and counts[0] in COUNTED:
        return COUNTED[counts[0]]
    return "orders" if "order" in mine | yours else "vaults"


def first_words(moves: Sequence[str]) -> set[str]:
    return {move.split()[0] for move in moves}
