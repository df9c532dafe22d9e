"""The module's part of positions: round trips, and contradictions are named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duomo
from contractors.helpers import Scene, document
from duomo.core.engine.refusal import PositionError
from duomo.games.red_cathedral.modules.components import sets as component_set

ALL = [row.id for row in component_set.default().specialists]


def test_what_is_left_out_is_as_at_the_start() -> None:
    """CT-1.3 to CT-1.5."""
    scene = Scene()
    assert scene.region.city_of[:4] == [0, 1, 2, 3]
    assert scene.region.spaces == [0, 1, 2, 3, 4]
    assert scene.region.permits == [1, 1]
    assert scene.region.bag.bit_count() == 19


@pytest.mark.parametrize(
    ("region", "words"),
    [
        ({"cities": ["moscow", "moscow"]}, "each city is on one tower only"),
        ({"cities": ["atlantis"]}, "atlantis"),
        ({"spaces": ["claim-1", "claim-1"]}, "is used twice; it is at contractors, space 1 already"),
        ({"spaces": ["claim-9"]}, "claim-9"),
        ({"spaces": ["none"]}, "the bag still holds specialists"),
        ({"board": [{"permits": 7}]}, "7"),
        ({"board": [{"sent": {"moscow": 4, "suzdal": 3}}]}, "7 contractors are sent"),
        ({"board": [{"sent": {"tver": 1}}]}, "tver was closed from the start"),
        ({"board": [{"specialist": "claim-1"}]}, "1 specialists came with 0 contractors"),
        ({"board": [{"discarded": {"door": 2}}]}, "RC-1.8"),
        ({"board": [{}, {}, {}]}, "contractors, board"),
        ({"weather": 1}, "weather"),
        ({"removed": ["claim-1"], "spaces": ["claim-1"]}, "used twice"),
    ],
)
def test_contradictions(region: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        duomo.table(position=document(region=region))


@pytest.mark.parametrize(
    ("pending", "words"),
    [
        (["turn", "hire moscow"], "cannot come above"),
        (["after", "hire moscow"], "no contractor in moscow"),
        (["after", "draw 1 to"], "pending 2"),
        (["after", "draw six"], "six"),
        (["turn", "draw 1 to 5", "city 3"], "0 cities have been laid"),
        (["after", "market 5 black", "specialist dance"], "dance"),
        (["after", "specialist tile"], "cannot come above"),
        (["after", "market 5 black", "specialist activate 3"], "3"),
    ],
)
def test_pending_decisions_that_cannot_be(pending: list[str], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        duomo.table(position=document(pending=pending))


def test_a_draw_that_is_pending() -> None:
    """CT-2.4: the space stays empty; a document that says otherwise is refused."""
    scene = Scene(pending=["after", "draw 3"])
    assert scene.region.spaces == [0, 1, -1, 2, 3]
    with pytest.raises(PositionError, match="a specialist is there already"):
        Scene(pending=["after", "draw 3"], region={"spaces": ALL[:5]})
    gone = {"spaces": ["none"] * 5, "removed": ALL}
    with pytest.raises(PositionError, match="the bag is empty"):
        Scene(pending=["after", "draw 3"], region=gone)


def test_tiles_that_went_out_are_not_in_play() -> None:
    """CT-1.1, CT-1.2."""
    with pytest.raises(PositionError, match="there is no resource tile"):
        duomo.table(position=document(market={"resources": ["recognition"]}))
    towers = [{"sections": [{"tile": "recognition-1"}, {}, {}]}, *[{"sections": [{}] * 3}] * 3]
    with pytest.raises(PositionError, match="there is no workshop tile"):
        duomo.table(position=document(tower=towers))
    off = document(tower=[{"sections": [{"tile": "permit"}, {}, {}]}, *[{"sections": [{}] * 3}] * 3])
    del off["contractors"]
    with pytest.raises(PositionError, match="there is no workshop tile"):
        duomo.table(position={**off, "options": {}})


def test_the_table_of_the_module_needs_the_module() -> None:
    with pytest.raises(PositionError, match="contractors"):
        duomo.table(position={**document(), "options": {}})


def test_described_tiles_may_give_permits_and_show_the_black_die() -> None:
    """CT-1.1, CT-1.2."""
    slots = {"red": {"tile": {"gives": {"permits": 2}}}, "blue": {"tile": {"die": "black"}}}
    tower = [{"sections": [{"banner": "red"}, {"banner": "red"}]}]
    scene = Scene(red={"slots": slots}, tower=tower, pending=["after", "market 1 red"])
    scene.play("activate red", "take 2")
    assert scene.region.permits[0] == 3
    again = duomo.table(position=scene.table.document())
    assert again.state.key() == scene.state.key()


def test_an_own_copys_specialists_are_not_written_as_a_position(tmp_path: Path) -> None:
    """The values would be lost: keep the record instead."""
    file = tmp_path / "mine.toml"
    file.write_text(
        '[[specialists]]\nid = "gain-rubles"\neffect = "gain"\ntool = "trowel"\ngives = { rubles = 9 }\n'
    )
    table = duomo.table("red-cathedral", seed=1, options={"contractors": "on"}, components=file)
    assert table.components.name == "mine"
    with pytest.raises(PositionError, match="keep the record"):
        table.document()
    assert duomo.replay(str(table.record()), components=file).state.key() == table.state.key()
