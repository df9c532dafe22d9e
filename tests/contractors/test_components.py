"""The expansion's component data: what every copy must obey, and what only the default set does."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from duomo.core.components import ComponentError
from duomo.games.red_cathedral.modules.components import sets as component_set
from duomo.games.red_cathedral.modules.components.sets import EFFECTS, GUILDS, TOOLS


def refused(folder: Path, text: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text)
    with pytest.raises(ComponentError) as error:
        component_set.load(file)
    return str(error.value)


def test_the_default_set() -> None:
    """CT-1.1 to CT-1.3, CT-2.2, CT-3.1, CT-3.2: numbers of every table."""
    parts = component_set.default()
    sizes = {
        "specialists": 24, "cities": 6, "contractor_spaces": 6, "module_tiles": 5, "extra_blueprints": 6,
        "guild_cards": 30, "contracts": 15, "buttresses": 8,
    }  # fmt: skip
    assert {name: len(getattr(parts, name)) for name in sizes} == sizes
    assert Counter(tile.tool for tile in parts.specialists) == dict.fromkeys(TOOLS, 4)
    assert {tile.effect for tile in parts.specialists} == set(EFFECTS)
    assert {card.guild for card in parts.guild_cards} == set(GUILDS)
    assert sum(card.needs_module for card in parts.guild_cards) == 7
    heights = {tuple(sorted(card.heights)) for card in parts.blueprints if card.players == 2}
    extra = {tuple(sorted(card.heights)) for card in parts.extra_blueprints if card.players == 2}
    assert extra == {(2, 2, 3, 5), (2, 2, 2, 6)}
    assert not heights & extra


def test_every_row_says_where_it_comes_from() -> None:
    parts = component_set.default()
    for name in component_set.SCHEMA.tables:
        for row in getattr(parts, name):
            assert row.reason, (name, row.id)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[specialists]]\nid = "claim-1"\neffect = "dance"\ntool = "saw"', "it must be one of activate"),
        ('[[specialists]]\nid = "claim-1"\neffect = "gain"\ntool = "saw"', "says what it gives"),
        ('[[specialists]]\nid = "claim-1"\neffect = "claim"\ntool = "saw"\nprestige = 2', "shows prestige"),
        ('[[specialists]]\nid = "sell-gold"\neffect = "sell-for-prestige"\ntool = "saw"', "show a material"),
        ('[[cities]]\nid = "moscow"\nname = "Moscow"\nplace = 3', "moscow has place 0"),
        ('[[contractor_spaces]]\nid = "contractor-3"\nplace = 3', "the third gives 1 material of choice"),
        ('[[module_tiles]]\nid = "permits"\nkind = "resource"\ngives = { permits = 2 }', "gives 1 permit"),
        ('[[module_tiles]]\nid = "permit"\nkind = "workshop"\ngives = { permits = 1 }', "there must be 2"),
        ('[[extra_blueprints]]\nid = "2-spire"\nplayers = 2\nheights = [2, 2, 2, 2]', "12 sections in all"),
        ('[[contracts]]\nid = "present"\ntask = "sell"\nprestige = 2', "says what is sold"),
    ],
)
def test_what_every_copy_must_obey(tmp_path: Path, text: str, words: str) -> None:
    assert words in refused(tmp_path, text)


def test_what_only_the_default_set_obeys(tmp_path: Path) -> None:
    """CT-3.1: a player's copy may have another split of tools and a bonus under every contractor (CT-2.2)."""
    file = tmp_path / "mine.toml"
    file.write_text('[[specialists]]\nid = "claim-1"\neffect = "claim"\ntool = "saw"\n')
    assert component_set.load(file).specialists[22].tool == "saw"
