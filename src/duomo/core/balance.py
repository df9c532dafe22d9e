"""What the reconstructed values of a game lead to when bots play: docs/balance.md, part by part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from duomo.core.engine.driver import Bot

MakeBot = Callable[[str], Bot]
"""A bot from its seed. Games know no bots, so whoever measures brings them."""


@dataclass(frozen=True)
class BalanceStudy:
    """One part of docs/balance.md. Equal bots and numbers of games give equal texts."""

    name: str
    """Of its place in the page."""
    games: int
    """How many are usually played for each setting."""
    text: Callable[[MakeBot, int], str]
    """What the games show, in Markdown."""


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.0f}%" if whole else "–"


def grid(head: list[str], rows: list[list[str]]) -> list[str]:
    """A table in Markdown, and an empty line after it."""
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows] + [""]
