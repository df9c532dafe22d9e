"""Servers on both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server_tools import Cluster, Person, Running

AGAIN = ("advice", "limits", "line", "remote_bot", "sharing", "tellings")
"""Tests that wait for processes and clocks. All others must never fail by chance: a single loss or leak is a
bug.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine these are retried once, and the report names them."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and item.path.stem.removeprefix("test_") in AGAIN:
            item.add_marker(pytest.mark.flaky(reruns=1))


KINDS = ["sqlite", "postgresql"]


def new_database(request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> str:
    """The URL of an empty database of the requested kind."""
    if request.param == "sqlite":
        return f"sqlite:///{folders.mktemp('data') / 'duomo.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture(scope="session", params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The server's database: every test that uses it runs on both kinds."""
    return new_database(request, tmp_path_factory)


@pytest.fixture(scope="module", params=KINDS)
def other_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database that nobody serves, for rows that are not real games."""
    return new_database(request, tmp_path_factory)


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Running]:
    running = Running(database)
    yield running
    running.stop()


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[], Person]]:
    """New browsers."""
    people: list[Person] = []

    def make(name: str = "") -> Person:
        people.append(Person(server.port, name))
        return people[-1]

    yield make
    for one in people:
        one.close()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'duomo.sqlite'}"
