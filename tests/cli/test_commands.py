"""The other commands, and their messages about bad files."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import duomo as package
from duomo.core.position import write_document
from duomo.core.words.reasons import reason_in
from duomo.locales import LANGUAGES, sentence


def test_replay_prints_a_whole_game(duomo: Any, record: Path) -> None:
    status, out, err = duomo("replay", record)
    assert (status, err) == (0, "")
    assert "red: " in out
    assert "Final scoring" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_speaks_every_language(duomo: Any, record: Path, language: str) -> None:
    assert duomo("replay", record, "--language", language)[0] == 0


def test_replay_verifies(duomo: Any, record: Path) -> None:
    status, out, _ = duomo("replay", record, "--verify")
    assert status == 0
    assert "all follow the rules" in out


def test_replay_names_the_first_bad_line(duomo: Any, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(("red: ", "blue: ")))
    lines[at] = lines[at].split(":")[0] + ": end"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for arguments in (("--verify",), ()):
        status, _, err = duomo("replay", record, *arguments)
        assert status == 1
        assert f"line {at + 1}" in err
        assert "RC-4.1" in err


def test_replay_shows_a_position(duomo: Any, record: Path) -> None:
    status, out, _ = duomo("replay", record, "--at", "60")
    assert status == 0
    assert "MARKET" in out
    assert duomo("replay", record, "--at", "0")[0] == 0
    assert duomo("replay", record, "--at", "100000")[0] == 2


def test_replay_steps(duomo: Any, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["", "", "b", "back", "50", "40", "what", "q"])
    monkeypatch.setattr("duomo.cli.replay.interactive", lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
    status, out, _ = duomo("replay", record)
    assert status == 0
    assert "Enter: next move" in out
    assert next(typed, None) is None


@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "empty", "cut", "strange"])
@pytest.mark.parametrize(
    "command", [("replay",), ("position", "show"), ("components", "red-cathedral", "--check")]
)
def test_a_bad_file_is_told_in_a_sentence(
    duomo: Any, record: Path, tmp_path: Path, kind: str, command: tuple[str, ...]
) -> None:
    path = tmp_path / "bad"
    if kind == "folder":
        path.mkdir()
    elif kind == "binary":
        path.write_bytes(bytes(range(256)))
    elif kind == "empty":
        path.write_text("")
    elif kind == "cut":
        path.write_text(record.read_text(encoding="utf-8")[:900], encoding="utf-8")
    elif kind == "strange":
        path.write_text("duomo_record = 1\nduomo_position = 1\ngame = 7\n---\n--- end\n")
    status, out, err = duomo(*command, path)
    if (command[0], kind) == ("components", "empty"):
        assert status == 0  # no row differs
        return
    assert (status, out) == (1, "")
    assert err.startswith("duomo: ")
    assert "Traceback" not in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        ("replay",),
        ("analyse",),
        ("analyse", "--position"),
        ("position", "show"),
        ("components", "red-cathedral", "--check"),
        ("sim", "--components"),
        ("play", "--terminal", "--resume"),
    ],
    ids=" ".join,
)
def test_a_missing_file_and_a_folder_are_told_in_every_language(
    duomo: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    command: tuple[str, ...],
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    for key, path in (("refusal-file-missing", tmp_path / "none"), ("refusal-file-is-folder", tmp_path)):
        said = f"duomo: {sentence(key, language, {'file': str(path)})}\n"
        assert duomo(*command, path) == (1, "", said)


def test_errors_follow_the_language_that_was_asked_for(duomo: Any, tmp_path: Path) -> None:
    for asked in (("--language", "it"), ("--language=it",)):
        assert duomo("replay", tmp_path, *asked)[2] == f"duomo: {tmp_path} è una cartella, non un file.\n"
    assert "xx" in duomo("replay", tmp_path, "--language", "xx")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_written_is_told_in_every_language(
    duomo: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    (tmp_path / "file").write_text("")
    bots = ("--bots", "random,greedy", "--games", "1")
    for command, cause in (
        (("sim", *bots, "--records", tmp_path / "file"), "file"),
        (("arena", *bots, "--resume", tmp_path / "no" / "x"), "no-folder"),
    ):
        facts = {"file": str(command[-1]), "cause": cause, "detail": ""}
        said = f"duomo: {sentence('refusal-file-unwritable', language, facts)}\n"
        status, _, err = duomo(*command)
        assert (status, err) == (1, said)


def test_resume_needs_a_record_too(duomo: Any, tmp_path: Path) -> None:
    assert duomo("play", "--terminal", "--resume", tmp_path)[0] == 1


def test_position_is_drawn(duomo: Any, tmp_path: Path) -> None:
    path = tmp_path / "position.toml"
    table = package.table("red-cathedral", players=3, seed=2)
    path.write_text(write_document(table.document()), encoding="utf-8")
    for language in LANGUAGES:
        status, out, err = duomo("position", "show", path, "--language", language)
        assert (status, err) == (0, "")
        assert "1.1" in out


def test_components_list_their_sources(duomo: Any) -> None:
    status, out, _ = duomo("components", "red-cathedral")
    assert status == 0
    assert "stated in a rulebook" in out
    assert "reconstructed" in out
    assert "base-01" in out
    found = json.loads(duomo("components", "red-cathedral", "--json")[1])
    assert found["game"] == "red-cathedral"
    assert len(found["tables"]["section_cards"]) == 40
    assert {row["source"] for row in found["tables"]["track"]} <= {"rulebook", "inferred", "reconstructed"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_listed_in_every_language(duomo: Any, language: str) -> None:
    status, out, _ = duomo("components", "basilica", "--language", language)
    assert status == 0
    assert sentence("parts-tiles", language) in out
    words = " ".join(out.split())
    assert reason_in(language, "colour stated") in words
    assert ("colour stated" in words) == (language == "en")


def test_components_of_an_own_copy_are_checked(duomo: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = 2\n')
    status, out, _ = duomo("components", "red-cathedral", "--check", path)
    assert status == 0
    assert "1 row differs" in out
    path.write_text('[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = "two"\n')
    status, _, err = duomo("components", "red-cathedral", "--check", path)
    assert status == 1
    assert "row gold, field amount" in err


def test_a_copy_can_be_played_with(duomo: Any, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = 2\n')
    common = ("sim", "red-cathedral", "--games", "1", "--json")
    assert duomo(*common, "--components", path)[1] != duomo(*common)[1]
    assert duomo(*common, "--components", tmp_path)[0] == 1


def test_games_are_listed_with_options_and_rules(duomo: Any) -> None:
    for language in LANGUAGES:
        status, out, _ = duomo("games", "--language", language)
        assert status == 0
        for word in ("red-cathedral", "workshops", "RC-8.1", "ruble_trade", "any_time"):
            assert word in out


@pytest.mark.slow
def test_bench_measures_every_game_and_number_of_players(duomo: Any) -> None:
    status, out, _ = duomo("bench", "--json", "--seconds", "0.01")
    assert status == 0
    found = json.loads(out)
    assert isinstance(found["compiled"], bool)
    counts = [row["players"] for row in found["figures"] if row["game"] == "red-cathedral"]
    assert set(counts) >= {2, 3, 4}
    keys = {
        "decisions_per_second",
        "player_decisions_per_second",
        "games_per_second",
        "copy_us",
        "legal_median_us",
        "legal_longest_us",
    }
    assert all(row[key] > 0 for row in found["figures"] for key in keys)


@pytest.mark.slow
def test_a_game_with_an_own_copy_is_analysed_with_its_components(duomo: Any, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = 2\n')
    records = tmp_path / "records"
    assert (
        duomo("sim", "--bots", "random,random", "--games", 1, "--components", own, "--records", records)[0]
        == 0
    )
    (record,) = records.iterdir()
    quick = ("analyse", record, "--simulations", 0, "--json")
    status, out, _ = duomo(*quick)  # the values are part of the record
    assert status == 0
    assert json.loads(out)["totals"]
    values = re.compile(r"^\[copy\]\n.*?(?=^\[|^---)", re.DOTALL | re.MULTILINE)
    record.write_text(values.sub("", record.read_text()))
    status, _, err = duomo(*quick)
    assert status == 1
    assert "Give the file of that set" in err
    status, without, _ = duomo(*quick, "--components", own)
    assert status == 0
    assert json.loads(without)["totals"] == json.loads(out)["totals"]
    status, _, err = duomo("analyse", "--position", record, "--components", own)
    assert status == 1  # a record is not a position
    assert "TOML" in err


def command(*arguments: str, text: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "DUOMO_COMPILED": "0", "COLUMNS": "80", "LANG": "C.UTF-8", **variables}
    line = [sys.executable, "-c", "import sys; from duomo.cli import main; sys.exit(main())", *arguments]
    return subprocess.run(
        line,
        input=text,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env=environment,
        timeout=120,
        check=False,
    )


@pytest.mark.slow
def test_as_a_real_command() -> None:
    assert command("--version").stdout.startswith("duomo ")
    shown = command("--help")
    assert shown.returncode == 0
    for word in ("play", "sim", "bench", "replay", "position", "components", "games"):
        assert word in shown.stdout
    assert command("--nonsense").returncode == 2
    assert command("juggle").returncode == 2
    assert command("sim", "--games", "many").returncode == 2
    played = command("play", "--terminal", "--seed", "1", text="?\nquit\n")
    assert played.returncode == 0
    assert "What you can type" in played.stdout
    assert played.stderr == ""


def test_a_terminal_that_lacks_letters_is_no_error() -> None:
    done = command("play", "--terminal", "--seed", "1", text="quit\n", PYTHONIOENCODING="latin-1")
    assert done.returncode == 0
    assert "?" in done.stdout
    assert done.stderr == ""


def test_a_reader_that_has_seen_enough_is_no_error(record: Path) -> None:
    line = (
        f'"{sys.executable}" -c "import sys; from duomo.cli import main; sys.exit(main())" replay "{record}"'
    )
    done = subprocess.run(
        f"{line} | head -1", shell=True, capture_output=True, text=True, timeout=60, check=False
    )
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr
