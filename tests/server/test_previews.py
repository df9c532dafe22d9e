"""What a shared link shows: title, sentence and picture in the head of the page."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from duomo.games.registry import GAMES
from server_tools import Person

Make = Callable[..., Person]
PUBLIC = Path(__file__).parents[2] / "web" / "public"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Duomo</title><p>built</p>")
    monkeypatch.setattr("duomo.http.page.FOLDER", tmp_path)


def facts(who: Person, path: str, language: str = "en") -> dict[str, str]:
    answer = who.http.get(path, headers={"accept-language": language})
    assert "built" in answer.text
    found = re.findall(r'property="og:(\w+)" content="([^"]*)"', answer.text)
    return {name: html.unescape(text) for name, text in found}


def test_a_table_a_seat_a_record_and_a_moment(person: Make) -> None:
    anna = person()
    table, links = anna.table("basilica", "me friend")
    shown = facts(anna, f"/table/{table}")
    assert shown["title"] == "Basilica: a table"
    assert shown["image"].endswith("/preview-basilica.jpg")
    assert shown["url"].endswith(f"/table/{table}")
    assert facts(anna, f"/join/{links[1]}")["title"] == "Basilica: a seat is waiting for you"
    over, _ = anna.table("basilica", "me screen")
    with anna.live(over) as live:
        live.play_on()
    assert facts(anna, f"/replay/{over}")["title"] == "Basilica: a game to look at"
    assert facts(anna, f"/replay/{over}/7", "de")["title"].startswith("Basilica: Zug 7 von ")


def test_names_cannot_break_the_page(person: Make) -> None:
    anna = person()
    anna.http.put("/api/me", json={"name": '"><script>'})
    table, _ = anna.table("basilica", "me screen")
    assert "<script>" not in anna.http.get(f"/table/{table}").text


def test_what_is_not_there_has_none(person: Make) -> None:
    anna = person()
    running, _ = anna.table("basilica", "me screen")
    for path in ("/", "/rules", "/table/0123456789abcdef", "/join/nothing", f"/replay/{running}"):
        assert facts(anna, path) == {}


def test_every_game_of_the_page_has_a_picture() -> None:
    previewed = [name for name, game in GAMES.items() if game.previewed]
    assert {"red-cathedral", "basilica"} <= set(previewed)
    assert [name for name in previewed if not (PUBLIC / f"preview-{name}.jpg").is_file()] == []
