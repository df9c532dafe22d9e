"""Players who play as fast as they can, come back after every crash, and record every “done”."""

from __future__ import annotations

import json
import random
import threading
import time
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from campaigns.figures import Figures
from duomo.store.database import make_engine
from duomo.store.reading import Store
from followed import Followed, Message, decode
from server_tools import PATIENCE, wait_until

BOT = {"who": "bot", "level": "greedy"}
SEATS = ([{"who": "me"}, BOT], [{"who": "me"}, {"who": "screen"}])
GAMES = ("red-cathedral", "basilica")
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError, httpx.HTTPError)


class Address(Protocol):
    @property
    def address(self) -> str: ...


class Sitting(Followed):
    """One of a player's tables, and what was acknowledged there."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """Moves by name, each with the last entry reported with it."""
        self.pending: dict[str, Any] = {}
        self.doubtful: dict[str, str] = {}
        """Moves that were answered with an error, by name: they may have been stored all the same, and then
        they are acknowledged later."""


class Player(threading.Thread):
    """A player who sits down at a new table when a game is over."""

    def __init__(self, server: Address, number: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.seats = SEATS[number % 2]
        self.game = GAMES[number // 2 % 2]
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False)
        self.http.get("/api/me").raise_for_status()
        self.headers = {"cookie": f"duomo={self.http.cookies['duomo']}"}
        self.chance = random.Random(number)
        self.sittings = [self.sit_down()]
        self.times: list[float] = []
        """Seconds from sending a move to its acknowledgement."""
        self.sent = 0.0
        self.pause = 0.0
        """Seconds between two moves."""
        self.trouble: list[str] = []
        self.stop = False

    def sit_down(self) -> Sitting:
        wish = {"game": self.game, "players": len(self.seats), "seats": self.seats}
        return Sitting(str(self.http.post("/api/tables", json=wish).raise_for_status().json()["table"]))

    @property
    def here(self) -> Sitting:
        return self.sittings[-1]

    def acknowledgements(self) -> int:
        return sum(len(sitting.acknowledged) for sitting in self.sittings)

    def run(self) -> None:
        while not self.stop:
            try:
                if self.here.over:
                    self.sittings.append(self.sit_down())
                self.play()
            except LOST:
                time.sleep(0.05)
            except Exception as error:
                self.trouble.append(repr(error))
                return

    def play(self) -> None:
        at = self.here
        place = self.server.address.replace("http", "ws", 1)
        address = f"{place}/api/tables/{at.table}/live?changes=true&after={at.number}"
        with connect(address, additional_headers=self.headers, max_size=None, compression=None) as socket:
            if at.pending:
                socket.send(json.dumps(at.pending))  # it may have been done: it must not be done twice
            while not self.stop and not at.over:
                try:
                    frame = socket.recv(timeout=1)
                except TimeoutError:
                    continue
                self.heard(at, decode(frame), socket)

    def heard(self, at: Sitting, message: Message, socket: ClientConnection) -> None:
        if message.re is not None and message.type in ("done", "changes"):
            number = message.number if message.now is None else message.now.number
            assert isinstance(number, int), message
            if message.re in at.doubtful:
                at.acknowledged[message.re] = (number, at.doubtful.pop(message.re))
            else:
                assert message.re == at.pending["id"], message
                at.acknowledged[message.re] = (number, at.pending["move"])
                self.times.append(time.perf_counter() - self.sent)
                at.pending = {}
        elif message.type == "late":
            at.pending = {}
        elif message.type == "error":
            at.doubtful |= {at.pending["id"]: at.pending["move"]} if at.pending else {}
            at.pending = {}
        elif message.type == "refused":
            raise AssertionError(message)
        if message.told is not None:
            at.learn(message.told)
        if not at.pending and not at.over and at.yours is not None:
            if self.pause:
                time.sleep(self.pause)
            at.pending = {
                "type": "move",
                "id": f"{self.chance.randrange(1 << 60):x}",
                "seat": at.yours,
                "move": self.chance.choice(at.legal),
                "after": at.number,
            }
            self.sent = time.perf_counter()
            socket.send(json.dumps(at.pending))


def acknowledged(players: list[Player]) -> int:
    return sum(player.acknowledgements() for player in players)


def begin(server: Address, count: int, pause: float = 0.0) -> list[Player]:
    players = [Player(server, number) for number in range(count)]
    for player in players:
        player.pause = pause
        player.start()
    return players


def play_on(players: list[Player], seconds: float) -> None:
    """Let them play for this long, or longer on a slow machine, until there is progress."""
    known = acknowledged(players)
    time.sleep(seconds)
    wait_until(lambda: acknowledged(players) > known or any(player.trouble for player in players))


def make_moves(players: list[Player], moves: int) -> None:
    """Let them play until this many more moves are acknowledged."""
    reached = acknowledged(players) + moves
    wait_until(lambda: acknowledged(players) >= reached or any(player.trouble for player in players))


def finish(players: list[Player]) -> None:
    for player in players:
        player.stop = True
    for player in players:
        player.join(PATIENCE)


def compare(players: list[Player], database: str, figures: Figures) -> None:
    """Check that everything acknowledged is stored: once, unchanged, without a gap."""
    store = Store(make_engine(database))
    lost = doubled = changed = gaps = 0
    for player in players:
        figures.must(not player.trouble, f"a player was told nonsense: {player.trouble}")
        for sitting in player.sittings:
            stored = {entry.number: entry for entry in store.entries(sitting.table)}
            gaps += sorted(stored) != list(range(1, len(stored) + 1))
            names = [entry.move_id for entry in stored.values() if entry.move_id is not None]
            doubled += len(names) - len(set(names))
            made = {entry.move_id: entry.move for entry in stored.values()}
            for name, (number, move) in sitting.acknowledged.items():
                lost += name not in made or number not in stored
                changed += name in made and made[name] != move
    for name, count in (("lost", lost), ("doubled", doubled), ("changed", changed), ("gaps", gaps)):
        figures.tell(name, count)
        figures.must(not count, f"{count} {name}")
