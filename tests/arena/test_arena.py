"""Arenas: pairing, seats, worker processes, interruptions."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from duomo.arena import report as reports
from duomo.arena.plan import Plan, make_plan, planned_table
from duomo.arena.plan import play as play_one
from duomo.arena.report import arena
from duomo.arena.store import Store
from duomo.core.engine.refusal import OptionError, RecordError


def basilica(*bots: str) -> Plan:
    return make_plan("basilica", list(bots or ("greedy", "random")), None, {}, "", 5)


def solo() -> Plan:
    return make_plan("red-cathedral", ["random"], None, {}, "", 5)


def test_every_deal_is_played_in_every_seating_of_every_line_up() -> None:
    plan = Plan("red-cathedral", 3, (), "", ("a", "b", "c", "d"), 1)
    assert plan.line_ups() == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]
    assert plan.games_of_deal() == 12
    again = Plan("red-cathedral", 4, (), "", ("a", "b", "b", "b"), 1)
    assert again.line_ups() == [("a", "b", "b", "b")]


def test_seats_rotate_and_nature_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one bot under two names, the games of a deal differ only in the seats."""
    from duomo.bots.random_bot import RandomBot

    seeds: list[tuple[str, int | str]] = []

    def make(name: str, seed: int | str) -> Any:
        seeds.append((name, seed))
        return RandomBot("always the same")

    plan = Plan("basilica", 2, (), "", ("a", "b"), 3)
    monkeypatch.setattr("duomo.bots.registry.make_bot", make)
    planned_table.cache_clear()
    first, second, third = (play_one(plan, index) for index in (0, 1, 2))
    planned_table.cache_clear()
    assert (first.seats, second.seats, third.seats) == (("a", "b"), ("b", "a"), ("a", "b"))
    assert first.fingerprint == second.fingerprint != third.fingerprint
    assert seeds[2:4] == [("a", "3:0:0"), ("b", "3:0:1")]
    assert seeds[4:6] == [("b", "3:0:1"), ("a", "3:0:0")]


def test_a_stronger_bot_is_found_out() -> None:
    found = arena(basilica(), 7, workers=1)
    assert len(found.results) == 8, "rounded up to whole deals"
    assert found.deals == 4
    greedy, random = found.standings
    assert greedy.share > random.share
    assert greedy.elo > 0 > random.elo
    assert greedy.games == random.games == 8


def test_automata_are_rated_too() -> None:
    found = arena(solo(), 3, workers=1)
    assert [one.name for one in found.standings] == ["random", "ivan"]
    assert [one.games for one in found.standings] == [3, 3]


@pytest.mark.slow
def test_worker_processes_change_nothing() -> None:
    alone, many = arena(basilica(), 6, workers=1), arena(basilica(), 6, workers=2)
    assert many.document() == alone.document()


def test_without_ray_a_cluster_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match="duomo\\[cluster\\]"):
        arena(basilica(), 2, cluster=True)


class Stopped(Exception):
    """Raised as if somebody had pressed ^C."""


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arena.jsonl"

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise Stopped

    with pytest.raises(Stopped):
        arena(basilica(), 6, resume=path, workers=1, watch=stop)
    assert len(path.read_text().splitlines()) == 4, "the plan and three games"
    with path.open("a") as file:
        file.write('{"index":3,"seats":["gre')  # cut off in the middle of a line
    played: list[int] = []

    def noted(function: Any, plan: Plan, missing: list[int], watch: Any, workers: int, cluster: bool) -> None:
        played.extend(missing)
        for index in missing:
            watch(function(plan, index))

    monkeypatch.setattr(reports, "spread", noted)
    found = arena(basilica(), 6, resume=path)
    assert played == [3, 4, 5]
    assert found.document() == arena(basilica(), 6).document()
    played.clear()
    extended = arena(basilica(), 8, resume=path)
    assert played == [6, 7], "more games are added to those that were played"
    assert len(extended.results) == 8


def test_a_file_of_another_arena_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    Store(basilica(), path).close()
    before = path.read_bytes()
    other = make_plan("basilica", ["greedy", "random"], None, {}, "", 6)
    with pytest.raises(RecordError, match="another arena"):
        arena(other, 2, resume=path)
    assert path.read_bytes() == before
    path.write_text("a diary\n")
    with pytest.raises(RecordError, match="another arena"):
        arena(other, 2, resume=path)


@pytest.mark.parametrize(
    ("bots", "players", "reason"),
    [
        (["greedy", "random"], 3, "2 bots for 3 seats"),
        (["greedy", "greedy"], 2, "against itself"),
        (["deep-thought", "random"], 2, "no bot"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], players: int, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        make_plan("red-cathedral", bots, players, {}, "", 0)


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    from duomo.cli import main

    arguments = ["arena", "basilica", "--bots", "greedy,random", "--games", "2", "--workers", "1"]
    assert main([*arguments, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in document["bots"]] == ["greedy", "random"]
    assert document["games"] == 2
    assert set(document["bots"][0]) == set(
        "name games wins share share_interval elo elo_interval mean_score".split()
    )
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "Elo" in shown
    assert document["fingerprint"] in shown


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for a single process.")
def test_control_c_leaves_a_file_that_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    arguments = ["arena", "basilica", "--bots", "greedy,random", "--games", "10000", "--workers", "2"]
    # A background job ignores the signal and passes that on to its child, so restore the default.
    heed = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = f"{heed}; from duomo.cli import main; sys.exit(main({[*arguments, '--resume', str(path)]}))"
    process = subprocess.Popen([sys.executable, "-c", command], stderr=subprocess.PIPE, text=True)
    try:
        while not (path.exists() and path.read_bytes().count(b"\n") > 3):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "the same command goes on" in told
    plan = make_plan("basilica", ["greedy", "random"], None, {}, "", 0)
    store = Store(plan, path)
    store.close()
    assert len(store.results) >= 3
    some = min(store.results)
    assert store.results[some] == play_one(plan, some)
