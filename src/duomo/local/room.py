"""An open table with the windows that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.play.documents.messages import encode
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.session import Session, Tell
from duomo.play.tables.viewer import Viewer

if TYPE_CHECKING:
    from duomo.local.house import House


class Window(Viewer):
    """One live connection of the page."""

    def __init__(self, number: int, changes: bool) -> None:
        super().__init__(changes=changes)
        self.number = number
        self.asks = False
        """True while a hint is being computed for it."""


class Room:
    def __init__(self, house: House, live: LiveTable) -> None:
        self.house = house
        self.session = Session(live)
        self.viewers: dict[int, Window] = {}
        self.thinks = False
        """True while a bot is thinking about the position."""
        self.rests = False
        """True if a bot's move could not be stored: it thinks again at the next message of the page."""

    @property
    def live(self) -> LiveTable:
        return self.session.live

    def replace(self, live: LiveTable) -> None:
        """Replace the table with the stored one, and tell the viewers what is new."""
        self.session.replace(live)
        self._seated()
        self.tell(self.session.news())

    def restore(self, live: LiveTable) -> None:
        """Replace the table with the stored one after messages were not sent: send the full table to all
        viewers."""
        self.session.replace(live)
        self.session.told = live.number
        self._seated()
        for window in self.viewers.values():
            window.answered = None
            self.put(window, self.session.welcome(window, 0))

    def join(self, window: Window, after: int) -> None:
        """Send the first frame: the full table, or the entries the window has missed."""
        self.viewers[window.number] = window
        self._seated()
        self.put(window, self.session.welcome(window, after))
        if after:
            self.put(window, encode(self.session.seats()(window)))

    def leave(self, number: int) -> None:
        self.viewers.pop(number, None)
        self._seated()

    def _seated(self) -> None:
        """Update the seats: the player holds every seat of a person, and is online."""
        held = self.live.held_by(self.house.me.guest)
        for window in self.viewers.values():
            window.held = held
        self.session.telling.online = frozenset(held) if self.viewers else frozenset()
        self.session.telling.changed()

    def tell(self, tell: Tell) -> None:
        for window, frame in self.session.frames(tell, list(self.viewers.values())):
            self.put(window, frame)

    def put(self, window: Window, frame: str) -> None:
        self.house.sends.append((window.number, frame))
