"""What clients are sent matches what the engine does: landing spaces, gains, ends of turns, ties, totals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duomo
from duomo.core.engine.event import Event
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.modules.components.sets import GUILDS
from duomo.games.red_cathedral.rules.codes import NATURE_MOVES
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.wire.moves import ActivateMove, DieMove, ResourcesMove
from duomo.games.red_cathedral.wire.numbered import Numbered
from duomo.games.red_cathedral.wire.scoring import tie_break, tie_in
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


def check_promises(table: Table) -> None:
    codes = table.rules.legal(table.state)
    for code, offer in zip(codes, WIRE.offers(table.words(table.decider), codes), strict=True):
        assert isinstance(offer, Offer)
        if isinstance(offer.does, DieMove | ResourcesMove | ActivateMove) or offer.ends_turn:
            check_promise(table, code, offer)


def check_promise(table: Table, code: int, offer: Offer) -> None:
    """RC-7.1, RC-7.5. Where a die lands, what can be taken, and whether the turn is over."""
    state, does = table.state.copy(), offer.does
    table.rules.play(state, code, None)
    after: Any = WIRE.view(table.rules, state, -1)
    if isinstance(does, DieMove):
        assert after.market.dice[does.die].space == after.visit.space == does.space
        assert after.visit.die == does.die
        if "resources" in {table.rules.text(move) for move in table.rules.legal(state)}:
            table.rules.play(state, table.rules.parse("resources"), None)
            assert f"take {does.brings[0].amount}" in {
                table.rules.text(move) for move in table.rules.legal(state)
            }
        else:
            assert does.brings[0].amount == 0
    elif offer.ends_turn:
        assert state.turns > table.state.turns or state.over()
    else:
        most = [one.amount for one in getattr(does, "brings", []) if one.amount]
        assert f"take {most[0]}" in {table.rules.text(move) for move in table.rules.legal(state)}


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_offers_promise_what_their_moves_do(path: Path) -> None:
    record = record_in(path)
    table = table_of(find, record)
    for line in record.moves:
        table.follow(line)
        if table.decider >= 0:
            check_promises(table)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_the_scoring_adds_up(path: Path) -> None:
    """RC-10.2 to RC-10.7, CT-5.12."""
    record = record_in(path)
    table = table_of(find, record)
    told: list[tuple[int, list[Event]]] = []
    for line in record.moves:
        told.append((table.state.turns, table.follow(line)))
    scoring: Any = WIRE.scoring(table.rules, table.state, told)
    assert [total.total for total in scoring.totals] == scoring.scores == table.rules.scores(table.state)
    for total in scoring.totals:
        assert total.total == total.track + total.leftovers + total.towers + total.tools
    assert scoring.winners == table.rules.winners(table.state)
    assert scoring.ranking[0] in scoring.winners
    said = [event for _, events in told for event in events if event.kind == "score-tower"]
    towers = {line.tower: line for line in scoring.lines if hasattr(line, "tower")}
    for event in said:
        share = towers[event.data["tower"]].shares[event.seat]
        assert (share.prestige, share.of) == (event.data["prestige"], event.data["presence"])


def test_every_decision_and_every_move_of_a_table_has_a_document() -> None:
    for guild in GUILDS:
        table = duomo.table("red-cathedral", players=1, options={"contractors": "on", "guild": guild})
        assert isinstance(table.rules, RedRules)
        numbered = Numbered(table.rules.values)
        codes = {code for code in table.rules.notation.texts if code < NATURE_MOVES}
        assert max(codes) < len(numbered.moves), guild
        named = [one for one in table.rules.values.decisions if one.name]
        assert all(numbered.decisions[one.kind] is not None for one in named), guild


def said_in(document: Any) -> set[str]:
    """Everything a document of a move says, as written in notation."""
    found: set[str] = set()
    for field in document.__struct_fields__:
        value = getattr(document, field)
        found.update(str(one) for one in (value if isinstance(value, list) else [value]))
    return found


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_documents_say_what_the_notation_says(path: Path) -> None:
    record = record_in(path)
    table = table_of(find, record)
    for line in record.moves:
        table.follow(line)
        if table.decider < 0:
            continue
        codes = table.rules.legal(table.state)
        for offer in WIRE.offers(table.words(table.decider), codes):
            assert isinstance(offer, Offer)
            verb, *rest = offer.move.split()
            assert offer.does.__struct_config__.tag == verb, offer.move
            if verb != "party":  # named by its colour, counted in notation
                assert {word.lstrip("+") for word in rest} - {"none"} <= said_in(offer.does), offer.move


def test_ties_in_a_tower_cover_places() -> None:
    """RC-10.5, RC-10.6."""
    tie = tie_in(9, [2, 1, 2], [6, 2, 6])
    assert tie is not None
    assert (tie.parties, tie.places, tie.each) == ([0, 2], [9, 4], 6)
    low = tie_in(9, [3, 1, 1], [9, 3, 3])
    assert low is not None
    assert (low.parties, low.places) == ([1, 2], [4, 2])
    two = tie_in(4, [1, 1], [0, 0])
    assert two is not None
    assert (two.parties, two.places, two.each) == ([0, 1], [], 0)
    assert tie_in(0, [0, 0, 0], [0, 0, 0]) is None


@pytest.mark.parametrize(
    ("ranks", "by", "amounts"),
    [
        ([(40, 6, 1), (40, 5, 4)], "sections", [6, 5]),
        ([(40, 5, 4), (40, 5, 1)], "ornaments", [4, 1]),
        ([(40, 5, 4), (40, 5, 4)], "shared", [4, 4]),
        ([(40, 3, 1), (39, 6, 4)], None, []),
    ],
)
def test_what_decides_between_equals(
    ranks: list[tuple[int, int, int]], by: str | None, amounts: list[int]
) -> None:
    """RC-10.7."""
    state: Any = duomo.table("red-cathedral", players=2, seed=1).state
    state.final = [rank[0] for rank in ranks]
    for player, (_, finished, placed) in zip(state.players, ranks, strict=True):
        player.finished, player.placed = finished, placed
    broken = tie_break(state, [0, 1])
    if by is None:
        assert broken is None
    else:
        assert broken is not None
        assert (broken.by, broken.amounts) == (by, amounts)
