"""The theme of a Red Cathedral puzzle, derived from the moves of two turns and from counted features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

THEMES: Final = (
    "tempo",
    "penalty",
    "majority",
    "claim",
    "building",
    "ornaments",
    "market",
    "dice",
    "workshop",
    "contractors",
)
COUNTED: Final = {"rc-hanging": "penalty", "rc-majorities": "majority", "rc-standing": "majority"}
"""Themes recognised by a counted feature."""
USUAL: Final = frozenset(
    "activate banner build claim decline decorate deliver die done end gain gems give hide influence ivan "
    "leave open pass pay reroll resources swap take trade".split()
)
"""First words of moves that have nothing to do with the expansion; any other word means an expansion move."""


def theme_of(best: Sequence[str], tempting: Sequence[str], counts: Sequence[str], ends: bool) -> str:
    if ends:
        return "tempo"
    mine, yours = first_words(best), first_words(tempting)
    if (mine ^ yours) - USUAL:
        return "contractors"
    if counts and counts[0] in COUNTED:
        return COUNTED[counts[0]]
    if "reroll" in mine ^ yours:
        return "dice"
    return of_actions(action_of(best), action_of(tempting), "decorate" in mine - yours)


def of_actions(best: list[str], tempting: list[str], decorates: bool) -> str:
    """Derive the theme from the two actions alone, given as words such as `die white +2`."""
    kind, other = best[0], tempting[0]
    if kind == "die":
        return "dice" if other == "die" and best[1] != tempting[1] else "market"
    if kind == "claim":
        if other != "claim":
            return "tempo"
        return "workshop" if best[1] == tempting[1] else "claim"
    return "ornaments" if decorates else "building"


def first_words(moves: Sequence[str]) -> set[str]:
    return {move.split()[0] for move in moves}


def action_of(moves: Sequence[str]) -> list[str]:
    """Return the action of the turn; trades and the like may come before it."""
    for move in moves:
        words = move.split()
        if words[0] in ("claim", "build", "die", "recruit"):
            return words
    return moves[0].split()
