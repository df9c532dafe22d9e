"""Golden games with the module: every record follows the rules, and together they show all of it.

`python tools/golden_contractors.py --renew` searches them anew after a change of the component set.
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


@pytest.fixture(scope="module")
def golden() -> ModuleType:
    path = Path(__file__).resolve().parents[2] / "tools" / "golden_contractors.py"
    spec = importlib.util.spec_from_file_location("golden_contractors", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
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
    """CT-1.1 to CT-1.6, CT-2.1 to CT-2.4, CT-3.1 to CT-3.4, CT-4.1, CT-4.2: all nine effects among them."""
    missing: set[str] = golden.required()
    assert len([name for name in missing if name.startswith("effect ")]) == 9
    for path in RECORDS:
        missing -= golden.all_shown_by(read(path.read_text(encoding="utf-8"), path.name))
    assert not missing, f"no golden game shows: {', '.join(sorted(missing))}"
