"""Balance studies: what a game's reconstructed values lead to when bots play. Source of docs/balance.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from duomo.core.engine.driver import Bot

MakeBot = Callable[[str], Bot]
"""Make a bot from its seed. Games know no bots, so the caller provides them."""


@dataclass(frozen=True)
class BalanceStudy:
    """One part of docs/balance.md. The same bots and number of games give the same text."""

    name: str
    """Name of its place in the page."""
    games: int
    """Usual number of games for each setting."""
    text: Callable[[MakeBot, int], str]
    """Return the results in Markdown."""


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f}%" if whole else "–"


def grid(head: list[str], rows: list[list[str]]) -> list[str]:
    """Return a Markdown table, followed by an empty line."""
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows] + [""]
