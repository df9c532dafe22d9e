"""Golden games with the module: every record follows the rules, and together they show all of it.

After a change of the component set, `python tools/golden_games.py contractors --renew` searches for new ones.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from contractors.golden_games import FOLDER, all_shown_by, required, shown_by
from golden import check, missing, paths_in, record_in
from red_cathedral.helpers import check_conservation

RECORDS = paths_in(FOLDER)


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_follows_the_rules(path: Path) -> None:
    """Every move is legal, nothing is lost, and the final result matches the header."""
    check(path, shown_by, check_conservation)


def test_golden_games_show_everything() -> None:
    """CT-1.1 to CT-1.6, CT-2.1 to CT-2.4, CT-3.1 to CT-3.4, CT-4.1, CT-4.2: all nine effects among them."""
    wanted = required()
    assert len([name for name in wanted if name.startswith("effect ")]) == 9
    unseen = missing(map(record_in, RECORDS), wanted, all_shown_by)
    assert not unseen, f"no golden game shows: {', '.join(sorted(unseen))}"
