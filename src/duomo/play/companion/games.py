"""A game at a real table, written down move by move: dice and cards are entered, not drawn."""

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
"""Whoever writes the game down decides for everybody."""
NOWHERE = "0" * 16
"""The table is kept nowhere."""


class RealGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game so far: what it is, and every move, nature's too. Taking back is sending fewer."""

    game: Token
    players: Annotated[int, Meta(ge=1, le=4)] = 2
    options: dict[Token, Token] = {}
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=4)] = []
    position: Annotated[str, Meta(max_length=100_000)] | None = None
    """Where it begins, if not before the set-up; it says players and options itself."""
    copy: Annotated[str, Meta(max_length=200_000)] | None = None
    """The values of one's own copy, as a file has them."""
    moves: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=LONGEST)] = []


class RealGameAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Why a move, or a press on a piece, does nothing now."""

    game: RealGame
    move: MoveText | None = None
    piece: PieceName | None = None


class NatureOffer(msgspec.Struct):
    """One thing that dice or cards may have shown."""

    move: str
    """In notation."""
    words: Phrase
    die: str | None = None
    """With `face`: a die that was rolled."""
    face: int | None = None
    table: str | None = None
    """With `row`: a component, by the table and the row of its set."""
    row: str | None = None


class RealGameNow(msgspec.Struct):
    snapshot: Snapshot
    """The table, as whoever writes sees it: they decide for everybody."""
    counts: list[int]
    """How many moves were made after each entry of the table, nature's too."""
    nature: list[NatureOffer]
    """What dice or cards may have shown; empty when somebody decides."""
    dice: list[list[NatureOffer]]
    """Dice that are rolled together, each with what it may show, in the order in which they are told; empty
    where something else comes next."""
    record: str
    """The game so far, for a replay and an analysis."""


class WrittenTable(LiveTable):
    """A table without a dealer: whoever writes says what nature brought."""

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
    """The dice of a roll that comes now."""
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
    """What it would be told as, once it has happened: now, or at a later moment."""
    trial, log = (table.state if state is None else state).copy(), Log()
    table.rules.play(trial, move.code, log)
    words = table.words()
    told = [(event, said) for event in log.events if (said := words.event(event, replayed=True)) is not None]
    # Of a card that somebody draws the rest hears only that it was drawn: whoever writes knows which.
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
    """The table after everything that was told; ServerTrouble for a move that the rules do not allow."""
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
        rated=True,  # nobody is given hints
        created_by=WRITER,
        created=at,
        changed=at,
        position=None if parts.position is None else write_document(parts.position),
    )


def entries_of(live: LiveTable, moves: list[str]) -> list[EntryRow]:
    """The moves as entries of a log: each decision with what nature answered."""
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
