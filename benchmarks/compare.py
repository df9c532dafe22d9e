"""Compare random play in Duomo with other engines, on this machine, in one run.

    python benchmarks/compare.py            # prints the table
    python benchmarks/compare.py --write    # also writes docs/benchmarks.md and its picture

The others come with the dependency group `compare`:
    pip install --require-hashes -r requirements/compare.txt
pgx, which is large, is installed separately, best in its own environment:
    pip install pgx "jax[cpu]"
Engines that are not installed are left out, with a message.
"""

from __future__ import annotations

import argparse
import importlib.util
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from statistics import median

from machine import description

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
PICTURE = ROOT / "docs" / "pictures" / "benchmarks.svg"
ROUNDS = 5
TABLES = 64
"""Games at once in the vector environment."""

Steps = Iterator[int]
"""Plays random games forever; yields the number of players' decisions since the last value."""


class Contender:
    """One way of playing at random, measured for some time in every round."""

    def __init__(self, key: str, name: str, package: str, steps: Callable[[], Steps]) -> None:
        self.key = key
        self.name = name
        self.package = package
        self.make = steps
        self.steps: Steps = iter(())
        self.rates: list[float] = []

    def installed(self) -> bool:
        return importlib.util.find_spec(self.package) is not None

    def measure(self, seconds: float) -> None:
        """Measure decisions per second of processor time; a short first run warms up."""
        if not self.rates:
            self.steps = self.make()
            next(self.steps)
        count = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds:
            count += next(self.steps)
        self.rates.append(count / spent)

    def rate(self) -> float:
        return median(self.rates)


# ---- Duomo ---------------------------------------------------------------------------------------


def library_calls(game: str, players: int) -> Callable[[], Steps]:
    def steps() -> Steps:
        from duomo.bots.registry import make_bot
        from duomo.core.engine.dealer import Dealer
        from duomo.core.engine.driver import Playout
        from duomo.research import study

        rules = study(game, players=players).rules
        number = 0
        while True:
            bots = [make_bot("random", f"{number}:{seat}") for seat in range(players)]
            yield Playout(rules, rules.start(), bots, Dealer(number)).decisions
            number += 1

    return steps


def aec_steps(make: Callable[[], object]) -> Callable[[], Steps]:
    """Return the loop of PettingZoo's documentation: `last`, a sample under the mask, `step`."""

    def steps() -> Steps:
        env = make()
        number = 0
        while True:
            env.reset(seed=number)
            for number_of_agent, agent in enumerate(env.action_spaces):
                env.action_spaces[agent].seed(100 * number + number_of_agent)
            count = 0
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                else:
                    env.step(env.action_space(agent).sample(observation["action_mask"]))
                    count += 1
                    if count == 500:
                        yield count
                        count = 0
            yield count
            number += 1

    return steps


def duomo_aec(game: str, players: int) -> Callable[[], Steps]:
    def make() -> object:
        from duomo.research import aec_env

        return aec_env(game, players=players)

    return aec_steps(make)


def vector_steps(game: str, players: int) -> Callable[[], Steps]:
    def steps() -> Steps:
        from duomo.research import vector_env

        env = vector_env(game, players=players, count=TABLES)
        env.reset(seed=0)
        while True:
            for _ in range(10):
                env.step(env.sample())
            yield 10 * TABLES

    return steps


# ---- the others ----------------------------------------------------------------------------------


def catanatron_steps() -> Steps:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    number = 0
    while True:
        game = Game([RandomPlayer(colour) for colour in colours], seed=number)
        count = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        yield count
        number += 1


def chess_steps() -> Steps:
    import chess

    choose = random.Random(0).choice
    while True:
        board = chess.Board()
        count = 0
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
            count += 1
        yield count


def backgammon_steps() -> Steps:
    import pyspiel

    game = pyspiel.load_game("backgammon")
    source = random.Random(0)
    while True:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(source.choices(outcomes, weights)[0])
            else:
                state.apply_action(source.choice(state.legal_actions()))
                count += 1
        yield count


def pgx_steps(name: str) -> Callable[[], Steps]:
    """Return a loop compiled by XLA for this processor: a masked sample, `step`, a new game after one that
    ended."""

    def steps() -> Steps:
        import jax
        import pgx
        from jax import numpy as jnp
        from pgx.experimental import auto_reset

        env = pgx.make(name)
        play = jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def step(state: object, key: object) -> tuple[object, object]:
            key, choosing, dealing = jax.random.split(key, 3)
            odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            moves = jax.random.categorical(choosing, odds, axis=-1)
            return play(state, moves, jax.random.split(dealing, TABLES)), key

        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))
        key = jax.random.PRNGKey(1)
        while True:
            for _ in range(10):
                state, key = step(state, key)
            jax.block_until_ready(state)
            yield 10 * TABLES

    return steps


