"""The events of Ivan's turn as instructions for the real pieces (RC-11.4 to RC-11.8, CT-6)."""

from __future__ import annotations

from duomo.core.engine.event import Event
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.companion.ivan_documents import Instruction
from duomo.games.red_cathedral.modules.ivan.rules.codes import IVAN

RULES = {
    "ivan-card": "RC-11.4", "ivan-die": "RC-11.4", "ivan-blocked": "RC-11.4", "ivan-market": "RC-11.6",
    "ivan-recognition": "RC-11.7", "ivan-takes": "RC-11.7", "ivan-transports": "RC-11.7",
    "ivan-claims": "RC-11.7", "ivan-delivers": "RC-11.7", "finish": "RC-6.3", "penalty": "RC-6.6",
    "ivan-decorates": "RC-11.5", "ivan-no-ornament": "RC-11.5", "ivan-reshuffles": "RC-11.4",
    "ivan-skips": "RC-11.8", "ivan-marker": "CT-6.2", "ivan-recruits": "CT-6.3", "ivan-specialist": "CT-6.3",
    "ivan-cancels": "CT-6.3", "ivan-moscow": "CT-6.3", "close-city": "CT-4.1", "city-points": "CT-4.1",
    "last-turns": "RC-11.8",
}  # fmt: skip
"""Events that require an action at the table, each with the rule that explains it."""

TOLD = ("ivan-no-ornament", "ivan-skips", "close-city", "last-turns")
"""Events described in the same words as at any table."""


def instructions(table: Table, events: list[Event]) -> list[Instruction]:
    """Return what to do, in the order of the rules; what the player has reported is left out."""
    words = table.words()
    found = []
    for event in events:
        if event.kind not in RULES:
            continue
        said = words.event(event) if event.kind in TOLD else instruction(event)
        if said is not None:
            found.append(Instruction(said, RULES[event.kind]))
    return found


def instruction(event: Event) -> Phrase | None:
    """Return one instruction; players move their own gains themselves."""
    if event.kind in ("penalty", "city-points"):
        return say(f"ivan-do-{event.kind}", whose="his" if event.seat == IVAN else "yours", **event.data)
    if event.kind == "finish" and event.seat != IVAN:
        return None
    facts = {name: fact for name, fact in event.data.items() if name not in ("place", "rule")}
    if event.kind == "ivan-specialist":
        facts.pop("specialist")
    return say(event.kind.replace("ivan-", "ivan-do-") if "ivan" in event.kind else "ivan-do-finish", **facts)
