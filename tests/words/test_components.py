"""Components in words: what every card and tile shows, and why, in five languages."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import duomo
from duomo.core.components import Row
from duomo.core.words.phrase import Phrase, render
from duomo.core.words.reasons import BETWEEN, WRITTEN_IN, clauses_in, reason_in
from duomo.games.registry import GAMES
from duomo.locales import LANGUAGES, sentence
from duomo.play.reading.library import largest_set, tables_of

TABLES = sorted((Path(duomo.__file__).parent / "games").glob("**/components/*.toml"))
OTHERS = [language for language in LANGUAGES if language != WRITTEN_IN]


@cache
def clauses() -> frozenset[str]:
    """Every clause of a reason in the tables of the package."""
    documents = [tomllib.loads(path.read_text(encoding="utf-8")) for path in TABLES]
    rows = [row for document in documents for table in document.values() for row in table]
    return frozenset(clause for row in rows for clause in row["reason"].split(BETWEEN))


def shown() -> list[tuple[str, Row, Phrase]]:
    """Every row of every game: its table, and its words."""
    return [
        (table, row, game.row_words(row))
        for game in GAMES.values()
        for table, rows in tables_of(largest_set(game))
        for row in rows
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_every_clause_of_a_reason_is_translated_and_every_translation_is_of_one(language: str) -> None:
    assert len(clauses()) > 100
    assert set(clauses_in(language)) == clauses()


@pytest.mark.parametrize("language", OTHERS)
def test_a_translated_reason_says_the_same_numbers_and_actions(language: str) -> None:
    for clause, said in clauses_in(language).items():
        told, meant = (sorted(re.findall(r"\b[CKMT]?\d+\b", text)) for text in (said, clause))
        assert told == meant, (language, clause, said)
        assert BETWEEN not in said
        assert "'" not in said, (language, said)


def test_a_reason_is_put_together_clause_by_clause() -> None:
    reason = "colour stated; one of two alike, with a crown"
    assert reason_in("en", reason) == reason
    assert reason_in("de", reason) == "Farbe genannt; eines von zwei gleichen, mit Krone"
    assert reason_in("fr", reason) == "couleur indiquée ; l’une de deux semblables, avec couronne"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_player_wrote_about_an_own_copy_stays_as_it_is(language: str) -> None:
    for own in ("auf meinem Plättchen; list of components", "vu sur ma boîte", ""):
        assert reason_in(language, own) == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_a_title_and_every_row_words(language: str) -> None:
    for table, row, phrase in shown():
        assert sentence(f"parts-{table}", language)
        assert phrase.key != "party-any", (table, row.id)
        assert render(phrase, language).strip()


def test_words_name_what_a_row_shows() -> None:
    said = {(table, row.id): render(phrase, "en") for table, row, phrase in shown()}
    assert said["section_cards", "base-02"] == "base: 1 wood, 2 bricks → 2 recognition, 2 rubles"
    assert said["workshop_slots", "advanced-white-1"].endswith("advanced board: 3 rubles, with a banner")
    assert said["reserve", "rubles-player-1"] == "rubles of the first player: 3"
    assert said["buttresses", "rubles"] == "5 rubles"
    assert said["contractor_spaces", "contractor-1"] == "contractor 1: no bonus"
    assert said["tiles", "red-02"] == "red: Promote, with a crown"
