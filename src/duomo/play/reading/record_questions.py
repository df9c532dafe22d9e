"""Questions about a record, answered as encoded JSON. A record may come from anyone, so they are answered in
a process that can be killed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from duomo.play.reading import replays
from duomo.play.tables import prospects
from duomo.play.thinking import Tell, Thought

What = Literal["check", "describe", "story", "positions", "offered", "prospect", "scored", "position"]

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class AboutRecord(Thought):
    text: str
    components: str | None
    """Document of the component set that was played with, if known."""
    what: What
    details: tuple[Any, ...] = ()

    def think(self, tell: Tell) -> None:
        tell(_encode(self.answer()))

    def answer(self) -> object:
        text, components = self.text, self.components
        match self.what:
            case "check":
                replays.check(text, components)
                return None
            case "describe":
                replay, table = self.details
                return replays.describe(replay, text, table, components)
            case "story":
                return replays.story(text, components)
            case "positions":
                start, stop, seat = self.details
                return replays.positions(text, start, stop, seat, components)
            case "offered":
                (at,) = self.details
                return replays.offered(text, at, components)
            case "prospect":
                at, move, piece = self.details
                return prospects.at(text, at, move, piece, components)
            case "position":
                (at,) = self.details
                return replays.position_at(text, at, components)
            case "scored":
                return replays.scored(text, components)
