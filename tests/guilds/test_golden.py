"""Golden games of the guilds: every record follows the rules, and together they show everything of CT-5."""

from __future__ import annotations

from pathlib import Path

import pytest

import duomo
from duomo.core.record import read, write
from guilds.golden_games import FOLDER, all_shown_by, required, shown_by
from red_cathedral.helpers import check_conservation

RECORDS = sorted(FOLDER.glob("*.duomo"))
NAMES = [path.stem for path in RECORDS]


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=NAMES)
def test_a_golden_game_follows_the_rules(path: Path) -> None:
    """CT-5.1 to CT-5.12: every move legal, nothing lost, the result the one that the moves lead to."""
    text = path.read_text(encoding="utf-8")
    record = read(text, path.name)
    assert write(record) == text
    table = None
    for table, _ in shown_by(record):
        check_conservation(table.rules, table.state)  # type: ignore[arg-type]
    assert table is not None
    assert table.over
    assert record.result == dict(zip(table.names(), table.rules.scores(table.state), strict=True))
    assert duomo.replay(record).state.key() == table.state.key()


def test_golden_games_show_everything() -> None:
    """CT-5.2 to CT-5.12: 42 actions, 15 contracts, 8 buttresses, diamonds, the doubled penalty."""
    missing = required()
    assert sum(1 for name in missing if name.startswith("action ")) == 42
    assert sum(1 for name in missing if name.startswith("contract ")) == 15
    assert sum(1 for name in missing if name.startswith("buttress ")) == 8
    for path in RECORDS:
        missing -= all_shown_by(read(path.read_text(encoding="utf-8"), path.name))
    assert not missing, f"no golden game shows: {', '.join(sorted(missing))}"


def test_golden_games_are_few_and_short() -> None:
    """They are read by people, and kept for ever."""
    assert len(RECORDS) <= 40
    assert sum(path.stat().st_size for path in RECORDS) < 500_000
