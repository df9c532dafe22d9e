"""Counts shared by processes, and how addresses are assigned to people."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from duomo.http.gate.addresses import household
from duomo.http.gate.allowances import Allowances
from duomo.http.gate.counting import RATES, SALT, Open, Shared, shared_file
from duomo.http.settings import Limits
from duomo.play.trouble import ServerTrouble


@pytest.fixture
def path() -> object:
    with shared_file() as file:
        yield str(file)


def test_a_rate_allows_bursts_and_fills_again() -> None:
    shared = Shared()
    assert [shared.take("a", 100.0, 0.5, 3) for _ in range(4)] == [True, True, True, False]
    assert [shared.take("a", 100.5, 0.5, 3) for _ in range(2)] == [True, False]
    assert shared.take("b", 100.5, 0.5, 3)
    assert [shared.take("a", 200.0, 0.5, 3) for _ in range(4)] == [True, True, True, False]


def test_a_crowd_takes_no_more_room_and_forgets_no_one_who_asks_on() -> None:
    """More people than there are places: those with the fewest requests are forgotten first."""
    shared = Shared()
    asked = [shared.take("greedy", 10.0, 60.0, 5) for _ in range(6)]
    assert asked == [True] * 5 + [False]
    for number in range(2 * RATES):
        shared.take(f"crowd {number}", 10.0, 60.0, 5)
    assert not shared.take("greedy", 10.0, 60.0, 5)


def test_processes_count_together(path: str) -> None:
    here, there = Shared(path), Shared(path)
    assert [shared.take("a", 5.0, 1.0, 3) for shared in (here, there, here, there)] == [True] * 3 + [False]


APART = (
    "import sys; from duomo.http.gate.counting import Open, Shared; "
    "mine = Open(Shared(sys.argv[1]), 'live'); mine.add('a', 3); print(mine.count('a'), flush=True); "
    "sys.stdin.read()"
)


def test_what_a_process_has_open_counts_until_it_dies(path: str) -> None:
    mine = Open(Shared(path), "live")
    mine.add("a", 2)
    other = subprocess.Popen(
        [sys.executable, "-c", APART, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "5\n"
    assert mine.count("a") == 5
    mine.add("a", -2)
    assert (mine.count("a"), mine.here) == (3, {})
    other.kill()
    other.wait()
    next_one = subprocess.run(
        [sys.executable, "-c", APART, path], input="", capture_output=True, text=True, check=True
    )
    assert next_one.stdout == "3\n"  # the dead one's place was cleared and taken


def test_a_file_for_counts_is_small_and_private(path: str) -> None:
    assert 512 * Path(path).stat().st_blocks < 2 << 20, "what nobody has used takes no room"
    assert os.stat(path).st_mode & 0o077 == 0


def test_a_household_is_known_by_its_network() -> None:
    assert household("203.0.113.7") == "203.0.113.7"
    assert household("::ffff:203.0.113.7") == "203.0.113.7"
    assert household("2001:db8:1:2::1") == household("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("x" * 5000) == "x" * 64


def test_guests_of_one_address_share_its_allowance() -> None:
    allowances = Allowances(Limits(tables=2, tables_address=5), Shared())
    made = 0
    for guest in range(10):
        for _ in range(3):
            made += allowances.tables.allows(f"guest {guest}", "203.0.113.7")
    assert made <= 5
    assert allowances.tables.allows("guest 0 elsewhere", "203.0.113.8")
    assert sum(allowances.refused.values()) == 30 - made
    with pytest.raises(ServerTrouble, match="many tables"):
        allowances.tables.take("guest 11", "203.0.113.7")


def test_nobody_is_overlooked_among_many(path: str) -> None:
    """A limit that fails for some people in a crowd is not a limit."""
    here, there = Shared(path), Shared(path)
    there.mine = here.mine + 1  # one process holds all its regions by the same lock
    there.memory[SALT + there.mine] = 1
    people = [f"live guest {number}" for number in range(20_000)]
    for who in people:
        there.tell(who, 1)
    assert all(here.elsewhere(who) == 1 for who in people[::7])
    for who in people[:10_000]:
        there.tell(who, 0)
    for number in range(10_000):
        there.tell(f"live newcomer {number}", 2)
    assert all(here.elsewhere(who) == 0 for who in people[:10_000:7])
    assert all(here.elsewhere(who) == 1 for who in people[10_000::7])
    assert all(here.elsewhere(f"live newcomer {number}") == 2 for number in range(0, 10_000, 7))
