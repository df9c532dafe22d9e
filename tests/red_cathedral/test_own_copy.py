"""A player's own component file: bound by stated facts, free where the default set infers or guesses."""

from __future__ import annotations

from pathlib import Path

import pytest

from duomo.core.components import ComponentError
from duomo.games.red_cathedral.components import sets as component_set


def write(folder: Path, text: str) -> Path:
    path = folder / "my-copy.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_own_copy_may_contradict_what_is_inferred_or_reconstructed(tmp_path: Path) -> None:
    """RC-1.2, RC-3.1, RC-5.3, RC-7.10."""
    text = """
        section_cards = [{ id = "dome-01", kind = "dome", cost = ["wood", "wood", "wood"], recognition = 9 }]
        resource_tiles = [{ id = "gold", resource = "gold", amount = 2 }]
        workshop_slots = [{ id = "standard-red", board = "standard", slot = "red", price = 1 }]
        [[influence_cards]]
        id = "clergy-3"
        group = "clergy"
        upper = { action = "K2", mark = "lightning" }
        lower = { action = "K4", mark = "lightning" }
        """
    mine = component_set.load(write(tmp_path, text))
    assert mine.name == "my-copy"
    assert mine.slots("standard")[2].price == 1
    assert mine.resource_tiles[3].amount == 2
    assert mine.hash != component_set.default().hash
    assert mine.section_cards[30].source == "own-copy"


def test_own_copy_may_have_other_gaps_on_the_track(tmp_path: Path) -> None:
    """RC-3.1: five gaps of 4, four of 3 and thirteen of 2 also fit the stated facts."""
    spaces = {6: 25, 7: 28, 8: 31, 9: 34, 10: 37}
    rows = [f"{{ id = 'prestige-{p:02}', prestige = {p}, space = {space} }}" for p, space in spaces.items()]
    mine = component_set.load(write(tmp_path, f"track = [{', '.join(rows)}]"))
    assert mine.track_spaces()[4:13] == (17, 21, 25, 28, 31, 34, 37, 39, 41)


def test_own_copy_may_be_the_edition_with_other_purses(tmp_path: Path) -> None:
    """RC-2.5: one edition is reported to start with 3, 4, 5, 6."""
    text = 'reserve = [{ id = "rubles-player-3", amount = 5 }, { id = "rubles-player-4", amount = 6 }]'
    assert component_set.load(str(write(tmp_path, text))).starting_rubles() == (3, 4, 5, 6)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('resource_tiles = [{ id = "stone", resource = "stone", amount = 4 }]', "amount: 4 is wrong"),
        ('workshop_tiles = [{ id = "gold", gives = { gold = 10 } }]', "gives"),
    ],
)
def test_no_gain_is_too_large_to_be_written(tmp_path: Path, text: str, wrong: str) -> None:
    """RC-7.4: a resource tile times three dice, or a workshop tile, gives at most nine: `take 9`."""
    with pytest.raises(ComponentError, match=wrong):
        component_set.load(write(tmp_path, text))


CARD = (
    'section_cards = [{ id = "base-01", kind = "base", cost = ["wood", "wood", "brick"], recognition = 3 }]'
)
MIDDLE = CARD.replace("base-01", "middle-11").replace('"base"', '"middle"').replace("brick", "gold")
DOME = CARD.replace('kind = "base"', 'kind = "dome"')
ONE_CARD = f'replace = ["section_cards"]\n{CARD}'
ONE_TILE = 'replace = ["workshop_tiles"]\nworkshop_tiles = [{ id = "gold", gives = { gold = 1 } }]'
DIE_TILE = 'workshop_tiles = [{ id = "die-red-3plus", die = "red", three_plus = true }]'
RESOURCE = 'resource_tiles = [{ id = "wood", resource = "wood", amount = 2 }]'
INFLUENCE = """
[[influence_cards]]
id = "craftsmen-1"
group = "craftsmen"
upper = { action = "C1", mark = "infinity" }
lower = { action = "C2", mark = "infinity", shown = ["wood"] }
"""
CLERGY = """
[[influence_cards]]
id = "clergy-1"
group = "clergy"
upper = { action = "K1", mark = "lightning" }
lower = { action = "K2", mark = "infinity" }
"""
PLAN = 'blueprints = [{ id = "2-even", players = 2, heights = [3, 3, 3, 3] }]'
STEP = 'track = [{ id = "prestige-06", prestige = 6, space = 24 }]'
BLUE = 'workshop_slots = [{ id = "standard-blue", board = "standard", slot = "blue", price = 2 }]'
GREEN = """
[[workshop_slots]]
id = "advanced-green"
board = "advanced"
slot = "green"
price = 3
holds = "arch"
"""
GOOD = (CARD, DIE_TILE, RESOURCE, INFLUENCE, CLERGY, PLAN, STEP, BLUE, GREEN)


