"""Open tables: who may sit down, and who sees them. One rule decides both."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from duomo.core.engine.refusal import DuomoError
from duomo.games import registry
from duomo.play.documents.lobby import OpenTable, PaceKind
from duomo.play.people.ratings import ANCHORS, TableKind, kind_of
from duomo.play.people.skills import Skill
from duomo.play.tables.clocks import Pace
from duomo.play.tables.rows import SeatRow, TableRow
from duomo.play.tables.summaries import summary
from duomo.play.tables.telling import moment
from duomo.play.tables.terms import USUAL
from duomo.play.trouble import ServerTrouble

Skills = Mapping[tuple[str, str, TableKind], Skill]
"""Ratings by guest, game and kind of table."""


class Joiner(msgspec.Struct, frozen=True):
    """Somebody looking for a table, with what is needed to decide whether they may join."""

    guest: str
    friends: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    """People they block, or who block them."""
    clubs: frozenset[str] = frozenset()
    skills: Skills = {}

    def skill_at(self, row: TableRow) -> Skill:
        return self.skills.get((self.guest, row.game, kind_of(row.players, row.pace)), Skill())


class Filter(msgspec.Struct, frozen=True):
    """A filter for the open tables."""

    game: str | None = None
    players: int | None = None
    pace: PaceKind | None = None
    rated: bool | None = None
    friends: bool = False
    club: str | None = None

    def fits(self, table: OpenTable) -> bool:
        return (
            self.game in (None, table.game)
            and self.players in (None, table.players)
            and self.pace in (None, pace_kind(table.pace))
            and self.rated in (None, table.rated)
            and (table.friend or not self.friends)
            and self.club in (None, table.club)
        )


def pace_kind(pace: Pace | None) -> PaceKind:
    return "none" if pace is None else pace.kind


def free_seats(seats: list[SeatRow], link_too: bool = False) -> list[SeatRow]:
    """Return the free seats that are open; `link_too` includes those with a private link."""
    return [seat for seat in seats if seat.level is None and seat.guest is None and (seat.open or link_too)]


def check_joins(row: TableRow, seats: list[SeatRow], joiner: Joiner) -> None:
    """Raise ServerTrouble if somebody may not take an open seat."""
    if row.over or row.closed is not None:
        raise ServerTrouble(409, "game-over")
    if row.open_to is None or not free_seats(seats):
        raise ServerTrouble(409, "table-full")
    people = {seat.guest for seat in seats if seat.guest is not None}
    if people & joiner.apart or row.created_by in joiner.apart:
        raise ServerTrouble(403, "not-welcome")
    if row.open_to == "friends" and row.created_by not in joiner.friends:
        raise ServerTrouble(403, "only-friends")
    if row.open_to == "club" and row.club_id not in joiner.clubs:
        raise ServerTrouble(403, "only-club")
    rating = joiner.skill_at(row).shown
    if (row.lowest or 0) > rating or (row.highest is not None and rating > row.highest):
        raise ServerTrouble(403, "outside-range", rating=rating)


def may_join(row: TableRow, seats: list[SeatRow], joiner: Joiner) -> bool:
    try:
        check_joins(row, seats, joiner)
    except ServerTrouble:
        return False
    return True


def told(
    rows: list[tuple[TableRow, list[SeatRow]]],
    joiner: Joiner,
    wanted: Filter,
    is_here: Callable[[str], bool],
    at: int,
) -> list[OpenTable]:
    """Return the tables somebody can join, and their own that are waiting.

    A game with a clock is listed only while one of its players is online: nobody wants to sit down and wait.
    """
    found: list[OpenTable] = []
    for row, seats in rows:
        people = {seat.guest for seat in seats if seat.guest is not None}
        here = any(is_here(guest) for guest in people)
        mine = joiner.guest in people
        slow = pace_kind(row.pace) in ("days", "none")
        if not (mine or ((here or slow) and may_join(row, seats, joiner))):
            continue
        try:
            found.append(_told(row, seats, joiner, here, at))
        except (DuomoError, LookupError, TypeError, ValueError):
            continue  # a table of another version; its own players are told
    return sorted(
        filter(wanted.fits, found), key=lambda one: (not one.mine, not one.friend, one.created, one.table)
    )


def _told(row: TableRow, seats: list[SeatRow], joiner: Joiner, here: bool, at: int) -> OpenTable:
    card = summary(row, seats, joiner.guest, at)
    people = [seat.guest for seat in seats if seat.guest is not None]
    kind = kind_of(row.players, row.pace)
    skills = [joiner.skills.get((guest, row.game, kind), Skill()).mu for guest in people]
    rating = round(sum(skills) / len(skills)) if skills else Skill().shown
    usual = {option.name: option.default for option in registry.find(row.game).options}
    assert row.open_to is not None
    return OpenTable(
        row.id,
        row.game,
        card.title,
        row.players,
        {name: value for name, value in row.options.items() if usual.get(name) != value},
        card.seats,
        len(free_seats(seats)),
        row.rated,
        row.pace,
        row.terms or USUAL,
        row.open_to,
        row.club_id if row.open_to == "club" else None,
        next((seat.name for seat in seats if seat.guest == row.created_by), None),
        bool(joiner.friends.intersection(people)),
        joiner.guest in people,
        here,
        rating,
        nearest_level(rating),
        row.lowest,
        row.highest,
        moment(row.created),
    )


def nearest_level(rating: float) -> str:
    """Return the bot level with the closest rating."""
    return min(ANCHORS, key=lambda level: (abs(ANCHORS[level].mu - rating), level))
