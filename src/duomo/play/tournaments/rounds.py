"""The next games of a tournament, for all formats."""

from __future__ import annotations

from collections.abc import Sequence

from duomo.play.tournaments import knock_out, round_robin, swiss
from duomo.play.tournaments.grouping import group
from duomo.play.tournaments.meetings import History, Meeting, Rules


def next_meetings(
    rules: Rules, order: Sequence[int], out: frozenset[int], held: Sequence[Meeting]
) -> list[Meeting]:
    """Return the next games; none if the tournament is over, or if games are still running.

    `order`: the whole field, best seed first; `out`: entrants who have withdrawn.
    """
    if rules.kind == "knock-out":
        return knock_out.next_meetings(rules, order, out, held)
    still = [one for one in order if one not in out]
    if any(not meeting.over for meeting in held) or len(still) < 2:
        return []
    number = max((meeting.round for meeting in held), default=0) + 1
    if number > rounds_of(rules, len(order)):
        return []
    if rules.kind == "round-robin" and rules.size == 2:
        return round_robin.schedule(rules, order, out, number)
    history = History(held)
    if rules.size == 2:
        return swiss.pair(rules, still, history, number)
    return group(rules, still, history, number, by_score=rules.kind == "swiss")


def rounds_of(rules: Rules, entrants: int) -> int:
    """Return the number of rounds with this many entrants."""
    if rules.kind == "knock-out":
        return knock_out.rounds_of(entrants, rules.size)
    if rules.kind == "round-robin" and rules.size == 2:
        return round_robin.rounds_of(entrants)
    return rules.rounds
