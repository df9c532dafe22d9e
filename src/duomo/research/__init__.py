"""Environments for researchers: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

    from duomo.research import aec_env, gym_env, openspiel_game, vector_env

Each takes the name of a game, the number of players and options, as in
`aec_env("red-cathedral", players=3, options={"workshops": "advanced"})`. docs/research.md says what is
observed and how moves are numbered. The libraries come with the extra: `pip install "duomo[research]"`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from duomo.core.engine.driver import TURN_CAP, Bot

if TYPE_CHECKING:
    from duomo.research.aec import DuomoAEC
    from duomo.research.parallel import ParallelVectorEnv
    from duomo.research.single import DuomoGym
    from duomo.research.spiel import DuomoGame
    from duomo.research.studies import Study
    from duomo.research.vector import VectorEnv

__all__ = ["aec_env", "gym_env", "openspiel_game", "study", "vector_env"]

Wanted = Mapping[str, object]


def study(
    game: str,
    *,
    players: int | None = None,
    options: Wanted | None = None,
    components: str | Path | None = None,
) -> Study:
    """Return a table's rules with the layout of its observations and its numbering of moves; needs no
    library."""
    from duomo.games.registry import find
    from duomo.research.studies import make_study

    return make_study(find, game, players, options, components)


def aec_env(
    game: str,
    *,
    players: int | None = None,
    options: Wanted | None = None,
    components: str | Path | None = None,
    reward: str = "outcome",
    dtype: str = "int8",
    cap: int = TURN_CAP,
    render_mode: str | None = None,
) -> DuomoAEC:
    """Return a PettingZoo AEC environment: every seat is an agent, nature is dealt from the seed of `reset`.

    `reward` is what a seat gets at the end: its `outcome` (1 for the only winner; the sum is 0), its `score`
    or its `margin` over the best other party. A game of more than `cap` turns is truncated.
    """
    from duomo.research.aec import DuomoAEC

    table = study(game, players=players, options=options, components=components)
    return DuomoAEC(table, reward, dtype, cap, render_mode)


def gym_env(
    game: str,
    *,
    players: int | None = None,
    options: Wanted | None = None,
    components: str | Path | None = None,
    seat: int = 0,
    opponents: str | Bot | Sequence[str | Bot] = "random",
    reward: str = "outcome",
    dtype: str = "int8",
    cap: int = TURN_CAP,
    illegal: str = "refuse",
    render_mode: str | None = None,
) -> DuomoGym:
    """Return a Gymnasium environment for one seat; bots play the others.

    `opponents` are bots or names of bots: one for all other seats, or one for each, in order. An illegal move
    changes nothing and the info gives the reason (`illegal="refuse"`), or it is an error (`"raise"`).
    """
    from duomo.bots.registry import make_bot
    from duomo.research.single import DuomoGym

    table = study(game, players=players, options=options, components=components)
    return DuomoGym(table, make_bot, seat, opponents, reward, dtype, cap, illegal, render_mode)


def vector_env(
    game: str,
    *,
    count: int = 64,
    players: int | None = None,
    options: Wanted | None = None,
    components: str | Path | None = None,
    reward: str = "outcome",
    cap: int = TURN_CAP,
    check: bool = True,
    workers: int = 1,
) -> VectorEnv | ParallelVectorEnv:
    """Return `count` games in step, in preallocated NumPy buffers; a game that ends is followed by a new one.

    With `workers`, this many processes, including this one, share the tables; every step is the same as in
    one process.
    """
    table = study(game, players=players, options=options, components=components)
    if workers != 1:
        from duomo.research.parallel import ParallelVectorEnv

        return ParallelVectorEnv(table, components, count, reward, cap, check, workers)
    from duomo.research.vector import VectorEnv

    return VectorEnv(table, count, reward, cap, check)


def openspiel_game(
    game: str, *, players: int | None = None, options: Wanted | None = None, cap: int = TURN_CAP
) -> DuomoGame:
    """Return an OpenSpiel game with explicit chance; afterwards `pyspiel.load_game` finds it by name too."""
    from duomo.games.registry import find
    from duomo.research.spiel import load

    return load(find, game, players, options, cap)
