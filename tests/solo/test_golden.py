"""Golden games against Ivan: every record follows the rules, and together they show all of RC-11."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden import check, missing, paths_in, record_in
from red_cathedral.helpers import check_conservation
from solo.golden_games import FOLDER, all_shown_by, required, shown_by

RECORDS = paths_in(FOLDER)


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_follows_the_rules(path: Path) -> None:
    """Every move is legal, nothing is lost, and the final result matches the header."""
    check(path, shown_by, check_conservation)
    result = record_in(path).result
    assert result is not None
    assert list(result) == ["red", "ivan"]


def test_golden_games_show_everything() -> None:
    """RC-11.4 to RC-11.8: each card, ornament and skipped step, surplus, blocked dice, both endings."""
    unseen = missing(map(record_in, RECORDS), required(), all_shown_by)
    assert not unseen, f"no golden game shows: {', '.join(sorted(unseen))}"
