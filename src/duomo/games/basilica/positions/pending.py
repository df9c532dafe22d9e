"""Pending decisions in positions, read in order; each must fit the one below it."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec

from duomo.core.engine.entries import array, show, word, wrong
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import kind_of
from duomo.games.basilica.rules.decision import BOTTOM, Decision
from duomo.games.basilica.rules.said import Said

LONGEST = 6
"""More than the number of decisions that can ever be pending at once."""
LONGEST_TEXT = 80


def write_pending(decisions: vec[Decision], stack: Sequence[int]) -> list[str]:
    """Write the decisions in the form that `read_pending` reads."""
    return [decisions[kind_of(top)].write(top) for top in stack]


def read_pending(decisions: vec[Decision], value: object) -> list[int]:
    """Read the stack of frames."""
    entries = array("pending", value, LONGEST)
    stack = [read_entry(decisions, f"pending {at}", entry) for at, entry in enumerate(entries, 1)]
    texts = write_pending(decisions, stack)
    below = BOTTOM
    for at, top in enumerate(stack):
        decision = decisions[kind_of(top)]
        if decision.after != below:
            if at == 0:
                raise wrong("ba-first", "pending 1", "BA-2.2")
            lies = {"above": texts[at], "below": texts[at - 1]}
            raise wrong("ba-order", f"pending {at + 1}", decision.rule, **lies)
        below = decision.kind
    return stack


def read_entry(decisions: vec[Decision], place: str, entry: object) -> int:
    """Read one decision."""
    if not isinstance(entry, str) or len(entry) > LONGEST_TEXT:
        raise PositionError(f"{place}: {show(entry)} is wrong; a decision is a short text.")
    said = Said(place, entry)
    known = {decision.name: decision for decision in decisions if decision.name}
    top = known[word(said.place, said.next(), known)].read(said)
    said.end()
    return top
