"""What leaves the server is what was declared: every view, offer, event and scoring of every golden game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from duomo.core.engine.event import Event
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.wire.moves import DieMove, TakeMove
from duomo.games.red_cathedral.wire.wire import Offer
from duomo.games.registry import find
from golden import paths_in, record_in

TESTS = Path(__file__).parent.parent
RECORDS = [
    path
    for folder in ("red_cathedral", "contractors", "guilds", "solo")
    for path in paths_in(TESTS / folder / "golden")
]
WIRE = RedCathedral().wire()
encode = msgspec.json.Encoder().encode
read_view, read_offer, read_event, read_scoring = (
    msgspec.json.Decoder(kind, strict=True) for kind in WIRE.declared.types()
)


def check_view(table: Table, seat: int) -> None:
    view = WIRE.view(table.rules, table.state, seat)
    assert encode(read_view.decode(encode(view))) == encode(view)


def check_offers(table: Table) -> None:
    """Each offer reads back; a die's landing space and what is taken are what the move then does."""
    words = table.words(table.decider)
    codes = table.rules.legal(table.state)
    for code, offer in zip(codes, WIRE.offers(words, codes), strict=True):
        assert encode(read_offer.decode(encode(offer))) == encode(offer)
        assert isinstance(offer, Offer)
        if isinstance(offer.does, DieMove | TakeMove) or offer.ends_turn:
            check_promise(table, code, offer)


def check_promise(table: Table, code: int, offer: Offer) -> None:
    state = table.state.copy()
    table.rules.play(state, code, None)
    view: Any = WIRE.view(table.rules, state, -1)
    if isinstance(offer.does, DieMove):
        assert view.market.dice[offer.does.die].space == offer.does.space
        assert view.visit.space == offer.does.space
        stall = view.market.resources[offer.does.space - 1]
        dice = view.market.dice_on[offer.does.space - 1]
        (brought,) = offer.does.brings
        assert brought.resource == stall.resource
        assert brought.amount <= stall.amount * dice
    if offer.ends_turn:
        assert state.turns > table.state.turns or state.over() or state.active != table.state.active


def check_event(table: Table, event: Event) -> None:
    told = WIRE.event(table.words(), event)
    assert encode(read_event.decode(encode(told))) == encode(told)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_all_of_a_golden_game_is_as_declared(path: Path) -> None:
    record = record_in(path)
    table = table_of(find, record)
    told: list[tuple[int, list[Event]]] = []
    for number, line in enumerate(record.moves):
        events = table.follow(line)
        told.append((table.state.turns, events))
        for event in events:
            check_event(table, event)
        check_view(table, number % (table.rules.seats + 1) - 1)
        if table.decider >= 0:
            check_offers(table)
    scoring: Any = WIRE.scoring(table.rules, table.state, told)
    assert encode(read_scoring.decode(encode(scoring))) == encode(scoring)
    assert [total.total for total in scoring.totals] == table.rules.scores(table.state)
    for total in scoring.totals:
        assert total.total == total.track + total.leftovers + total.towers + total.tools
    assert scoring.winners == table.rules.winners(table.state)
    assert scoring.ranking[0] in scoring.winners
