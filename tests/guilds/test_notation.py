"""docs/notation.md names every kind of move that the guilds add, and nothing that does not exist."""

from __future__ import annotations

import re

import pytest

from duomo.games.red_cathedral.modules.components.sets import GUILDS
from red_cathedral.helpers import GAME
from test_notation_doc import kind, moves


def texts(guild: str) -> set[str]:
    options = GAME.choose(2, {"guild": guild, "contractors": "on"})
    rules = GAME.rules(options, GAME.components(None, options))
    rules.text(0)
    return set(rules.notation.codes)


@pytest.mark.parametrize("text", moves("Guilds"))
def test_every_move_of_the_document_exists(text: str) -> None:
    """CT-5.1."""
    assert any(text in texts(guild) for guild in GUILDS)


def test_every_kind_of_move_is_in_the_document() -> None:
    """CT-5.1."""
    options = GAME.choose(2, {"contractors": "on"})
    rules = GAME.rules(options, GAME.components(None, options))
    rules.text(0)
    base = set(rules.notation.codes)
    documented = {kind(text) for text in moves("Guilds")}
    for guild in GUILDS:
        own = {kind(text) for text in texts(guild) - base if not re.match("influence", text)}
        assert own <= documented, guild
