"""The host's settings: storage, network, and limits."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal

import msgspec

USUAL_FILE = "duomo.sqlite"
"""File name of the embedded database, in its folder."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits per person and address. Rates are averages: bursts are allowed."""

    # ---- connections ----
    sockets: int = 300
    """Maximum open connections per address. Trusted proxies are exempt."""
    arrival: float = 20.0
    """Seconds within which a complete request must arrive, counted from the connection or its first byte."""
    unread: float = 20.0
    """Seconds after which a connection is closed if the client does not read what is sent."""
    connections: int = 12
    """Maximum live connections per guest."""
    watchers: int = 200
    """Maximum live connections per address."""
    waiting: int = 128
    """Maximum messages queued for a slow connection before it is closed."""
    ping: float = 20.0
    """Seconds between pings; a connection that does not answer for as long again is closed."""
    frame: int = 4 * 1024
    """Maximum size of a live message in bytes."""
    frames: float = 20.0
    """Live messages per second and connection, valid or not; a connection is closed at ten times as many
    frames of any kind, including pings and fragments."""

    # ---- requests ----
    body: int = 64 * 1024
    """Maximum size of a request in bytes."""
    record: int = 256 * 1024
    """Maximum size of an uploaded record in bytes."""
    requests: float = 40.0
    """Requests per second and guest."""
    requests_address: float = 200.0
    """Requests per second and address."""
    guests: int = 300
    """New guests per hour and address."""
    tables: int = 60
    """New tables per hour and guest."""
    tables_address: int = 300
    """New tables per hour and address."""
    records: int = 60
    """Uploaded records per hour and guest."""
    records_address: int = 200
    """Uploaded records per hour and address."""

    # ---- work in other processes ----
    readers: int = 1
    """Processes per worker that handle records, games from real tables, lessons and puzzles."""
    reading: float = 5.0
    """Seconds of processor time such a request may take before its process is killed."""
    questions: int = 6
    """Maximum such requests per address, waiting or running."""
    answers: int = 32 * 1024 * 1024
    """Bytes of cached answers about records."""
    hints: int = 8
    """Maximum hints per address, waiting or running; one per guest, and a few in a study."""
    thoughts: int = 1200
    """Hints and judgements per hour and guest."""
    thoughts_address: int = 3600
    """Hints and judgements per hour and address."""
    analyses: int = 30
    """Analyses per hour and guest."""
    analyses_address: int = 100
    """Analyses per hour and address."""
    names: int = 30
    """Name changes per hour and guest."""
    names_address: int = 1000
    """Name changes per hour and address."""
    tickets: int = 30
    """Links to another device, links by e-mail and passkey attempts per hour and guest."""
    tickets_address: int = 60
    """Links to another device, links by e-mail and passkey attempts per hour and address."""
    talk: int = 20
    """Chat lines per minute and guest."""
    talk_address: int = 120
    """Chat lines per minute and address."""
    reports: int = 20
    """Reports per hour and guest."""
    reports_address: int = 60
    """Reports per hour and address."""
    votes: int = 30
    """Proposals per hour and guest, to play on without somebody or to give up a game."""
    votes_address: int = 120
    """Proposals per hour and address."""
    analyses_waiting: int = 3
    """Maximum analyses per guest, waiting or running."""
    analyses_waiting_address: int = 8
    """Maximum analyses per address, waiting or running."""

    # ---- tournaments ----
    tournaments: int = 5
    """Maximum unfinished tournaments per organiser."""
    entrants: int = 64
    """Maximum entrants of a tournament."""
    bot_tables: int = 4
    """Maximum simultaneous tournament games between bots only."""

    # ---- people ----
    friends: int = 300
    """Maximum friends per person, including requests sent."""
    asks: int = 120
    """Friend requests and invitations per hour and guest."""
    asks_address: int = 600
    """Friend requests and invitations per hour and address."""
    seeks: int = 3
    """Maximum simultaneous seeks per guest."""
    seek_minutes: int = 30
    """Minutes after which a seek expires."""
    clubs: int = 20
    """Maximum clubs a person may belong to or ask to join."""
    club_members: int = 500
    """Maximum members of a club."""
    changes: int = 300
    """Seeks, opened tables and changes to clubs per hour and guest."""
    changes_address: int = 1500
    """Seeks, opened tables and changes to clubs per hour and address."""

    # ---- memory and disk ----
    tables_in_memory: int = 500
    """Number of open tables above which those without connections leave memory."""
    idle: float = 600.0
    """Seconds such tables are kept in memory."""
    unused_tables: int = 30
    """Days after which a table without any moves is deleted; 0: never."""
    unused_guests: int = 90
    """Days after which a guest without tables and records is deleted; 0: never."""
    disk: int = 32 * 1024 * 1024
    """Bytes that must be free on the disk of an embedded database; with less, `/healthz` reports a full
    disk."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of one server, with all its processes."""

    database: str
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`; by default a file in the data folder."""
    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 for all addresses of this machine."""
    port: int = 8400
    """Port to listen on."""
    workers: int = 1
    """Number of server processes; more than one needs PostgreSQL."""
    bots: int = 0
    """Bot processes per worker; 0: the number of cores divided by the number of workers, but at least two."""
    searches: int = 1
    """Parallel searches for each turn of the two strongest levels, each in its own process."""
    origins: tuple[str, ...] = ()
    """Additional addresses of the page, such as https://play.example.org, if a proxy hides the real one."""
    public_address: str = ""
    """Address where people open the page, such as https://play.example.org, for links in e-mails, QR codes
    and calendars. Required for e-mail."""
    counts: str = ""
    """File for counters shared by several workers; the server makes it at startup."""
    allowed_hosts: tuple[str, ...] = ()
    """Host names by which browsers may call the server. If it listens only on this machine, all others are
    refused."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted."""
    base_path: str = ""
    """Path of the page on its host, such as /duomo; empty for the root."""
    packed: bool = True
    """Compress long live messages for browsers: half the bytes, for a few microseconds."""
    hsts: int = 365 * 24 * 3600
    """Seconds for which browsers must use TLS after connecting over it (HSTS); 0: no such header."""
    abandoned_days: int = 3
    """Days after which the host may give away the seat of somebody who has not come back."""
    gone_minutes: int = 10
    """Minutes before a bot may play for an absent player, in games without a time limit."""
    vacation_days: int = 30
    """Vacation days per year in games with days per move."""
    copies: tuple[str, ...] = ()
    """The host's own component sets for new tables, each as GAME=FILE; check them with `duomo components
    --check FILE`."""
    site: str = ""
    """Folder of the built site (`make site`): with it, the pages for real tables work offline."""
    mail_host: str = ""
    """Mail server for sending links and notifications; without one they are not offered."""
    mail_port: int = 587
    """Port of the mail server."""
    mail_user: str = ""
    """User name for the mail server; empty: no login."""
    mail_password: str = ""
    """Password for the mail server."""
    mail_from: str = ""
    """Sender address, such as duomo@example.org."""
    mail_security: Literal["none", "starttls", "tls"] = "starttls"
    """Encryption of the connection to the mail server."""
    push_private: bool = False
    """Allow push messages to private addresses and without TLS, for a push service in the local network."""
    regret_days: int = 7
    """Days within which an account deletion can be cancelled; 0: accounts are deleted immediately."""
    migrate: bool = True
    """Migrate an older database at startup; otherwise the server only says how to."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """Minimum level of log messages."""
    log_format: Literal["plain", "json"] = "plain"
    """`json` writes one object per line, for programs that collect logs."""
    access_log: bool = False
    """Log every request, without client addresses and without secrets in paths."""
    metrics: str = ""
    """Address of the metrics for Prometheus, such as 127.0.0.1:9464; empty: none."""
    limits: Limits = Limits()

    @property
    def page(self) -> str:
        """The complete public address of the page; empty if none is set."""
        return self.public_address and self.public_address + self.base_path

    @property
    def mails(self) -> bool:
        """Whether e-mail is sent. Without a public address, links would contain whatever host the client
        claims."""
        return bool(self.mail_host and self.mail_from and self.public_address)

    @property
    def embedded(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def thinkers(self) -> int:
        return self.bots or max(2, (os.cpu_count() or 2) // self.workers)


def data_folder() -> Path:
    """Return this user's default data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "duomo"


def embedded_database(folder: Path) -> str:
    return f"sqlite:///{folder / USUAL_FILE}"
