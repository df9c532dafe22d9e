"""Analysis: losses of decisions, luck of rolls and draws, hints, and positions from a real table."""

from __future__ import annotations

from duomo.analysis.answers import judge, win_shares
from duomo.analysis.depth import STATIC, USUAL, Depth
from duomo.analysis.documents import Analysis, Chance, Decision, JudgedAnswer, Total
from duomo.analysis.game import analyse
from duomo.analysis.hints import hint

__all__ = [
    "STATIC",
    "USUAL",
    "Analysis",
    "Chance",
    "Decision",
    "Depth",
    "JudgedAnswer",
    "Total",
    "analyse",
    "hint",
    "judge",
    "win_shares",
]
