"""Typed, validated choices of one table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from duomo.core.refusal import OptionError


@dataclass(frozen=True)
class Option:
    """One choice that a table makes before it starts."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    """Id of the rule behind it."""
    expansion: bool = False
    """It came with an expansion: fingerprints leave it out while it has its default."""


@dataclass(frozen=True)
class Options:
    """What a table has chosen: the number of players and a value for every option of the game."""

    players: int
    values: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        return self.values[name]


def choose(
    game: str,
    counts: tuple[int, ...],
    offered: tuple[Option, ...],
    players: int,
    wanted: Mapping[str, object],
) -> Options:
    """Complete `wanted` with defaults; OptionError with the reason when something does not exist."""
    if players not in counts:
        allowed = ", ".join(str(count) for count in counts)
        raise OptionError(f"{game} is played by {allowed} players, not by {players}.")
    by_name = {option.name: option for option in offered}
    values = {option.name: option.default for option in offered}
    for name, value in wanted.items():
        option = by_name.get(name)
        if option is None:
            known = ", ".join(by_name)
            raise OptionError(f"{game} has no option “{name}”. Its options are: {known}.")
        text = str(value)
        if text not in option.choices:
            choices = ", ".join(option.choices)
            raise OptionError(f"Option “{name}” can be {choices}; “{text}” is none of them ({option.rule}).")
        values[name] = text
    return Options(players, values)
