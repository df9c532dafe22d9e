"""`duomo serve`: the server, for hosts."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from rich.text import Text

from duomo.cli.common import console, language_of
from duomo.locales import sentence

PORT = 8400


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    database: str | None = None,
    workers: int = 1,
    data: Path | None = None,
    bots: int = 0,
    origin: list[str] | None = None,
    language: str | None = None,
) -> int:
    """Serve games to browsers and programs: see docs/hosting.md.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 is every one of this machine.
    port
        The port to listen at.
    database
        postgresql://USER@HOST/NAME; without it the games are kept in a file in the data folder.
    workers
        Processes that serve; more than one needs PostgreSQL.
    data
        The data folder; without it the one of this user.
    bots
        Processes in which bots think, for each worker; 0 is as many as there are cores.
    origin
        An address under which browsers reach the page, where a proxy hides it. May be repeated.
    language
        A code such as en or de; without it the language of your environment.
    """
    return start(host, port, database, workers, data, bots, tuple(origin or ()), language)


def start(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    data: Path | None,
    bots: int,
    origins: tuple[str, ...],
    language: str | None,
    ready: Callable[[str], None] | None = None,
) -> int:
    """Run the server until it is stopped; `ready` is told the address once it can serve."""
    from duomo.core.words.phrase import render
    from duomo.http.running import hold_database, prepare_folder, run
    from duomo.http.settings import Settings, data_folder, embedded_database
    from duomo.play.trouble import ServerTrouble

    tongue = language_of(language)
    screen = console()
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{port}/"

    def announce() -> None:
        screen.print(Text(sentence("server-ready", tongue, {"address": address})), soft_wrap=True)
        if ready is not None:
            ready(address)

    held = ExitStack()
    try:
        if database is None:
            folder = data or data_folder()
            prepare_folder(folder)
            database = embedded_database(folder)
        held.enter_context(hold_database(database))
        settings = Settings(
            database=database, host=host, port=port, workers=workers, bots=bots, origins=origins
        )
        run(settings, announce)
    except ServerTrouble as trouble:
        print(f"duomo: {render(trouble.words, tongue)}", file=sys.stderr)
        return 1
    finally:
        held.close()
    return 0
