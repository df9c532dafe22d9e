"""Servers on both databases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server_tools import Cluster, Person, Running


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The URL of a database: every test that uses it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('data') / 'duomo.sqlite'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


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
