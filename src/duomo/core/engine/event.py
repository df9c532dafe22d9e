"""Events of a game, for logs, animation, sound and statistics."""

from __future__ import annotations

PUBLIC: tuple[int, ...] = ()


class Event:
    """One event. `kind` is the key of its sentence; `data` holds the values for it."""

    def __init__(
        self, kind: str, seat: int, data: dict[str, int | str], only: tuple[int, ...] = PUBLIC
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.data = data
        self.only = only
        """Seats that may see it; empty: everybody."""

    def visible_to(self, seat: int) -> bool:
        return not self.only or seat in self.only

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.data.items())
        return f"{self.kind} seat={self.seat} {facts}".rstrip()


class Log:
    """Collects events while moves are played; without a log the engine creates none."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def say(self, kind: str, seat: int, data: dict[str, int | str] | None = None) -> None:
        self.events.append(Event(kind, seat, {} if data is None else data))

    def whisper(self, only: tuple[int, ...], kind: str, seat: int, data: dict[str, int | str]) -> None:
        """Add an event that only these seats may see."""
        self.events.append(Event(kind, seat, data, only))
