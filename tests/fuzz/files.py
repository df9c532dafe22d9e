"""Randomly changed records, positions and component files: read, or refused with a sentence."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError
from duomo.core.position import write_document
from duomo.core.record import write
from duomo.core.replay import replay
from duomo.core.start import new_table, table_at
from duomo.core.words.phrase import render
from duomo.core.words.refusals import error_words
from duomo.games.registry import GAMES, find
from duomo.play.reading import replays
from duomo.play.trouble import ServerTrouble
from fuzz.mutations import mutated

LONGEST = 20_000
"""Maximum length of an error message, in characters."""


@cache
def samples() -> tuple[tuple[str, str], ...]:
    """Records and positions of every game, some with all its modules."""
    found: list[tuple[str, str]] = []
    chance = random.Random(1)
    for game in GAMES.values():
        for options in ({}, *({option.name: option.choices[-1]} for option in game.options)):
            players = game.usual_players
            if game.problems(players, options):
                continue
            table = new_table(find, game.name, players, 7, options)
            for _ in range(60):
                if table.over:
                    break
                table.advance(chance.choice(table.codes()))
                table.deal()
            found.append(("record", write(table.record())))
            found.append(("position", write_document(table.document())))
    return tuple(found)


def component_files() -> list[tuple[str, str]]:
    folder = Path(__file__).resolve().parents[2] / "src" / "duomo" / "games"
    return [(path.parts[-3], path.read_text(encoding="utf-8")) for path in folder.glob("*/components/*.toml")]


def try_one(chance: random.Random, folder: Path) -> None:
    """Try one file; anything but a result or a sentence is a fault."""
    if chance.random() < 0.2:
        game, text = chance.choice(component_files())
        path = folder / "own.toml"
        path.write_text(mutated(text, chance), encoding="utf-8", errors="replace")
        attempt(lambda: find(game.replace("_", "-")).components(path, None))
        return
    kind, text = chance.choice(samples())
    text = mutated(text, chance)
    if kind == "position":
        attempt(lambda: table_at(find, text + "\n"))
        return
    attempt(lambda: replay(find, text + "\n"))
    attempt(lambda: replays.check(text))


def attempt(read: object) -> None:
    assert callable(read)
    try:
        read()
    except (DuomoError, ComponentError) as error:
        told = error.words if isinstance(error, ServerTrouble) else error_words(error)
        for language in ("en", "de"):
            assert 0 < len(render(told, language)) < LONGEST
