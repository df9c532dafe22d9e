"""Hostile frames and files: whatever is sent, the answer is a sentence and the server keeps running."""

from __future__ import annotations

import json
import random
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import duomo
from campaigns import players
from campaigns.figures import Figures
from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError
from duomo.core.record import read
from duomo.core.replay import follow, table_of
from duomo.games import registry
from server_tools import Process

ROOT = Path(__file__).resolve().parent.parent.parent
ODD = (
    "\0",
    "\ud83d\ude00",
    "9" * 30,
    "-1",
    "1e999",
    "null",
    "[[[[",
    '"',
    "\\u0000",
    "\u202e",
    "move",
    "\\ud800",
)
TOGETHER = 200
"""Frames per connection."""


def mutated(text: str, chance: random.Random) -> str:
    """Make a few random changes: cut, double, replace, move."""
    for _ in range(chance.randrange(1, 6)):
        at, to = sorted(chance.randrange(len(text) + 1) for _ in range(2))
        what = chance.randrange(5)
        if what == 0:
            text = text[:at] + text[to:]
        elif what == 1:
            text = text[:at] + chance.choice(ODD) + text[at:]
        elif what == 2:
            text = text[:to] + text[at:to][:200] + text[to:]
        elif what == 3:
            text = (
                text[:at]
                + chr(chance.choice((0, 9, 10, 34, 44, 58, 91, 125, 0x202E, 0x1F600)))
                + text[at + 1 :]
            )
        else:
            text = text[to:] + text[at:to] + text[:at]
        text = text or " "
    return text


# ---- frames --------------------------------------------------------------------------------------


def a_frame(chance: random.Random) -> str | bytes:
    proper = {
        "type": chance.choice(("move", "undo", "answer", "why", "hint", "ping", "redo", "dance")),
        "id": str(chance.randrange(100)),
        "seat": chance.randrange(-1, 3),
        "move": chance.choice(("take 4", "die white +1", "", "x" * 200)),
        "after": chance.randrange(-1, 5),
        "to": chance.randrange(-1, 5),
        "agree": chance.random() < 0.5,
    }
    kept = {name: value for name, value in proper.items() if name == "type" or chance.random() < 0.7}
    text = json.dumps(kept)
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(1, 300))
    text = mutated(text, chance) if chance.random() < 0.8 else text
    return (
        text.encode("utf-8", "surrogatepass")
        if chance.random() < 0.2
        else text.encode("utf-8", "replace").decode()
    )


def frames(count: int, part: int = 0) -> Figures:
    """Four connections send unexpected frames while two people play."""
    figures = Figures("hostile-frames")
    told: Counter[str] = Counter()
    lock = threading.Lock()
    with tempfile.TemporaryDirectory(prefix="duomo-hostile-") as folder:
        server = Process(f"sqlite:///{folder}/duomo.sqlite")
        pid = server.pid
        try:
            people = players.begin(server, 2, pause=0.05)
            table = people[0].here.table
            attackers = [
                threading.Thread(
                    target=_attack, args=(server, people[0], table, count // 4, seed, told, lock)
                )
                for seed in range(4 * part, 4 * part + 4)
            ]
            for attacker in attackers:
                attacker.start()
            for attacker in attackers:
                attacker.join()
            before = players.acknowledged(people)
            players.play_on(people, 1)
            figures.must(players.acknowledged(people) > before, "nobody can play any more")
            figures.must(server.runs and server.pid == pid, "the server is gone")
            players.finish(people)
            players.compare(people, server.settings.database, figures)
        finally:
            server.kill()
    sent = told.pop("sent")
    faults = told.pop("server-fault", 0)
    figures.values = {"frames": f"{sent:,}", "answers that own a fault": str(faults), **figures.values}
    figures.tell("connections that had to be opened anew", told.pop("closed", 0))
    figures.must(not faults, f"{faults} faults")
    return figures.ended()


def _attack(
    server: Process,
    as_player: players.Player,
    table: str,
    count: int,
    seed: int,
    told: Counter[str],
    lock: threading.Lock,
) -> None:
    chance = random.Random(seed)
    address = f"ws://127.0.0.1:{server.settings.port}/api/tables/{table}/live?after=0"
    headers = as_player.headers if seed % 2 else {}
    sent = 0
    found: Counter[str] = Counter()
    while sent < count:
        try:
            with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
                reader = threading.Thread(target=_listen, args=(socket, found), daemon=True)
                reader.start()
                for _ in range(TOGETHER):
                    sent += 1
                    socket.send(a_frame(chance))
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            found["closed"] += 1
    with lock:
        told.update(found)
        told["sent"] += sent


def _listen(socket: ClientConnection, found: Counter[str]) -> None:
    try:
        for frame in socket:
            if isinstance(frame, str) and "server-fault" in frame:
                found["server-fault"] += 1
    except (ConnectionClosed, OSError):
        return


# ---- files ---------------------------------------------------------------------------------------


def try_record(text: str) -> None:
    record = read(text, "hostile")
    table = table_of(registry.find, record, None)
    for _ in follow(table, record):
        pass


def try_position(text: str) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8", errors="replace") as file:
        file.write(text)
        file.flush()
        duomo.table(position=Path(file.name))


def try_components(text: str) -> None:
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8", errors="replace") as file:
        file.write(text)
        file.flush()
        game = registry.find("red-cathedral")
        game.components(Path(file.name), game.choose(2, {}, 1))


def files(count: int, part: int = 0) -> Figures:
    """Randomly changed records, positions and component files, each read as if a person had uploaded it."""
    figures = Figures("hostile-files")
    chance = random.Random(5 + part)
    kinds: dict[str, tuple[list[str], Callable[[str], None]]] = {
        "records": (_texts("tests/*/golden/*.duomo"), try_record),
        "positions": (_texts("tests/*/examples/*.toml"), try_position),
        "component files": (_texts("src/duomo/games/red_cathedral/components/*.toml"), try_components),
    }
    usable = {name: pair for name, pair in kinds.items() if pair[0]}
    accepted = crashed = 0
    counts: Counter[str] = Counter()
    for _ in range(count):
        name = chance.choice(list(usable))
        texts, attempt = usable[name]
        counts[name] += 1
        text = mutated(chance.choice(texts), chance)
        try:
            attempt(text)
            accepted += 1
        except (DuomoError, ComponentError):
            pass
        except Exception as error:
            crashed += 1
            if crashed <= 5:
                figures.wrong.append(f"{name}: {type(error).__name__}: {str(error)[:120]}")
    for name, number in counts.items():
        figures.tell(name, number)
    figures.tell("still valid after the changes", accepted)
    figures.tell("ended in a traceback", crashed)
    return figures.ended()


def _texts(*patterns: str) -> list[str]:
    found = sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
    small = [path for path in found if path.stat().st_size < 60_000]
    return [path.read_text(encoding="utf-8") for path in small[:40]]