@pytest.mark.parametrize("text", GOOD)
def test_the_rows_spoilt_below_are_good_in_themselves(tmp_path: Path, text: str) -> None:
    component_set.load(write(tmp_path, text))


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        # RC-1.4
        (CARD.replace("brick", "mud"), "section_cards base-01 cost", "3 to 4 items, each one of brick, gold"),
        (CARD.replace('["wood"', '["wood", "wood", "wood"'), "section_cards base-01 cost", "3 to 4 items"),
        (CARD.replace('["wood", "wood"', '["wood"'), "section_cards base-01 cost", "3 to 4 items"),
        (
            CARD.replace('"wood", "brick"', '"brick", "wood"'),
            "section_cards base-01 cost",
            "the order wood, brick",
        ),
        (CARD.replace("cost", "price"), "section_cards base-01 price", "unknown; the fields are kind, cost"),
        (
            CARD.replace("recognition = 3", "recognition = 0"),
            "section_cards base-01 recognition",
            "from 1 to 20",
        ),
        (CARD.replace("base-01", "base-11"), "section_cards base-11 id", "known are base-01, base-02"),
        (DOME, "section_cards base-01 id", "it must start with the card's kind: dome-"),
        (DOME, "section_cards  kind", "there are 9 of kind base; there must be 10"),
        (ONE_CARD, "section_cards  kind", "there are 0 of kind middle; there must be 20"),
        (MIDDLE, "section_cards  ", "one middle must cost gold and give 4 recognition and 2 rubles"),
        # RC-1.5
        (
            DIE_TILE.replace('"red"', '"blue"'),
            "workshop_tiles  three_plus",
            "show blue, blue, green, white, yellow",
        ),
        (ONE_TILE, "workshop_tiles  ", "there are 1 tiles; there must be 28"),
        (ONE_TILE, "workshop_tiles  three_plus", "show no die; there must be one for each of white, red"),
        (ONE_TILE, "workshop_tiles  three_plus", "1 tiles have no 3+ sign; two players need at least 12"),
        ('workshop_tiles = [{ id = "gold" }]', "workshop_tiles gold gives", "either gives or die"),
        (
            DIE_TILE.replace("}", ", gives.wood = 1 }"),
            "workshop_tiles die-red-3plus gives",
            "either gives or die",
        ),
        # RC-1.2
        (RESOURCE.replace("2", "3"), "resource_tiles wood amount", "3 is wrong; the wood tile gives 2"),
        (
            RESOURCE.replace('resource = "wood"', 'resource = "gold"'),
            "resource_tiles  resource",
            "0 tiles show wood",
        ),
        # RC-1.6, RC-7.9, RC-7.10
        (
            INFLUENCE.replace('"craftsmen"', '"clergy"'),
            "influence_cards  group",
            "2 cards are craftsmen; there must",
        ),
        (
            INFLUENCE.replace('"craftsmen"', '"clergy"'),
            "influence_cards craftsmen-1 upper.action",
            "begin with K",
        ),
        (
            INFLUENCE.replace("C2", "C7"),
            "influence_cards craftsmen-1 lower.action",
            '"C7" is wrong; it must be one',
        ),
        (
            INFLUENCE.replace("C1", "C2"),
            "influence_cards craftsmen-1 lower.action",
            "the two actions of a card must",
        ),
        (
            INFLUENCE.replace("C1", "C3"),
            "influence_cards craftsmen-1 upper.shown",
            "C3 must show at least one",
        ),
        (INFLUENCE.replace("C2", "C4"), "influence_cards craftsmen-1 lower.shown", "C4 shows no materials"),
        (
            INFLUENCE.replace('"wood"', '"brick", "wood"'),
            "influence_cards craftsmen-1 lower.shown",
            "in the order",
        ),
        (
            INFLUENCE.replace('"wood"', '"wood", "wood"'),
            "influence_cards craftsmen-1 lower.shown",
            "at most once",
        ),
        (
            CLERGY.replace("lightning", "infinity"),
            "influence_cards clergy-1 upper.mark",
            "it must be lightning",
        ),
        # RC-1.7
        (
            PLAN.replace("3]", "4]"),
            "blueprints 2-even heights",
            "2 players build 4 towers, 12 sections in all",
        ),
        (
            PLAN.replace("3, 3, 3]", "6, 3]"),
            "blueprints 2-even heights",
            "a list of 4 to 6 items, each a whole number",
        ),
        (PLAN.replace("3, 3]", "1, 5]"), "blueprints 2-even heights", "each a whole number from 2 to 6"),
        (
            PLAN.replace("players = 2", "players = 5"),
            "blueprints 2-even players",
            "5 is wrong; it must be one of 2, 3, 4",
        ),
        (PLAN.replace("players = 2", "players = 3"), "blueprints  players", "2 cards are for 2 players"),
        # RC-3.1
        (
            STEP.replace("6", "1").replace("24", "4"),
            "track prestige-01 space",
            "4 is wrong; prestige 1 is on 5",
        ),
        (STEP.replace("06", "24").replace("6", "24"), "track prestige-24 space", "prestige 24 is on 64"),
        (
            STEP.replace("24", "26"),
            "track prestige-06 space",
            "must lie ahead of 21, and by at most 4, the gap",
        ),
        (STEP.replace("24", "21"), "track prestige-06 space", "must lie ahead of 21"),
        (STEP.replace("= 6", "= 7"), "track  prestige", "40 rows, prestige 1 to 40 in order"),
        # RC-5.3, RC-8.1
        (
            BLUE.replace("price = 2", "price = 1"),
            "workshop_slots standard-blue price",
            "the blue slot costs 2",
        ),
        (
            BLUE.replace(" }", ", holds = 'door' }"),
            "workshop_slots standard-blue holds",
            "nothing lies on the standard",
        ),
        (GREEN.replace("3", "2"), "workshop_slots advanced-green price", "every advanced slot costs 3"),
        (
            GREEN.replace("arch", "door"),
            "workshop_slots advanced-green holds",
            "an arch lies on the green slot",
        ),
        (GREEN.replace("arch", "door"), "workshop_slots  holds", "must hold 1 door, 2 arches and 1 cross"),
        (
            GREEN.replace("arch", "banner"),
            "workshop_slots advanced-green holds",
            "banners lie on the two white",
        ),
        (
            GREEN.replace('slot = "green"', 'slot = "red"'),
            "workshop_slots  slot",
            "the advanced board must have",
        ),
        # RC-1.1, RC-1.8, RC-1.9, RC-2.5
        ('reserve = [{ id = "wood", amount = 21 }]', "reserve wood amount", "21 is wrong; it must be 20"),
        (
            'reserve = [{ id = "rubles-player-1", amount = 4 }]',
            "reserve rubles-player-1 amount",
            "it must be 3",
        ),
        (
            'replace = ["reserve"]\nreserve = [{ id = "wood", amount = 20 }]',
            "reserve  id",
            "the rows must be wood",
        ),
    ],
)
def test_what_is_stated_binds_an_own_copy(tmp_path: Path, text: str, place: str, words: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(ComponentError) as caught:
        component_set.load(path)
    found = [(f"{p.table} {p.row} {p.field}", p.message) for p in caught.value.problems]
    assert any(where == place and words in message for where, message in found), found
    assert str(path) in str(caught.value)


def test_a_default_set_that_contradicts_an_inference_is_refused(tmp_path: Path) -> None:
    """RC-1.2, RC-3.1, RC-7.10: inferred facts are binding for the set that comes with the game."""
    for path in component_set.FOLDER.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        text = text.replace('resource = "gold"\namount = 1', 'resource = "gold"\namount = 2')
        text = text.replace("prestige = 14\nspace = 45", "prestige = 14\nspace = 44")
        text = text.replace('action = "K4"', 'action = "K2"')
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        component_set.SCHEMA.load_default("spoilt", tmp_path)
    found = str(caught.value)
    assert "resource_tiles, row gold, field amount: 2 is wrong; the gold tile gives 1" in found
    assert "influence_cards: one card must show K1 above K4" in found
    assert "track, row prestige-14, field space: 44 is wrong; prestige 14 is on 45" in found
