"""A bot that plays over the network, with nothing but the public interface (docs/live.md).

    pip install httpx websockets
    python examples/remote_bot.py http://localhost:8400               # a table of its own, against a bot
    python examples/remote_bot.py http://localhost:8400 --join TOKEN  # a friend's table: the link's end

It takes any legal move, with a liking for long ones. Replace `choose` by something wiser: it is given what
the seat may know (`now["view"]`), and every legal move in notation and in words.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Now = dict[str, Any]


def choose(now: Now) -> str:
    """The move to make in this position."""
    moves = [offer["move"] for offer in now["legal"]]
    return max(random.sample(moves, min(3, len(moves))), key=len)


async def table_of_its_own(http: httpx.AsyncClient, game: str) -> str:
    """Two seats: the weakest bot of the server on the other one."""
    level = (await http.get("/api/levels")).json()[0]["name"]
    seats = [{"who": "me", "name": "Remote bot"}, {"who": "bot", "level": level}]
    answer = await http.post("/api/tables", json={"game": game, "players": 2, "seats": seats})
    return str(answer.raise_for_status().json()["table"])


async def table_of_a_friend(http: httpx.AsyncClient, token: str) -> str:
    linked = (await http.get(f"/api/links/{token}")).raise_for_status().json()
    taking = {"token": token, "name": "Remote bot"}
    (await http.post(f"/api/tables/{linked['table']}/seats", json=taking)).raise_for_status()
    return str(linked["table"])


async def play_connected(socket: ClientConnection, seen: int, names: str) -> tuple[int, Now]:
    """Answer every decision of ours until the game is over; the last number seen, and the last position."""
    now: Now = {"over": False, "yours": None}
    while not now["over"]:
        message = json.loads(await socket.recv())
        match message["type"]:
            case "table":
                now = message["snapshot"]["now"]
            case "entries" | "now":
                now = message["now"]
            case "error":
                print("error:", message["detail"])
                await asyncio.sleep(1)  # too fast, perhaps
            case "done" | "seats" | "asked" | "rematch" | "pong":
                continue
        seen = now.get("number", seen)
        if now["yours"] is not None:
            move = choose(now)
            name = f"{names}-{seen}"  # the same for the same decision: a repeated move is harmless
            request = {"type": "move", "id": name, "seat": now["yours"], "move": move, "after": seen}
            await socket.send(json.dumps(request))
    return seen, now


async def play(server: str, game: str, token: str | None) -> Now:
    """One game from the cookie to the result; a lost connection is resumed from the last number seen."""
    async with httpx.AsyncClient(base_url=server) as http:
        (await http.get("/api/me")).raise_for_status()  # a guest from now on: the answer has a cookie
        table = await (table_of_its_own(http, game) if token is None else table_of_a_friend(http, token))
        print(f"playing at {server.rstrip('/')}/table/{table}")
        place = urlsplit(server)
        scheme = "wss" if place.scheme == "https" else "ws"
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        seen, names = 0, f"{random.randrange(1 << 60):x}"
        while True:
            address = f"{scheme}://{place.netloc}/api/tables/{table}/live?after={seen}"
            try:
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    seen, now = await play_connected(socket, seen, names)
                    return now
            except (ConnectionClosed, OSError) as error:
                print("connection lost, resuming:", error)
                await asyncio.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one game at a Duomo server.")
    parser.add_argument("server", help="such as http://localhost:8400")
    parser.add_argument("--game", default="red-cathedral")
    parser.add_argument("--join", metavar="TOKEN", help="the last part of a private link")
    wanted = parser.parse_args()
    now = asyncio.run(play(wanted.server, wanted.game, wanted.join))
    print("result:", now["result"])


if __name__ == "__main__":
    main()
