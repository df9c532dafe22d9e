"""First games: a coach who reacts to the current decision, accepts everything and gradually falls silent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import duomo
from duomo.bots.levels import LEVELS
from duomo.games.registry import GAMES
from duomo.lessons import FirstGame, LessonError
from duomo.lessons.checking_games import PUPILS, faults_of_first_game, fixed, played
from duomo.lessons.coach import Word
from duomo.lessons.reading import first_games, read_first_game
from duomo.locales import FOLDER
from duomo.play.practice.first_games import CoachedTable, find
from duomo.play.trouble import ServerTrouble
from duomo.rulebook import rule_ids

FIRST = [first for game in GAMES.values() for first in first_games(game)]


@pytest.fixture
def red() -> FirstGame:
    return find("red-cathedral", "red-cathedral")[1]


def moves_of_a_bot(first: FirstGame, count: int) -> Iterator[CoachedTable]:
    """Yield the game after each move of a newcomer."""
    table = CoachedTable(GAMES[first.game], first, [])
    bot = LEVELS[3].bot("newcomer")
    for _ in range(count):
        yield table
        if table.live.over:
            return
        rules, state = table.live.table.rules, table.live.table.state
        table.play(rules.text(bot.choose(rules, state.copy(), table.live.table.codes())))


def test_there_is_one_for_each_game() -> None:
    assert {first.game for first in FIRST} == {"red-cathedral", "basilica"}


@pytest.mark.parametrize("first", FIRST, ids=lambda first: first.game)
def test_it_begins_where_every_game_begins(first: FirstGame) -> None:
    """Nothing is built, and everybody has what the set-up gives (RC-2.5, RC-2.6, BA-2.1)."""
    game = GAMES[first.game]
    begun = CoachedTable(game, first, []).live.table.document()
    usual = duomo.table(first.game, players=2, seed=1, options={"start_player": "1"}).document()
    varies = {"market", "tower", "orders", "vaults", "top", "options", "reserve"}
    assert {key: begun[key] for key in begun.keys() - varies} == {
        key: usual[key] for key in usual.keys() - varies
    }
    sections = [section for tower in begun.get("tower", []) for section in tower["sections"]]
    assert all(sorted(section) == ["card", "tile"] for section in sections), "nobody stands anywhere"
    assert len(sections) == sum(len(tower["sections"]) for tower in usual.get("tower", []))
    if "market" in begun:
        at = begun["market"]["resources"].index("recognition")
        spaces = [(at + step) % 8 + 1 for step in range(5)]
        assert sorted(die["space"] for die in begun["market"]["dice"].values()) == sorted(spaces), "RC-2.4"


@pytest.mark.parametrize("first", FIRST, ids=lambda first: first.game)
def test_going_on_is_the_same_as_beginning_anew(first: FirstGame) -> None:
    for table in moves_of_a_bot(first, 12):
        again = CoachedTable(GAMES[first.game], first, table.done)
        assert again.done == table.done
        assert again.coach.counts == table.coach.counts
        assert again.now().coach == table.now().coach


@pytest.mark.parametrize("first", FIRST, ids=lambda first: first.game)
def test_the_coach_says_less_and_less(first: FirstGame) -> None:
    """Half of what is said in a game is said in its first third, and nothing more often than allowed."""
    said: list[int] = []
    words = 0
    for table in moves_of_a_bot(first, 400):
        words_now = sum(table.coach.counts.values())
        said.append(words_now - words)
        words = words_now
        for word in (*first.comments, *first.advice):
            assert table.coach.counts[word.name] <= word.times
    third = len(said) // 3
    assert sum(said[:third]) >= sum(said) / 2
    assert sum(said[-third:]) < sum(said[:third]) / 2
    assert table.live.over
    assert table.now().coach.end is not None
    assert table.now().scoring is not None
    assert len(table.coach.met) >= 5


def test_every_text_belongs_to_something() -> None:
    used = {phrase.key for first in FIRST for phrase in fixed(first)}
    for first in FIRST:
        used |= {first.key(word.name) for word in (*first.comments, *first.advice)}
        used |= {first.key(word.name, "why") for word in first.advice}
    text = (FOLDER / "en" / "coach.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(coach-[a-z0-9-]+) =", text, re.MULTILINE)) == used


def test_what_was_advised_stays_until_the_turn_is_over(red: FirstGame) -> None:
    game = GAMES["red-cathedral"]
    begun = CoachedTable(game, red, [])
    assert begun.coach.advice is not None
    assert begun.coach.advice.word.name == "welcome"
    claimed = CoachedTable(game, red, ["claim 1.1"])
    assert claimed.coach.comment is not None
    assert claimed.coach.comment.word.name == "own-claim"
    assert claimed.coach.advice is not None
    assert claimed.coach.advice.word.name == "place"
    hidden = CoachedTable(game, red, ["claim 1.1", "hide red"])
    assert hidden.coach.comment is not None
    assert hidden.coach.comment.word.name == "own-hide"


def test_any_move_is_taken_and_taken_back(red: FirstGame) -> None:
    game = GAMES["red-cathedral"]
    table = CoachedTable(game, red, ["claim 1.1", "hide red", "end"])
    assert table.live.decider == 0, "the bot has answered"
    assert len(table.done) > 3
    now = table.now()
    assert now.undo == 2, "the player's own last move"
    assert now.restart is None, "this turn has not begun yet"
    assert now.rule == "RC-4.1"
    back = CoachedTable(game, red, table.done[: now.undo])
    assert back.now().undo == 1
    assert back.now().restart == 0
    assert CoachedTable(game, red, table.done).done == table.done, (
        "the bot's answer is kept, not thought again"
    )
    refused = table.why_not("claim 2.2")
    assert refused is not None
    assert refused.rule == "RC-5.1"
    with pytest.raises(ServerTrouble):
        CoachedTable(game, red, ["claim 2.2"])
    with pytest.raises(ServerTrouble):
        find("red-cathedral", "ivan")


def faults(first: FirstGame) -> list[str]:
    return [fault.what for fault in faults_of_first_game(GAMES[first.game], first, ("en",), rule_ids())]


def test_drift_is_found(red: FirstGame) -> None:
    assert any("unsaid" in what for what in faults(replace(red, advice=(Word("unsaid"),))))
    nowhere = "ZZ-" + "9.1"
    assert nowhere in faults(replace(red, advice=(replace(red.advice[0], rules=(nowhere,)),)))[0]
    assert "does not tell" in faults(replace(red, advice=(Word("visit", when={"nonsense": 1}),)))[0]
    assert "no condition" in faults(replace(red, advice=(Word("visit", when={"room": "about 2"}),)))[0]
    assert faults(replace(red, position={**red.position, "turn": "green"}))


@pytest.mark.parametrize(
    ("wanted", "holds"),
    [(2, True), (1, False), ("at least 2", True), ("at least 3", False), ("at most 1", False)],
)
def test_conditions(wanted: int | str, holds: bool) -> None:
    assert Word("any", when={"room": wanted}).holds({"room": 2}) == holds


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "first-game.toml"
    for text, words in {
        "colour = 1": "“colour” is unknown",
        "[[advice]]\ntimes = 1": "has no name",
        '[[comment]]\nname = "a"\nby = "all"': "own or rival",
        '[[advice]]\nname = "a"\ntopic = "b"': "no topic",
    }.items():
        file.write_text(text, encoding="utf-8")
        with pytest.raises(LessonError, match=words):
            read_first_game("red-cathedral", "course", file)


def test_newcomers_of_any_skill_are_spoken_to() -> None:
    for first in FIRST:
        game = GAMES[first.game]
        heard = [{said.word.name for said in played(game, first, number)} for number in range(len(PUPILS))]
        assert all(len(names) >= 10 for names in heard)
