"""Foreign names and sites, TLS, paths below a prefix, metrics."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
import uvicorn
from websockets.sync.client import connect

from duomo.http.app import make_app
from duomo.http.house.metrics import requests
from duomo.http.running import bind, config_of
from duomo.http.settings import Settings
from duomo.store.database import make_engine, migrate
from server_tools import Cluster, Person, Running, free_port, reachable, wait_until

Make = Callable[..., Person]
COMMAND = [sys.executable, "-c", "import sys; from duomo.cli import main; sys.exit(main(sys.argv[1:]))"]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:1234", 200),
        ("[::1]:8400", 200),
        ("192.0.2.7:8400", 200),
        ("rebound.example", 421),
        ("rebound.example:8400", 421),
        ("localhost.rebound.example", 421),
        ("[", 421),
    ],
)
def test_a_name_that_is_not_ours_is_refused(person: Make, host: str, status: int) -> None:
    """A page of another site whose name was made to point here (DNS rebinding) uses that name."""
    answer = person().http.get("/api/games", headers={"host": host})
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["error"]["key"] == "server-other-host"


@pytest.mark.parametrize(
    ("site", "status"), [("same-origin", 201), ("none", 201), ("same-site", 403), ("cross-site", 403)]
)
def test_what_other_sites_fetch_is_refused(person: Make, site: str, status: int) -> None:
    wish = {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}]}
    answer = person().http.post("/api/tables", json=wish, headers={"sec-fetch-site": site})
    assert answer.status_code == status


def test_a_link_from_elsewhere_may_be_followed(person: Make) -> None:
    assert person().http.get("/", headers={"sec-fetch-site": "cross-site"}).status_code == 200


def test_behind_tls_browsers_are_told_to_stay_there(person: Make) -> None:
    http = person().http
    assert "strict-transport-security" not in http.get("/").headers
    answer = http.get("/", headers={"x-forwarded-proto": "https"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_requests_are_counted_and_named(person: Make) -> None:
    http = person().http
    before = requests.labels("GET", 200)._value.get()
    answer = http.get("/api/games")
    assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])
    assert requests.labels("GET", 200)._value.get() > before


class Prefixed(Running):
    """A server whose page is below a path."""

    def __init__(self, database: str) -> None:
        self.listening = bind("127.0.0.1", 0)
        self.port = self.listening.getsockname()[1]
        self.settings = Settings(database=database, port=self.port, bots=1, base_path="/games/duomo")
        migrate(make_engine(database))
        config = config_of(self.settings)
        self.guard = make_app(self.settings)
        config.app, config.factory = self.guard, False
        self.server = uvicorn.Server(config)
        import threading

        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started)


@pytest.fixture
def prefixed(sqlite: str) -> Iterator[Prefixed]:
    server = Prefixed(sqlite)
    yield server
    server.stop()


def test_below_a_path_everything_is_there_and_nothing_beside_it(
    prefixed: Prefixed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    built = '<html><head><link href="/assets/a.css"><script src="/assets/a.js"></script></head></html>'
    (folder / "index.html").write_text(built)
    (folder / "assets" / "a.js").write_text("let a;")
    monkeypatch.setattr("duomo.http.page.FOLDER", folder)
    base = f"http://127.0.0.1:{prefixed.port}"
    with httpx.Client(base_url=f"{base}/games/duomo") as http:
        page = http.get("/table/abc").text
        assert 'src="/games/duomo/assets/a.js"' in page
        assert 'href="/games/duomo/assets/a.css"' in page
        assert '<meta name="duomo-base" content="/games/duomo" />' in page
        assert http.get("/assets/a.js").text == "let a;"
        me = http.get("/api/me")
        assert "path=/games/duomo" in me.headers["set-cookie"].lower()
        wish = {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}]}
        table = http.post("/api/tables", json=wish).json()["table"]
        cookie = {"cookie": f"duomo={http.cookies['duomo']}"}
        address = f"ws://127.0.0.1:{prefixed.port}/games/duomo/api/tables/{table}/live"
        with connect(address, additional_headers=cookie) as live:
            assert msgspec.json.decode(live.recv())["snapshot"]["now"]["yours"] is not None
    for path in ("/", "/api/me", "/games/duomoo", "/games", "/assets/a.js"):
        assert httpx.get(base + path).status_code == 404
    assert httpx.get(f"{base}/healthz").status_code == 200


@pytest.mark.slow
def test_prometheus_reads_all_workers_and_a_dead_one_is_told(cluster: Cluster) -> None:
    port, asked = free_port(), free_port()
    command = [*COMMAND, "serve", "--port", str(port), "--workers", "2", "--bots", "1"]
    command += ["--metrics", f"127.0.0.1:{asked}", "--database", cluster.database(), "--log-format", "json"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def figures() -> str:
        return httpx.get(f"http://127.0.0.1:{asked}/metrics", verify=False).text

    def value(name: str) -> float:
        found = [line for line in figures().splitlines() if line.startswith(name)]
        return sum(float(line.rpartition(" ")[2]) for line in found)

    try:
        wait_until(lambda: reachable(port, "/readyz"))
        anna = Person(port)
        table, _ = anna.table("basilica", "me bot")
        with anna.live(table) as live:
            live.play_on(8)  # enough for the bot to have had its turn
            assert value('duomo_moves_total{game="basilica",kind="person"}') >= 4
            wait_until(lambda: value("duomo_connections") == 1)
        measured = ("duomo_move_seconds_count", "duomo_commit_seconds_count", "duomo_thinking_seconds_count")
        wait_until(lambda: all(value(name) > 0 for name in measured))
        assert table not in figures()
        from campaigns.kills import workers_of

        os.kill(workers_of(server.pid)[0], signal.SIGKILL)
        wait_until(lambda: value("duomo_worker_deaths_total") == 1)
        wait_until(lambda: reachable(port, "/readyz"))
    finally:
        server.send_signal(signal.SIGTERM)
        said = server.communicate(timeout=60)[1].decode()
    died = [line for line in said.splitlines() if "a worker died" in line]
    assert len(died) == 1


def test_the_board_asks_for_what_is_measured() -> None:
    """Every metric in the Grafana board exists."""
    from prometheus_client import REGISTRY

    from duomo.http.house import metrics

    known = {family.name for family in REGISTRY.collect()} | {metrics.worker_deaths()._name}
    board = Path("deploy/grafana.json").read_text(encoding="utf-8")
    asked = set(re.findall(r"duomo_[a-z_]+", board))
    assert asked
    for name in asked:
        assert re.sub("_(total|bucket|count|sum)$", "", name) in known, name


@pytest.mark.skipif(sys.platform != "linux", reason="sockets of Linux")
def test_metrics_lie_at_an_address_of_their_own(server: Running) -> None:
    assert httpx.get(f"http://127.0.0.1:{server.port}/metrics").status_code == 404
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", 9464)) != 0
