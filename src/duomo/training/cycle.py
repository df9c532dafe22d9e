"""The training loop: self-play, learning, matches and export, repeated; it can be resumed."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from duomo.core.engine.refusal import OptionError
from duomo.core.learned import Learned, read_file
from duomo.spread import spread
from duomo.training.course import Course, Lessons, components_of, fingerprint, rules_at
from duomo.training.learning import learn
from duomo.training.lessons import Lesson, lesson
from duomo.training.matches import Match, Outcome, play, verdict

Watch = Callable[[str, int, int], None]
"""The step, the amount done and the total."""
LOG = "log.jsonl"


class Cycle:
    """A course in its folder, which holds lessons, networks and the log."""

    def __init__(
        self,
        course: Course,
        folder: Path,
        workers: int | None,
        cluster: bool,
        watch: Watch | None,
        start: Learned | None = None,
    ) -> None:
        course = replace(course, start=fingerprint(start) if start is not None else "")
        self.course = course
        self.start = start
        self.folder = folder
        self.workers = workers
        self.cluster = cluster
        self.watch = watch
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / "course.json"
        text = json.dumps(course.document(), indent=1)
        if kept.exists() and kept.read_text(encoding="utf-8") != text:
            raise OptionError(f"{folder} holds another course of training: name another folder.")
        kept.write_text(text, encoding="utf-8")
        self.began = time.monotonic() - logged(folder / LOG)

    def run(self) -> Learned | None:
        """Train; return the best network, or None if none beat what the course began with."""
        best = self.start
        lessons: list[Lesson] = []
        for generation in range(self.course.generations):
            lessons += self.lessons(generation, best)
            new = self.network(generation, lessons)
            if self.beats(generation, new, best):
                best = new
        return best if best is not self.start else None

    def place(self, generation: int, name: str) -> Path:
        return self.folder / f"generation-{generation}-{name}"

    def lessons(self, generation: int, teacher: Learned | None) -> list[Lesson]:
        """Return the games of a generation: those in the file, then the missing ones."""
        path = self.place(generation, "lessons.bin")
        found = read_lessons(path)
        missing = [index for index in range(self.course.games) if index not in found]
        if missing:
            with path.open("ab") as file:

                def keep(one: Lesson) -> None:
                    found[one.index] = one
                    file.write(packed(one))
                    self.show("self-play", len(found), self.course.games)

                shared = Lessons(self.course, generation, teacher)
                spread(lesson, shared, missing, keep, self.workers, self.cluster)
            self.log("lessons", generation, games=len(found), turns=sum(one.turns for one in found.values()))
        return [found[index] for index in sorted(found)]

    def network(self, generation: int, lessons: list[Lesson]) -> Learned:
        """Return the network of a generation, from its file or trained on all lessons so far."""
        path = self.place(generation, "network.json")
        if path.exists():
            return read_file(path)
        course = self.course
        sizes = rules_at(course, 0, 0).insight_sizes()

        def told(epoch: int, loss: float) -> None:
            self.show("learning", epoch + 1, course.epochs)
            self.log("epoch", generation, epoch=epoch, loss=round(loss, 5))

        found = learn(lessons, sizes, course.hidden, course.epochs, course.seed + generation, told)
        facts = {
            "rows": found.rows,
            "loss_before": round(found.loss_before, 5),
            "loss": round(found.loss, 5),
            "margin_before": round(found.margin_before, 3),
            "margin": round(found.margin, 3),
        }
        self.log("network", generation, device=found.device, **facts)
        card = {
            "components": components_of(course),
            "game": course.game,
            "tables": [{"players": players, **dict(options)} for players, options in course.tables],
            "games": len(lessons),
            "simulations": course.simulations,
            "generation": generation,
            "seed": course.seed,
            **facts,
        }
        new = Learned(*sizes, course.hidden, found.numbers, card)
        path.write_text(new.text(), encoding="utf-8")
        return new

    def beats(self, generation: int, new: Learned, best: Learned | None) -> bool:
        """True if the new network won its match; the result is added to its card."""
        if "match" not in new.card:
            course = self.course
            outcomes: list[Outcome] = []

            def keep(one: Outcome) -> None:
                outcomes.append(one)
                self.show("matches", len(outcomes), course.matches)

            spread(play, Match(course, new, best), range(course.matches), keep, self.workers, self.cluster)
            found = verdict(outcomes)
            against = "the hand-made estimate" if best is None else f"generation {best.card['generation']}"
            if best is not None and best is self.start:
                against = "the network before"
            new.card["match"] = {"against": against, **found.document(), "better": found.better}
            self.place(generation, "network.json").write_text(new.text(), encoding="utf-8")
            self.log("match", generation, **new.card["match"])
        return bool(new.card["match"]["better"])

    def show(self, what: str, done: int, total: int) -> None:
        if self.watch is not None:
            self.watch(what, done, total)

    def log(self, event: str, generation: int, **facts: Any) -> None:
        """Append a line to the log, which can be plotted; its seconds continue after an interruption."""
        line = {"seconds": round(time.monotonic() - self.began, 1), "event": event, "generation": generation}
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps({**line, **facts}) + "\n")


def logged(path: Path) -> float:
    """Return the seconds logged so far."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return float(json.loads(lines[-1])["seconds"]) if lines else 0.0


def packed(one: Lesson) -> bytes:
    """Return a lesson as stored in the file: a header line, then its rows."""
    head = {"index": one.index, "parties": one.parties, "turns": one.turns, "bytes": len(one.rows)}
    return json.dumps(head).encode("ascii") + b"\n" + one.rows


def read_lessons(path: Path) -> dict[int, Lesson]:
    """Read the lessons of a file by number; a truncated one at the end is skipped and cut away."""
    found: dict[int, Lesson] = {}
    if not path.exists():
        return found
    whole = 0
    with path.open("rb") as file:
        while line := file.readline():
            try:
                head = json.loads(line)
            except ValueError:
                break
            rows = file.read(head["bytes"])
            if len(rows) < head["bytes"]:
                break
            found[head["index"]] = Lesson(head["index"], head["parties"], rows, head["turns"])
            whole = file.tell()
    if whole < path.stat().st_size:
        with path.open("r+b") as file:
            file.truncate(whole)
    return found
