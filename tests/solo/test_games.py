"""Whole games against Ivan: nothing is lost, bots and simulation, the notation page (RC-11)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import duomo
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.state import NATURE
from duomo.core.words.phrase import render
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.locales import LANGUAGES
from duomo.sim import simulate
from properties.walks import walk
from red_cathedral.helpers import GAME, check_conservation

NOTATION = Path(__file__).resolve().parents[2] / "docs" / "notation.md"

OPTIONS: list[dict[str, str]] = [
    {},
    {"ivan_market": "single"},
    {"workshops": "advanced"},
    {"contractors": "on"},
]


def rules_of(**options: str) -> RedRules:
    chosen = GAME.choose(1, options)
    rules = GAME.rules(chosen, GAME.components(None, chosen))
    assert isinstance(rules, RedRules)
    return rules


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
def test_random_games_lose_nothing(options: dict[str, str]) -> None:
    """RC-11.1 to RC-11.8, CT-6.1 to CT-6.4. 200 games; in some, everything is counted after every move."""
    rules = rules_of(**options)
    for seed in range(200):
        state = rules.start()
        for _ in walk(rules, state, seed):
            if seed < 10:
                check_conservation(rules, state)
        assert state.over()
        check_conservation(rules, state)
        assert len(state.final) == 2
        assert state.players[1].rubles == 0
        assert sum(state.players[1].materials) == 0


def test_everything_he_does_is_told_with_its_card() -> None:
    """RC-11.4, RC-11.7. Each event of a card names it, and has words in every language."""
    rules = rules_of(contractors="on")
    for seed in range(5):
        state, log = rules.start(), Log()
        for move in walk(rules, state, seed):
            copy = state.copy()
            rules.play(copy, move, log)
        mine = [event for event in log.events if event.kind.startswith("ivan-")]
        assert {event.seat for event in mine} == {1}
        without = {event.kind for event in mine if "card" not in event.data}
        assert without <= {"ivan-decorates", "ivan-no-ornament", "ivan-reshuffles", "ivan-marker"}
        words = GAME.words(rules, state)
        for phrase in filter(None, map(words.event, log.events)):
            for language in LANGUAGES:
                assert render(phrase, language)


def test_simulations_tell_ivans_wins_and_points() -> None:
    """RC-11.8. A second entry beside the bot's."""
    result = simulate("red-cathedral", 1, ["random"], 5)
    assert result.bots == ["random"]
    assert result.automata == ["ivan"]
    assert len(result.wins) == len(result.mean_scores) == 2
    assert sum(result.wins) == 5
    assert result.document()["wins"] == result.wins
    assert result.fingerprint == simulate("red-cathedral", 1, ["random"], 5).fingerprint


def test_records_of_solo_games_replay() -> None:
    """RC-11.7. The player's choices for Ivan are moves of the player's colour."""
    table = duomo.table("red-cathedral", players=1, seed=5)
    dealer = Dealer(5)
    while not table.over:
        assert table.decider != NATURE
        moves = table.legal()
        table.play(moves[dealer.choose([(at, 1) for at in range(len(moves))])])
    record = table.record()
    assert {line.who for line in record.moves} == {"nature", "red"}
    assert any(line.text.startswith("ivan ") for line in record.moves)
    assert duomo.replay(str(record)).state.key() == table.state.key()


def test_the_notation_page_tells_the_truth() -> None:
    """RC-11.2, CT-6.1. Every solo move in it exists, and every kind of solo move is in it."""
    page = NOTATION.read_text(encoding="utf-8").split("\n## Alone against Ivan\n")[1].split("\n## ")[0]
    texts = [
        text for line in page.splitlines() if line.startswith("| `") for text in re.findall("`([^`]+)`", line)
    ]
    rules = rules_of(contractors="on")
    named = [text for text in texts if " " in text]
    for text in named:
        assert rules.text(rules.parse(text)) == text
    kinds = {" ".join(text.split()[: 2 if text.startswith("solo") else 1]) for text in named}
    assert kinds == {"ivan", "solo card", "solo tile", "roll"}
