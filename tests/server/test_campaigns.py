"""The short form of the campaigns; `make campaign` runs the long one. docs/reliability.md has the figures."""

from __future__ import annotations

import sys

import pytest

from campaigns import abuse, clocks, cups, disk, hostile, soak, torn
from size import sized

pytestmark = pytest.mark.slow


def test_hostile_frames() -> None:
    assert hostile.frames(sized(600)).wrong == []


def test_abuse() -> None:
    """The slowest abuses: the others play on, and lose nothing."""
    names = ("replays and old entries", "games from real tables", "moves and undos")
    assert abuse.abuse(0.5, names, undone=1200).wrong == []


def test_hostile_files() -> None:
    assert hostile.files(sized(150)).wrong == []


@pytest.mark.skipif(not disk.possible(), reason="a small disk cannot be mounted here")
def test_a_full_disk() -> None:
    assert disk.full(1).wrong == []


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_soak() -> None:
    """Tables that nobody looks at any more are evicted from memory."""
    assert soak.soak(0.05, kept=3, pause=0.0).wrong == []


def test_torn_copies() -> None:
    assert torn.copies(sized(10)).wrong == []


def test_a_tournament_survives_a_kill() -> None:
    assert cups.sqlite(8, 3, 1).wrong == []


def test_a_tournament_survives_kills_of_server_worker_and_database() -> None:
    assert cups.postgresql(8, 3, 3).wrong == []


def test_jumping_clocks() -> None:
    assert clocks.jumps(5).wrong == []
