"""Everything in the golden games can be put into words in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duomo
from duomo.core.engine.event import Event
from duomo.core.engine.state import NATURE
from duomo.core.replay import table_of
from duomo.core.words.phrase import Phrase, render
from duomo.core.words.words import Words
from duomo.games.registry import find
from duomo.locales import LANGUAGES
from golden import paths_in, record_in

TESTS = Path(__file__).resolve().parent.parent
GOLDEN = [path for folder in sorted(TESTS.glob("*/golden")) for path in paths_in(folder)]


def said(words: Words, codes: list[int]) -> list[Phrase]:
    """Everything said before a decision."""
    phrases = [words.decision(), *words.parties(), *(words.move(code) for code in codes)]
    phrases += [heading for code in codes if (heading := words.heading(code)) is not None]
    return phrases + [told for _, told in words.asides(codes)]


def check_choices(words: Words, codes: list[int]) -> None:
    """Suggested moves are legal, and every move is either asked for or an aside."""
    assert words.obvious(codes) in (None, *codes)
    assert words.usual(codes) in (None, *words.main(codes))
    asides = [code for some, _ in words.asides(codes) for code in some]
    assert sorted(asides + words.main(codes)) == sorted(codes)
    assert words.main(codes), "nothing answers the question"


@pytest.mark.slow
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_golden_game_can_be_told_in_every_language(path: Path) -> None:
    record = record_in(path)
    table = table_of(find, record)
    told: dict[str, Phrase] = {}
    happened: list[tuple[Event, Phrase | None]] = []
    for line in record.moves:
        if table.decider != NATURE:
            words = table.words(table.decider)
            codes = [move.code for move in table.legal()]
            check_choices(words, codes)
            told.update({repr(phrase): phrase for phrase in said(words, codes)})
        events = table.follow(line)
        happened += [(event, table.words().event(event, replayed=True)) for event in events]
    told.update({repr(phrase): phrase for _, phrase in happened if phrase is not None})
    for phrase in told.values():
        for language in LANGUAGES:
            assert render(phrase, language).strip()
    later = table.words()
    assert [later.event(event, replayed=True) for event, _ in happened] == [phrase for _, phrase in happened]


def test_what_is_asked_is_the_same_for_everybody_whatever_a_seat_cannot_know() -> None:
    """CT-5.9. Contracts in other hands are made up for a viewer; no question may depend on them."""
    record = record_in(TESTS / "guilds" / "golden" / "archivists-2-7.duomo")
    table = table_of(find, record)
    for line in record.moves:
        if table.decider != NATURE:
            asked = table.words().decision()
            for seat in (-1, 0, 1):
                assert table.words(seat).decision() == asked
        table.follow(line)


def test_a_choice_for_ivan_is_no_aside() -> None:
    """RC-11.7. Only a guild's buttresses are possible at any time, not the moves behind them."""
    table = duomo.table("red-cathedral", players=1, options={"guild": "brickmakers"}, seed=1)
    components: Any = table.game.components(None, table.options)
    buttress = components.buttresses[0].id
    words = table.game.words(table.rules, table.state)
    assert words.aside(table.rules.parse(f"use {buttress}"))
    assert not words.aside(table.rules.parse("ivan 1.1"))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Red takes 1 green gem."),
        ("fr", "Rouge prend 1 gemme verte."),
        ("de", "Rot nimmt 1 grünen Edelstein."),
        ("it", "Rosso prende 1 gemma verde."),
        ("es", "Rojo toma 1 gema verde."),
    ],
)
def test_an_event_is_told_in_the_language_of_its_reader(language: str, expected: str) -> None:
    words = duomo.table("red-cathedral", seed=1).words()
    phrase = words.event(Event("take", 0, {"resource": "green", "amount": 1}))
    assert phrase is not None
    assert render(phrase, language) == expected


def test_the_id_of_a_component_is_told_as_what_is_printed_on_it() -> None:
    words = duomo.table("red-cathedral", seed=1, options={"guild": "weavers", "contractors": "on"}).words()
    data: dict[str, int | str] = {"slot": "red", "tile": "die-white", "other": "blue"}
    phrase = words.event(Event("borrow", 0, data))
    assert phrase is not None
    assert render(phrase) == "Red activates a tile of Blue on the red slot: white die."


def test_gems_of_two_colours_are_understood() -> None:
    words = duomo.table("red-cathedral", seed=1).words()
    phrase = words.event(Event("gems", 1, {"gems": "green purple", "prestige": 3, "section": "2.4"}))
    assert phrase is not None
    assert render(phrase, "de") == (
        "Blau setzt in 2.4 einen grünen und einen violetten Edelstein ein: 3 Ruhmespunkte."
    )


def test_silent_events_have_no_words() -> None:
    words = duomo.table("red-cathedral", seed=1).words()
    assert words.event(Event("build", 0, {}), replayed=True) is None


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (
            Event("drop", -1, {"die": "white", "space": 3, "face": 4}),
            "Space 3 gets the white die, showing 4.",
        ),
        (Event("lay-resource", -1, {"space": 2, "tile": "wood"}), "Space 2 of the market: 2 wood."),
        (Event("lay-tile", -1, {"section": "1.2", "tile": "die-white"}), "Tile on section 1.2: white die."),
        (Event("lay-influence", -1, {"quadrant": 1, "card": "clergy-1"}), "Quarter 1 of the market: Clergy."),
    ],
)
def test_what_the_picture_shows_is_told_in_a_replay_alone(event: Event, expected: str) -> None:
    words = duomo.table("red-cathedral", seed=1).words()
    phrase = words.event(event, replayed=True)
    assert phrase is not None
    assert render(phrase) == expected
    assert words.event(event) is None


def test_a_game_without_words_of_its_own_makes_do_with_notation() -> None:
    table = duomo.table("basilica", seed=1)
    words = Words(table.game, table.rules, table.state)
    code = table.legal()[0].code
    assert render(words.move(code)) == table.rules.text(code)
    assert render(words.party(0)) == "white"
    assert words.event(Event("starts", 0, {})) is None
