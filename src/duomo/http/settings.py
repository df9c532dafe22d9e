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

    # ---- connections ----
    sockets: int = 300
    """Connections at a time, of each address. Proxies that are trusted have no such limit."""
    arrival: float = 20.0
    """Seconds in which a request must have arrived whole, from the first byte or the connection on."""
    unread: float = 20.0
    """Seconds that somebody may leave unread what is sent, before the connection is closed."""
    connections: int = 12
    """Live connections at a time, of each guest."""
    watchers: int = 200
    """Live connections at a time, of each address."""
    waiting: int = 128
    """Messages that wait for one slow connection before it is closed."""
    ping: float = 20.0
    """Seconds between pings; a connection that does not answer for as long again is closed."""
    frame: int = 4 * 1024
    """Bytes of a live message."""
    frames: float = 20.0
    """Live messages a second, of each connection, readable or not; with ten times as many frames of any kind,
    pings and fragments too, it is closed."""

    # ---- requests ----
    body: int = 64 * 1024
    """Bytes of a request."""
    record: int = 256 * 1024
    """Bytes of a record that is uploaded."""
    requests: float = 40.0
    """Requests a second, of each guest."""
    requests_address: float = 200.0
    """Requests a second, of each address."""
    guests: int = 300
    """New guests an hour, of each address."""
    tables: int = 60
    """New tables an hour, of each guest."""
    tables_address: int = 300
    """New tables an hour, of each address."""
    records: int = 60
    """Uploaded records an hour, of each guest."""
    records_address: int = 200
    """Uploaded records an hour, of each address."""

    # ---- work in other processes ----
    readers: int = 1
    """Processes that read records, games from real tables, lessons and puzzles, for each worker."""
    reading: float = 5.0
    """Seconds of processor time that such a question may take before its process is ended."""
    questions: int = 6
    """Such questions that wait or are worked on, of each address."""
    answers: int = 32 * 1024 * 1024
    """Bytes of answers about records that are remembered."""
    hints: int = 8
    """Hints that wait or are thought about, of each address; of each guest, one, and a few in a study."""
    thoughts: int = 1200
    """Hints and judgements an hour, of each guest."""
    thoughts_address: int = 3600
    """Hints and judgements an hour, of each address."""
    analyses: int = 30
    """Analyses an hour, of each guest."""
    analyses_address: int = 100
    """Analyses an hour, of each address."""
    names: int = 30
    """Changes of name an hour, of each guest."""
    names_address: int = 1000
    """Changes of name an hour, of each address."""
    tickets: int = 30
    """Links to another device, links by e-mail and trials of a passkey an hour, of each guest."""
    tickets_address: int = 60
    """The same of each address."""
    talk: int = 20
    """Lines of talk a minute, of each guest."""
    talk_address: int = 120
    """Lines of talk a minute, of each address."""
    reports: int = 20
    """Reports an hour, of each guest."""
    reports_address: int = 60
    """Reports an hour, of each address."""
    votes: int = 30
    """Proposals an hour, of each guest: to play on without somebody, or to give a game up."""
    votes_address: int = 120
    """Proposals an hour, of each address."""
    analyses_waiting: int = 3
    """Analyses that wait or are thought about, of each guest."""
    analyses_waiting_address: int = 8
    """Analyses that wait or are thought about, of each address."""

    # ---- tournaments ----
    tournaments: int = 5
    """Tournaments at a time that one person organises."""
    entrants: int = 64
    """Entrants of a tournament."""
    bot_tables: int = 4
    """Games of tournaments at a time that bots play among themselves."""

    # ---- people ----
    friends: int = 300
    """Friends of one person, those who were asked included."""
    asks: int = 120
    """Questions to be friends and invitations an hour, of each guest."""
    asks_address: int = 600
    """The same of each address."""
    seeks: int = 3
    """Seeks at a time, of each guest."""
    seek_minutes: int = 30
    """Minutes after which a seek ends by itself."""
    clubs: int = 20
    """Clubs that one person may belong to or ask to join."""
    club_members: int = 500
    """Members of one club."""
    changes: int = 300
    """Seeks, opened tables and changes to clubs an hour, of each guest."""
    changes_address: int = 1500
    """The same of each address."""

    # ---- memory and disk ----
    tables_in_memory: int = 500
    """Tables that stay open though nobody is connected to them."""
    idle: float = 600.0
    """Seconds that they stay so."""
    unused_tables: int = 30
    """Days after which a table goes at which nobody has ever made a move; 0: never."""
    unused_guests: int = 90
    """Days after which a guest goes who has no table and no record; 0: never."""
    disk: int = 32 * 1024 * 1024
    """Bytes that must be free where an embedded database lies; with fewer, `/healthz` says that the disk is
    full."""


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
    searches: int = 1
    """Searches that decide a turn of the two strongest levels together, each in a process of its own."""
    origins: tuple[str, ...] = ()
    """Further addresses of the page, such as https://play.example.org, where a proxy hides the true one."""
    public_address: str = ""
    """Where people open the page, such as https://play.example.org: links in letters, codes and calendars
    lead there. E-mail needs it."""
    counts: str = ""
    """The file in which several workers count together; the server makes it when it starts."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which browsers may call the server. At this machine alone, all others are refused."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    base_path: str = ""
    """Where the page lies at its host, such as /duomo; empty: at the top."""
    packed: bool = True
    """Pack long live messages for browsers, which unpack them: half of the bytes, for some microseconds."""
    hsts: int = 365 * 24 * 3600
    """Seconds for which browsers that came over TLS shall come over nothing else; 0: say nothing."""
    abandoned_days: int = 3
    """Days after which the host may give away the seat of somebody who has not come back."""
    gone_minutes: int = 10
    """Minutes that somebody who is not there is waited for before a bot may play, where time has no end."""
    vacation_days: int = 30
    """Days a year that somebody may be on vacation from games by days."""
    copies: tuple[str, ...] = ()
    """Values of the house's own copies for new tables, each as GAME=FILE; `duomo components --check FILE`."""
    site: str = ""
    """The folder of the built site (`make site`): with it, pages beside a real table need no network."""
    mail_host: str = ""
    """The mail server by which links are sent; without one, nobody is offered them."""
    mail_port: int = 587
    """Its port."""
    mail_user: str = ""
    """The name with which to log in there; empty: without."""
    mail_password: str = ""
    """And the password."""
    mail_from: str = ""
    """The sender's address, such as duomo@example.org."""
    mail_security: Literal["none", "starttls", "tls"] = "starttls"
    """How the connection to it is secured."""
    push_private: bool = False
    """Push messages may go to addresses of this network, and without TLS: where its own push service is."""
    regret_days: int = 7
    """Days in which somebody who has deleted everything can still change their mind; 0: it goes at once."""
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
    def page(self) -> str:
        """The whole public address; empty where none is set."""
        return self.public_address and self.public_address + self.base_path

    @property
    def mails(self) -> bool:
        """Without an address of its own it would write what whoever asks says that it is called."""
        return bool(self.mail_host and self.mail_from and self.public_address)

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
