"""CT-5.1: which guild and which card replaces the Clergy's."""

from __future__ import annotations

import pytest

import duomo
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.modules.components.sets import GUILDS, default
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import RedState
from red_cathedral.helpers import GAME

ALONE = [guild for guild in GUILDS if guild not in ("contractors", "lawyers")]


@pytest.mark.parametrize("guild", ALONE)
@pytest.mark.parametrize("card", ["1", "2"])
def test_the_chosen_card_replaces_the_clergys(guild: str, card: str) -> None:
    """CT-5.1."""
    table = duomo.table("red-cathedral", players=2, seed=5, options={"guild": guild, "guild_card": card})
    assert isinstance(table.rules, RedRules)
    assert isinstance(table.state, RedState)
    values = table.rules.values
    names = [values.influence_names[at] for at in table.state.influence]
    groups = sorted(values.group_names[values.influence_group[at]] for at in table.state.influence)
    assert f"{guild}-{card}" in names
    assert groups == sorted(["craftsmen", "teamsters", "merchants", guild])


def test_a_random_card_is_drawn_by_nature_and_lies_anywhere() -> None:
    """CT-5.1, RC-2.1: all allowed cards and all quadrants are equally likely."""
    options = GAME.choose(2, {"guild": "jewellers"})
    rules = GAME.rules(options, GAME.components(None, options))
    found: dict[tuple[str, int], int] = {}
    for seed in range(400):
        state, dealer = rules.start(), Dealer(seed)
        while state.decider == NATURE and -1 in state.influence:
            rules.play(state, dealer.choose(rules.chance(state)), None)
        for quadrant, card in enumerate(state.influence):
            name = rules.values.influence_names[card]
            if name.startswith("jewellers"):
                found[name, quadrant] = found.get((name, quadrant), 0) + 1
    assert sorted(found) == [(f"jewellers-{card}", quadrant) for card in (1, 2) for quadrant in range(4)]
    assert min(found.values()) > 25, "without the module the third card is not among them"


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"guild": "lawyers"}, "needs the contractors module"),
        ({"guild": "contractors"}, "needs the contractors module"),
        ({"guild": "jewellers", "guild_card": "3"}, "third card of the Jewellers"),
        ({"guild_card": "2"}, "needs a guild"),
        ({"guild": "plumbers"}, "none of them"),
    ],
)
def test_what_needs_the_module_is_refused_without_it(wanted: dict[str, str], words: str) -> None:
    """CT-5.1."""
    with pytest.raises(OptionError, match=words):
        GAME.choose(2, wanted)


def test_with_the_module_everything_is_allowed() -> None:
    """CT-5.1."""
    for guild in GUILDS:
        for card in ("random", "1", "2", "3"):
            GAME.choose(2, {"guild": guild, "guild_card": card, "contractors": "on"})


def test_the_cards_show_the_first_action_and_one_other() -> None:
    """CT-5.1: card k shows a1 and a(k+1), except for the Administrators; free actions are lightning."""
    for card in default().guild_cards:
        pair = (card.upper.number, card.lower.number)
        if card.guild == "administrators":
            assert pair == (card.card * 2 - 1, card.card * 2)
        else:
            assert pair == (1, card.card + 1)
    lightning = {
        action.action
        for card in default().guild_cards
        for action in (card.upper, card.lower)
        if action.mark == "lightning"
    }
    whole = ("weavers", "foremen", "contractors", "wholesalers", "archivists", "master-builders")
    expected = {f"{guild}-a{number}" for guild in whole for number in range(1, 5)}
    assert lightning == expected | {f"administrators-a{n}" for n in (1, 3, 5)} | {"lawyers-a1"}
