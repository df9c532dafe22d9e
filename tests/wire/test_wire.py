"""What games send to clients matches what they declare: over every golden game, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from duomo.core.engine.event import Event
from duomo.core.game import Game
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.core.wire import PlainWire, Wire
from duomo.games import registry
from golden import paths_in, record_in

TESTS = Path(__file__).resolve().parents[1]
RECORDS = [path for folder in sorted(TESTS.glob("*/golden")) for path in paths_in(folder)]

OFTEN = 5
"""Positions are checked after every fifth move; events after every move."""


def check(document: msgspec.Struct, declared: type[msgspec.Struct]) -> None:
    """Check that it can be read strictly as its declared type, and contains nothing else."""
    assert type(document) is declared
    sent = msgspec.json.encode(document)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=declared, strict=True)) == sent


def check_position(wire: Wire, table: Table) -> None:
    for seat in range(-1, table.rules.seats):
        check(wire.view(table.rules, table.state, seat), wire.declared.view)
    if table.decider >= 0:
        codes = table.rules.legal(table.state)
        offers = wire.offers(table.words(table.decider), codes)
        assert [offer.move for offer in offers] == [table.rules.text(code) for code in codes]
        for offer in offers:
            check(offer, wire.declared.offer)


def follow(path: Path, wire: Wire | None = None) -> None:
    record = record_in(path)
    table = table_of(registry.find, record)
    wire = table.game.wire() if wire is None else wire
    told: list[tuple[int, list[Event]]] = []
    for number, line in enumerate(record.moves):
        turn = table.state.turns
        told.append((turn, table.follow(line)))
        if number % OFTEN == 0 or table.over:
            check_position(wire, table)
        words = table.words()
        for event in told[-1][1]:
            check(wire.event(words, event), wire.declared.event)
            check(wire.event(words, event, replayed=True), wire.declared.event)
    if table.over:
        scoring = wire.scoring(table.rules, table.state, told)
        check(scoring, wire.declared.scoring)
        assert scoring.scores == table.rules.scores(table.state)
        assert scoring.winners == table.rules.winners(table.state)


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_documents_of_golden_games_are_as_declared(path: Path) -> None:
    follow(path)


@pytest.mark.parametrize("game", registry.GAMES.values(), ids=lambda game: game.name)
def test_a_game_that_declares_nothing_is_sent_plainly(game: Game) -> None:
    folder = game.name.replace("-", "_")
    follow(next(path for path in RECORDS if path.parent.parent.name == folder), PlainWire(game))


def structs(declared: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """A type and all types its documents consist of."""
    found: set[type[msgspec.Struct]] = set()

    def look(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found.add(info.cls)
            for field in info.fields:
                look(field.type)
        for part in getattr(info, "types", ()):
            look(part)
        for part in ("item_type", "key_type", "value_type"):
            if hasattr(info, part):
                look(getattr(info, part))

    look(msgspec.inspect.type_info(declared))
    return found


@pytest.mark.parametrize("game", registry.GAMES.values(), ids=lambda game: game.name)
def test_a_field_that_may_be_missing_is_left_out_when_it_has_its_usual_value(game: Game) -> None:
    """So the description, which says what may be missing, is true of what is sent."""
    for declared in game.wire().declared.types():
        for struct in structs(declared):
            fields = msgspec.structs.fields(struct)
            assert struct.__struct_config__.omit_defaults == any(not one.required for one in fields), struct


@pytest.mark.parametrize("game", registry.GAMES.values(), ids=lambda game: game.name)
def test_every_document_carries_the_name_of_its_game(game: Game) -> None:
    for declared in game.wire().declared.types():
        info: Any = msgspec.inspect.type_info(declared)
        assert (info.tag_field, info.tag) == ("game", game.name)
    assert game.wire() is game.wire()
