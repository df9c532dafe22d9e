"""`duomo serve` and `duomo play`: whatever keeps a server from starting is reported in a sentence."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from duomo.cli import main
from duomo.http.running import hold_database, hold_folder
from duomo.http.settings import data_folder, embedded_database
from server_tools import free_port, reachable, wait_until

COMMAND = [sys.executable, "-c", "import sys; from duomo.cli import main; sys.exit(main(sys.argv[1:]))"]


@pytest.mark.slow
@pytest.mark.parametrize("words", [["serve"], ["play", "--no-browser"]])
def test_a_server_starts_says_where_and_stops(tmp_path: Path, words: list[str]) -> None:
    port = free_port()
    command = [*COMMAND, *words, "--port", str(port), "--data", str(tmp_path / "new" / "folder")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    wait_until(lambda: reachable(port) or server.poll() is not None)
    server.send_signal(signal.SIGINT)
    said, complained = server.communicate(timeout=60)
    assert f"http://localhost:{port}/" in said
    assert complained == ""
    assert (tmp_path / "new" / "folder" / "duomo.sqlite").exists()


def test_a_taken_port_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path)]) == 1
    assert f"Port {port} is taken" in capsys.readouterr().err


def test_two_servers_do_not_share_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with hold_folder(tmp_path):
        assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path)]) == 1
    assert "Another Duomo is using the folder" in capsys.readouterr().err
    with hold_folder(tmp_path):
        pass


def test_a_database_that_is_named_is_held_like_a_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ways = {
        "data": ["--data", str(tmp_path)],
        "url": ["--database", f"sqlite:///{tmp_path / 'duomo.sqlite'}"],
        "way round": ["--database", f"sqlite:///{tmp_path / 'other' / '..' / 'duomo.sqlite'}"],
    }
    (tmp_path / "other").mkdir()
    for held in ways.values():
        named = embedded_database(tmp_path) if held[0] == "--data" else held[1]
        with hold_database(named):
            for other in ways.values():
                assert main(["serve", "--port", str(free_port()), *other]) == 1
                assert "Another Duomo is using the folder" in capsys.readouterr().err
    with hold_database(embedded_database(tmp_path)), hold_database(f"sqlite:///{tmp_path / 'second.sqlite'}"):
        pass  # two files in one folder are two databases


def test_trouble_is_told_in_the_users_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    arguments = ["serve", "--data", str(tmp_path / "file"), "--language", "de"]
    assert main(arguments) == 1
    assert "kann nicht geschrieben werden" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "postgresql://duomo@/x?host=/nowhere"], "does not answer"),
        (["--database", "oracle://x"], "is no database that Duomo knows"),
        (["--workers", "2"], "Several workers need a database"),
        (["--host", "203.0.113.7"], "does not have the address"),
    ],
)
def test_what_cannot_be_served_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert main(["serve", "--port", str(free_port()), "--data", str(tmp_path), *arguments]) == 1
    assert words in capsys.readouterr().err


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o500)
    assert main(["serve", "--data", str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_options_of_the_terminal_need_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seed", "7"]) == 2
    assert "--terminal" in capsys.readouterr().err
    assert main(["play", "chess"]) == 2


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "duomo"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "duomo"
