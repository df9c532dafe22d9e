"""What a friend is doing, derived from where their windows are."""

from __future__ import annotations

from collections.abc import Mapping

from duomo.play.documents.company import Friend, Where
from duomo.play.tables.rows import SeatRow, TableRow
from duomo.play.tables.terms import USUAL

AT_TABLE = "table "
"""Prefix of the place of a window at a table; the table's id follows."""
ORDER: tuple[Where, ...] = ("puzzles", "learning", "lobby", "here")

Tables = Mapping[str, tuple[TableRow, list[SeatRow]]]


def tables_in(places: frozenset[str]) -> list[str]:
    return sorted(place.removeprefix(AT_TABLE) for place in places if place.startswith(AT_TABLE))


def found(friend: Friend, places: frozenset[str], tables: Tables, viewer: str) -> Friend:
    """Return a friend with where they are. A table the viewer may not watch is not named."""
    if not places:
        return friend
    friend.where = next((one for one in ORDER if one in places), "here")
    at = [tables[table] for table in tables_in(places) if table in tables]
    playing = [one for one in at if any(seat.guest == friend.guest for seat in one[1])]
    if not at:
        return friend
    row, seats = (playing or at)[0]
    friend.where = "table" if playing else "watching"
    friend.game = row.game
    friend.yours = any(seat.guest == viewer for seat in seats)
    watchers = (row.terms or USUAL).watchers
    if friend.yours or watchers == "all" or (watchers == "friends" and playing):
        friend.table = row.id
    return friend
