"""Statistics of somebody's finished games, by opponent, seat and expansion; and searching them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from duomo.games.registry import GAMES
from duomo.play.documents.memory import Against, ChoiceShare, Outcome, SeatShare
from duomo.play.people.ratings import TableKind, kind_of, reached
from duomo.play.tables.rows import SeatingRow, SeatRow, TableRow

AUTOMATON: Final = ("", "")
"""Key of the opponent in a solo game."""
NO_SEATINGS: Final[Mapping[str, list[SeatingRow]]] = MappingProxyType({})


class Played(msgspec.Struct, frozen=True):
    """A game of somebody's that was played out or given up."""

    row: TableRow
    seats: list[SeatRow]
    seat: int
    places: list[int]
    """Places of all seats; empty if all agreed to give up the game."""
    tags: list[str]
    note: str

    @property
    def won(self) -> bool:
        """True if nobody was ahead of them, including the automaton in a solo game."""
        first = self.place == 1
        return first and (len(self.seats) > 1 or self.seat in (self.row.winners or []))

    @property
    def place(self) -> int | None:
        return self.places[self.seat] if self.places else None

    @property
    def kind(self) -> TableKind:
        return kind_of(len(self.seats), self.row.pace)


def played(
    rows: Iterable[tuple[TableRow, list[SeatRow]]],
    guest: str,
    notes: Mapping[str, tuple[list[str], str]],
    seatings: Mapping[str, list[SeatingRow]] = NO_SEATINGS,
) -> list[Played]:
    """Return the finished games where the guest has one seat; games where they played several sides do not
    count.

    `seatings`: who left when, at tables that all have left.
    """
    found: list[Played] = []
    for row, seats in rows:
        mine = [seat.seat for seat in seats if seat.guest == guest]
        if row.done and len(mine) == 1:
            tags, note = notes.get(row.id, ([], ""))
            places = reached(row, seats, seatings.get(row.id, ())) or []
            found.append(Played(row, seats, mine[0], places, tags, note))
    return found


def against(games: Iterable[Played]) -> list[Against]:
    """Return the opponents, most frequent first. A person appears under their latest name."""
    found: dict[tuple[str, str], Against] = {}

    def count(key: tuple[str, str], name: str | None, difference: int) -> None:
        guest, level = key
        one = found.setdefault(key, Against(guest or None, name, level or None, 0, 0, 0, 0))
        one.games += 1
        one.ahead += difference < 0
        one.level_with += difference == 0
        one.behind += difference > 0

    for game in games:
        own = game.places[game.seat]
        for other in game.seats:
            if other.seat == game.seat or (other.guest is None and other.level is None):
                continue
            count((other.guest or "", other.level or ""), other.name, own - game.places[other.seat])
        scores = game.row.scores or []
        if len(game.seats) == 1 and len(scores) > 1:
            count(AUTOMATON, None, -1 if game.won else 1)
    return sorted(found.values(), key=lambda one: -one.games)


def by_seat(games: Iterable[Played]) -> list[SeatShare]:
    found: dict[tuple[int, int], SeatShare] = {}
    for game in games:
        if len(game.seats) > 1:
            key = (len(game.seats), game.seat)
            one = found.setdefault(key, SeatShare(*key, 0, 0))
            one.games += 1
            one.won += game.won
    return [found[key] for key in sorted(found)]


def by_choice(games: Iterable[Played]) -> list[ChoiceShare]:
    """Return the results by choices of expansions, most frequent first."""
    found: dict[tuple[str, str, str], ChoiceShare] = {}
    for game in games:
        offered = GAMES[game.row.game].options if game.row.game in GAMES else ()
        for option in offered:
            value = game.row.options.get(option.name, option.default)
            if option.expansion and value != option.default:
                key = (game.row.game, option.name, value)
                one = found.setdefault(key, ChoiceShare(*key, 0, 0))
                one.games += 1
                one.won += game.won
    return sorted(found.values(), key=lambda one: -one.games)


class Filter(msgspec.Struct, frozen=True):
    """A search for games; None matches any."""

    text: str = ""
    game: str | None = None
    outcome: Outcome | None = None
    rated: bool | None = None
    tag: str | None = None


def fitting(games: Iterable[Played], wanted: Filter) -> list[Played]:
    words = _plain(wanted.text).split()
    return [game for game in games if _fits(game, wanted) and all(word in _words(game) for word in words)]


def _fits(game: Played, wanted: Filter) -> bool:
    return (
        wanted.game in (None, game.row.game)
        and wanted.rated in (None, game.row.rated)
        and (wanted.outcome is None or (bool(game.places) and game.won == (wanted.outcome == "won")))
        and (wanted.tag is None or wanted.tag in game.tags)
    )


def _words(game: Played) -> str:
    """Return the text a search looks in."""
    names = [name for seat in game.seats for name in (seat.name, seat.level) if name]
    return _plain(" ".join([game.row.game, *names, *game.row.options.values(), *game.tags, game.note]))


def _plain(text: str) -> str:
    """Remove capitals and accents."""
    split = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))
