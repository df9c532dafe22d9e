"""The server killed without warning, again and again: no acknowledged move is lost, every table goes on."""

from __future__ import annotations

import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from duomo.store.database import make_engine
from duomo.store.reading import Store
from server_tools import PATIENCE, Cluster, Process, wait_until

KILLS = 20
TABLES = 6


class Player(threading.Thread):
    """Plays at one table as fast as it can, comes back after every crash, and writes down every “done”."""

    def __init__(self, server: Process, seats: list[dict[str, Any]], game: str) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.http.get("/api/me").raise_for_status()
        wish = {"game": game, "players": len(seats), "seats": seats}
        self.table = str(self.http.post("/api/tables", json=wish).raise_for_status().json()["table"])
        self.headers = {"cookie": f"duomo={self.http.cookies['duomo']}"}
        self.chance = random.Random(self.table)
        self.acknowledged: dict[int, str] = {}
        self.pending: dict[str, Any] = {}
        self.seen = 0
        self.over = False
        self.stop = False

    def run(self) -> None:
        while not self.stop and not self.over:
            try:
                self.play()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                time.sleep(0.05)

    def play(self) -> None:
        address = f"ws://127.0.0.1:{self.server.settings.port}/api/tables/{self.table}/live?after={self.seen}"
        with connect(address, additional_headers=self.headers, max_size=None, compression=None) as socket:
            if self.pending:
                socket.send(json.dumps(self.pending))  # perhaps it was done: it must not be done twice
            while not self.stop and not self.over:
                try:
                    message = json.loads(socket.recv(timeout=1))
                except TimeoutError:
                    continue
                self.heard(message, socket)

    def heard(self, message: dict[str, Any], socket: Any) -> None:
        if message["type"] == "done":
            assert message["re"] == self.pending["id"]
            self.acknowledged[message["number"]] = self.pending["move"]
            self.pending = {}
        elif message["type"] == "late":
            self.pending = {}
        elif message["type"] == "refused":
            raise AssertionError(message)
        if message["type"] in ("table", "entries", "now"):
            self.now = message["snapshot"]["now"] if message["type"] == "table" else message["now"]
            assert self.now["number"] >= self.seen, "something that was told is gone"
            self.seen = self.now["number"]
            self.over = self.now["over"]
        if not self.pending and not self.over and self.now["yours"] is not None:
            self.pending = {
                "type": "move",
                "id": f"{self.chance.randrange(1 << 60):x}",
                "seat": self.now["yours"],
                "move": self.chance.choice(self.now["legal"])["move"],
                "after": self.now["number"],
            }
            socket.send(json.dumps(self.pending))


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def play_on(players: list[Player], seconds: float) -> None:
    """So long, and on a slow machine as long as it takes to get somewhere."""
    known = acknowledged(players)
    time.sleep(seconds)
    wait_until(lambda: acknowledged(players) > known or all(player.over for player in players))


def survive(server: Process, kills: int) -> None:
    """People and bots play while the server is killed; what was acknowledged must be there in the end."""
    bot = {"who": "bot", "level": "greedy"}
    seats = [[{"who": "me"}, bot], [{"who": "me"}, {"who": "screen"}]]
    games = ["red-cathedral", "basilica"]
    players = [Player(server, seats[at % 2], games[at // 2 % 2]) for at in range(TABLES)]
    for player in players:
        player.start()
    chance = random.Random(7)
    for _ in range(kills):
        play_on(players, 0.3 + chance.random())
        server.kill()
        server.start()
    reached = [player.seen for player in players]
    wait_until(lambda: all(player.over or player.seen > seen for player, seen in zip(players, reached)))
    for player in players:
        player.stop = True
    for player in players:
        player.join(PATIENCE)
    store = Store(make_engine(server.settings.database))
    for player in players:
        stored = {entry.number: entry for entry in store.entries(player.table)}
        assert sorted(stored) == list(range(1, len(stored) + 1))
        names = [entry.move_id for entry in stored.values() if entry.move_id is not None]
        assert len(names) == len(set(names)), "a move was made twice"
        for number, move in player.acknowledged.items():
            assert stored[number].move == move, "an acknowledged move was lost"
    assert acknowledged(players) > kills


@pytest.mark.slow
def test_killed_twenty_times_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path / 'duomo.sqlite'}")
    try:
        survive(server, KILLS)
    finally:
        server.kill()


@pytest.mark.slow
def test_killed_on_postgresql_with_several_workers(cluster: Cluster) -> None:
    server = Process(cluster.database(), workers=2)
    try:
        survive(server, 4)
    finally:
        server.kill()
