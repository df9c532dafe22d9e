"""The built site, served as plain files, and people who open it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.serving import ROOT, missing
from offline.serving import Served

Welcome = Callable[..., Any]
SITE = ROOT / "dist/site"
NOT_BUILT = "The site was not tested: it is not built (`make site`)."


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    built = (SITE / "index.html").is_file()
    for item in items:
        if here not in item.path.parents:
            continue
        item.add_marker(pytest.mark.slow)
        if not built:
            item.add_marker(pytest.mark.skip(reason=NOT_BUILT))
        elif "browser" in item.path.name:
            if "crashes" not in item.path.name:  # a lost move fails the test at the first attempt
                item.add_marker(pytest.mark.flaky(reruns=1))
            if missing():
                item.add_marker(pytest.mark.skip(reason=missing()))


@pytest.fixture
def served() -> Iterator[Served]:
    running = Served(SITE)
    yield running
    running.stop()


@pytest.fixture
def welcome(served: Served, chromium: Any) -> Iterator[Welcome]:
    """Create visitors with a browser; at the end no page may have reported an error."""
    from offline import visitors

    came: list[visitors.Visitor] = []

    def bring(**wishes: Any) -> visitors.Visitor:
        came.append(visitors.welcome(chromium, served.address, **wishes))
        return came[-1]

    yield bring
    complaints = [complaint for visitor in came for complaint in visitor.complaints]
    for visitor in came:
        visitor.context.close()
    assert not complaints


def left_alone(browser: Any, size: tuple[int, int]) -> Iterator[Any]:
    """A visitor whose server disappears as soon as the engine answers, on the very first visit. Starting the
    engine costs more than most tests, so they share one where possible.
    """
    from offline import visitors

    running = Served(SITE)
    visitor = visitors.Walker.of(visitors.welcome(browser, running.address, size=size))
    visitor.page.goto(visitor.address)
    visitor.ready()
    visitor.missing = visitors.missing_to_install(visitor)
    running.stop()
    yield visitor
    visitor.context.close()


@pytest.fixture(scope="session")
def left_at_desk(chromium: Any) -> Iterator[Any]:
    from browser.guests import DESKTOP

    yield from left_alone(chromium, DESKTOP)


@pytest.fixture(scope="session")
def left_with_phone(chromium: Any) -> Iterator[Any]:
    from browser.guests import PHONE

    yield from left_alone(chromium, PHONE)


@pytest.fixture
def desk(left_at_desk: Any) -> Iterator[Any]:
    """The same page for every test that needs no other; none may leave an error behind."""
    yield from begun_anew(left_at_desk)


@pytest.fixture
def phone(left_with_phone: Any) -> Iterator[Any]:
    yield from begun_anew(left_with_phone)


def begun_anew(visitor: Any) -> Iterator[Any]:
    visitor.complaints.clear()
    visitor.walk("/")
    yield visitor
    assert not visitor.complaints
