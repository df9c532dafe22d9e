"""The server is killed without warning, again and again: no acknowledged move is lost, every table continues.

The short form of two campaigns; `make campaign` runs the long one.
"""

from __future__ import annotations

import pytest

from campaigns import kills
from server_tools import find_programs
from size import sized

pytestmark = pytest.mark.slow


def test_killed_again_and_again_nothing_acknowledged_is_lost() -> None:
    assert kills.sqlite(sized(4), kills.FEW).wrong == []


def test_killed_on_postgresql_with_several_workers() -> None:
    """A worker, the server and the database itself."""
    try:
        find_programs()
    except RuntimeError as error:
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")
    assert kills.postgresql(sized(3), kills.FEW).wrong == []
