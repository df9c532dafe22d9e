"""The move that pressing a piece of the board would make."""

from __future__ import annotations

from pathlib import Path

import pytest

import duomo
from duomo.core.replay import table_of
from duomo.core.table import Table
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.modules.components.sets import GUILDS
from duomo.games.registry import find
from golden import paths_in, record_in

WIRE = RedCathedral().wire()
GOLDEN = Path(__file__).parent.parent
RECORDS = [
    path
    for folder in ("red_cathedral", "contractors", "guilds", "solo")
    for path in paths_in(GOLDEN / folder / "golden")
]


def pressed(table: Table, piece: str) -> str | None:
    code = WIRE.meant(table.rules, table.state, piece)
    return None if code is None else table.rules.text(code)


def opening(*moves: str, **options: str) -> Table:
    table = duomo.table("red-cathedral", players=2, options={"start_player": "1", **options}, seed=3)
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize(
    ("piece", "move"),
    [
        ("section/1.2", "claim 1.2"),
        ("section/9.9", None),
        ("die/white", "die white"),
        ("die/black", None),
        ("space/3", "resources"),
        ("tile/9", None),
        ("act/2/lower", "influence lower"),
        ("act/2", None),
        ("slot/red/white-1", "activate white-1"),
        ("slot/red/black", None),
        ("banner/inventory", "banner inventory"),
        ("material/diamond", None),
        ("reserve/gold", "gain gold"),
        ("reserve/diamond", None),
        ("aside/trade", "trade"),
        ("aside/permit", None),
        ("tower/1", None),
        ("", None),
        ("section/1.2/3/4/5", "claim 1.2"),
    ],
)
def test_at_the_beginning_of_a_turn(piece: str, move: str | None) -> None:
    assert pressed(opening(), piece) == move


def test_the_open_question_decides() -> None:
    """RC-5.1, RC-5.3, RC-6.2."""
    claimed = opening("claim 1.1")
    assert pressed(claimed, "slot/red/blue") == "open blue"
    table = opening("claim 1.1", "hide red", "end")
    assert pressed(table, "section/1.1") == "claim 1.1", "it belongs to the other player"
    assert (pressed(table, "section/1.2") or "").startswith("claim")
    table = opening("claim 1.1", "hide red", "end", "claim 2.1", "hide red", "end")
    assert (pressed(table, "section/1.1") or "").startswith("deliver ")


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_every_press_names_a_move_of_the_table_and_what_is_not_legal_has_a_reason(path: Path) -> None:
    record = record_in(path)
    table = table_of(find, record)
    pieces = [
        *(f"section/{tower}.{level}" for tower in (1, 2, 4) for level in (1, 2)),
        *(f"tile/{space}" for space in (1, 8)), "act/1/upper", "act/4/lower",
        "slot/red/white-1", "slot/red/black", "material/wood", "material/diamond", "reserve/brick",
        "ornament/door", "ornament/cross", "city/moscow", "specialist/1", "aside/reroll", "aside/permit",
        "buttress/rubles", "held/rubles", "die/black", "banner/inventory",
    ]  # fmt: skip
    for line in record.moves:
        table.follow(line)
        if table.decider < 0:
            continue
        codes = table.rules.legal(table.state)
        for piece in pieces:
            code = WIRE.meant(table.rules, table.state, piece)
            if code is not None:
                assert table.rules.text(code)
                if code not in codes:
                    assert table.rules.refuse(table.state, code).reason


def test_a_press_on_what_a_legal_move_names_is_such_a_move() -> None:
    """CT-2.1, CT-5.9, RC-11.7: modules contribute too."""
    for guild in GUILDS:
        table = duomo.table("red-cathedral", players=1, options={"contractors": "on", "guild": guild}, seed=7)
        assert pressed(table, "city/moscow") == "recruit moscow"
        assert pressed(table, "aside/permit") == "permit"
        assert pressed(table, "slot/red/black") == "specialist"
        assert pressed(table, "material/diamond") == ("diamond" if guild == "jewellers" else None)
        held = pressed(table, "held/rubles")
        assert held == ("use rubles" if guild == "brickmakers" else None)
