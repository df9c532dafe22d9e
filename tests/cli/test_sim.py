"""`duomo sim`: figures and fingerprints."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import duomo
from duomo.core.engine.driver import Playout
from duomo.core.engine.refusal import OptionError
from duomo.sim import Simulation, simulate

KEYS = (
    "game options players bots games seed wins mean_scores mean_turns decisions seconds decisions_per_second "
    "fingerprint"
).split()


def figures(run: Any, *arguments: str) -> dict[str, Any]:
    status, out, err = run("sim", "red-cathedral", "--json", *arguments)
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_has_exactly_the_promised_keys(duomo: Any) -> None:
    found = figures(duomo, "--players", "2", "--bots", "random,random", "--games", "3", "--seed", "1")
    assert list(found) == KEYS
    assert found["bots"] == ["random", "random"]
    assert sum(found["wins"]) == 3
    assert found["options"]["workshops"] == "standard"
    assert found["mean_turns"] > 5


def test_equal_arguments_give_equal_fingerprints_and_others_do_not(duomo: Any) -> None:
    arguments = ("--players", "3", "--games", "2", "--seed", "4")
    one, same = figures(duomo, *arguments), figures(duomo, *arguments)
    del one["seconds"], one["decisions_per_second"], same["seconds"], same["decisions_per_second"]
    assert one == same
    prints = {one["fingerprint"]}
    prints.add(figures(duomo, "--players", "3", "--games", "2", "--seed", "5")["fingerprint"])
    prints.add(figures(duomo, "--players", "3", "--games", "1", "--seed", "4")["fingerprint"])
    prints.add(figures(duomo, *arguments, "--option", "workshops=advanced")["fingerprint"])
    assert len(prints) == 4


@pytest.mark.both_speeds
def test_the_fingerprint_of_a_game_is_the_hash_of_its_bytes() -> None:
    """Two games in a row hash to the same as their facts in a row; nothing else about the machine is
    included.
    """
    from hashlib import sha256

    simulation = Simulation("red-cathedral", 2, seed=9)
    facts = [simulation.facts(simulation.play(index)) for index in range(2)]
    assert simulate("red-cathedral", 2, games=2, seed=9).fingerprint == sha256(b"".join(facts)).hexdigest()


def test_bots_change_seats_from_game_to_game() -> None:
    simulation = Simulation("red-cathedral", bots=["greedy", "random", "random"], seed=1)
    assert simulation.options.players == 3
    order = [("greedy", "random", "random"), ("random", "greedy", "random"), ("random", "random", "greedy")]
    for index in range(3):
        count = len(simulation.bots)
        seats = tuple(simulation.bots[(seat - index) % count] for seat in range(count))
        assert seats == order[index]


def test_wins_belong_to_the_bot_and_not_to_the_seat() -> None:
    result = simulate("red-cathedral", bots=["random", "greedy"], games=2, seed=2)
    assert result.wins == [0, 2]
    assert result.mean_scores[1] > result.mean_scores[0]


def test_games_without_an_end_have_no_result(duomo: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duomo.sim.Playout", partial(Playout, cap=5))
    status, out, err = duomo("sim", "red-cathedral", "--json", "--games", "3")
    assert status == 0
    assert "3 of 3 games reached the turn cap" in err
    found = json.loads(out)
    assert list(found) == KEYS
    assert found["wins"] == [0, 0]
    assert found["decisions"] > 0


def test_a_kept_record_is_the_game_that_was_counted(tmp_path: Path) -> None:
    simulation = Simulation("red-cathedral", 2, seed=3)
    played = simulation.play(0)
    table = duomo.replay(simulation.record(played))
    assert table.moves == played.moves
    again = duomo.table("red-cathedral", players=2, seed=played.seed)
    assert again.moves == played.moves[: len(again.moves)]


def test_words_for_people_tell_the_same(duomo: Any) -> None:
    status, out, _ = duomo("sim", "--games", "2")
    assert status == 0
    assert "fingerprint:" in out
    assert "random" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "9"), "is played by"),
        (("--bots", "nobody"), "There is no bot"),
        (("--bots", "random,random", "--players", "3"), "2 bots for 3 seats"),
        (("--option", "workshops"), "is not key=value"),
        (("--option", "workshops=round"), "none of them"),
        (("--option", "colour=red"), "has no option"),
        (("--games", "0"), "at least one"),
    ],
)
def test_wrong_usage_is_told_in_a_sentence(duomo: Any, arguments: tuple[str, ...], words: str) -> None:
    status, out, err = duomo("sim", "red-cathedral", *arguments)
    assert (status, out) == (2, "")
    assert words in err
    assert "Traceback" not in err


def test_an_unknown_game_is_wrong_usage(duomo: Any) -> None:
    assert duomo("sim", "chess")[0] == 2


def test_a_folder_for_records_must_be_one(duomo: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    status, _, err = duomo("sim", "--games", "1", "--records", tmp_path / "file")
    assert status == 1
    assert "a file of that name is in the way" in err


def test_too_few_games_from_python_too() -> None:
    with pytest.raises(OptionError):
        simulate("red-cathedral", games=0)