def classic(name: str) -> Callable[[], Steps]:
    def make() -> object:
        from importlib import import_module

        return import_module(f"pettingzoo.classic.{name}").env()

    return aec_steps(make)


def contenders() -> list[Contender]:
    red, at_once = "The Red Cathedral", f"vector step, {TABLES} tables"
    library, spiel = "library calls", "OpenSpiel, backgammon (C++) called from Python"
    four, pair, two = ("red-cathedral", 4), ("red-cathedral", 2), ("basilica", 2)
    return [
        Contender("library", f"Duomo, {library}: {red}, 4 players", "duomo", library_calls(*four)),
        Contender("library-basilica", f"Duomo, {library}: Basilica", "duomo", library_calls(*two)),
        Contender("vector", f"Duomo, {at_once}: {red}, 4 players", "pettingzoo", vector_steps(*four)),
        Contender("vector-2", f"Duomo, {at_once}: {red}, 2 players", "pettingzoo", vector_steps(*pair)),
        Contender("vector-basilica", f"Duomo, {at_once}: Basilica", "pettingzoo", vector_steps(*two)),
        Contender("aec", f"Duomo, PettingZoo step: {red}, 4 players", "pettingzoo", duomo_aec(*four)),
        Contender("aec-2", f"Duomo, PettingZoo step: {red}, 2 players", "pettingzoo", duomo_aec(*pair)),
        Contender("aec-basilica", "Duomo, PettingZoo step: Basilica", "pettingzoo", duomo_aec(*two)),
        Contender("catanatron", f"Catanatron, {library}: 4 players", "catanatron", catanatron_steps),
        Contender("chess", f"python-chess, {library}", "chess", chess_steps),
        Contender("backgammon", spiel, "pyspiel", backgammon_steps),
        Contender("pgx-backgammon", f"pgx on the CPU, {at_once}: backgammon", "pgx", pgx_steps("backgammon")),
        Contender("pgx-chess", f"pgx on the CPU, {at_once}: chess", "pgx", pgx_steps("chess")),
        Contender("connect-four", "PettingZoo step: Connect Four", "pygame", classic("connect_four_v3")),
        Contender("pettingzoo-chess", "PettingZoo step: chess", "pygame", classic("chess_v6")),
        Contender("leduc", "PettingZoo step: Leduc hold’em", "rlcard", classic("leduc_holdem_v4")),
    ]


# ---- the run and the page ------------------------------------------------------------------------


def run(seconds: float, rounds: int) -> tuple[list[Contender], list[Contender]]:
    """Measure everything that is installed, in turns, so that a busy moment of the machine affects all
    alike."""
    everybody = contenders()
    found = [one for one in everybody if one.installed()]
    for _ in range(rounds):
        for one in found:
            one.measure(seconds)
            print(f"{one.rates[-1]:>12,.0f}  {one.name}", flush=True)
    return found, [one for one in everybody if one not in found]


def ratio(found: list[Contender], one: str, other: str) -> str:
    rates = {contender.key: contender.rate() for contender in found}
    return f"{rates[one] / rates[other]:.1f}" if one in rates and other in rates else "not measured"


PAGE_TEXT = """# Random play beside other engines

Written by `python benchmarks/compare.py --write`: everything in one run on one machine, one core, in {rounds}
rounds of {seconds:g} s each; a figure is the median of the rounds. Decisions of players in a second of
processor time; chance is played too, but not counted.

Machine: {machine}; Duomo's engine {speed}; {versions}.

| what | decisions/s |
|---|--:|
{table}

![The same figures as bars, on a logarithmic scale](pictures/benchmarks.svg)

| goal | measured |
|---|---|
| library calls: 10 times Catanatron's | {library} times |
| PettingZoo steps: 30,000 a second | {aec:,.0f} a second |
| vector steps: 10 times PettingZoo's, 4 players | {vector} times |
| the same, 2 players | {vector_2} times |
| the same, Basilica | {vector_basilica} times |

What is compared differs, so the figures compare programs, not games:

- *Library calls* list the legal moves, choose one and play it, without observations. Duomo's loop is its own
  `Playout` with random bots, compiled with the engine; Catanatron's is `play_tick` with its random players;
  python-chess lists, chooses and pushes, and claims no draws.
- *PettingZoo step* is the loop of PettingZoo's documentation: `last` with observation and mask, a sample
  under the mask, `step`. The classic games come with PettingZoo's usual wrappers, Duomo's environments check
  moves themselves.
- *Vector step* plays {tables} tables at once, every move checked, with observations (int8) and masks of all
  of them; moves are sampled with `VectorEnv.sample`. pgx samples under its masks and steps its observations
  in one program that XLA has compiled before the measurement; it is made for accelerators and batches of
  thousands, which on this processor were slower for each table.
- Decisions differ too: a turn of The Red Cathedral is several small decisions, one of chess is one move.
"""


