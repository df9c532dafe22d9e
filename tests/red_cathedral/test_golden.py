"""Golden games: every record in `golden/` follows the rules, and together they show everything.

`python tools/golden_games.py red_cathedral --renew` searches for new ones, which a change of the component
set requires.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden import check, missing, paths_in, record_in
from red_cathedral.golden_games import FOLDER, all_shown_by, required, shown_by
from red_cathedral.helpers import check_conservation

RECORDS = paths_in(FOLDER)


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_follows_the_rules(path: Path) -> None:
    """Every move is legal, nothing is lost, and the final result matches the header."""
    check(path, shown_by, check_conservation)


def test_golden_games_show_everything() -> None:
    """Move kinds, influence cards, tiles, boards, player counts, and each case of RC-10.7."""
    wanted = required()
    assert {"decided by: shared", "card clergy-3 lower", "workshop tile gold", "move gems none"} <= wanted
    unseen = missing(map(record_in, RECORDS), wanted, all_shown_by)
    assert not unseen, f"no golden game shows: {', '.join(sorted(unseen))}"


def test_golden_games_are_few_and_short() -> None:
    """People read them, and they are kept for ever."""
    assert 6 <= len(RECORDS) <= 24
    assert sum(path.stat().st_size for path in RECORDS) < 300_000
