"""A bot that plays over the network, using only the public interface (docs/live.md).

    pip install httpx websockets
    export DUOMO_TOKEN=duomo_…                                        # created on the page "You"
    python examples/remote_bot.py http://localhost:8400               # a new table, against a bot
    python examples/remote_bot.py http://localhost:8400 --join TOKEN  # a friend's table: end of the link

The token needs the scopes read, play and tables. The bot takes any legal move, with a preference for long
ones. Replace `choose` with something smarter: it receives what the seat may know (`now["view"]`), and every
legal move in notation and in words. If the bot sends too many requests, the server says when to retry, and
the bot waits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Now = dict[str, Any]
MOVES = 3000
"""More than any game takes: a faulty bot must not go on forever."""


class TooManyMoves(Exception):
    pass


def choose(now: Now) -> str:
    """Return the move to make in this position."""
    moves = [offer["move"] for offer in now["legal"]]
    return max(random.sample(moves, min(3, len(moves))), key=len)


async def ask(http: httpx.AsyncClient, method: str, path: str, data: Any = None) -> Any:
    """Return the server's answer; if there were too many requests, retry when the server says so."""
    while True:
        answer = await http.request(method, path, json=data)
        if answer.status_code != 429:
            return answer.raise_for_status().json()
        await asyncio.sleep(float(answer.headers.get("retry-after", "1")))


async def table_of_its_own(http: httpx.AsyncClient, game: str) -> str:
    """Make a table with two seats: the server's weakest bot takes the other one."""
    level = (await ask(http, "GET", "/api/levels"))[0]["name"]
    seats = [{"who": "me"}, {"who": "bot", "level": level}]
    made = await ask(http, "POST", "/api/tables", {"game": game, "players": 2, "seats": seats})
    return str(made["table"])


async def table_of_a_friend(http: httpx.AsyncClient, token: str) -> str:
    linked = await ask(http, "GET", f"/api/links/{token}")
    await ask(http, "POST", f"/api/tables/{linked['table']}/seats", {"token": token})
    return str(linked["table"])


class Player:
    """One game, over as many connections as it takes."""

    def __init__(self, most: int) -> None:
        self.left = most
        self.seen = 0
        self.seat = 0
        self.names = f"{random.randrange(1 << 60):x}"

    async def play_connected(self, socket: ClientConnection) -> Now:
        """Answer every decision of ours until the game is over; return the last position."""
        now: Now = {"over": False, "yours": None}
        while not now["over"]:
            message = json.loads(await socket.recv())
            match message["type"]:
                case "table":
                    now = message["snapshot"]["now"]
                    if message["snapshot"]["closed"] and not now["over"]:
                        raise SystemExit("the table was closed")
                case "entries" | "now":
                    now = message["now"]
                case "error":
                    print("error:", message["detail"])
                    await asyncio.sleep(1)  # perhaps too many messages
                case _:
                    continue
            self.seen = now.get("number", self.seen)
            if now["yours"] is not None:
                await self.decide(socket, now)
        return now

    async def decide(self, socket: ClientConnection, now: Now) -> None:
        self.seat = now["yours"]
        if self.left == 0:
            raise TooManyMoves
        self.left -= 1
        name = f"{self.names}-{self.seen}"  # the same for the same decision: a repeated move is harmless
        move = {"seat": now["yours"], "move": choose(now), "after": self.seen}
        await socket.send(json.dumps({"type": "move", "id": name, **move}))


async def play(server: str, game: str, link: str | None, most: int) -> Now:
    """Play one game from the token to the result; a lost connection is resumed from the last number seen."""
    headers = {"authorization": f"Bearer {os.environ['DUOMO_TOKEN']}"}
    async with httpx.AsyncClient(base_url=server, headers=headers, timeout=60) as http:
        me = await ask(http, "GET", "/api/me")
        table = await (table_of_its_own(http, game) if link is None else table_of_a_friend(http, link))
        print(f"{me['name']} plays at {server.rstrip('/')}/table/{table}")
        place = urlsplit(server)
        scheme = "wss" if place.scheme == "https" else "ws"
        player = Player(most)
        while True:
            address = f"{scheme}://{place.netloc}/api/tables/{table}/live?after={player.seen}"
            try:
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    return await player.play_connected(socket)
            except TooManyMoves:
                await ask(http, "POST", f"/api/tables/{table}/resign", {"seat": player.seat})
                raise SystemExit(f"{most} moves were not enough: resigned") from None
            except (ConnectionClosed, OSError) as error:
                print("connection lost, resuming:", error)
                await asyncio.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one game at a Duomo server.")
    parser.add_argument("server", help="such as http://localhost:8400")
    parser.add_argument("--game", default="red-cathedral")
    parser.add_argument("--join", metavar="TOKEN", help="the last part of a private link")
    parser.add_argument("--moves", type=int, default=MOVES, help="how many moves to make at most")
    wanted = parser.parse_args()
    now = asyncio.run(play(wanted.server, wanted.game, wanted.join, wanted.moves))
    print("result:", now["result"])


if __name__ == "__main__":
    main()
