"""Records: round trips, cut off, tampered with, and followed move by move."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duomo
from duomo.core.engine.refusal import RecordError
from duomo.core.record import END, RULE, Record, RecordLine, read, write


@cache
def whole_game() -> str:
    """A finished game: claims and deliveries first, so that it ends soon."""
    table = duomo.table("red-cathedral", players=2, seed=5, options={"start_player": "1"})
    chance = random.Random(1)
    while not table.over:
        moves = table.legal()
        onward = [
            move for move in moves if move.text.split()[0] in ("claim", "deliver", "build", "resources")
        ]
        table.play(chance.choice(onward if onward and chance.random() < 0.8 else moves))
    return str(table.record())


def lines() -> list[str]:
    return whole_game().splitlines()


def first_move() -> int:
    return lines().index(RULE) + 1


def test_round_trip() -> None:
    record = read(whole_game())
    assert write(record) == whole_game()
    assert record.result is not None
    assert record.moves[0].number == first_move() + 1
    table = duomo.replay(record)
    assert table.over
    assert str(table.record()) == whole_game()


def test_replay_reads_objects_texts_and_files(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(whole_game(), encoding="utf-8")
    keys = {
        duomo.replay(source).state.key() for source in (read(whole_game()), whole_game(), file, str(file))
    }
    assert len(keys) == 1


def test_replay_leaves_nature_to_the_caller() -> None:
    """The record contains nature's moves; the seed in its header is only informative."""
    text = "\n".join([*lines()[: first_move() + 3], END])
    text = "\n".join(
        line for line in text.splitlines() if not line.startswith(("[result]", "red = ", "blue = "))
    )
    table = duomo.replay(text)
    assert table.seed == 5
    assert len(table.moves) == 3
    assert table.legal()


def test_people_may_add_remarks_and_blank_lines() -> None:
    text = lines()
    text.insert(first_move(), "# white opens")
    text.insert(first_move(), "")
    assert duomo.replay("\n".join(text)).over


def test_tags_survive() -> None:
    record = read(whole_game())
    record.tags = {"place": "at home", "date": "2024-05-01"}
    assert read(write(record)).tags == record.tags


def test_a_record_may_begin_at_a_position() -> None:
    table = duomo.table(position='duomo_position = 1\ngame = "red-cathedral"\n[[player]]\n[[player]]\n')
    table.play("claim 1.1")
    text = str(table.record())
    assert read(text).position is not None
    assert duomo.replay(text).state.key() == table.state.key()


@pytest.mark.parametrize("cut", [1, 5, 40, 300])
def test_a_truncated_file_is_recognised(cut: int) -> None:
    with pytest.raises(RecordError, match=r"breaks off|no line “---”|cannot be read"):
        duomo.replay("\n".join(lines()[:-cut]) + "\n")


def test_a_cut_anywhere_is_recognised() -> None:
    text = whole_game()
    for at in random.Random(2).sample(range(len(text) - len(END) - 1), 60):
        with pytest.raises(RecordError):
            read(text[:at])


def tampered(old: str, new: str, count: int = 1) -> str:
    assert old in whole_game()
    return whole_game().replace(old, new, count)


def test_an_unknown_move_is_named_with_its_line() -> None:
    text = lines()
    text[first_move() + 5] = "nature: dance"
    with pytest.raises(RecordError, match=f"line {first_move() + 6}: “dance” is no move"):
        duomo.replay("\n".join(text))


def test_an_illegal_move_is_named_with_its_line_and_rule() -> None:
    """RC-5.1."""
    text = lines()
    turn = next(at for at, line in enumerate(text) if at > first_move() and line.startswith("red: "))
    text[turn] = "red: claim 1.2"
    with pytest.raises(RecordError, match=rf"line {turn + 1}: claim 1\.2: .*RC-5\.1"):
        duomo.replay("\n".join(text))


def test_the_wrong_player() -> None:
    text = lines()
    turn = next(at for at, line in enumerate(text) if at > first_move() and line.startswith("red: "))
    text[turn] = text[turn].replace("red:", "blue:")
    with pytest.raises(RecordError, match=f"line {turn + 1}: “blue” moves, but the decision is red's"):
        duomo.replay("\n".join(text))


def test_a_move_too_many_or_too_few() -> None:
    text = lines()
    with pytest.raises(RecordError, match="the decision is nobody's"):
        duomo.replay("\n".join([*text[:-1], "red: end", END]))
    with pytest.raises(RecordError, match="not over after the last move"):
        duomo.replay("\n".join([*text[:-2], END]))


