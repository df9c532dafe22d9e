"""A cluster of two nodes: every command gives the same result there as alone, and losing a node changes
nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from duomo.arena.plan import Result, make_plan, play
from duomo.cli import main
from duomo.spread import spread
from duomo.training.course import course_of
from duomo.training.cycle import Cycle
from duomo.training.matches import Match
from duomo.training.matches import play as play_match

pytestmark = pytest.mark.slow

ABOUT = {"num_cpus": 1, "object_store_memory": 80_000_000}
QUICK = {"health_check_period_ms": 300, "health_check_failure_threshold": 3}
"""How soon a lost node is noticed."""
STARTS = 3
"""Ray gives a node half a minute to start; a busy machine may need more than one attempt."""


class Nodes:
    """A head with one processor, and a second node with another."""

    def __init__(self, utilities: Any) -> None:
        head = {**ABOUT, "include_dashboard": False, "_system_config": QUICK}
        self.cluster = utilities.Cluster(initialize_head=True, head_node_args=head)
        try:
            self.second = self.cluster.add_node(**ABOUT)
        except BaseException:
            self.cluster.shutdown()
            raise
        self.address: str = self.cluster.address

    def lose_the_second(self) -> None:
        self.cluster.remove_node(self.second, allow_graceful=False)


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    missing = "Ray is not installed (`make research` installs it): no cluster was tried."
    utilities = pytest.importorskip("ray.cluster_utils", reason=missing)
    for start in range(STARTS):
        try:
            found = Nodes(utilities)
        except Exception as error:
            if "timed out" not in str(error):
                raise
            if start == STARTS - 1:
                pytest.fail(f"Ray did not start in time, {STARTS} times: no cluster was tried. {error}")
        else:
            break
    old = os.environ.get("RAY_ADDRESS")
    os.environ["RAY_ADDRESS"] = found.address
    yield found
    if old is None:
        del os.environ["RAY_ADDRESS"]
    else:
        os.environ["RAY_ADDRESS"] = old
    found.cluster.shutdown()


def test_a_cluster_does_the_same_and_a_lost_node_changes_nothing(
    nodes: Nodes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One test, so that only one cluster is started. A process joins it once: Ray may break one that leaves
    and rejoins.
    """
    import ray

    ray.init(address=nodes.address, log_to_driver=False, logging_level="error")
    try:
        every_command_does_the_same(tmp_path, capsys)
        a_node_that_is_lost_half_way_changes_nothing(nodes, tmp_path)
    finally:
        ray.shutdown()


def every_command_does_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = ["basilica", "--bots", "greedy,random", "--games", "10", "--seed", "3"]

    def told(*arguments: str) -> str:
        assert main(list(arguments)) == 0
        return capsys.readouterr().out

    def by_itself(*arguments: str) -> str:
        """Run in a separate process, which joins the cluster named by RAY_ADDRESS."""
        program = "import sys; from duomo.cli import main; sys.exit(main(sys.argv[1:]))"
        command = [sys.executable, "-c", program, *arguments]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout

    def files(folder: Path) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}

    found: list[list[Any]] = []
    for where, how in (("alone", ["--workers", "1"]), ("cluster", ["--cluster"])):
        at = tmp_path / where
        at.mkdir()
        records, rows, results, mine = at / "records", at / "rows", at / "arena.jsonl", at / "mine.jsonl"
        said = [
            by_itself("sim", *games, "--records", str(records), *how).split("decisions:")[0],
            told("arena", *games, "--resume", str(results), "--json", *how),
            told("export", *games[:3], "--games", "4", "--games-in-file", "2", "--out", str(rows), *how)[-9:],
            told("analyse", str(records), "--simulations", "0", "--json", *how),
        ]
        told("puzzles", "mine", "basilica", "--games", "1", "--seed", "2", "--out", str(mine), *how)
        trained = training(at / "training", where == "cluster")
        found.append([*said, files(records), files(rows), results.read_bytes(), trained, mine.read_bytes()])
    assert found[0] == found[1]
    assert len(found[0][4]) == 10
    assert found[0][-1], "a puzzle was found"


def training(folder: Path, cluster: bool) -> list[Any]:
    """What `duomo train` distributes: self-play and matches. Learning, which needs PyTorch, is never
    distributed.
    """
    course = course_of("basilica", (2,), {}, games=4, simulations=8, matches=4, match_simulations=8)
    cycle = Cycle(course, folder, 1, cluster, None)
    outcomes: list[Any] = []
    spread(play_match, Match(course, None, None), range(course.matches), outcomes.append, 1, cluster)
    return [cycle.lessons(0, None), outcomes]


def a_node_that_is_lost_half_way_changes_nothing(nodes: Nodes, tmp_path: Path) -> None:
    plan = make_plan("basilica", ["greedy", "random"], None, {}, "", 5)
    count, half = 12, 6
    gate = tmp_path / "the node is gone"

    def piece(plan: Any, index: int) -> Result:
        """From the middle on, every piece waits until the second node is gone."""
        import ray

        with (tmp_path / str(index)).open("a") as file:
            file.write(ray.get_runtime_context().get_node_id() + "\n")
        while index >= half and not gate.exists():
            time.sleep(0.02)
        return play(plan, index)

    def begun() -> list[str]:
        return [line for index in range(half, count) for line in begun_at(tmp_path / str(index))]

    found: list[Result] = []

    def watch(result: Result) -> None:
        found.append(result)
        if len(found) == half:
            while nodes.second.node_id not in begun():
                time.sleep(0.02)
            nodes.lose_the_second()
            gate.touch()

    spread(piece, plan, range(count), watch, cluster=True)
    assert found == [play(plan, index) for index in range(count)]
    assert len(begun()) > count - half, "a piece of the lost node was begun again"


def begun_at(path: Path) -> list[str]:
    """The nodes that started a piece."""
    return path.read_text().splitlines() if path.exists() else []