def page(found: list[Contender], missing: list[Contender], seconds: float, rounds: int) -> str:
    from duomo import _compiled_engine

    modules = {
        "catanatron": "catanatron",
        "chess": "chess",
        "open_spiel": "pyspiel",
        "pettingzoo": "pettingzoo",
        "pgx": "pgx",
    }
    there = [name for name, module in modules.items() if importlib.util.find_spec(module)]
    rows = [f"| {one.name} | {one.rate():,.0f} |" for one in sorted(found, key=lambda one: -one.rate())]
    rows += [f"| {one.name} | not installed |" for one in missing]
    return PAGE_TEXT.format(
        rounds=rounds,
        seconds=seconds,
        machine=description(),
        speed="compiled" if _compiled_engine.compiled() else "interpreted",
        versions=", ".join(f"{name} {version(name)}" for name in there),
        table="\n".join(rows),
        library=ratio(found, "library", "catanatron"),
        aec=next((one.rate() for one in found if one.key == "aec"), 0.0),
        vector=ratio(found, "vector", "aec"),
        vector_2=ratio(found, "vector-2", "aec-2"),
        vector_basilica=ratio(found, "vector-basilica", "aec-basilica"),
        tables=TABLES,
    )


def picture(found: list[Contender]) -> str:
    """Return a bar chart with a logarithmic scale."""
    from math import log10

    found = sorted(found, key=lambda one: -one.rate())
    left, width, row, top = 430, 420, 26, 34
    height = top + row * len(found) + 8
    least, most = 2, 7

    def x(rate: float) -> float:
        return left + width * (max(log10(rate), least) - least) / (most - least)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 90} {height}"',
        ' font-family="sans-serif" font-size="13" role="img">',
        "<title>Decisions of random play in a second, on a logarithmic scale</title>",
        f'<rect width="{left + width + 90}" height="{height}" fill="#ffffff"/>',
    ]
    for power in range(least, most + 1):
        at = x(10**power)
        parts.append(f'<line x1="{at:.0f}" x2="{at:.0f}" y1="{top - 8}" y2="{height - 4}" stroke="#d0d0d0"/>')
        parts.append(f'<text x="{at:.0f}" y="{top - 14}" text-anchor="middle">{10**power:,}</text>')
    for place, one in enumerate(found):
        y = top + row * place
        colour = "#a5321f" if one.name.startswith("Duomo") else "#5c6b73"
        parts.append(f'<text x="{left - 8}" y="{y + 14}" text-anchor="end">{one.name}</text>')
        length = x(one.rate()) - left
        parts.append(
            f'<rect x="{left}" y="{y + 2}" width="{length:.0f}" height="{row - 8}" fill="{colour}"/>'
        )
        parts.append(f'<text x="{x(one.rate()) + 5:.0f}" y="{y + 14}">{one.rate():,.0f}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    arguments = argparse.ArgumentParser(description="Random play in Duomo beside other engines.")
    arguments.add_argument("--seconds", type=float, default=1.0, help="of every measurement")
    arguments.add_argument("--rounds", type=int, default=ROUNDS)
    arguments.add_argument("--write", action="store_true", help="write docs/benchmarks.md and its picture")
    given = arguments.parse_args()
    found, missing = run(given.seconds, given.rounds)
    text = page(found, missing, given.seconds, given.rounds)
    print(text)
    for one in missing:
        print(f"not installed: {one.name} ({one.package})", file=sys.stderr)
    if given.write:
        PAGE.write_text(text, encoding="utf-8")
        PICTURE.write_text(picture(found), encoding="utf-8")


if __name__ == "__main__":
    main()
