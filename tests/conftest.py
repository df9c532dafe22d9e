"""One browser and one PostgreSQL for each test process."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from server_tools import Cluster

# No test asserts a time, including those of Hypothesis: a busy machine is not a bug in the code under test.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_collection_finish() -> None:
    """What was collected stays to the end: looking for garbage in it again and again takes an eighth of the
    tests' time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    from playwright.sync_api import expect, sync_playwright

    from browser.guests import PATIENCE

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Any) -> Iterator[Any]:
    """For tests that open a server's page and those that open the static site, and look at no picture."""
    from browser.guests import launch

    browser = launch(playwright, paints=False)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def painting_chromium(playwright: Any) -> Iterator[Any]:
    """For tests that leave pictures for people to look at."""
    from browser.guests import launch

    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def whole_chromium(playwright: Any) -> Iterator[Any]:
    """For tests of what Chromium without windows cannot do."""
    from browser.guests import launch

    browser = launch(playwright, whole=True)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    from server_tools import Cluster, short_folder

    for folder in short_folder(lambda: tempfile.mkdtemp(prefix="duomo-pg-")):
        try:
            cluster = Cluster(folder, durable=False)  # nobody pulls the plug
        except (OSError, RuntimeError) as error:
            pytest.skip(f"NOT TESTED ON POSTGRESQL: {error}")
        yield cluster
        cluster.stop()
