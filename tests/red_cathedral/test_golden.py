"""Golden games: every record in `golden/` follows the rules, and together they show everything.

`python tools/golden.py --renew` searches them anew, which a change of the component set makes necessary.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import duomo
from duomo.core.record import read, write
from red_cathedral.helpers import check_conservation

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*.duomo"))
NAMES = [path.stem for path in RECORDS]


@pytest.fixture(scope="module")
def golden() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "tools" / "golden.py"
    spec = importlib.util.spec_from_file_location("golden", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_golden_game_follows_the_rules(path: Path, golden: ModuleType) -> None:
    """Every move legal, nothing lost on the way, the result in the header the one it leads to."""
    text = path.read_text(encoding="utf-8")
    record = read(text, path.name)
    assert write(record) == text
    table = None
    for table, _ in golden.shown_by(record):
        check_conservation(table.rules, table.state)
    assert table is not None
    assert table.over
    assert record.result == dict(zip(table.names(), table.rules.scores(table.state), strict=True))
    assert duomo.replay(record).state.key() == table.state.key()


def test_golden_games_show_everything(golden: ModuleType) -> None:
    """Move kinds, influence cards, tiles, boards, player counts, and each way of RC-10.7."""
    missing: set[str] = golden.required()
    assert {"decided by: shared", "card clergy-3 lower", "workshop tile gold", "move gems none"} <= missing
    for path in RECORDS:
        missing -= golden.all_shown_by(read(path.read_text(encoding="utf-8"), path.name))
    assert not missing, f"no golden game shows: {', '.join(sorted(missing))}"


def test_golden_games_are_few_and_short() -> None:
    """They are read by people, and kept for ever."""
    assert 6 <= len(RECORDS) <= 24
    assert sum(path.stat().st_size for path in RECORDS) < 300_000
