"""What a bot's process does. It knows games and bots, and neither the web nor the database."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection

from duomo.bots.registry import make_bot
from duomo.core.state import State
from duomo.server.parts import parts_of

STOP = "stop"
NICE = 5
"""Bots think when nobody else needs the processor."""


@dataclass(frozen=True)
class Thought:
    """What a bot is asked: its level, and the position as its seat may know it."""

    game: str
    players: int
    options: dict[str, str]
    level: str
    seed: str
    seen: State


def moves(thought: Thought) -> Iterator[int]:
    """The bot's moves until nature or another seat decides; the bot keeps its plan meanwhile."""
    rules = parts_of(thought.game, thought.players, thought.options).rules
    bot = make_bot(thought.level, thought.seed)
    state = thought.seen.copy()
    seat = state.decider
    while state.decider == seat:
        move = bot.choose(rules, state, rules.legal(state))
        yield move
        rules.play(state, move, None)


def serve(pipe: Connection) -> None:
    """Answer one question after the other until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this process too
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        while True:
            thought = pipe.recv()
            if thought == STOP:
                continue  # it came after the last move
            try:
                for move in moves(thought):
                    pipe.send(move)
                    if pipe.poll() and pipe.recv() == STOP:
                        break
                pipe.send(None)
            except (EOFError, OSError):
                raise
            except Exception as error:
                pipe.send(error)
