"""Making tournaments, and the tables of their rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import msgspec

from duomo.core.engine.refusal import OptionError
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.documents.tournament import NewTournament
from duomo.play.people.names import clean, told_apart
from duomo.play.people.tokens import new_id
from duomo.play.tables.dealing import new_seed
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.making import chosen_parts, new_table, with_house_copy
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import SeatRow, now
from duomo.play.tournaments.meetings import Meeting
from duomo.play.tournaments.rows import EntrantRow, MeetingRow, TournamentRow
from duomo.play.trouble import ServerTrouble

LATEST = 366 * 24 * 3600 * 1000
"""Maximum milliseconds from now until the start of a tournament."""


def wished(wish: NewTournament, guest: str, most: int) -> TournamentRow:
    """Return the requested tournament; the server allows at most `most` entrants. Raises ServerTrouble if the
    request is invalid."""
    if wish.game not in registry.GAMES:
        raise ServerTrouble(404, "no-game", game=wish.game)
    if not wish.size <= wish.most <= most:
        raise ServerTrouble(400, "tournament-most", least=wish.size, most=most)
    try:
        options = parts_of(wish.game, wish.size, wish.options, seed=new_seed()).options.values
    except OptionError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None
    moment = now()
    return TournamentRow(
        id=new_id(),
        name=clean(wish.name),
        created_by=guest,
        created=moment,
        changed=moment,
        state="open",
        kind=wish.kind,
        game=wish.game,
        options=wish.options,
        size=wish.size,
        smallest=_smallest(wish, dict(options)),
        rounds=wish.rounds,
        games=wish.games,
        pace=msgspec.structs.replace(wish.pace, out="lost"),
        rated=wish.rated,
        listed=wish.listed,
        most=wish.most,
        starts=_start(wish.starts, moment),
    )


def _smallest(wish: NewTournament, options: dict[str, object]) -> int:
    """Return one player fewer than at a full table, if the game allows that with these options."""
    if wish.size == 2:
        return 2
    try:
        parts_of(wish.game, wish.size - 1, options, seed=new_seed())
    except OptionError:
        return wish.size
    return wish.size - 1


def _start(text: str | None, moment: int) -> int | None:
    if text is None:
        return None
    try:
        read = datetime.fromisoformat(text)
        starts = int((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise ServerTrouble(400, "tournament-start") from None
    if not moment <= starts <= moment + LATEST:
        raise ServerTrouble(400, "tournament-start")
    return starts


def planned(meetings: Sequence[Meeting]) -> list[MeetingRow]:
    """Return rows for meetings, with an id for every future table; those without a game are over
    immediately."""
    return [
        MeetingRow(
            one.round,
            one.board,
            one.part,
            one.entrants,
            one.how,
            new_id() if one.how == "game" else None,
            None,
            now() if one.over else None,
            one.places,
            one.points,
        )
        for one in meetings
    ]


def table_of(
    row: TournamentRow, meeting: MeetingRow, entrants: Mapping[int, EntrantRow], copies: Mapping[str, str]
) -> LiveTable:
    """Return the table of a planned game, before anything is dealt; everyone has their seat."""
    assert meeting.table_id is not None
    players = len(meeting.entrants)
    bots = [SeatWish("bot")] * players
    seed = new_seed()
    wish = with_house_copy(NewTable(row.game, players, bots, row.options), copies)
    parts = chosen_parts(wish, seed)
    seats: list[SeatRow] = []
    for seat, number in enumerate(meeting.entrants):
        one = entrants[number]
        name = told_apart(one.name or None, [other.name for other in seats])
        seats.append(SeatRow(seat, one.level, one.guest_id, name))
    live = new_table(parts, seats, row.created_by, row.rated and not parts.own_copy, seed)
    live.row.id, live.row.pace = meeting.table_id, row.pace
    return live
