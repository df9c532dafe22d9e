"""Making tables: turns a request into seats, links and a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from duomo.bots.registry import BOTS
from duomo.core import start
from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError, OptionError
from duomo.core.position import read_document, write_document
from duomo.core.table import Table
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.play.companion.copies import CopyGiven, file_of
from duomo.play.documents.general import Link, NewTable, SeatWish
from duomo.play.people.names import BOT, called, told_apart
from duomo.play.people.ratings import uncounted
from duomo.play.people.tokens import hashed, new_id, new_token
from duomo.play.tables.dealing import new_seed
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.parts import Parts, parts_of
from duomo.play.tables.rows import SeatRow, TableRow, now
from duomo.play.tables.terms import USUAL, Opening, in_force
from duomo.play.trouble import ServerTrouble

Tokens = dict[int, str]
"""The secrets of private links, by seat."""
NO_COPIES: Final[Mapping[str, str]] = MappingProxyType({})
LINKED: Final = ("friend", "open")
"""Seats that have a private link."""


def links_of(tokens: Tokens) -> list[Link]:
    return [Link(seat, path_of_link(token)) for seat, token in tokens.items()]


def path_of_link(token: str) -> str:
    return f"/join/{token}"


def wished(
    wish: NewTable, guest: str, name: str, copies: Mapping[str, str] = NO_COPIES
) -> tuple[LiveTable, Tokens]:
    """Return the requested table, before anything is dealt.

    `copies` are the host's own component sets, by game. Raises ServerTrouble if the request is invalid, or if
    a rated game would not count.
    """
    live, tokens = _made(wish, guest, name, copies)
    check_counts(live)
    return live, tokens


def check_counts(live: LiveTable) -> None:
    """Raise ServerTrouble if the game is rated but cannot count."""
    if not live.row.rated:
        return
    beginning = "position" if live.parts.position is not None else "copy" if live.parts.own_copy else None
    why = beginning or uncounted(live.seats)
    if why is not None:
        raise ServerTrouble(400, "cannot-count", why=why)


def _made(wish: NewTable, guest: str, name: str, copies: Mapping[str, str]) -> tuple[LiveTable, Tokens]:
    wish = with_house_copy(wish, copies)
    seed = new_seed()
    parts = chosen_parts(wish, seed)
    if len(wish.seats) != parts.rules.seats:
        raise ServerTrouble(400, "wrong-seats", seats=parts.rules.seats)
    if all(seat.who == "bot" for seat in wish.seats):
        raise ServerTrouble(400, "nobody-plays")
    tokens = {number: new_token() for number, seat in enumerate(wish.seats) if seat.who in LINKED}
    seats: list[SeatRow] = []
    for number, seat in enumerate(wish.seats):
        row = _seat(number, seat, guest, name, tokens.get(number))
        bot = row.guest is not None and name.startswith(BOT)
        row.name = told_apart(row.name and called(row.name, bot), [other.name for other in seats])
        seats.append(row)
    if wish.stand_in is not None and wish.stand_in not in BOTS:
        raise ServerTrouble(400, "no-level", level=wish.stand_in)
    live = new_table(parts, seats, guest, wish.rated, seed)
    if live.over:
        raise ServerTrouble(400, "position-over")
    live.row.pace, live.row.stand_in = wish.pace, wish.stand_in
    terms = in_force(wish.terms or USUAL, wish.rated)
    live.row.terms = None if terms == USUAL else terms
    if any(seat.open for seat in seats):
        open_seats(live, wish.open or Opening())
    return live, tokens


def with_house_copy(wish: NewTable, copies: Mapping[str, str]) -> NewTable:
    """Use the host's own copy of the game, unless the request names another copy or a position."""
    if wish.copy is None and wish.position is None and wish.game in copies:
        return msgspec.structs.replace(wish, copy=copies[wish.game])
    return wish


def open_seats(live: LiveTable, opening: Opening) -> None:
    """Set who may take the open seats. Raises ServerTrouble if that is inconsistent."""
    if (opening.to == "club") != (opening.club is not None):
        raise ServerTrouble(400, "which-club")
    if opening.lowest is not None and opening.highest is not None and opening.lowest > opening.highest:
        raise ServerTrouble(400, "bad-range")
    row = live.row
    row.open_to, row.club_id = opening.to, opening.club
    row.lowest, row.highest = opening.lowest, opening.highest


