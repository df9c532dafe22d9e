"""Golden games: every record in `golden/` follows the rules, and together they show everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from basilica.golden_games import FOLDER, all_shown_by, required, shown_by
from basilica.helpers import check_conservation
from golden import check, missing, paths_in, record_in

RECORDS = paths_in(FOLDER)


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_follows_the_rules(path: Path) -> None:
    """Every move is legal, nothing is lost, and the final result matches the header."""
    check(path, shown_by, check_conservation)


def test_golden_games_show_everything() -> None:
    """BA-4.1 to BA-4.5, BA-3.2, BA-2.4, BA-5.2, BA-5.4, BA-5.5. Orders, paid or not, and both endings."""
    wanted = required()
    assert {
        "order catastrophe",
        "paid confound",
        "vaults replaced",
        "ends by pile",
        "Hercules cancel",
    } <= wanted
    unseen = missing(map(record_in, RECORDS), wanted, all_shown_by)
    assert not unseen, f"no golden game shows: {', '.join(sorted(unseen))}"


def test_golden_games_are_few_and_short() -> None:
    """People read them, and they are kept for ever."""
    assert 3 <= len(RECORDS) <= 16
    assert sum(path.stat().st_size for path in RECORDS) < 150_000
