"""`duomo play`: a game in the browser, or in the terminal."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from random import SystemRandom
from typing import Annotated

from cyclopts import Parameter

from duomo.bots.registry import make_bot
from duomo.cli.common import console, language_of, names, read_text, table_options
from duomo.cli.serve import PORT, start
from duomo.core.engine.refusal import OptionError
from duomo.core.record import read
from duomo.core.replay import follow, table_of
from duomo.core.table import Table
from duomo.games import registry

DEFAULT_BOT = "greedy"


def play(
    game: str | None = None,
    /,
    *,
    port: int = PORT,
    data: Path | None = None,
    browser: Annotated[bool, Parameter(negative="--no-browser")] = True,
    terminal: Annotated[bool, Parameter(negative="")] = False,
    players: int | None = None,
    bots: str = "",
    humans: int | None = None,
    seat: int = 1,
    seed: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    components: Path | None = None,
    language: str | None = None,
    save: Path | None = None,
    resume: Path | None = None,
) -> int:
    """Play in the browser, against bots or with others; with --terminal, in the terminal.

    Options from --players on are for the terminal; in the browser the page asks.

    Parameters
    ----------
    game
        Name of the game; `duomo games` lists them.
    port
        The port for the browser.
    data
        The folder in which games are stored. By default, this user's.
    browser
        Open the browser; otherwise only print the address.
    terminal
        Play in the terminal, at one keyboard.
    players
        Number of players.
    bots
        Names of opponents, separated by commas; a single name applies to all of them. [default: greedy]
    humans
        Number of people at this keyboard; 0 lets you watch the bots. [default: 1]
    seat
        Your seat when you play alone against bots, counted from 1.
    seed
        Seed of all randomness. By default, every game is different.
    option
        An option of the table, as in workshops=advanced. May be repeated.
    components
        A file with the values of your own copy.
    language
        A code such as en or de. By default, the language of your environment.
    save
        Write the record of the game to this file when it stops.
    resume
        Continue the game of this record, which determines game, players and options.
    """
    if not terminal:
        check_for_terminal(players, bots, humans, seed, option, components, save, resume)
        return in_browser(game, port, data, browser, language)
    from duomo.cli.terminal_game import TerminalGame

    tongue = language_of(language)
    people = 1 if humans is None else humans
    wanted = names(bots)
    start = number_or_text(seed) if seed is not None else SystemRandom().randrange(1_000_000)
    if resume is not None:
        table = resumed(resume, components)
    else:
        options = table_options(option or [])
        table = new(game or registry.USUAL, players, people, wanted, options, components, start)
    seats = table.rules.seats
    human_seats = seats_of_people(seats, people, seat)
    opponents = bots_for([at for at in range(seats) if at not in human_seats], wanted)
    made = {at: make_bot(name, f"{start}:{at}") for at, name in opponents.items()}
    return TerminalGame(table, made, opponents, tongue, console(), save, start).run()


def check_for_terminal(*wanted: object) -> None:
    """Reject options that only apply to the terminal: in the browser the page asks for them."""
    if any(wanted):
        raise OptionError("These options are for the terminal: add --terminal. In the browser the page asks.")


def in_browser(game: str | None, port: int, data: Path | None, browser: bool, language: str | None) -> int:
    """Serve the page to this machine, and open it."""

    def show(address: str) -> None:
        if browser:
            place = "" if game is None else f"new?game={registry.find(game).name}"
            threading.Thread(target=webbrowser.open, args=(address + place,), daemon=True).start()

    if game is not None:
        registry.find(game)
    options = {"port": port, "data": None if data is None else str(data), "log_level": "warning"}
    return start(options, language, ready=show)


def new(
    game: str,
    players: int | None,
    people: int,
    bots: list[str],
    wanted: dict[str, str],
    components: Path | None,
    seed: int | str,
) -> Table:
    chosen = registry.find(game)
    options = chosen.choose(players or fitting(chosen.players, people, len(bots)), wanted, seed)
    parts = chosen.components(components, options)
    rules = chosen.rules(options, parts)
    return Table(chosen, options, parts, rules, rules.start(), seed)


def resumed(path: Path, components: Path | None) -> Table:
    """Return the table where a record left it."""
    record = read(read_text(path), path.name)
    table = table_of(registry.find, record, components)
    for _ in follow(table, record):
        pass
    return table


def fitting(counts: tuple[int, ...], people: int, bots: int) -> int:
    """Return the number of players that fits the people and named bots; solo play must be requested
    explicitly."""
    suggested = max(2, people + bots)
    larger = [count for count in counts if count >= suggested]
    return min(larger) if larger else max(counts)


def seats_of_people(seats: int, people: int, seat: int) -> list[int]:
    if not 0 <= people <= seats:
        raise OptionError(f"{people} people cannot sit at a table for {seats}.")
    if not 1 <= seat <= seats:
        raise OptionError(f"There is no seat {seat}; the table has the seats 1 to {seats}.")
    return [seat - 1] if people == 1 else list(range(people))


def bots_for(seats: list[int], wanted: list[str]) -> dict[int, str]:
    """Return a bot for every seat without a person."""
    if len(wanted) > 1 and len(wanted) != len(seats):
        raise OptionError(
            f"{len(wanted)} bots for {len(seats)} free seats: name one for each, or one for all."
        )
    every = wanted if len(wanted) > 1 else (wanted or [DEFAULT_BOT]) * len(seats)
    return dict(zip(seats, every))


def number_or_text(seed: str) -> int | str:
    """Convert a seed that looks like a number, as in `duomo.table(…, seed=7)`."""
    return int(seed) if seed.lstrip("-").isdecimal() else seed
