"""`duomo play`: whole games at the keyboard, and everything that can be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import duomo as package
from duomo.bots.registry import make_bot
from duomo.cli import terminal_game
from duomo.locales import LANGUAGES

Typed = Callable[[terminal_game.TerminalGame], str]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Typed], list[terminal_game.TerminalGame]]:
    """Answer `input` with what a function types when it sees the session."""

    def install(typed: Typed) -> list[terminal_game.TerminalGame]:
        sessions: list[terminal_game.TerminalGame] = []
        begin = terminal_game.TerminalGame.run

        def run(self: terminal_game.TerminalGame) -> int:
            sessions.append(self)
            return begin(self)

        monkeypatch.setattr(terminal_game.TerminalGame, "run", run)
        monkeypatch.setattr("builtins.input", lambda prompt="": typed(sessions[-1]))
        return sessions

    return install


def lines(*texts: str) -> Typed:
    """Type these lines one after another, then Ctrl-D."""
    waiting: Iterator[str] = iter(texts)

    def typed(_: terminal_game.TerminalGame) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return typed


def clever(number: bool) -> Typed:
    """A person who plays like greedy, by number or by notation."""
    bot = make_bot("greedy", "person")

    def typed(at: terminal_game.TerminalGame) -> str:
        table = at.table
        moves = table.rules.legal(table.state)
        code = bot.choose(table.rules, table.state, moves)
        return str(moves.index(code) + 1) if number else table.rules.text(code)

    return typed


@pytest.mark.parametrize(("number", "language"), [(True, "en"), (False, "de")])
def test_a_whole_game_against_a_bot(
    duomo: Any, typing: Any, tmp_path: Path, number: bool, language: str
) -> None:
    sessions = typing(clever(number))
    kept = tmp_path / "game.duomo"
    arguments = ("--seed", "3", "--bots", "random", "--language", language, "--save", kept)
    status, out, err = duomo("play", "red-cathedral", "--terminal", *arguments)
    assert (status, err) == (0, "")
    assert sessions[0].table.over
    for rule in ("RC-10.2", "RC-10.3", "RC-10.6", "RC-10.7"):
        assert rule in out
    assert package.replay(kept).over
    assert max(len(line) for line in out.splitlines() if "duomo replay" not in line) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_played(duomo: Any, typing: Any, language: str) -> None:
    typing(lines("?", "1", "why end", "log", "undo", "board", "moves", "auto", "2", "quit"))
    arguments = ("--players", "4", "--option", "workshops=advanced", "--seed", "1", "--language", language)
    status, out, err = duomo("play", "--terminal", *arguments)
    assert (status, err) == (0, "")
    assert "RC-5.2" in out  # why not `end`: the banner comes first


def test_a_refusal_names_the_rule_and_where_it_is(duomo: Any, typing: Any) -> None:
    typing(lines("claim 1.2", "why claim 1.3", "why", "why die white", "claim 9.9", "99", "save"))
    out = duomo("play", "--terminal", "--seed", "7")[1]
    assert "RC-5.1, see" in out
    assert "docs/rules/red-cathedral.md#rc-5-1" in out
    assert "Say which move" in out
    assert "That move is legal" in out
    assert "neither a number" in out
    assert "The list has the numbers" in out
    assert "save FILE" in out


def test_undo_goes_back_to_the_last_choice(duomo: Any, typing: Any) -> None:
    sessions = typing(lines("undo", "claim 1.1", "undo", "claim 2.1", "hide red", "undo"))
    out = duomo("play", "--terminal", "--seed", "7", "--option", "start_player=1")[1]
    table = sessions[0].table
    assert "There is no move of yours" in out
    assert [table.rules.text(code) for code in table.moves][-1] == "claim 2.1"


@pytest.mark.slow
def test_what_was_saved_can_be_resumed(duomo: Any, typing: Any, tmp_path: Path) -> None:
    kept = tmp_path / "part.duomo"
    typing(lines("claim 1.1", "hide red", f"save {kept}", "save /nowhere/at/all"))
    out = duomo("play", "--terminal", "--seed", "7", "--option", "start_player=1")[1]
    assert "cannot be written" in out
    before = package.replay(kept).moves
    sessions = typing(clever(number=True))
    status, _, err = duomo("play", "--terminal", "--resume", kept, "--bots", "random", "--seed", "1")
    assert (status, err) == (0, "")
    assert sessions[0].table.over
    assert sessions[0].table.moves[: len(before)] == before


@pytest.mark.parametrize("end", [EOFError, KeyboardInterrupt])
def test_the_keyboard_may_be_left_at_any_time(duomo: Any, typing: Any, tmp_path: Path, end: type) -> None:
    def typed(_: terminal_game.TerminalGame) -> str:
        raise end

    typing(typed)
    kept = tmp_path / "left.duomo"
    status, out, _ = duomo("play", "--terminal", "--seed", "7", "--save", kept)
    assert status == 0
    assert "The game stops here." in out
    assert not package.replay(kept).over


def test_whoever_leaves_is_offered_the_record(
    duomo: Any, typing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "offered.duomo"
    typing(lines("quit", str(tmp_path), str(kept)))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    out = duomo("play", "--terminal", "--seed", "7")[1]
    assert "cannot be written" in out  # a folder is not a file; asked again
    assert kept.exists()


@pytest.mark.slow
def test_people_at_one_keyboard(duomo: Any, typing: Any) -> None:
    sessions = typing(clever(number=True))
    status, out, _ = duomo("play", "--terminal", "--humans", "2", "--seed", "2")
    assert status == 0
    assert sessions[0].people == [0, 1]
    assert "People at this keyboard: Red, Blue." in out
    assert "Blue, it is your turn." in out


def test_bots_can_be_watched(duomo: Any) -> None:
    status, out, _ = duomo("play", "--terminal", "--humans", "0", "--bots", "greedy,random", "--seed", "2")
    assert status == 0
    assert "Final scoring" in out


def test_seat_and_number_of_players_follow_what_is_asked_for(duomo: Any, typing: Any) -> None:
    sessions = typing(lines())
    duomo("play", "--terminal", "--bots", "random,greedy", "--seat", "2")
    assert sessions[-1].people == [1]
    assert sessions[-1].bot_names == {0: "random", 2: "greedy"}
    duomo("play", "--terminal")
    assert sessions[-1].bot_names == {1: "greedy"}


@pytest.mark.slow
def test_forced_moves_and_obvious_gains_are_made_by_themselves(duomo: Any, typing: Any) -> None:
    typing(clever(number=True))
    out = duomo("play", "--terminal", "--seed", "3", "--bots", "random")[1]
    assert "Only one move: end your turn" in out
    assert "Take 1 recognition?" not in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "There is no game"),
        (("--players", "7"), "is played by"),
        (("--humans", "3", "--players", "2"), "3 people cannot sit"),
        (("--seat", "5"), "There is no seat 5"),
        (("--bots", "a,b,c,d,e"), "bots for"),
        (("--bots", "deep"), "There is no bot"),
        (("--language", "xx"), "There are no texts"),
        (("--option", "start_player=4"), "cannot start"),
    ],
)
def test_wrong_usage_is_told_in_a_sentence(duomo: Any, arguments: tuple[str, ...], words: str) -> None:
    status, _, err = duomo("play", "--terminal", *arguments)
    assert status == 2
    assert words in err


def test_the_language_comes_from_the_environment(
    duomo: Any, typing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    typing(lines())
    assert "Vous êtes Rouge." in duomo("play", "--terminal", "--seed", "1")[1]
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "You are Red." in duomo("play", "--terminal", "--seed", "1")[1]
