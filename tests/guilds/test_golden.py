"""Golden games of the guilds: every record follows the rules, and together they show everything of CT-5."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden import check, missing, paths_in, record_in
from guilds.golden_games import FOLDER, all_shown_by, required, shown_by
from red_cathedral.helpers import check_conservation

RECORDS = paths_in(FOLDER)


@pytest.mark.both_speeds
@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_game_follows_the_rules(path: Path) -> None:
    """CT-5.1 to CT-5.12: every move is legal, nothing is lost, and the moves lead to the recorded result."""
    check(path, shown_by, check_conservation)


def test_golden_games_show_everything() -> None:
    """CT-5.2 to CT-5.12: 42 actions, 15 contracts, 8 buttresses, diamonds, the doubled penalty."""
    wanted = required()
    assert sum(1 for name in wanted if name.startswith("action ")) == 42
    assert sum(1 for name in wanted if name.startswith("contract ")) == 15
    assert sum(1 for name in wanted if name.startswith("buttress ")) == 8
    unseen = missing(map(record_in, RECORDS), wanted, all_shown_by)
    assert not unseen, f"no golden game shows: {', '.join(sorted(unseen))}"


def test_golden_games_are_few_and_short() -> None:
    """People read them, and they are kept for ever."""
    assert len(RECORDS) <= 40
    assert sum(path.stat().st_size for path in RECORDS) < 500_000
