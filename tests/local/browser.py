"""A browser without a page: it keeps documents in memory, writes before it tells, and thinks at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from duomo.local.desk import Desk, Turn
from duomo.local.thinker import think


class Browser:
    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept: dict[str, str] = {} if kept is None else kept
        self.desk = Desk()
        self.answered: dict[int, tuple[int, str, str]] = {}
        self.frames: dict[int, list[Any]] = {}
        self.last = 0
        self.thinks = True
        self.waiting: list[tuple[int, bytes]] = []
        """Thoughts that nobody has begun."""
        for prefix in Desk.at_once:
            self.learn(prefix)

    def learn(self, prefix: str) -> None:
        found = [(key, text) for key, text in self.kept.items() if key.startswith(prefix)]
        self.desk.learn(prefix, found)

    def do(self, call: Callable[[], Turn]) -> None:
        """One call, until nothing is missing and nobody was quicker."""
        turn = call()
        while turn.missing is not None:
            self.learn(turn.missing)
            turn = call()
        if any(write.new and write.key in self.kept for write in turn.writes):
            for table in {write.key.split("/")[1] for write in turn.writes if "/" in write.key}:
                self.learn(f"table/{table}")
                self.learn(f"entry/{table}/")
                self.do(lambda table=table: self.desk.reload(table))  # type: ignore[misc]
            self.do(call)
            return
        self.kept.update({write.key: write.text for write in turn.writes})
        self.answered.update({to: (sent.status, sent.kind, sent.body) for to, sent in turn.answers})
        for to, frame in turn.frames:
            self.frames.setdefault(to, []).append(json.loads(frame))
        self.waiting += [(number, thought) for number, _, thought in turn.thoughts]
        while self.thinks and self.waiting:
            self.think()

    def think(self) -> None:
        number, thought = self.waiting.pop(0)
        answers: list[bytes] = []
        think(thought, answers.append)
        for answer in answers:
            self.do(lambda answer=answer: self.desk.thought(number, answer))  # type: ignore[misc]
        self.do(lambda: self.desk.thought_over(number, True))

    def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """The status and the document of an answer."""
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
