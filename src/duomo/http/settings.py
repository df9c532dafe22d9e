"""What a host decides: where things are kept, where the server listens, how much anybody may ask of it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

import msgspec

USUAL_FILE = "duomo.sqlite"
"""The embedded database, in its folder."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask for. Bursts are allowed: a rate is an average."""

    body: int = 64 * 1024
    """Bytes of a request."""
    record: int = 1024 * 1024
    """Bytes of a record that is uploaded."""
    frame: int = 4 * 1024
    """Bytes of a live message."""
    frames: float = 20.0
    """Live messages a second, of each connection."""
    requests: float = 40.0
    """Requests a second, of each guest (of each address, for those who are none yet)."""
    guests: int = 300
    """New guests an hour, of each address."""
    tables: int = 60
    """New tables an hour, of each guest."""
    records: int = 60
    """Uploaded records an hour, of each guest."""
    analyses: int = 30
    """Analyses an hour, of each guest."""
    thoughts: int = 1200
    """Hints and judgements an hour, of each guest."""
    connections: int = 12
    """Live connections at a time, of each guest."""
    watchers: int = 2000
    """Live connections at a time, of each address."""
    waiting: int = 128
    """Messages that wait for one slow connection before it is closed."""
    ping: float = 20.0
    """Seconds between pings; a connection that does not answer for as long again is closed."""
    disk: int = 32 * 1024 * 1024
    """Bytes that must be free where an embedded database lies; with fewer, `/healthz` says that the disk is
    full."""
    tables_in_memory: int = 2000
    """Tables that stay open though nobody is connected to them."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server, all its processes."""

    database: str
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`; without it a file in the data folder."""
    host: str = "127.0.0.1"
    """The address to listen at; 0.0.0.0 is every one of this machine."""
    port: int = 8400
    """The port to listen at."""
    workers: int = 1
    """Processes that serve; more than one needs PostgreSQL."""
    bots: int = 0
    """Processes in which bots think, for each worker; 0: as many as there are cores, at least two."""
    origins: tuple[str, ...] = ()
    """Further addresses of the page, such as https://play.example.org, where a proxy hides the true one."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which browsers may call the server. At this machine alone, all others are refused."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    base_path: str = ""
    """Where the page lies at its host, such as /duomo; empty: at the top."""
    hsts: int = 365 * 24 * 3600
    """Seconds for which browsers that came over TLS shall come over nothing else; 0: say nothing."""
    abandoned_days: int = 3
    """Days after which the host may give away the seat of somebody who has not come back."""
    migrate: bool = True
    """Bring the schema of an older database up to date at the start; otherwise say how."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The least that is written to the log."""
    log_format: Literal["plain", "json"] = "plain"
    """`json` is for programs that collect logs: one object a line."""
    access_log: bool = False
    """A line for every request, without addresses and without what is secret in a path."""
    metrics: str = ""
    """Where Prometheus may ask, such as 127.0.0.1:9464; empty: nowhere."""
    limits: Limits = Limits()

    @property
    def embedded(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def thinkers(self) -> int:
        return self.bots or max(2, (os.cpu_count() or 2) // self.workers)


def data_folder() -> Path:
    """Where this user's games are kept when no other folder is named."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "duomo"


def embedded_database(folder: Path) -> str:
    return f"sqlite:///{folder / USUAL_FILE}"
