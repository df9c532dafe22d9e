"""Phrases: words without a language."""

from __future__ import annotations

import msgspec
import pytest

from duomo.core.words.phrase import Phrase, render, say, tokens

GOLD = say("rc-amount", resource="gold", amount=2)
RUBLE = say("rc-amount", resource="rubles", amount=1)


def test_a_phrase_is_filled_in_with_phrases_and_with_lists_of_them() -> None:
    claim = say("move-rc-claim-bare", section="2.1", kind="base", cost=[GOLD, RUBLE], reward=RUBLE)
    assert render(claim) == "2.1 (base): needs 2 gold, 1 ruble; pays 1 ruble"
    assert render(claim, "de").startswith("2.1 (Unterbau): braucht 2 Gold, 1 Rubel")


def test_a_phrase_travels_as_plain_data_and_comes_back() -> None:
    phrase = say("move-rc-swap", one=say("rc-tile-at", gain=GOLD, space=3), other=[RUBLE])
    sent = msgspec.json.encode(phrase)
    assert msgspec.json.decode(sent) == {
        "key": "move-rc-swap",
        "data": {
            "one": {
                "key": "rc-tile-at",
                "data": {"gain": {"key": "rc-amount", "data": {"resource": "gold", "amount": 2}}, "space": 3},
            },
            "other": [{"key": "rc-amount", "data": {"resource": "rubles", "amount": 1}}],
        },
    }
    assert msgspec.json.decode(sent, type=Phrase) == phrase


def test_a_token_of_two_words_is_joined_for_the_catalogue() -> None:
    assert tokens({"gems": "green purple", "prestige": 3}) == {"gems": "green-purple", "prestige": 3}


def test_other_text_is_filled_in_as_it_is() -> None:
    assert "“die white +1”" in render(say("refusal-no-such-move", move="die white +1", game="Basilica"))


def test_a_missing_key_or_variable_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        render(say("no-such-text"))
    with pytest.raises(KeyError, match="amount"):
        render(say("rc-amount", resource="gold"))
