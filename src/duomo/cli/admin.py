"""`duomo admin`: administer a server, running or not. Changes take effect within seconds."""

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
    """The server concerned, as for `duomo serve`."""

    config: Path | None = None
    """A settings file, in TOML."""
    database: str | None = None
    """The database, if it is not in the data folder."""
    data: Path | None = None
    """The data folder. By default, this user's."""

    def url(self) -> str:
        from duomo.http.configuring import configured

        options = {"database": self.database, "data": None if self.data is None else str(self.data)}
        return configured(options, self.config, dict(os.environ)).database

    def engine(self, current: bool = True) -> Engine:
        """Return the database; `current`: it must have the schema of this version."""
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
    """Show counts, the announcement, and who is banned."""
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
    """List tables, most recently changed first.

    Parameters
    ----------
    search
        The id of a table, or the name of a player or a game.
    running
        Only tables that are not over.
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
    """Close a table: nobody can continue playing, everybody can still see it."""
    from duomo.store.house import House, close_table, execute

    engine = (where or HERE).engine()
    if not House(engine).tables(table):
        print(f"duomo: there is no table {table}")
        return 1
    execute(engine, close_table(table))
    return 0


@app.command
def people(search: str = "", /, *, where: Place = None) -> int:
    """List people, newest first.

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
    """Let a person administer the server from the page, at /house.

    Parameters
    ----------
    guest
        The guest's id; `duomo admin people NAME` finds it.
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
    """Ban a guest or an address.

    Parameters
    ----------
    who
        The id of a guest; with --address an address or a network, such as 203.0.113.0/24.
    address
        WHO is an address.
    reason
        What they are told.
    days
        How many days; 0 means forever.
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
    """Lift a ban: a guest's id, or a network as `duomo admin status` shows it."""
    from duomo.store import house

    house.execute((where or HERE).engine(), house.unban("guest", who), house.unban("address", who))
    return 0


@app.command
def announce(text: str = "", /, *, minutes: int = 0, where: Place = None) -> int:
    """Show an announcement to everybody; without a text, remove it.

    Parameters
    ----------
    text
        The text, shown as it is.
    minutes
        For how many minutes; 0 means until you remove it.
    """
    from duomo.play.tables.rows import now
    from duomo.store import house

    until = now() + minutes * 60_000 if minutes else None
    house.execute((where or HERE).engine(), house.announce(text[:500].strip(), until))
    return 0


@app.command
def drain(*, off: Annotated[bool, Parameter(negative="")] = False, wait: int = 0, where: Place = None) -> int:
    """Start nothing new, before a restart. /readyz then reports that the server is not ready.

    Parameters
    ----------
    off
        Return to normal operation, as a restart does.
    wait
        Wait until no move was made for a minute, at most this many seconds.
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
    """Remove old data.

    Parameters
    ----------
    finished_days
        Remove tables finished more than this many days ago; 0 keeps all.
    unused_days
        Remove tables started more than this many days ago at which nobody has played; 0 keeps all.
    people_days
        Remove people who have no seat and were not seen for this many days; 0 keeps all.
    dry_run
        Only show how many.
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
        A SQLite database, whichever database the server uses. It must not exist yet.
    check
        Open every game in the backup.
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
    """Restore a backup, even from an older version, into an empty database, and open every game."""
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
    """Open every game, and compare it with what the lists say about it."""
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
    """Bring the schema of the database up to date; make a backup first."""
    from duomo.store.database import migrate as bring_up
    from duomo.store.database import newest_schema, schema_of

    engine = (where or HERE).engine(current=False)
    before = schema_of(engine)
    bring_up(engine)
    print(f"schema {before or 'none'} -> {newest_schema()}")
    return 0
