"""Golden games: every record in `golden/` follows the rules, and together they show everything."""

from __future__ import annotations

from pathlib import Path

import pytest

import duomo
from basilica.golden_games import FOLDER, all_shown_by, required, shown_by
from basilica.helpers import check_conservation, rules_of, state_of
from duomo.core.record import read, write

RECORDS = sorted(FOLDER.glob("*.duomo"))


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_follows_the_rules(path: Path) -> None:
    """Every move legal, nothing lost on the way, the result in the header the one it leads to."""
    text = path.read_text(encoding="utf-8")
    record = read(text, path.name)
    assert write(record) == text
    table = None
    for table, _ in shown_by(record):
        check_conservation(rules_of(table), state_of(table))
    assert table is not None
    assert table.over
    assert record.result == dict(zip(table.names(), table.rules.scores(table.state), strict=True))
    assert duomo.replay(record).state.key() == table.state.key()


def test_golden_games_show_everything() -> None:
    """BA-4.1 to BA-4.5, BA-3.2, BA-2.4, BA-5.2, BA-5.4, BA-5.5. Orders, paid or not, and both endings."""
    missing = required()
    assert {
        "order catastrophe",
        "paid confound",
        "vaults replaced",
        "ends by pile",
        "Hercules cancel",
    } <= missing
    for path in RECORDS:
        missing -= all_shown_by(read(path.read_text(encoding="utf-8"), path.name))
    assert not missing, f"no golden game shows: {', '.join(sorted(missing))}"


def test_golden_games_are_few_and_short() -> None:
    """They are read by people, and kept for ever."""
    assert 3 <= len(RECORDS) <= 16
    assert sum(path.stat().st_size for path in RECORDS) < 150_000
