"""The site hosted by a server: its files, their policy, and that people are told about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from duomo.http.app import make_app
from duomo.http.settings import Limits, Settings
from duomo.play.trouble import ServerTrouble
from server_tools import Running

POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site as `make site` builds it."""
    folder = tmp_path_factory.mktemp("sites") / "built"
    for name, text in {
        "index.html": "<!doctype html><head><title>site</title></head>",
        "_headers": f"/*\n  Content-Security-Policy: {POLICY}\n  X-Content-Type-Options: nosniff\n",
        "service-worker.js": "self.kept = 1;" * 200,
        "assets/index-abc.js": "let duomo = 1;",
        "engine/1/packages.zip.packed": "packed" * 500,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder.parent / "secret.txt").write_text("secret")
    return folder


def opened(running: Running) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{running.port}")


@pytest.fixture(scope="module")
def site(built: Path) -> Iterator[httpx.Client]:
    database = f"sqlite:///{built.parent / 'duomo.sqlite'}"
    running = Running(database, more={"site": str(built)})
    with opened(running) as http:
        yield http
    running.stop()


def test_its_files_are_served_under_its_own_policy(site: httpx.Client) -> None:
    """It runs Python, which the server's own page must not do."""
    page = site.get("/site/")
    assert page.status_code == 200
    assert '<head><meta name="duomo-home" content=".." />' in page.text
    assert page.headers.get_list("content-security-policy") == [POLICY]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert site.get("/site/index.html").text == page.text
    worker = site.get("/site/service-worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert (worker.headers["cache-control"], worker.headers["content-encoding"]) == ("no-cache", "gzip")
    for lasting in ("assets/index-abc.js", "engine/1/packages.zip.packed"):
        assert "immutable" in site.get(f"/site/{lasting}").headers["cache-control"]
    assert "content-encoding" not in site.get("/site/engine/1/packages.zip.packed").headers
    assert "wasm" not in site.get("/").headers["content-security-policy"]
    moved = site.get("/site?x=1")
    assert (moved.status_code, moved.headers["location"]) == (307, "/site/")


@pytest.mark.parametrize("path", ["nothing", "../secret.txt", "%2e%2e/secret.txt", "engine/../../secret.txt"])
def test_nothing_else_is_sent(site: httpx.Client, path: str) -> None:
    answer = site.get(f"/site/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_everybody_is_told_of_it(site: httpx.Client) -> None:
    assert site.get("/api/house").json()["site"] is True


def test_without_it_there_is_nothing(sqlite: str) -> None:
    running = Running(sqlite)
    with opened(running) as http:
        assert http.get("/api/house").json()["site"] is False
        for path in ("/site/", "/site/index.html", "/site/engine/1/files.json"):
            assert http.get(path).status_code == 404
    running.stop()


def test_below_a_path_it_lies_there_too(sqlite: str, built: Path) -> None:
    running = Running(sqlite, more={"site": str(built), "base_path": "/games"})
    with opened(running) as http:
        assert http.get("/games/site").headers["location"] == "/games/site/"
        assert http.get("/games/site/").status_code == 200
        assert http.get("/site/").status_code == 404
    running.stop()


def test_all_of_it_may_be_fetched_at_once(sqlite: str, built: Path) -> None:
    """A browser that stores it requests hundreds of files; the limit per person and second is lower."""
    running = Running(sqlite, limits=Limits(requests=4), more={"site": str(built)})
    with opened(running) as http:
        http.get("/api/me")
        assert {http.get("/site/assets/index-abc.js").status_code for _ in range(60)} == {200}
        assert 429 in {http.get("/assets/index-abc.js").status_code for _ in range(60)}
    running.stop()


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ServerTrouble, match="site"):
        make_app(Settings(database="sqlite://", site=str(tmp_path)))
