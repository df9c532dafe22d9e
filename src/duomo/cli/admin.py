"""`duomo admin`: looking after a server, whether it runs or not. What is decided holds within seconds."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import App, Parameter

from duomo.cli.common import console

if TYPE_CHECKING:
    from duomo.store.database import Engine

app = App(name="admin", help="Look after a server: tables, people, backups.", help_format="plaintext")


@Parameter(name="*")
@dataclass
class Where:
    """Which server is meant, as for `duomo serve`."""

    config: Path | None = None
    """A file of settings, in TOML."""
    database: str | None = None
    """The database, where it is not in the data folder."""
    data: Path | None = None
    """The data folder; without it the one of this user."""

    def url(self) -> str:
        from duomo.http.configuring import configured

        options = {"database": self.database, "data": None if self.data is None else str(self.data)}
        return configured(options, self.config, dict(os.environ)).database

    def engine(self, current: bool = True) -> Engine:
        """The database; `current`: it must have the schema of this version."""
        from duomo.store.database import check_schema, make_engine

        engine = make_engine(self.url())
        if current:
            check_schema(engine)
        return engine


HERE = Where()
Place = Annotated[Where | None, Parameter(name="*")]


def day(moment: int | None) -> str:
    return "" if moment is None else datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def show(titles: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in titles:
        table.add_column(title, overflow="fold")
    for row in rows:
        table.add_row(*(str(value) for value in row))
    console().print(table)


@app.command
def status(*, where: Place = None) -> int:
    """What there is, what is announced, and who is kept out."""
    from duomo.store.database import newest_schema, schema_of
    from duomo.store.house import House

    engine = (where or HERE).engine()
    house = House(engine)
    counts, state = house.counts(), house.state()
    print(f"schema {schema_of(engine)} (this version knows {newest_schema()})")
    print(
        f"{counts.people} people, {counts.tables} tables, {counts.running} running, {counts.entries} entries"
    )
    if state.announcement is not None:
        print(f"announced since {day(state.announcement.at)}: {state.announcement.text}")
    if state.draining is not None:
        print(f"draining since {day(state.draining)}: nothing new is begun")
    bans = house.bans()
    if bans:
        show(("kept out", "", "until", "reason"), [(b.kind, b.who, day(b.until), b.reason) for b in bans])
    return 0


@app.command
def tables(search: str = "", /, *, running: bool = False, where: Place = None) -> int:
    """List tables, the ones changed last first.

    Parameters
    ----------
    search
        The id of a table, the name of a player or of a game.
    running
        Only those that are not over.
    """
    from duomo.store.house import House

    rows = House((where or HERE).engine()).tables(search, running)
    titles = ("table", "game", "players", "moves", "changed", "")
    show(
        titles,
        [
            (
                row.id,
                row.game,
                row.names,
                row.number,
                day(row.changed),
                "closed" if row.closed else "over" if row.over else "",
            )
            for row in rows
        ],
    )
    return 0


@app.command
def close(table: str, /, *, where: Place = None) -> int:
    """Close a table: nobody plays on, everybody still sees it."""
    from duomo.store.house import House, close_table, execute

    engine = (where or HERE).engine()
    if not House(engine).tables(table):
        print(f"duomo: there is no table {table}")
        return 1
    execute(engine, close_table(table))
    return 0


@app.command
def people(search: str = "", /, *, where: Place = None) -> int:
    """List people, the newest first.

    Parameters
    ----------
    search
        An id, or part of a name.
    """
    from duomo.store.house import House

    rows = House((where or HERE).engine()).people(search)
    show(
        ("guest", "name", "came", "last seen", "tables", ""),
        [
            (
                row.id,
                row.name,
                day(row.created),
                day(row.seen),
                row.tables,
                " ".join(word for word, true in (("steward", row.steward), ("banned", row.banned)) if true),
            )
            for row in rows
        ],
    )
    return 0


@app.command
def grant(
    guest: str, /, *, revoke: Annotated[bool, Parameter(negative="")] = False, where: Place = None
) -> int:
    """Let a person look after the server from the page, at /house.

    Parameters
    ----------
    guest
        The id; `duomo admin people NAME` finds it.
    revoke
        Take the right away again.
    """
    from duomo.store import house

    engine = (where or HERE).engine()
    if guest not in {row.id for row in house.House(engine).people(guest)}:
        print(f"duomo: there is no guest {guest}")
        return 1
    house.execute(engine, house.grant(guest, not revoke))
    return 0


@app.command
def ban(
    who: str,
    /,
    *,
    address: Annotated[bool, Parameter(negative="")] = False,
    reason: str = "",
    days: int = 0,
    where: Place = None,
) -> int:
    """Keep somebody out.

    Parameters
    ----------
    who
        The id of a guest; with --address an address or a network, such as 203.0.113.0/24.
    address
        It is an address.
    reason
        What they are told.
    days
        For how long; 0 is for good.
    """
    from duomo.http.gate.bans import network_of
    from duomo.play.tables.rows import now
    from duomo.store import house

    until = now() + days * house.DAY if days else None
    kind: Literal["guest", "address"] = "address" if address else "guest"
    name = str(network_of(who)) if address else who
    house.execute((where or HERE).engine(), house.ban(kind, name, reason[:200], until))
    return 0


@app.command
def unban(who: str, /, *, where: Place = None) -> int:
    """Let somebody in again: a guest's id, or a network as `duomo admin status` shows it."""
    from duomo.store import house

    house.execute((where or HERE).engine(), house.unban("guest", who), house.unban("address", who))
    return 0


