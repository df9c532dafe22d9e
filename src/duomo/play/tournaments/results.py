"""The result of a game, once nobody plays at its table any more."""

from __future__ import annotations

import msgspec

from duomo.play.people.ratings import places
from duomo.play.tournaments.meetings import Rules, points_of
from duomo.play.tournaments.rows import Ended, EndedBy, MeetingRow


def with_result(rules: Rules, ended: Ended, at: int) -> MeetingRow:
    """Return the meeting with the table's result.

    Players who were gone at the end come last and get nothing; if the game was not played out, the others are
    level.
    """
    meeting = ended.meeting
    count = len(meeting.entrants)
    reached, absent = [1] * count, list[int]()
    by: EndedBy = "closed"
    scores: list[int] | None = None
    if ended.table is not None:
        row, seats = ended.table
        absent = [seat.seat for seat in seats if seat.gone is not None]
        if row.over and row.scores is not None:
            reached, by, scores = places(row, seats), "score", row.scores
        else:
            reached = [1 + (count - len(absent) if seat in absent else 0) for seat in range(count)]
            by = row.ended or "closed"
    return msgspec.structs.replace(
        meeting,
        over=at,
        places=tuple(reached),
        points=points_of(rules, reached, absent),
        scores=scores,
        ended=by,
    )
