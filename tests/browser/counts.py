"""What the score page must show, and the script that taps it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

COUNTING = Path(__file__).with_name("counting.js").read_text(encoding="utf-8")


def shown(names: list[str], scoring: Any) -> dict[str, Any]:
    """What the page must say about one of the engine's scorings."""
    return {
        "scores": scoring.scores,
        "winners": [names[seat].capitalize() for seat in scoring.winners],
        "tie": scoring.tie_break.by if scoring.tie_break else None,
        "lines": [[line.rule, *cells(line, len(names))] for line in scoring.lines],
        "mistakes": [],
    }


def cells(line: Any, parties: int) -> list[int | None]:
    """What each party has in a line; None if the line is another's."""
    if hasattr(line, "contract"):
        return [line.prestige if seat == line.party else None for seat in range(parties)]
    if hasattr(line, "shares"):
        return [share.prestige for share in line.shares]
    return list(line.prestige)


def differences(expected: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    return {name: (found[name], expected[name]) for name in expected if found[name] != expected[name]}
