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
        A file of settings, in TOML.
    host
        The address to listen at; 0.0.0.0 is every one of this machine. [default: 127.0.0.1]
    port
        The port to listen at. [default: 8400]
    database
        postgresql://USER@HOST/NAME; without it the games are kept in a file in the data folder.
    workers
        Processes that serve; more than one needs PostgreSQL. [default: 1]
    data
        The data folder; without it the one of this user.
    bots
        Processes in which bots think, for each worker; 0 is as many as there are cores. [default: 0]
    origin
        An address under which browsers reach the page, where a proxy hides it. May be repeated.
    allowed_host
        A name by which browsers may call the server. May be repeated.
    base_path
        Where the page lies at its host, such as /duomo.
    metrics
        Where Prometheus may ask, such as 127.0.0.1:9464.
    log_format
        Lines for people, or objects of JSON for programs. [default: plain]
    access_log
        Write a line for every request.
    set_
        Any setting as NAME=VALUE, such as limits.tables=20. May be repeated.
    language
        A code such as en or de; without it the language of your environment.
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
    """Run the server until it is stopped; `ready` is told the address once it can serve."""
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
        house_copies(settings)  # before there are processes that could not say what is wrong
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
