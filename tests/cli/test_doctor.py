"""`duomo doctor` reports problems in sentences, and its exit status says whether there are any."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from duomo.cli import main
from duomo.store.database import make_engine, migrate


def examined(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main(["doctor", *words])
    return status, capsys.readouterr().out


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("")
    monkeypatch.setattr("duomo.http.page.FOLDER", tmp_path / "page")


def test_a_sound_installation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    migrate(make_engine(f"sqlite:///{folder / 'duomo.sqlite'}"))
    (folder / "duomo.sqlite").chmod(0o600)
    status, said = examined(capsys, "--data", str(folder))
    assert status == 0
    assert "WRONG" not in said
    assert "The database answers" in said
    assert "chmod" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_what_others_can_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    migrate(make_engine(f"sqlite:///{tmp_path / 'duomo.sqlite'}"))
    (tmp_path / "duomo.sqlite").chmod(0o644)
    status, said = examined(capsys, "--data", str(tmp_path))
    assert status == 0
    assert f"chmod 600 {tmp_path / 'duomo.sqlite'}" in said.replace("\n", "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 1", "There is no setting “prot”"),
        ("workers = 3", "Several workers need PostgreSQL"),
        ('origins = ["play.example.org"]', "is no origin"),
        ('metrics = "here"', "is no HOST:PORT"),
        ('database = "postgresql://x@/y?host=/nowhere"', "does not answer"),
        ('database = "oracle://x"', "is no database that Duomo knows"),
    ],
)
def test_what_is_wrong_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    file = tmp_path / "duomo.toml"
    migrate(make_engine(f"sqlite:///{tmp_path / 'duomo.sqlite'}"))
    file.write_text(f'data = "{tmp_path}"\n{text}\n')
    status, said = examined(capsys, "--config", str(file))
    assert status == 1
    assert sentence in " ".join(said.split())


def test_a_page_that_is_not_built_and_a_variable_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("duomo.http.page.FOLDER", tmp_path / "nothing")
    monkeypatch.setenv("DUOMO_PROT", "1")
    status, said = examined(capsys, "--data", str(tmp_path / "new"))
    assert status == 1
    assert "The page has not been built" in said
    assert "DUOMO_PROT" in said


def test_a_password_is_not_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, said = examined(capsys, "--database", "postgresql://duomo:hidden-word@/x?host=/nowhere")
    assert "hidden-word" not in said
