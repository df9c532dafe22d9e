"""Chooses moves that make progress from what a server offers."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

Choose = Callable[[dict[str, Any]], str]

FIRST = (
    "deliver decorate diamond gems build section card banner open activate resources influence take gain "
    "give contract buttress hire recruit party foreman space action gather discard swap city ivan vault at "
    "order builder hide claim die specialist pay dismiss use leave done decline end pass"
).split()
"""Verbs of moves, those that end a game soonest first."""

SELDOM = ("trade", "reroll", "permit", "diamond", "use")
"""Always possible: they would make a game long."""

MATERIALS = {"wood", "brick", "stone", "gold", "green", "purple"}
"""Those that no section needs would only fill the inventory."""

OPEN_AT_ONCE = 2
"""Maximum number of claimed, unfinished sections before another one is claimed."""


class Player:
    """Chooses moves that make progress. Equal seeds make equal choices."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def __call__(self, now: dict[str, Any]) -> str:
        legal: list[str] = [offer["move"] for offer in now["legal"]]
        usual = [move for move in legal if move.split()[0] not in SELDOM] or legal
        waiting = own_sections(now["view"])
        if len(waiting) >= OPEN_AT_ONCE:
            usual = [move for move in usual if not move.startswith("claim")] or usual
        needs = {material for section in waiting for material in section.get("needs", ())}
        if now["decision"]["data"].get("resource") in MATERIALS - needs and "decline" in legal:
            return "decline"
        worth = {move: rank(move, needs, now["view"].get("market", {})) for move in usual}
        best = min(worth.values())
        return self.random.choice([move for move in usual if worth[move] == best])


def own_sections(view: dict[str, Any]) -> list[dict[str, Any]]:
    """Sections claimed by the deciding player, and not finished."""
    sections = [section for tower in view.get("tower", ()) for section in tower["sections"]]
    own = view.get("decides")
    return [section for section in sections if section.get("banner") == own and not section.get("finished")]


def rank(move: str, needs: set[str], market: dict[str, Any]) -> tuple[int, int, int]:
    """Lower is better: by verb, then by need, then much for little."""
    verb, *rest = move.split()
    place = FIRST.index(verb) if verb in FIRST else len(FIRST)
    if verb == "die":
        return place, market["resources"][landing(market, move)]["resource"] not in needs, len(rest)
    if verb in ("gain", "give"):
        return place, (rest[0] in needs) == (verb == "give"), 0
    return place, 0, -int(rest[0]) if verb in ("take", "pay") and rest else 0


def landing(market: dict[str, Any], move: str) -> int:
    """RC-7.1: the space where a die lands, counted from 0."""
    _, die, *extra = move.split()
    at = market["dice"][die]
    space: int = (at["space"] - 1 + at["face"] + sum(map(int, extra))) % len(market["resources"])
    return space
