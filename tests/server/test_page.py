"""The page's files: one page for all addresses, long caching for names with a hash."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from duomo.http.page import ROUTES
from server_tools import Person

Make = Callable[..., Person]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as Vite builds it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "assets" / "index-abc.js").write_text("let duomo = 1;" * 100)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"let duomo = 1;" * 100))
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("duomo.http.page.FOLDER", folder)
    return folder


def test_every_address_of_the_page_leads_to_it(person: Make, built: Path) -> None:
    anna = person()
    table, links = anna.table("basilica", "me friend")
    own = [f"/table/{table}", f"/join/{links[1]}", f"/replay/{table}", f"/replay/{table}/12"]
    for path in ["/", "/new", "/rules", "/components", "/components/basilica", "/about", *own]:
        leads_to_the_page(anna, path, 200)


def test_the_server_knows_every_address_of_the_page() -> None:
    """Otherwise reloading a page reached by the page's own links would fail."""
    source = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    shown = {re.sub(r":\w+", "*", found) for found in re.findall(r"\['(/[^']*)', '\w+'\]", source)}
    answered = {re.sub(r"\{[^}]*\}", "*", path) for route in ROUTES for path in route.paths}
    assert len(shown) > 20
    assert shown <= answered


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/table/abc",
        "/table/" + "0" * 16,
        "/table/x/y",
        "/join/abc",
        "/replay/0123456789abcdef",
        "/replay/x/y",
        "/components/chess",
        "/rules/x",
        "/%00",
        "/table/%00",
        "/" + "x" * 300,
        "/join/" + "x" * 5000,
    ],
)
def test_of_an_unknown_address_the_page_says_so(person: Make, built: Path, path: str) -> None:
    leads_to_the_page(person(), path, 404)


def leads_to_the_page(anna: Person, path: str, status: int) -> None:
    answer = anna.http.get(path, headers={"accept": "text/html"})
    assert answer.status_code == status, path
    assert "built" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_cached_for_long_and_sent_compressed(person: Make, built: Path) -> None:
    http = person().http
    packed = http.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
    plain = http.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"].startswith("text/javascript")
    again = http.get("/assets/index-abc.js", headers={"if-none-match": packed.headers["etag"]})
    assert again.status_code == 304
    assert http.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets"]
)
def test_nothing_else_is_sent(person: Make, built: Path, path: str) -> None:
    answer = person().http.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_without_a_page_one_sentence_says_so(
    person: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duomo.http.page.FOLDER", tmp_path / "nothing")
    answer = person().http.get("/")
    assert answer.status_code == 200
    assert "has not been built" in answer.text
