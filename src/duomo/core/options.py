"""Typed, validated choices of one table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duomo.core.engine.refusal import Refusal

PLAYERS = "players"
"""Stands for the number of players among the options of a problem."""


@dataclass(frozen=True)
class Option:
    """One choice a table makes before it starts."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    """Id of the rule behind it."""
    expansion: bool = False
    """True if it came with an expansion: fingerprints leave it out while it has its default."""


@dataclass(frozen=True)
class Options:
    """The choices of a table: the number of players and a value for every option of the game."""

    players: int
    values: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        return self.values[name]


@dataclass(frozen=True)
class Problem:
    """A choice or combination that is not allowed: the reason, and the options concerned."""

    refusal: Refusal
    options: tuple[str, ...]


def completed(offered: tuple[Option, ...], players: int, wanted: Mapping[str, object]) -> Options:
    """Return the wanted values, with defaults for everything else."""
    values = {option.name: str(wanted.get(option.name, option.default)) for option in offered}
    return Options(players, values)


def unknown(
    game: str,
    counts: tuple[int, ...],
    offered: tuple[Option, ...],
    players: int,
    wanted: Mapping[str, object],
) -> list[Problem]:
    """Return everything that does not exist in the game: a number of players, an option, a choice."""
    problems: list[Problem] = []
    if players not in counts:
        allowed = ", ".join(str(count) for count in counts)
        facts: dict[str, int | str] = {"game": game, "counts": allowed, "players": players}
        problems.append(Problem(Refusal("option-players", "", facts), (PLAYERS,)))
    by_name = {option.name: option for option in offered}
    for name, value in wanted.items():
        option = by_name.get(name)
        if option is None:
            facts = {"game": game, "option": name, "known": ", ".join(by_name)}
            problems.append(Problem(Refusal("option-unknown", "", facts), (name,)))
        elif str(value) not in option.choices:
            facts = {"option": name, "choices": ", ".join(option.choices), "choice": str(value)}
            problems.append(Problem(Refusal("option-no-choice", option.rule, facts), (name,)))
    return problems


STARTER = "start_player"
"""The option for the starting player, in every game that has it."""


def no_such_starter(offered: tuple[Option, ...], options: Options) -> list[Problem]:
    """Return a problem if the starting seat is not at the table."""
    for option in offered:
        start = options.values[option.name]
        if option.name == STARTER and start != option.default and int(start) > options.players:
            facts = {"seat": int(start), "players": options.players}
            return [Problem(Refusal("option-starter", option.rule, facts), (option.name, PLAYERS))]
    return []
