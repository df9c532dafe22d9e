"""One server for each test process; a new guest whenever a test asks for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.serving import Server, missing

Invite = Callable[..., Any]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here, reason = Path(__file__).parent, missing()
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.flaky(reruns=1))  # the report names the tests that were retried
            if reason:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()


@pytest.fixture
def invite(server: Server, chromium: Any) -> Iterator[Invite]:
    """Create guests with a browser; at the end no page may have reported an error."""
    from browser import guests

    came: list[guests.Guest] = []

    def bring(**wishes: Any) -> guests.Guest:
        guest = guests.invite(chromium, server.address, **wishes)
        came.append(guest)
        return guest

    yield bring
    complaints = [complaint for guest in came for complaint in guest.complaints]
    for guest in came:
        guest.context.close()
    assert not complaints