@app.command
def announce(text: str = "", /, *, minutes: int = 0, where: Place = None) -> int:
    """Tell everybody something; without a text, nothing more.

    Parameters
    ----------
    text
        In your own words, shown as it is.
    minutes
        For how long; 0 is until you take it back.
    """
    from duomo.play.tables.rows import now
    from duomo.store import house

    until = now() + minutes * 60_000 if minutes else None
    house.execute((where or HERE).engine(), house.announce(text[:500].strip(), until))
    return 0


@app.command
def drain(*, off: Annotated[bool, Parameter(negative="")] = False, wait: int = 0, where: Place = None) -> int:
    """Begin nothing new, before a restart. The server is not ready then (/readyz), and a restart ends it.

    Parameters
    ----------
    off
        Go on as always.
    wait
        Wait until no move was made for a minute, at most so many seconds.
    """
    from duomo.play.tables.rows import now
    from duomo.store import house

    engine = (where or HERE).engine()
    house.execute(engine, house.drain(not off))
    end = time.monotonic() + (0 if off else wait)
    while time.monotonic() < end:
        lately = [one for one in house.House(engine).tables(running=True) if one.changed > now() - 60_000]
        if not lately:
            print("quiet: no move was made for a minute")
            return 0
        time.sleep(1)
    return 0


@app.command
def prune(
    *,
    finished_days: int = 0,
    unused_days: int = 30,
    people_days: int = 90,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
    where: Place = None,
) -> int:
    """Remove what is old.

    Parameters
    ----------
    finished_days
        Tables that were finished longer ago; 0 keeps all.
    unused_days
        Tables at which nobody has played, that were begun longer ago; 0 keeps all.
    people_days
        People who sit nowhere and were not here for longer; 0 keeps all.
    dry_run
        Only say how many.
    """
    from duomo.store import house

    engine = (where or HERE).engine()
    known = house.House(engine)
    old = known.old_tables(finished_days, unused_days)
    if not dry_run:
        for table in old:
            house.execute(engine, house.forget(tables=[table]))
    gone = known.old_people(people_days)
    if not dry_run:
        for guest in gone:
            house.execute(engine, house.forget(people=[guest]))
    print(f"{len(old)} tables, {len(gone)} people{' would go' if dry_run else ' removed'}")
    return 0


@app.command
def backup(file: Path, /, *, check: bool = True, where: Place = None) -> int:
    """Write everything into one file, while the server runs, and check it by opening every game.

    Parameters
    ----------
    file
        A SQLite database, whatever the server uses. It must not be there yet.
    check
        Open every game in it.
    """
    from duomo.store.backup import check_file, export

    if file.exists():
        print(f"duomo: {file} is there already")
        return 1
    export((where or HERE).engine(), file)
    print(f"{file}: {file.stat().st_size:,} bytes")
    return checked(partial(check_file, file)) if check else 0


@app.command
def restore(file: Path, /, *, where: Place = None) -> int:
    """Bring back a backup, also one of an older version, into an empty database, and open every game."""
    from duomo.http.running import hold_database
    from duomo.store.backup import check as open_all
    from duomo.store.backup import restore as bring_back

    place = where or HERE
    with hold_database(place.url()):
        engine = place.engine(current=False)
        bring_back(file, engine)
        return checked(partial(open_all, engine))


@app.command
def check(*, where: Place = None) -> int:
    """Open every game, and compare it with what lists say of it."""
    from duomo.store.backup import check as open_all

    return checked(partial(open_all, (where or HERE).engine()))


def checked(look: Callable[[Callable[[int, int], None]], list[tuple[str, str]]]) -> int:
    from rich.progress import Progress

    with Progress(console=console(), transient=True) as progress:
        task = progress.add_task("opening every game", total=None)
        wrong = look(lambda done, of: progress.update(task, completed=done, total=of))
        opened = int(progress.tasks[0].completed)
    print(f"{opened} games opened, {len(wrong)} wrong")
    for table, reason in wrong:
        print(f"  {table}: {reason}")
    return 1 if wrong else 0


@app.command
def migrate(*, where: Place = None) -> int:
    """Bring the schema of the database up to date; make a backup before."""
    from duomo.store.database import migrate as bring_up
    from duomo.store.database import newest_schema, schema_of

    engine = (where or HERE).engine(current=False)
    before = schema_of(engine)
    bring_up(engine)
    print(f"schema {before or 'none'} -> {newest_schema()}")
    return 0
