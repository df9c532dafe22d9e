"""Data sets of `duomo export`: complete, resumable, and faithful to the games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duomo.cli import main
from duomo.research import study
from duomo.sim import Simulation
from research.tables import library

GAMES = ["export", "basilica", "--bots", "greedy,random", "--games", "3", "--games-in-file", "2"]
ARGUMENTS = [*GAMES, "--workers", "1"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Made in this process, which is faster for three games."""
    library("pyarrow")
    assert main([*ARGUMENTS, "--out", str(tmp_path / "games")]) == 0
    return tmp_path / "games"


def read(folder: Path) -> Any:
    pq = library("pyarrow.parquet")
    return pq.read_table(sorted(folder.glob("games-*.parquet")))


def test_every_decision_is_there_and_true(folder: Path) -> None:
    rows = read(folder).to_pylist()
    simulation = Simulation("basilica", None, ["greedy", "random"])
    table = study("basilica")
    at = 0
    for number in range(3):
        played = simulation.play(number)
        run = table.run()
        run.state = table.rules.start()
        scores = played.scores
        for move in played.moves:
            seat = run.state.decider
            if seat >= 0:
                row = rows[at]
                at += 1
                legal = table.rules.legal(run.state)
                assert (row["game"], row["seat"], row["move"]) == (number, seat, move)
                assert bytes(row["observation"]) == run.observe(seat)
                assert row["legal"] == legal
                assert row["text"] == table.rules.text(move)
                assert row["bot"] == played.seats[seat]
                assert row["score"] == scores[seat]
                assert sum(row["policy"]) == pytest.approx(1)
                if row["bot"] == "greedy":
                    assert row["policy"][legal.index(move)] == 1
                else:
                    assert row["policy"] == pytest.approx([1 / len(legal)] * len(legal))
            table.rules.play(run.state, move, None)
    assert at == len(rows)


def test_a_search_tells_what_it_weighed(tmp_path: Path) -> None:
    library("pyarrow")
    wanted = ["export", "basilica", "--bots", "foreman,random", "--games", "1", "--workers", "1"]
    assert main([*wanted, "--out", str(tmp_path)]) == 0
    searched = [row for row in read(tmp_path).to_pylist() if row["bot"] == "foreman"]
    for row in searched:
        assert len(row["policy"]) == len(row["legal"])
        assert sum(row["policy"]) == pytest.approx(1)
        assert row["policy"][row["legal"].index(row["move"])] > 0
    assert any(max(row["policy"]) < 1 for row in searched)


@pytest.mark.slow
def test_several_processes_write_the_same(folder: Path, tmp_path: Path) -> None:
    assert main([*GAMES, "--workers", "2", "--out", str(tmp_path / "others")]) == 0
    assert read(tmp_path / "others").equals(read(folder))


def test_an_interrupted_run_goes_on_where_it_was(folder: Path) -> None:
    before = read(folder)
    (folder / "games-00001.parquet").unlink()
    (folder / "games-00001.part").write_bytes(b"half of it")
    kept = (folder / "games-00000.parquet").stat().st_mtime_ns
    assert main([*ARGUMENTS, "--out", str(folder)]) == 0
    assert read(folder).equals(before)
    assert (folder / "games-00000.parquet").stat().st_mtime_ns == kept


def test_another_data_set_is_left_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARGUMENTS, "--seed", "1", "--out", str(folder)]) == 2
    assert "another data set: its “seed” differs" in capsys.readouterr().err


def test_the_data_set_says_what_it_is(folder: Path) -> None:
    about = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    assert about["game"] == "basilica"
    assert about["bots"] == ["greedy", "random"]
    last = about["observation"][-1]
    assert last["name"] == "beyond"
    assert last["start"] + 1 == study("basilica").size