def met(
    wish: NewTable, people: Sequence[tuple[str, str]], copies: Mapping[str, str] = NO_COPIES
) -> LiveTable:
    """Make a table for people who have been matched: guests with their names, in seat order."""
    live, _ = _made(wish, *people[0], copies)
    names: list[str | None] = []
    for seat, (guest, name) in zip(live.seats, people, strict=True):
        seat.guest, seat.name = guest, told_apart(name or None, names)
        names.append(seat.name)
    check_counts(live)
    return live


def chosen_parts(wish: NewTable, seed: str | None) -> Parts:
    """Return the requested parts: a game with options, or a position, with the usual components or a player's
    own.

    With a seed, options may be chosen at random. Raises ServerTrouble if the request is invalid.
    """
    try:
        if wish.position is None and wish.copy is None:
            return parts_of(wish.game, wish.players, wish.options, seed=seed)
        with _copy(wish) as copy:
            table = _begun(wish, seed, copy)
    except OptionError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None
    except DuomoError as error:
        raise ServerTrouble(422, "bad-position", rule=error.refusal.rule, reason=error_words(error)) from None
    except ComponentError as error:
        raise ServerTrouble(422, "bad-copy", problems=len(error.problems)) from None
    chosen, components = table.options, table.components
    position = None if table.position is None else write_document(table.position)
    document = table.game.component_document(components)
    options = dict(chosen.values)
    return parts_of(wish.game, chosen.players, options, components.hash, document, position=position)


def _begun(wish: NewTable, seed: str | None, copy: Path | None) -> Table:
    """Return the engine's table for the request."""
    if wish.position is None:
        return start.new_table(registry.find, wish.game, wish.players, seed, wish.options, copy)
    # A text without a line break would be taken for a file name.
    return start.table_at(registry.find, f"{wish.position}\n", wish.game, components=copy)


def _copy(wish: NewTable) -> AbstractContextManager[Path | None]:
    """Return a file with the values that somebody has brought."""
    if wish.copy is None:
        return nullcontext()
    options = wish.options
    if wish.position is not None:
        found = read_document(f"{wish.position}\n").get("options", {})
        options = {name: str(value) for name, value in found.items()} if isinstance(found, dict) else {}
    return file_of(CopyGiven(wish.game, options, text=wish.copy))


def _seat(number: int, wish: SeatWish, guest: str, name: str, token: str | None) -> SeatRow:
    match wish.who:
        case "bot":
            if wish.level not in BOTS:
                raise ServerTrouble(400, "no-level", level=wish.level or "")
            return SeatRow(number, level=wish.level, name=wish.name)
        case "friend" | "open":
            assert token is not None
            seat = SeatRow(number, name=wish.name, link_hash=hashed(token), link_open=True)
            seat.open = wish.who == "open"
            return seat
        case "me":
            return SeatRow(number, guest=guest, name=wish.name or name or None)
        case "screen":
            return SeatRow(number, guest=guest, name=wish.name)


def again(live: LiveTable, guest: str) -> tuple[LiveTable, Tokens]:
    """Return a table for a rematch: the same people, bots, options and position, with the current components
    or their own copy.

    The game must be finished and the guest must have played in it. Everyone keeps their seat; only seats that
    nobody had taken get a link.
    """
    if not live.held_by(guest):
        raise ServerTrouble(403, "not-your-table")
    if not live.row.done:
        raise ServerTrouble(409, "not-over")
    free = [seat.seat for seat in live.seats if seat.level is None and seat.guest is None]
    tokens = {seat: new_token() for seat in free}
    seats = [SeatRow(seat.seat, seat.level, seat.guest, seat.name) for seat in live.seats]
    for number, token in tokens.items():
        seats[number].link_hash, seats[number].link_open = hashed(token), True
    row, own = live.row, live.parts.own_copy
    its_hash, document = (row.components_hash, live.parts.document) if own else (None, None)
    parts = parts_of(row.game, row.players, row.options, its_hash, document, position=row.position)
    new = new_table(parts, seats, guest, live.row.rated, new_seed())
    new.row.pace, new.row.stand_in = live.row.pace, live.row.stand_in
    new.row.terms, new.row.club_id = live.row.terms, live.row.club_id
    return new, tokens


def new_table(parts: Parts, seats: Sequence[SeatRow], guest: str, rated: bool, seed: str) -> LiveTable:
    """Return a table before anything is dealt; its `start` deals."""
    row = TableRow(
        id=new_id(),
        game=parts.game.name,
        players=parts.options.players,
        options=dict(parts.options.values),
        components_hash=parts.components.hash,
        seed=seed,
        rated=rated,
        created_by=guest,
        created=now(),
        changed=now(),
        position=None if parts.position is None else write_document(parts.position),
    )
    return LiveTable(row, list(seats), parts.document)
