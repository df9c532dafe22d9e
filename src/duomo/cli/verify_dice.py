"""`duomo verify-dice`: check that nobody chose the dice of a game."""

from __future__ import annotations

from pathlib import Path

import msgspec

from duomo.cli.common import console, language_of, read_text
from duomo.core.engine.refusal import OptionError
from duomo.core.replay import replay
from duomo.games.registry import find
from duomo.locales import sentence
from duomo.play.tables.fairness import Dice, commitment, first_wrong, rolled, same


def verify_dice(
    record: Path, proof: Path, /, *, noted: str | None = None, language: str | None = None
) -> int:
    """Check that every roll and draw of a game follows from the secret committed to before it.

    Parameters
    ----------
    record
        The record of the game.
    proof
        The file about its dice that the page saves.
    noted
        The commitment as you noted it before the game, since the file might contain another one.
    language
        A code such as en or de. By default, the language of your environment.
    """
    tongue = language_of(language)
    try:
        told = msgspec.json.decode(read_text(proof), type=Dice)
        secret = told.secret or ""
        promised = commitment(secret)
    except (msgspec.MsgspecError, ValueError):
        raise OptionError(sentence("cli-dice-bad-proof", tongue, {"file": str(proof)})) from None
    if not secret or not same(promised, noted or told.commitment) or not same(promised, told.commitment):
        console().print(sentence("cli-dice-other-secret", tongue, {}))
        return 1
    table = replay(find, record)
    rolls = list(rolled(table))
    wrong = first_wrong(rolls, secret, told.salts)
    if wrong is not None:
        console().print(sentence("cli-dice-wrong", tongue, {"number": wrong}))
        return 1
    console().print(sentence("cli-dice-right", tongue, {"count": len(rolls)}))
    return 0
