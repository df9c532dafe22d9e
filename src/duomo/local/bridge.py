"""The calls of the browser's workers, using only strings, numbers, bytes and lists of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duomo.local import thinker
from duomo.local.desk import Desk, Turn, Undone
from duomo.local.pace import take_time

take_time()
_desk = Desk()

Told = list[Any]
"""A turn: the prefix of the missing keys, then lists of writes, answers, frames and thoughts."""


def _told(turn: Turn) -> Told:
    return [
        turn.missing,
        [[write.key, write.text, write.new] for write in turn.writes],
        [[number, answer.status, answer.kind, answer.body] for number, answer in turn.answers],
        [[number, frame] for number, frame in turn.frames],
        [[number, pool, thought] for number, pool, thought in turn.thoughts],
    ]


def at_once() -> list[str]:
    """Return the key prefixes under which everything must be read before the first request."""
    return list(Desk.at_once)


def learn(prefix: str, documents: Any) -> None:
    _desk.learn(prefix, [(key, text) for key, text in documents])


def take_back(why: Undone) -> Told:
    return _told(_desk.take_back(why))


def reload(table: str) -> Told:
    return _told(_desk.reload(table))


def ask(number: int, method: str, address: str, body: str | None) -> Told:
    return _told(_desk.ask(number, method, address, body))


def connect(number: int, address: str) -> Told:
    return _told(_desk.connect(number, address))


def hear(number: int, frame: str) -> Told:
    return _told(_desk.hear(number, frame))


def leave(number: int) -> Told:
    return _told(_desk.leave(number))


def thought(number: int, answer: Any) -> Told:
    return _told(_desk.thought(number, answer.to_py().tobytes()))


def thought_over(number: int, done: bool) -> Told:
    return _told(_desk.thought_over(number, done))


def think(wanted: Any, tell: Callable[[Any], None]) -> None:
    """Run a thought in the thinking worker."""
    thinker.think(wanted.to_py().tobytes(), tell)
