"""`duomo doctor`: what is wrong with an installation, and how to fix it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from duomo.cli.common import console

if TYPE_CHECKING:
    from duomo.http.settings import Settings

Kind = Literal["good", "look", "wrong"]
MARKS = {"good": ("ok   ", "green"), "look": ("look ", "yellow"), "wrong": ("WRONG", "red bold")}
ROOM = 200 * 1024 * 1024


class Finding(NamedTuple):
    kind: Kind
    text: str


def doctor(*, config: Path | None = None, database: str | None = None, data: Path | None = None) -> int:
    """Check an installation, and say how to fix what is wrong.

    Parameters
    ----------
    config
        The settings file the server is started with.
    database
        The database, if it is not in the data folder.
    data
        The data folder. By default, this user's.
    """
    from rich.text import Text

    screen = console()
    worst = 0
    options = {"database": database, "data": None if data is None else str(data)}
    for finding in findings(options, config):
        mark, style = MARKS[finding.kind]
        screen.print(Text.assemble((mark, style), " ", finding.text), soft_wrap=True)
        worst = max(worst, finding.kind == "wrong")
    return int(worst)


def findings(options: dict[str, str | None], config: Path | None) -> Iterator[Finding]:
    """Check everything that can be checked without starting a server."""
    from duomo.http.configuring import configured, unknown_variables
    from duomo.play.trouble import ServerTrouble

    yield from of_installation()
    for name in unknown_variables():
        yield Finding("look", f"{name} in the environment is no setting; docs/settings.md lists them all.")
    try:
        settings = configured(options, config, dict(os.environ))
    except ServerTrouble as trouble:
        yield Finding("wrong", str(trouble))
        return
    looks: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
        of_files,
        of_database,
        of_network,
        of_metrics,
    )
    for look in looks:
        try:
            yield from look(settings)
        except ServerTrouble as trouble:
            yield Finding("wrong", str(trouble))


def of_installation() -> Iterator[Finding]:
    import duomo._compiled_engine as engine
    from duomo.http.page import FOLDER

    version = ".".join(map(str, sys.version_info[:3]))
    yield Finding("good", f"Python {version} on {sys.platform}, {os.cpu_count()} cores")
    if engine.compiled():
        yield Finding("good", "The engine is compiled.")
    else:
        yield Finding("look", "The engine runs interpreted, slower: “make setup” compiles it.")
    if (FOLDER / "index.html").is_file():
        yield Finding("good", "The page is built.")
    else:
        yield Finding("wrong", "The page has not been built: run “make page” in the folder of the project.")


def of_files(settings: Settings) -> Iterator[Finding]:
    from duomo.store.database import file_of

    file = file_of(settings.database)
    if file is None:
        return
    folder = file.parent
    if not folder.is_dir():
        yield Finding("look", f"{folder} is not there yet; the server makes it.")
        return
    if not os.access(folder, os.W_OK):
        yield Finding("wrong", f"{folder} cannot be written; name another folder with --data.")
    free = shutil.disk_usage(folder).free
    kind: Kind = "good" if free > ROOM else "wrong"
    yield Finding(kind, f"{free // (1024 * 1024):,} MB are free in {folder}.")
    if sys.platform != "win32":
        for path in (folder, *folder.glob(f"{file.name}*")):
            if path.stat().st_mode & 0o077:
                right = "700" if path.is_dir() else "600"
                yield Finding("look", f"Others on this machine can read {path}: chmod {right} {path}")


def of_database(settings: Settings) -> Iterator[Finding]:
    from duomo.store.database import (
        check_schema,
        file_of,
        known_schemas,
        make_engine,
        newest_schema,
        schema_of,
    )
    from duomo.store.reading import Store

    file = file_of(settings.database)
    if file is not None and not file.exists():
        yield Finding("look", "There is no database yet; the server makes one.")
        return
    if settings.workers > 1 and settings.embedded:
        yield Finding("wrong", "Several workers need PostgreSQL.")
    engine = make_engine(settings.database)
    Store(engine).alive()
    yield Finding("good", f"The database answers ({engine.url.render_as_string(hide_password=True)}).")
    found = schema_of(engine)
    if found == newest_schema():
        yield Finding("good", f"Its schema is {found}, as this version needs it.")
    elif found is None or found in known_schemas():
        what = "the next start of the server migrates it" if settings.migrate else "run: duomo admin migrate"
        yield Finding(
            "look", f"Its schema is {found or 'empty'}, this version needs {newest_schema()}; {what}."
        )
    else:
        check_schema(engine)


def of_network(settings: Settings) -> Iterator[Finding]:
    import socket

    from duomo.http.gate.sites import HERE

    public = settings.host not in HERE
    if public and not settings.allowed_hosts:
        yield Finding("look", "The server answers to any name; name its own with --allowed-host.")
    for origin in settings.origins:
        if not origin.startswith(("https://", "http://")) or origin.endswith("/"):
            yield Finding("wrong", f"“{origin}” is no origin, such as https://play.example.org.")
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.settimeout(2)
        place = "127.0.0.1" if settings.host == "0.0.0.0" else settings.host
        taken = probe.connect_ex((place, settings.port)) == 0
    said = "Something, perhaps the server, answers" if taken else "Nothing answers"
    yield Finding("good" if taken else "look", f"{said} at port {settings.port}.")
    try:
        import resource
    except ImportError:
        return
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    wanted = settings.limits.watchers
    kind: Kind = "good" if files >= wanted else "look"
    yield Finding(kind, f"This user may have {files:,} files and connections open at a time (ulimit -n).")


def of_metrics(settings: Settings) -> Iterator[Finding]:
    if settings.metrics:
        host, _, port = settings.metrics.rpartition(":")
        if not port.isdecimal():
            yield Finding("wrong", f"metrics = “{settings.metrics}” is no HOST:PORT.")
        elif host not in ("127.0.0.1", "localhost", "::1", "[::1]"):
            yield Finding(
                "look", f"Whoever reaches {settings.metrics} can read the metrics; they need no right."
            )
