"""A game written down at a real table, and the values of a player's own copy."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import duomo
from duomo.core.move import Move
from duomo.core.position import write_document
from duomo.core.record import read
from duomo.core.words.phrase import render
from duomo.locales import LANGUAGES
from duomo.play.companion.copies import CopiesGiven, CopyGiven, copies_compared, copy_shown
from duomo.play.companion.games import (
    RealGame,
    RealGameAsked,
    RealGameNow,
    nature_offer,
    real_game_now,
    real_game_why,
    rolled_together,
    written,
)
from duomo.play.trouble import ServerTrouble
from real_tables import GOLDEN

GOLDEN_RED = next(path for path in GOLDEN if path.parts[-3] == "red_cathedral")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_game_is_written_down(path: Path) -> None:
    """Every move is offered before it is entered, including nature's; the final record matches the golden
    one.
    """
    record = read(path.read_text(encoding="utf-8"), path.name)
    given = RealGame(record.game, record.players, dict(record.options))
    if record.position is not None:
        given.position = write_document(record.position)
    live = written(given)
    for line in record.moves:
        assert line.text in [move.text for move in live.table.legal()]
        if live.nature:
            assert live.decider is None
            move = live.table.read(line.text)
            assert isinstance(move, Move)
            offer = nature_offer(live.table, move)
            assert offer.words.key != "move-any", line.text
            assert (offer.die is None) == (offer.face is None)
        live.table.follow(line)
    given.moves = [line.text for line in record.moves]
    given.names = ["Ada", "Tom"][: record.players]
    now = real_game_now(given)
    told = now.snapshot.now
    assert told.over
    assert told.result is not None
    assert record.result is not None
    assert told.result.scores == list(record.result.values())
    assert now.counts[-1] == len(given.moves)
    written_down = read(now.record, "written")
    assert [line.text for line in written_down.moves] == given.moves


def test_the_first_moves_are_asked_for_one_by_one() -> None:
    """As a page asks: each answer offers the golden game's next move."""
    for path in (GOLDEN[0], GOLDEN[-1]):
        record = read(path.read_text(encoding="utf-8"), path.name)
        given = RealGame(record.game, record.players, dict(record.options))
        for line in record.moves[:25]:
            now = real_game_now(given)
            assert line.text in [one.move for one in now.nature] or line.text in offered(now)
            given.moves.append(line.text)


def test_dice_of_one_roll_are_told_together() -> None:
    """RC-7.8. All dice on the space, each with six faces, in the order of the record."""
    record = read(GOLDEN_RED.read_text(encoding="utf-8"), "golden")
    given = RealGame(record.game, record.players, dict(record.options))
    live, seen, at = written(given), set[int](), 0
    lines = list(record.moves)
    while at < len(lines):
        dice = rolled_together(live.table)
        assert all(len(faces) == 6 for faces in dice)
        for faces in dice:
            assert lines[at].text in [offer.move for offer in faces]
            live.table.follow(lines[at])
            at += 1
        if dice:
            seen.add(len(dice))
            assert not rolled_together(live.table), "none is left for another question"
        else:
            live.table.follow(lines[at])
            at += 1
    assert len(seen) > 1
    assert max(seen) <= 3, "RC-7.2"


def test_what_nature_brings_is_shown() -> None:
    """A die with its face, a card by its row; words in the reader's language."""
    now = real_game_now(RealGame("red-cathedral", 2, {"start_player": "1"}))
    first = now.nature[0]
    assert (first.table, first.row) == ("blueprints", first.move.split()[1])
    for language in LANGUAGES:
        assert language == "en" or render(first.words, language) != render(first.words)


def offered(now: RealGameNow) -> list[str]:
    """Moves of the seat that decides."""
    document = msgspec.json.decode(msgspec.json.encode(now.snapshot.now))
    return [offer["move"] for offer in document["legal"]]


def test_a_move_that_cannot_be_is_refused() -> None:
    with pytest.raises(ServerTrouble):
        real_game_now(RealGame("basilica", 2, moves=["dance"]))


def test_why_something_cannot_be_done_is_told() -> None:
    """Dice and cards are entered: until they are, nobody decides."""
    given = RealGame("basilica", 2)
    now = real_game_now(given)
    assert now.nature
    assert now.snapshot.now.decider is None
    assert real_game_why(RealGameAsked(given, move=now.nature[0].move)).words is not None


def test_a_game_is_written_down_from_a_position_and_with_an_own_copy() -> None:
    """It starts from the position on the table, and anybody can replay its record."""
    position = 'duomo_position = 1\ngame = "red-cathedral"\n[[player]]\n[[player]]\n'
    copy = copy_shown(CopyGiven("red-cathedral", rows={"section_cards": [CARD]}))
    given = RealGame("red-cathedral", position=position, copy=copy.text)
    given.moves = [offered(real_game_now(given))[0]]
    record = read(real_game_now(given).record, "written")
    assert record.components_hash == copy.hash
    assert record.position is not None
    assert [line.text for line in record.moves] == given.moves
    assert duomo.replay(record).components.hash == copy.hash


CARD = {"id": "dome-01", "kind": "dome", "cost": ["wood", "wood", "wood"], "recognition": 9}


def test_a_copy_is_checked_and_written() -> None:
    """RC-1.4."""
    shown = copy_shown(CopyGiven("red-cathedral", rows={"section_cards": [CARD]}))
    assert shown.problems == []
    assert shown.changed == 1
    assert shown.hash is not None
    again = copy_shown(CopyGiven("red-cathedral", text=shown.text))
    assert again.rows == shown.rows
    assert again.hash == shown.hash
    wrong = copy_shown(CopyGiven("red-cathedral", rows={"section_cards": [{**CARD, "cost": ["iron"]}]}))
    assert [(one.table, one.row) for one in wrong.problems][:1] == [("section_cards", "dome-01")]
    assert wrong.hash is None


def test_two_copies_are_compared() -> None:
    mine = CopyGiven("red-cathedral", rows={"section_cards": [CARD]})
    other = {**CARD, "recognition": 8}
    tile = {"id": "gold", "resource": "gold", "amount": 2}
    theirs = CopyGiven("red-cathedral", rows={"section_cards": [other], "resource_tiles": [tile]})
    found = copies_compared(CopiesGiven(mine, theirs))
    assert found.same == 0
    assert [(one.table, one.row) for one in found.differences] == [("section_cards", "dome-01")]
    assert [one.row for one in found.only_other] == ["gold"]
    assert copies_compared(CopiesGiven(mine, mine)).same == 1


def test_what_is_no_copy_is_refused() -> None:
    with pytest.raises(ServerTrouble):
        copy_shown(CopyGiven("red-cathedral", text="section_cards = ["))
