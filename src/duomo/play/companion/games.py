"""A game at a real table, written down move by move: dice and cards are entered, not drawn."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.core.engine.refusal import DuomoError, Refusal
from duomo.core.engine.state import NATURE
from duomo.core.record import write
from duomo.core.start import new_table, table_at
from duomo.core.table import Table
from duomo.core.wire import GameEvent, Offer, View
from duomo.core.words.phrase import Phrase
from duomo.core.words.refusals import error_words, refusal_words
from duomo.games import registry
from duomo.play.replays import LONGEST
from duomo.play.trouble import ServerTrouble

Token = Annotated[str, Meta(max_length=40)]
LAST = 12
"""Events that are told again."""


class RealGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game so far: what it is, and every move, nature's too. Taking back is sending fewer."""

    game: Token
    players: Annotated[int, Meta(ge=1, le=4)] = 2
    options: dict[Token, Token] = {}
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=4)] = []
    position: Annotated[str, Meta(max_length=100_000)] | None = None
    """Where it begins, if not before the set-up; it says players and options itself."""
    moves: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=LONGEST)] = []


class RealGameNow(msgspec.Struct):
    view: View
    parties: list[Phrase]
    decider: int | None
    """None: nature, or nobody when the game is over."""
    decision: Phrase | None
    offers: list[Offer]
    """What the one who decides may do."""
    nature: list[str]
    """What dice or cards may have shown, in notation."""
    told: list[GameEvent]
    """What happened last."""
    over: bool
    scores: list[int]
    record: str
    """The game so far, for a replay and an analysis."""


def real_game_now(given: RealGame) -> RealGameNow:
    table = begun(given)
    events = []
    for text in given.moves:
        found = table.read(text)
        if isinstance(found, Refusal):
            raise ServerTrouble(422, "bad-line", move=text, reason=refusal_words(found))
        events += table.advance(found.code)
    nature = not table.over and table.decider == NATURE
    words, wire = table.words(), table.game.wire()
    seated = not nature and not table.over
    record = table.record()
    record.tags.update(zip(table.names(), given.names, strict=False))
    return RealGameNow(
        wire.view(table.rules, table.state, table.decider if seated else -1),
        [words.party(party) for party in range(len(table.names()))],
        table.decider if seated else None,
        words.decision() if seated else None,
        wire.offers(words, table.codes()) if seated else [],
        [move.text for move in table.legal()] if nature else [],
        [wire.event(words, event) for event in events[-LAST:]],
        table.over,
        table.rules.scores(table.state) if table.over else [],
        write(record),
    )


def begun(given: RealGame) -> Table:
    """The table before the first move, without a dealer."""
    try:
        if given.position is not None:
            return table_at(registry.find, f"{given.position}\n", given.game)
        return new_table(registry.find, given.game, given.players, None, given.options)
    except DuomoError as error:
        raise ServerTrouble(422, "bad-position", rule=error.refusal.rule, reason=error_words(error)) from None
