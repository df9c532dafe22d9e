"""A browser without a page: it keeps documents in memory, writes before it sends messages, and thinks at
once.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from duomo.local.desk import Desk, Turn, Undone
from duomo.local.thinker import think


class NotKept(Exception):
    """Nothing was written, and the caller was told so."""


class Browser:
    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept: dict[str, str] = {} if kept is None else kept
        self.desk = Desk()
        self.answered: dict[int, tuple[int, str, str]] = {}
        self.frames: dict[int, list[Any]] = {}
        self.last = 0
        self.thinks = True
        self.waiting: list[tuple[int, bytes]] = []
        """Thoughts that nobody has started."""
        self.next_writes: list[Undone | None] = []
        """Outcomes of the next writes; all later ones succeed."""
        for prefix in Desk.at_once:
            self.learn(prefix)

    def learn(self, prefix: str) -> None:
        found = [(key, text) for key, text in self.kept.items() if key.startswith(prefix)]
        self.desk.learn(prefix, found)

    def do(self, call: Callable[[], Turn]) -> None:
        """Make one call, repeating it until nothing is missing and no other window was faster."""
        turn = call()
        while turn.missing is not None:
            self.learn(turn.missing)
            turn = call()
        if (undone := self.undone(turn)) is not None:
            for key in {write.key for write in turn.writes}:
                kind, _, rest = key.partition("/")
                self.learn(f"entry/{rest.partition('/')[0]}/" if kind == "entry" else key)
            self.do(lambda: self.desk.take_back(undone))
            if undone != "late":
                raise NotKept(undone)
            self.do(call)
            return
        for write in turn.writes:
            if write.text is None:
                self.kept.pop(write.key, None)
            else:
                self.kept[write.key] = write.text
        self.answered.update({to: (sent.status, sent.kind, sent.body) for to, sent in turn.answers})
        for to, frame in turn.frames:
            self.frames.setdefault(to, []).append(json.loads(frame))
        self.waiting += [(number, thought) for number, _, thought in turn.thoughts]
        while self.thinks and self.waiting:
            self.think()

    def undone(self, turn: Turn) -> Undone | None:
        if any(write.new and write.key in self.kept for write in turn.writes):
            return "late"
        return self.next_writes.pop(0) if turn.writes and self.next_writes else None

    def think(self) -> None:
        number, thought = self.waiting.pop(0)
        answers: list[bytes] = []
        think(thought, answers.append)
        for answer in answers:
            with suppress(NotKept):
                self.do(lambda answer=answer: self.desk.thought(number, answer))  # type: ignore[misc]
        self.do(lambda: self.desk.thought_over(number, True))

    def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """The status and document of an answer."""
        self.last += 1
        number = self.last
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        self.do(lambda: self.desk.ask(number, method, address, text))
        status, kind, answer = self.answered[number]
        return status, json.loads(answer) if kind == "application/json" else answer

    def connect(self, table: str, after: int = 0) -> int:
        self.last += 1
        number = self.last
        address = f"/api/tables/{table}/live?after={after}&changes=true"
        self.do(lambda: self.desk.connect(number, address))
        return number

    def say(self, connection: int, message: dict[str, Any]) -> None:
        self.do(lambda: self.desk.hear(connection, json.dumps(message)))
