"""`duomo serve`: the server, for hosts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, MutableMapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from rich.text import Text

from duomo.cli.common import console, language_of
from duomo.locales import sentence

PORT = 8400


def serve(
    *,
    config: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    workers: int | None = None,
    data: Path | None = None,
    bots: int | None = None,
    origin: list[str] | None = None,
    allowed_host: list[str] | None = None,
    base_path: str | None = None,
    metrics: str | None = None,
    log_format: Literal["plain", "json"] | None = None,
    access_log: Annotated[bool | None, Parameter(negative="")] = None,
    set_: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None,
    language: str | None = None,
) -> int:
    """Serve games to browsers and programs: see docs/hosting.md.

    Every setting can be given in a file, in the environment or here; docs/settings.md lists them all.

    Parameters
    ----------
    config
        A settings file, in TOML.
    host
        The address to listen on; 0.0.0.0 means every address of this machine. [default: 127.0.0.1]
    port
        The port to listen on. [default: 8400]
    database
        postgresql://USER@HOST/NAME. By default, games are stored in a file in the data folder.
    workers
        Number of server processes; more than one needs PostgreSQL. [default: 1]
    data
        The data folder. By default, this user's.
    bots
        Number of bot processes for each worker; 0 means one per core. [default: 0]
    origin
        An origin under which browsers reach the page, if a proxy hides it. May be repeated.
    allowed_host
        A host name by which browsers may reach the server. May be repeated.
    base_path
        The path of the page on its host, such as /duomo.
    metrics
        The address for Prometheus metrics, such as 127.0.0.1:9464.
    log_format
        Lines for people, or JSON objects for programs. [default: plain]
    access_log
        Log a line for every request.
    set_
        Any setting as NAME=VALUE, such as limits.tables=20. May be repeated.
    language
        A code such as en or de. By default, the language of your environment.
    """
    options = {
        "host": host,
        "port": port,
        "database": database,
        "workers": workers,
        "data": None if data is None else str(data),
        "bots": bots,
        "origins": origin,
        "allowed_hosts": allowed_host,
        "base_path": base_path,
        "metrics": metrics,
        "log_format": log_format,
        "access_log": access_log,
    }
    return start(options, language, config=config, words=set_ or (), environment=os.environ)


def start(
    options: Mapping[str, Any],
    language: str | None,
    *,
    config: Path | None = None,
    words: Sequence[str] = (),
    environment: MutableMapping[str, str] | None = None,
    ready: Callable[[str], None] | None = None,
) -> int:
    """Run the server until it is stopped; `ready` receives the address once it can serve."""
    from duomo.core.words.phrase import render
    from duomo.http.configuring import configured, settings_of
    from duomo.http.house.house_copies import house_copies
    from duomo.http.running import hold_database, run
    from duomo.play.trouble import ServerTrouble

    tongue = language_of(language)
    screen = console()
    held = ExitStack()
    try:
        given = {
            **settings_of(list(words)),
            **{name: value for name, value in options.items() if value is not None},
        }
        settings = configured(given, config, {} if environment is None else environment)
        house_copies(settings)  # before starting processes that could not report what is wrong
        shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
        address = f"http://{shown}:{settings.port}{settings.base_path}/"

        def announce() -> None:
            screen.print(Text(sentence("server-ready", tongue, {"address": address})), soft_wrap=True)
            if ready is not None:
                ready(address)

        held.enter_context(hold_database(settings.database))
        run(settings, announce)
    except ServerTrouble as trouble:
        print(f"duomo: {render(trouble.words, tongue)}", file=sys.stderr)
        return 1
    finally:
        held.close()
    return 0
