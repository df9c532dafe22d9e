"""Results on disk: a line with the plan, then a line per game, so that an arena can be resumed.

A line is written in one go when its game is over. If the arena stops, the file holds every reported game, and
at most its last line is truncated; that line is dropped and its game played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, TextIO

from duomo.arena.plan import Plan, Result, planned_table
from duomo.core.engine.refusal import RecordError, Refusal
from duomo.core.files import unreadable, unwritable

FORMAT = 1


class Store:
    """The games played so far, in a file or in memory."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.results: dict[int, Result] = {}
        self._file: TextIO | None = None
        if path is None:
            return
        header = heading(plan)
        try:
            kept = self._read(path, header) if path.exists() and path.stat().st_size else 0
            self._file = path.open("r+" if path.exists() else "w+", encoding="utf-8")
            self._file.seek(kept)
            self._file.truncate()
        except UnicodeDecodeError as error:
            raise RecordError(unreadable(path, error)) from None
        except OSError as error:
            raise RecordError(unwritable(path, error)) from None
        if not kept:
            self._write(header)

    def _read(self, path: Path, header: dict[str, Any]) -> int:
        """Read the complete lines; return their size in bytes."""
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        lines = text[:whole].decode("utf-8").splitlines()
        if not lines:
            return 0
        if parsed(lines[0]) != header:
            raise RecordError(Refusal("file-other-arena", "", {"file": str(path)}))
        for number, line in enumerate(lines[1:], 2):
            found = parsed(line)
            try:
                result = Result(
                    found["index"],
                    tuple(found["seats"]),
                    tuple(found["scores"]),
                    tuple(found["winners"]),
                    found["turns"],
                    found["fingerprint"],
                )
            except (KeyError, TypeError):
                facts: dict[str, int | str] = {"file": str(path), "line": number}
                raise RecordError(Refusal("file-no-result", "", facts)) from None
            self.results[result.index] = result
        return whole

    def _write(self, document: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(document, separators=(",", ":")) + "\n")
            self._file.flush()

    def add(self, result: Result) -> None:
        self.results[result.index] = result
        self._write(
            {
                "index": result.index,
                "seats": result.seats,
                "scores": result.scores,
                "winners": result.winners,
                "turns": result.turns,
                "fingerprint": result.fingerprint,
            }
        )

    def close(self) -> None:
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None


def heading(plan: Plan) -> dict[str, Any]:
    """Return the first line: what must match for games to belong together."""
    return {"duomo_arena": FORMAT, **plan.document(), "components": planned_table(plan).components_hash}


def parsed(line: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
