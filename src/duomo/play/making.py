"""New tables: what people wish for becomes seats, links and what is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from duomo.bots.registry import BOTS
from duomo.core.engine.refusal import OptionError
from duomo.core.words.refusals import error_words
from duomo.play.dealing import new_seed
from duomo.play.documents import Link, NewTable, SeatWish
from duomo.play.live_table import LiveTable
from duomo.play.names import clean, told_apart
from duomo.play.parts import Parts, parts_of
from duomo.play.rows import SeatRow, TableRow, now
from duomo.play.tokens import hashed, new_id, new_token
from duomo.play.trouble import ServerTrouble

Tokens = dict[int, str]
"""The secrets of private links, by seat."""


def links_of(tokens: Tokens) -> list[Link]:
    return [Link(seat, path_of_link(token)) for seat, token in tokens.items()]


def path_of_link(token: str) -> str:
    return f"/join/{token}"


def wished(wish: NewTable, guest: str, name: str) -> tuple[LiveTable, Tokens]:
    """A table as somebody wishes for it, before anything is dealt. ServerTrouble says what cannot be."""
    seed = new_seed()
    parts = _chosen_parts(wish.game, wish.players, wish.options, seed)
    if len(wish.seats) != parts.rules.seats:
        raise ServerTrouble(400, "wrong-seats", seats=parts.rules.seats)
    if all(seat.who == "bot" for seat in wish.seats):
        raise ServerTrouble(400, "nobody-plays")
    tokens = {number: new_token() for number, seat in enumerate(wish.seats) if seat.who == "friend"}
    seats: list[SeatRow] = []
    for number, seat in enumerate(wish.seats):
        row = _seat(number, seat, guest, name, tokens.get(number))
        row.name = told_apart(row.name and clean(row.name), [other.name for other in seats])
        seats.append(row)
    if wish.stand_in is not None and wish.stand_in not in BOTS:
        raise ServerTrouble(400, "no-level", level=wish.stand_in)
    live = new_table(parts, seats, guest, wish.rated, seed)
    live.row.pace, live.row.stand_in = wish.pace, wish.stand_in
    return live, tokens


def _chosen_parts(game: str, players: int, options: dict[str, str], seed: str) -> Parts:
    try:
        return parts_of(game, players, options, seed=seed)
    except OptionError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None


def _seat(number: int, wish: SeatWish, guest: str, name: str, token: str | None) -> SeatRow:
    match wish.who:
        case "bot":
            if wish.level not in BOTS:
                raise ServerTrouble(400, "no-level", level=wish.level or "")
            return SeatRow(number, level=wish.level, name=wish.name)
        case "friend":
            assert token is not None
            return SeatRow(number, name=wish.name, link_hash=hashed(token), link_open=True)
        case "me":
            return SeatRow(number, guest=guest, name=wish.name or name or None)
        case "screen":
            return SeatRow(number, guest=guest, name=wish.name)


def again(live: LiveTable, guest: str) -> tuple[LiveTable, Tokens]:
    """The same people, bots and options, with the components of today, when the game is over and the guest
    was in it. Everybody has their seat at once; only a seat that was nobody's has a link."""
    if not live.held_by(guest):
        raise ServerTrouble(403, "not-your-table")
    if not live.over:
        raise ServerTrouble(409, "not-over")
    free = [seat.seat for seat in live.seats if seat.level is None and seat.guest is None]
    tokens = {seat: new_token() for seat in free}
    seats = [SeatRow(seat.seat, seat.level, seat.guest, seat.name) for seat in live.seats]
    for number, token in tokens.items():
        seats[number].link_hash, seats[number].link_open = hashed(token), True
    parts = parts_of(live.row.game, live.row.players, live.row.options)
    new = new_table(parts, seats, guest, live.row.rated, new_seed())
    new.row.pace, new.row.stand_in = live.row.pace, live.row.stand_in
    return new, tokens


def new_table(parts: Parts, seats: Sequence[SeatRow], guest: str, rated: bool, seed: str) -> LiveTable:
    """A table before anything is dealt; its `start` deals."""
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
    )
    return LiveTable(row, list(seats))
