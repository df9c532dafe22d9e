"""Recording a game at a real table, move by move: dice and cards are entered, not drawn."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import NATURE, State
from duomo.core.move import Move
from duomo.core.position import write_document
from duomo.core.record import write
from duomo.core.rolling import nature_ahead
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.refusals import refusal_words
from duomo.play.documents.general import MoveText, NewTable, PieceName, SeatWish
from duomo.play.documents.table import Snapshot, WhyNot
from duomo.play.reading.replays import LONGEST
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.making import chosen_parts
from duomo.play.tables.parts import Parts
from duomo.play.tables.rows import EntryRow, SeatRow, TableRow, now
from duomo.play.tables.session import Session
from duomo.play.trouble import ServerTrouble

Token = Annotated[str, Meta(max_length=40)]
WRITER = "writer"
"""Guest id of the person recording the game, who decides for all seats."""
NOWHERE = "0" * 16
"""Id of the table, which is not stored."""


class RealGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game so far: its settings, and every move, including nature's. To take moves back, send fewer."""

    game: Token
    players: Annotated[int, Meta(ge=1, le=4)] = 2
    options: dict[Token, Token] = {}
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=4)] = []
    position: Annotated[str, Meta(max_length=100_000)] | None = None
    """Start position, if it is not before the set-up; it determines the players and options."""
    copy: Annotated[str, Meta(max_length=200_000)] | None = None
    """The values of your own copy, as in its file."""
    moves: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=LONGEST)] = []


class RealGameAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A question why a move, or pressing a piece, does nothing now."""

    game: RealGame
    move: MoveText | None = None
    piece: PieceName | None = None


class NatureOffer(msgspec.Struct):
    """One possible outcome of dice or cards."""

    move: str
    """In notation."""
    words: Phrase
    die: str | None = None
    """The die that was rolled, together with `face`."""
    face: int | None = None
    table: str | None = None
    """Table of the component set, together with `row`."""
    row: str | None = None


class RealGameNow(msgspec.Struct):
    snapshot: Snapshot
    """The table as the person recording sees it, who decides for all seats."""
    counts: list[int]
    """Number of moves made after each entry of the table, including nature's."""
    nature: list[NatureOffer]
    """Possible outcomes of dice or cards; empty if somebody has to decide."""
    dice: list[list[NatureOffer]]
    """Dice that are rolled together, each with its possible outcomes, in the order to enter them; empty if
    something else comes next."""
    record: str
    """The record so far, for a replay and an analysis."""


class WrittenTable(LiveTable):
    """A table without a dealer: nature's moves are entered."""

    def __init__(self, given: RealGame, parts: Parts) -> None:
        names = [given.names[seat] if seat < len(given.names) else "" for seat in range(parts.rules.seats)]
        seats = [SeatRow(seat, guest=WRITER, name=name.strip() or None) for seat, name in enumerate(names)]
        super().__init__(written_row(parts), seats, parts.document)
        self.table.dealer = None
        self.catch_up(entries_of(self, given.moves))

    @property
    def decider(self) -> int | None:
        return None if self.nature else super().decider

    @property
    def nature(self) -> bool:
        """Whether dice or cards come next."""
        return not self.table.over and self.table.decider == NATURE


def real_game_now(given: RealGame) -> RealGameNow:
    live = written(given)
    record = live.table.record()
    names = live.table.names()
    record.tags = {names[seat.seat]: seat.name for seat in live.seats if seat.name is not None}
    nature = [nature_offer(live.table, move) for move in live.table.legal()] if live.nature else []
    snapshot = Session(live).telling.snapshot(live.held_by(WRITER))
    return RealGameNow(snapshot, live.counts, nature, rolled_together(live.table), write(record))


def rolled_together(table: Table) -> list[list[NatureOffer]]:
    """Return the dice of the roll that comes next."""
    found: dict[str, list[NatureOffer]] = {}
    rules = table.rules
    for state, codes in nature_ahead(rules, table.state):
        offers = [nature_offer(table, Move(code, rules.text(code)), state) for code in codes]
        dice = {offer.die for offer in offers}
        die = dice.pop()
        if dice or die is None or die in found:
            break
        found[die] = offers
    return list(found.values())


def nature_offer(table: Table, move: Move, state: State | None = None) -> NatureOffer:
    """Return an outcome, described as after it happened, in the current or a later state."""
    trial, log = (table.state if state is None else state).copy(), Log()
    table.rules.play(trial, move.code, log)
    words = table.words()
    told = [(event, said) for event in log.events if (said := words.event(event, replayed=True)) is not None]
    # Events of a drawn card may only say that one was drawn, but the person recording knows which.
    if not told:
        return NatureOffer(move.text, say("move-any", move=move.text))
    event, said = max(told, key=lambda one: len(one[0].data))
    offer = NatureOffer(move.text, said)
    if isinstance(event.data.get("face"), int):
        offer.die, offer.face = str(event.data["die"]), int(event.data["face"])
    counting = table.game.counting()
    shown = None if counting is None else counting.shown(event, table.components)
    if shown is not None:
        offer.table, offer.row = shown
    return offer


def real_game_why(asked: RealGameAsked) -> WhyNot:
    return Session(written(asked.game)).why(WRITER, asked.move, asked.piece)


def written(given: RealGame) -> WrittenTable:
    """Return the table after all moves; raises ServerTrouble for a move that the rules do not allow."""
    seats = [SeatWish("me")] * given.players
    wish = NewTable(given.game, given.players, seats, given.options, position=given.position, copy=given.copy)
    return WrittenTable(given, chosen_parts(wish, None))


def written_row(parts: Parts) -> TableRow:
    at = now()
    return TableRow(
        id=NOWHERE,
        game=parts.game.name,
        players=parts.options.players,
        options=dict(parts.options.values),
        components_hash=parts.components.hash,
        seed="",
        rated=True,  # no hints are given
        created_by=WRITER,
        created=at,
        changed=at,
        position=None if parts.position is None else write_document(parts.position),
    )


def entries_of(live: LiveTable, moves: list[str]) -> list[EntryRow]:
    """Return the moves as entries of a log: each decision with nature's answers."""
    table, at = live.parts.table(), live.row.created
    entries = [EntryRow(1, "start", None, None, (), None, None, at)]
    for text in moves:
        found = table.read(text)
        if isinstance(found, Refusal):
            raise ServerTrouble(422, "bad-line", move=text, reason=refusal_words(found))
        if table.decider == NATURE:
            last = entries[-1]
            entries[-1] = msgspec.structs.replace(last, dealt=(*last.dealt, found.text))
        else:
            number = len(entries) + 1
            entries.append(
                EntryRow(number, "move", table.decider, found.text, (), None, f"move {number}", at)
            )
        table.advance(found.code)
    return entries