def test_a_wrong_result() -> None:
    result = read(whole_game()).result
    assert result is not None
    with pytest.raises(RecordError, match=f"result is .*; the moves lead to red {result['red']}"):
        duomo.replay(tampered(f"red = {result['red']}", f"red = {result['red'] + 1}"))
    with pytest.raises(RecordError, match="result is"):
        duomo.replay(tampered(f"red = {result['red']}", f"green = {result['red']}"))


def test_another_component_set() -> None:
    record = read(whole_game())
    with pytest.raises(RecordError, match="was played with the components “red-cathedral” \\(0000"):
        duomo.replay(tampered(record.components_hash, "0" * 64))
    with pytest.raises(RecordError, match=r"header cannot be used: .*none\.toml"):
        duomo.replay(whole_game(), components="none.toml")


def test_a_header_that_contradicts_its_position() -> None:
    table = duomo.table(position='duomo_position = 1\ngame = "red-cathedral"\n[[player]]\n[[player]]\n')
    text = str(table.record())
    with pytest.raises(RecordError, match="not those of the position"):
        duomo.replay(text.replace("players = 2", "players = 3"))
    with pytest.raises(RecordError, match=r"header cannot be used: .*rubles"):
        duomo.replay(text.replace("rubles = 4", 'rubles = "four"'))


HEADERS = [
    ("duomo_record = 1", "duomo_record = 2", "newer version"),
    ('game = "red-cathedral"', 'game = "chess"', "There is no game “chess”"),
    ('game = "red-cathedral"', "game = 3", "“game” must be a text"),
    ("players = 2", "players = 7", "not by 7"),
    ("players = 2", "players = true", "“players” must be a whole number"),
    ("players = 2", "", "“players” must be a whole number"),
    ("seed = 5", "seed = 1.5", "“seed” must be"),
    ("seed = 5", "age = 5", "unknown entry “age”"),
    ("seed = 5", "position = 5", "“position” must be a table"),
    ("seed = 5", "tags = 5", "“tags” must be a table"),
    ('workshops = "standard"', 'workshops = "gothic"', "“gothic” is none of them"),
    ('workshops = "standard"', "workshops = 1", "“workshops” must be a text"),
    ('workshops = "standard"', 'weather = "rain"', "no option “weather”"),
    ("players = 2", "players = = 2", "the header cannot be read"),
    ("players = 2", "players = 1" + "0" * 9999, "the header cannot be read"),
]


@pytest.mark.parametrize(("old", "new", "message"), HEADERS)
def test_a_tampered_header(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        duomo.replay(tampered(old, new))


def test_lines_that_are_no_moves() -> None:
    text = lines()
    with pytest.raises(RecordError, match=f"line {first_move() + 1}: “hello” is not “who: move”"):
        read("\n".join([*text[: first_move()], "hello", END]))
    with pytest.raises(RecordError, match="something follows"):
        read(whole_game() + "more\n")


def test_files_that_are_no_records(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(bytes(range(256)) * 4)
    with pytest.raises(RecordError, match="garbage is not a text file"):
        duomo.replay(garbage)
    with pytest.raises(RecordError, match="no file"):
        duomo.replay(tmp_path / "nothing")
    with pytest.raises(RecordError, match="is a folder"):
        duomo.replay(tmp_path)
    with pytest.raises(RecordError, match="must be an object"):
        duomo.replay(3)  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="cannot be read"):
        duomo.replay("\0")


def test_a_record_made_in_memory_is_checked_like_a_file() -> None:
    record = Record("red-cathedral", 2, {}, "red-cathedral", "?", [RecordLine(0, "nature", "starts 1")])
    with pytest.raises(RecordError, match="components"):
        duomo.replay(record)


@settings(max_examples=150)
@given(st.text() | st.binary().map(lambda raw: raw.decode("latin-1")))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.text(max_size=3), st.integers(0, 3))
def test_no_change_breaks_the_reader(at: int, put: str, cut: int) -> None:
    """A changed record is either refused with a sentence or is still a game the rules allow."""
    text = whole_game()
    at %= len(text)
    try:
        duomo.replay(text[:at] + put + text[at + cut :])
    except RecordError as error:
        message = str(error)
    else:
        message = "read"
    assert message
