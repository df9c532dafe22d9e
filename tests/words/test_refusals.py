"""Refusals and errors are reported in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import duomo
from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError, OptionError, PositionError, RecordError, Refusal
from duomo.core.words.phrase import render
from duomo.core.words.refusals import error_words, refusal_words
from duomo.locales import LANGUAGES

RECORD = str(duomo.table("red-cathedral", players=2, seed=3, options={"start_player": "1"}).record())
POSITION = 'duomo_position = 1\ngame = "red-cathedral"\n'


def with_line(line: str) -> Callable[[], object]:
    return lambda: duomo.replay(RECORD.replace("--- end", f"{line}\n--- end"))


WRONG: dict[str, tuple[type[Exception], str, Callable[[], object]]] = {
    "option": (
        OptionError,
        "keine Option „workshops“",
        lambda: duomo.table("basilica", options={"workshops": "x"}),
    ),
    "choice": (OptionError, "RC-8.1", lambda: duomo.table("red-cathedral", options={"workshops": "x"})),
    "no record": (RecordError, "---", lambda: duomo.replay("one\ntwo\n")),
    "cut off": (RecordError, "--- end", lambda: duomo.replay(RECORD.removesuffix("--- end\n"))),
    "no such move": (RecordError, "„dance“", with_line("red: dance")),
    "illegal move": (RecordError, "RC-5.1", with_line("red: claim 1.2")),
    "not the decider": (RecordError, "„blue“", with_line("blue: claim 1.1")),
    "other options": (RecordError, "x", lambda: duomo.replay(RECORD.replace('"standard"', '"x"'))),
    "entry": (
        RecordError,
        "eine ganze Zahl",
        lambda: duomo.replay(RECORD.replace("players = 2", 'players = "2"')),
    ),
    "value": (PositionError, "Liste", lambda: duomo.table(position=POSITION + "player = 3\n")),
    "contradiction": (
        PositionError,
        "Kuppel",
        lambda: duomo.table(position=POSITION + "[[player]]\n[[player]]\n[[tower]]\n"),
    ),
}
"""Errors, and a word that must be in the German sentence."""


@pytest.mark.parametrize("case", WRONG)
def test_an_error_can_be_told_in_every_language(case: str) -> None:
    kind, word, do = WRONG[case]
    with pytest.raises(kind) as caught:
        do()
    error = caught.value
    assert isinstance(error, DuomoError)
    told = {language: render(error_words(error), language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert word in told["de"]


def test_components_that_cannot_be_used_are_told_in_every_language(tmp_path: Path) -> None:
    with pytest.raises(ComponentError) as caught:
        duomo.table("basilica", components=tmp_path / "none.toml")
    told = {render(error_words(caught.value), language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("none.toml" in sentence for sentence in told)


def test_a_refusal_inside_another_keeps_its_rule() -> None:
    inner = Refusal("rc-space-full", "RC-7.2", {"space": 4, "dice": 3})
    outer = Refusal("record-illegal-move", "", {"line": 12, "move": "die red", "why": inner})
    assert render(refusal_words(outer), "de") == (
        "Zeile 12: die red: In Bereich 4 liegen schon drei Würfel. (RC-7.2)"
    )
    assert outer.text("de") == "Zeile 12: die red: In Bereich 4 liegen schon drei Würfel: RC-7.2"


def test_a_sentence_for_programmers_is_told_as_it_is() -> None:
    assert render(error_words(OptionError("Say which game.")), "fr") == "Say which game."
