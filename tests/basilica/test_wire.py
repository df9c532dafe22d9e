"""Basilica's documents for clients: zones, hands, what a move brings and whether it ends the turn."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from basilica.helpers import laid, play
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games import registry
from duomo.games.basilica.wire.offers import Offer
from duomo.games.basilica.wire.things import Points
from duomo.games.basilica.wire.view import View
from duomo.games.basilica.wire.wire import WIRE
from golden import paths_in, record_in

RECORDS = paths_in(Path(__file__).parent / "golden")
ZONES = """[cathedral]
"1.1" = "yellow"
"2.1" = "yellow"
"1.2" = "yellow-blue"
"1.3" = "blue"
"1.4" = "blue"
"2.3" = "blue"
"""
ROW = '[cathedral]\n"1.1" = "red"\n"1.2" = "red"\n'


def crews(white: str = "[]", black: str = "[]") -> str:
    return f"[[player]]\nbuilders = {white}\n[[player]]\nbuilders = {black}\n"


def shown(table: Table) -> View:
    return WIRE.view(table.rules, table.state, 0)


def offers(table: Table) -> dict[str, Offer]:
    found = WIRE.offers(table.words(table.decider), table.rules.legal(table.state))
    return {offer.move: offer for offer in found if isinstance(offer, Offer)}


def test_zones_of_the_example_dearest_first() -> None:
    """BA-5.2, BA-5.3."""
    table = laid('glass = ["1.4"]\n' + ZONES + crews('["1.1", "1.2 architect"]', '["1.3 mason"]'))
    blue, yellow = shown(table).zones
    assert (blue.colour, blue.worth, blue.points, blue.lead) == ("blue", 10, Points(1, 10), "black")
    assert (yellow.colour, yellow.worth, yellow.points, yellow.lead) == ("yellow", 6, Points(6, 0), "white")
    assert blue.first == "1.3"
    assert set(blue.cells) == {"1.2", "1.3", "1.4", "2.3"}
    assert (blue.strength, blue.builders, blue.glass, blue.doubled) == (Points(1, 2), Points(1, 1), 2, True)
    assert shown(table).scored_now == Points(7, 10)


def test_hercules_decides_a_tie() -> None:
    """BA-5.2."""
    (zone,) = shown(laid(ROW + crews('["1.1"]', '["1.2 hercules"]'))).zones
    assert (zone.strength, zone.hercules, zone.lead) == (Points(1, 1), Points(0, 1), "black")
    (tied,) = shown(laid(ROW + crews('["1.1"]', '["1.2"]'))).zones
    assert (tied.lead, tied.points) == (None, Points(0, 0))
    assert shown(laid(ROW)).zones == []


def test_what_lies_in_the_hand_and_what_was_chosen() -> None:
    """BA-3.1, BA-4.3."""
    table = laid(ROW + crews('["1.1 mason"]'))
    play(table, "vault 2")
    view = shown(table)
    assert (view.asks, view.chosen.vault, view.action) == ("place", 2, 1)
    assert msgspec.to_builtins(view.hand) == {
        "kind": "vault",
        "tile": {"colours": ["yellow"], "order": "promote"},
    }
    table = laid(ROW + crews('["1.1 mason"]'))
    play(table, "order 2", "at 1.1")
    view = shown(table)
    assert (view.asks, view.chosen.order, view.chosen.cell, view.action) == ("target", 2, "1.1", 1)
    assert msgspec.to_builtins(view.hand) == {
        "kind": "builder",
        "builder": {"side": "white", "rank": "mason"},
    }
    (target,) = offers(table).values()
    assert msgspec.to_builtins(target.does) == {"kind": "target", "cell": "1.2", "start": "1.1"}


def test_a_crown_on_a_tenth_space_brings_a_scoring() -> None:
    """BA-3.3."""
    display = """orders = ["red promote", "yellow move", "green recruit"]
vaults = ["red crown", "yellow", "green"]
top = "blue move"
"""
    table = laid("king = 9\n" + ROW + crews('["1.1"]'), display)
    play(table, "vault 1")
    placed = offers(table)["at 1.3"]
    assert msgspec.to_builtins(placed.does) == {"kind": "place", "cell": "1.3", "king": 10, "scoring": True}
    assert placed.ends_turn
    assert placed.brings == Points(1, 0)
    play(table := laid("king = 9\n" + ROW + crews('["1.1"]'), display), "vault 2")
    other = offers(table)["at 1.3"]
    assert msgspec.to_builtins(other.does) == {"kind": "place", "cell": "1.3", "king": 9, "scoring": False}
    assert not other.ends_turn


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_move_that_ends_the_turn_is_the_last_of_it(path: Path) -> None:
    """BA-2.2. After it the mover has no more decisions this turn; after any other move they do."""
    record = record_in(path)
    table = table_of(registry.find, record)
    last: tuple[int, int] | None = None
    open_turn: tuple[int, int] | None = None
    for line in record.moves:
        if table.decider >= 0:
            decided = (table.state.turns, table.decider)
            assert decided != last, (line.number, line.text)
            offer = offers(table)[line.text]
            own = shown(table).turn == ("white", "black")[table.decider]
            if own and open_turn is not None and decided[0] != open_turn[0]:
                raise AssertionError(f"line {line.number}: the turn {open_turn} was still open")
            if own:
                uncertain = offer.does.__struct_config__.tag == "take-back"
                last = decided if offer.ends_turn else None
                open_turn = None if offer.ends_turn or uncertain else decided
        table.follow(line)
    assert open_turn is None or table.over


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_scorings_add_up(path: Path) -> None:
    """BA-5.3, BA-5.5."""
    record = record_in(path)
    table = table_of(registry.find, record)
    told = [(table.state.turns, table.follow(line)) for line in record.moves]
    scoring = WIRE.scoring(table.rules, table.state, told)
    white = sum(line.points.white for one in scoring.scorings for line in one.lines)
    black = sum(line.points.black for one in scoring.scorings for line in one.lines)
    assert [white, black] == scoring.scores
    last = scoring.scorings[-1]
    assert [last.totals.white, last.totals.black] == scoring.scores
    assert all(line.zone is not None and line.zone.points == line.points for line in last.lines)
