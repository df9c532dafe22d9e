"""The nine levels people can choose from."""

from __future__ import annotations

import pytest

from bots.positions import rules_of, turn_starts
from duomo.bots.levels import ABOUT_KEY, LEVELS, NAME_KEY, bot_of, simulations_of
from duomo.bots.registry import BOTS, make_bot
from duomo.core.engine.refusal import OptionError
from duomo.locales import LANGUAGES, sentence
from duomo.sim import simulate


def test_there_are_nine_and_each_is_a_bot() -> None:
    assert len(LEVELS) == 9
    assert [level.name for level in LEVELS] == [name for name in BOTS if name in {v.name for v in LEVELS}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_a_name_and_a_sentence_of_its_own(language: str) -> None:
    names = {sentence(NAME_KEY, language, {"level": level.name}) for level in LEVELS}
    abouts = {sentence(ABOUT_KEY, language, {"level": level.name}) for level in LEVELS}
    assert len(names) == len(abouts) == 9
    assert all(about.endswith(".") for about in abouts)


@pytest.mark.parametrize("level", [level.name for level in LEVELS[:5]])
def test_weak_levels_play_whole_games_and_alike(level: str) -> None:
    games = [simulate("basilica", None, [level], 1, seed=3) for _ in range(2)]
    assert games[0].fingerprint == games[1].fingerprint
    assert games[0].capped == 0


def test_planners_are_the_better_the_less_they_overlook() -> None:
    strong, weak = LEVELS[4].name, LEVELS[0].name
    assert simulate("basilica", None, [strong, weak], 12, seed=5).wins[0] >= 9


def test_a_level_has_the_skill_of_the_game_it_sits_at() -> None:
    foreman = LEVELS[5]
    basilica, red = (foreman.skill_at(rules_of(table)) for table in ("basilica", "two"))
    assert basilica.simulations < red.simulations
    both = make_bot(foreman.name, 1)
    for table in ("two", "basilica", "two"):
        rules, seen = rules_of(table), turn_starts(table)[3]
        alone = bot_of(foreman.skill_at(rules), rules, 1)
        moves = rules.legal(seen)
        assert both.choose(rules, seen, moves) == alone.choose(rules, seen, moves)


@pytest.mark.parametrize("table", ["two", "basilica"])
def test_where_nothing_was_learned_a_level_looks_at_more_and_the_order_stays(table: str) -> None:
    rules = rules_of(table)
    learned = rules.network
    with_it = [simulations_of(level.skill_at(rules), rules) for level in LEVELS]
    try:
        rules.network = None
        by_hand = [simulations_of(level.skill_at(rules), rules) for level in LEVELS]
    finally:
        rules.network = learned
    assert by_hand == sorted(by_hand)
    assert all(more >= less for more, less in zip(by_hand, with_it))
    assert by_hand[6] > with_it[6] > 0, "the architect"


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(OptionError, match="master-builder"):
        make_bot("tsar", 1)
