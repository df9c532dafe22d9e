"""A tournament as a viewer sees it."""

from __future__ import annotations

from collections import Counter

from duomo.games import registry
from duomo.play.documents.tournament import (
    Entrant,
    StandingRow,
    TournamentDocument,
    TournamentGame,
    TournamentSummary,
)
from duomo.play.tables.telling import moment
from duomo.play.tournaments.knock_out import GOING_ON, bracket
from duomo.play.tournaments.meetings import POINT
from duomo.play.tournaments.rounds import rounds_of
from duomo.play.tournaments.rows import EntrantRow, MeetingRow, StoredTournament, TournamentRow
from duomo.play.tournaments.standings import standings


def summary(
    row: TournamentRow, organiser: str, entrants: int, reached: int, guest: str | None, entered: bool
) -> TournamentSummary:
    expected = entrants if row.state != "open" else max(entrants, row.size)
    game = registry.GAMES.get(row.game)
    return TournamentSummary(
        row.id,
        row.name,
        organiser or None,
        row.state,
        row.kind,
        row.game,
        row.game if game is None else game.title,
        row.size,
        entrants,
        row.most,
        reached,
        rounds_of(row.rules, expected),
        row.pace,
        row.rated,
        row.listed,
        None if row.starts is None else moment(row.starts),
        moment(row.changed),
        entered,
        guest is not None and row.created_by == guest,
    )


def tournament(whole: StoredTournament, guest: str | None) -> TournamentDocument:
    row, rules, order, held = whole.row, whole.row.rules, whole.order, whole.held
    mine = next((one for one in whole.entrants if guest is not None and one.guest_id == guest), None)
    yours = guest is not None and row.created_by == guest
    reached = max((one.round for one in whole.meetings), default=0)
    begun = row.state != "open" and bool(whole.meetings)
    return TournamentDocument(
        summary(row, whole.organiser, len(whole.entrants), reached, guest, mine is not None),
        row.options,
        row.games,
        row.smallest,
        GOING_ON[row.size],
        row.size,
        [_entrant(one, whole.entrants, guest) for one in whole.entrants],
        [_game(one) for one in whole.meetings],
        [
            StandingRow(
                one.entrant,
                one.place,
                one.points / POINT,
                one.played,
                one.won,
                round(float(one.buchholz) / POINT, 2),
                round(float(one.berger) / POINT, 2),
            )
            for one in standings(rules, order, held)
        ],
        bracket(rules, order, held) if begun and row.kind == "knock-out" else [],
        None if mine is None else ready(whole, mine.number),
        row.state == "open" and mine is None and len(whole.entrants) < row.most,
        row.state in ("open", "running") and mine is not None and mine.withdrawn is None,
        yours and row.state == "open" and len(whole.entrants) >= row.size,
    )


def ready(whole: StoredTournament, entrant: int) -> str | None:
    """Return the table where somebody's game is played."""
    for one in whole.meetings:
        if entrant in one.entrants and one.made is not None and one.over is None:
            return one.table_id
    return None


def _entrant(one: EntrantRow, entrants: list[EntrantRow], guest: str | None) -> Entrant:
    levels = Counter(other.level for other in entrants)
    before = sum(other.level == one.level and other.number <= one.number for other in entrants)
    twin = before if one.level is not None and levels[one.level] > 1 else None
    mine = guest is not None and one.guest_id == guest
    return Entrant(one.number, one.name or None, one.level, twin, mine, one.withdrawn is not None)


def _game(one: MeetingRow) -> TournamentGame:
    return TournamentGame(
        one.round,
        one.board,
        one.part,
        list(one.entrants),
        one.how,
        None if one.made is None else one.table_id,
        "over" if one.over is not None else "planned" if one.made is None else "playing",
        list(one.places or ()),
        [points / POINT for points in one.points or ()],
        one.scores or [],
        one.ended,
    )
