"""Settings by file, environment or option; secrets stay with the process that needs them."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from duomo.http.configuring import configured, described, settings_of, unknown_variables
from duomo.http.settings import Limits, Settings
from duomo.play.trouble import ServerTrouble
from server_tools import Cluster, Person, free_port, reachable, wait_until

COMMAND = [sys.executable, "-c", "import sys; from duomo.cli import main; sys.exit(main(sys.argv[1:]))"]


def test_the_later_of_file_environment_and_option_counts(tmp_path: Path) -> None:
    file = tmp_path / "duomo.toml"
    file.write_text('port = 1\nhost = "::"\nworkers = 2\n[limits]\nrequests = 5\ntables = 6\n')
    environment = {"DUOMO_PORT": "2", "DUOMO_HOST": "0.0.0.0", "DUOMO_LIMITS_TABLES": "7"}
    settings = configured({"port": 3, **settings_of(["limits.frames=8"])}, file, environment)
    assert (settings.port, settings.host, settings.workers) == (3, "0.0.0.0", 2)
    assert (settings.limits.requests, settings.limits.tables, settings.limits.frames) == (5, 7, 8)
    assert settings.limits.guests == Limits().guests


def test_lists_and_switches_in_the_environment(tmp_path: Path) -> None:
    environment = {
        "DUOMO_ORIGINS": "https://a.example, https://b.example",
        "DUOMO_ACCESS_LOG": "true",
        "DUOMO_BASE_PATH": "duomo/",
        "DUOMO_DATA": str(tmp_path),
        "DUOMO_LOG_FORMAT": "json",
    }
    settings = configured({}, None, environment)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.access_log
    assert settings.base_path == "/duomo"
    assert settings.log_format == "json"
    assert settings.database == f"sqlite:///{tmp_path / 'duomo.sqlite'}"


def test_a_secret_can_come_from_a_file_and_leaves_the_environment(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("postgresql://duomo:hidden@db/duomo\n")
    environment = {"DUOMO_DATABASE_FILE": str(tmp_path / "secret")}
    assert configured({}, None, environment).database == "postgresql://duomo:hidden@db/duomo"
    environment = {"DUOMO_DATABASE": "postgresql://duomo@db/duomo", "PGPASSWORD": "h/dden"}
    assert configured({}, None, environment).database == "postgresql://duomo:h%2Fdden@db/duomo"
    assert environment == {}


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["limits.nothing=1"], "no-setting"),
        (["nothing=1"], "no-setting"),
        (["port=many"], "bad-setting"),
        (["port"], "bad-setting"),
        (["log_format=xml"], "bad-setting"),
        (["public_address=play.example.org"], "bad-setting"),
        (["public_address=https://play.example.org/elsewhere"], "bad-setting"),
        (["mail_host=smtp.example.org", "mail_from=duomo@example.org"], "mail-without-address"),
    ],
)
def test_what_is_no_setting_is_told(words: list[str], key: str) -> None:
    with pytest.raises(ServerTrouble) as caught:
        configured(settings_of(words), None, {})
    assert caught.value.key == key


def test_the_public_address_is_without_the_path_below_it() -> None:
    words = ["public_address=https://play.example.org/duomo/", "base_path=duomo"]
    settings = configured(settings_of(words), None, {})
    assert settings.public_address == "https://play.example.org"
    assert settings.page == "https://play.example.org/duomo"


@pytest.mark.parametrize("text", ["port = ", "nothing = 1", "[limits]\nnothing = 1", "[nothing]\nx = 1"])
def test_a_file_that_is_wrong_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "duomo.toml").write_text(text)
    with pytest.raises(ServerTrouble):
        configured({}, tmp_path / "duomo.toml", {})


def test_variables_that_are_no_settings_are_found() -> None:
    assert unknown_variables({"DUOMO_PROT": "1", "DUOMO_PORT": "1", "DUOMO_COMPILED": "0", "X": ""}) == [
        "DUOMO_PROT"
    ]


def test_every_setting_is_described() -> None:
    names = [one.name for one in described()]
    assert len(names) == len(set(names))
    for one in described():
        assert one.about, one.name
    fields = {field.name for field in msgspec.structs.fields(Settings)} - {"limits"}
    limits = {f"limits.{field.name}" for field in msgspec.structs.fields(Limits)}
    assert set(names) == fields | limits | {"data"}


def test_the_docs_have_the_table_of_all_settings() -> None:
    sys.path.insert(0, "tools")
    import write_settings

    page = Path("docs/settings.md").read_text(encoding="utf-8")
    assert write_settings.table() in page, "run tools/write_settings.py"


def children_of(pid: int) -> list[int]:
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                child = int(stat.parent.name)
                found += [child, *children_of(child)]
        except (OSError, ValueError):
            continue
    return found


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_no_process_that_is_started_finds_the_password(cluster: Cluster) -> None:
    """Neither the workers, nor the bot processes, nor anything they start."""
    port = free_port()
    url = cluster.database().replace("duomo@", "duomo:hidden-word@")
    environment = {**os.environ, "DUOMO_DATABASE": url, "PGPASSWORD": "hidden-word", "DUOMO_BOTS": "1"}
    command = [*COMMAND, "serve", "--port", str(port), "--workers", "2"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: reachable(port, "/readyz"))
        table, _ = Person(port).table("basilica", "me bot")
        assert table
        wait_until(lambda: len(children_of(server.pid)) >= 4)
        for child in children_of(server.pid):
            assert b"hidden-word" not in Path(f"/proc/{child}/environ").read_bytes()
            assert b"hidden-word" not in Path(f"/proc/{child}/cmdline").read_bytes()
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_database_and_folder_are_their_owners_alone(tmp_path: Path) -> None:
    """Including those that were readable before; a folder with other contents keeps its permissions."""
    (tmp_path / "own").mkdir(mode=0o755)
    (tmp_path / "own" / "duomo.sqlite").write_bytes(b"")
    (tmp_path / "own" / "duomo.sqlite").chmod(0o644)
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared").chmod(0o755)
    (tmp_path / "shared" / "letter.txt").write_text("")
    (tmp_path / "shared" / "letter.txt").chmod(0o644)
    for name, right in (("new", 0o700), ("own", 0o700), ("shared", 0o755)):
        port = free_port()
        command = [*COMMAND, "serve", "--port", str(port), "--data", str(tmp_path / name)]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_until(lambda port=port: reachable(port, "/readyz"))  # type: ignore[misc]
        Person(port).table("basilica", "me screen")
        for path in (tmp_path / name).glob("duomo.sqlite*"):
            assert path.stat().st_mode & 0o777 == 0o600, path
        assert (tmp_path / name).stat().st_mode & 0o777 == right
        server.send_signal(signal.SIGTERM)
        server.wait(60)
    assert (tmp_path / "shared" / "letter.txt").stat().st_mode & 0o777 == 0o644


@pytest.mark.slow
def test_logs_are_objects_with_the_id_of_their_request_and_without_secrets(tmp_path: Path) -> None:
    port = free_port()
    options = ["--port", str(port), "--data", str(tmp_path), "--log-format", "json", "--access-log"]
    server = subprocess.Popen(
        [*COMMAND, "serve", *options], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL
    )
    wait_until(lambda: reachable(port, "/readyz"))
    anna = Person(port)
    _, links = anna.table("basilica", "me friend")
    answer = anna.http.get(f"/api/links/{links[1]}", headers={"x-request-id": "abc-1"})
    assert answer.headers["x-request-id"] == "abc-1"
    assert anna.http.get("/healthz", headers={"x-request-id": "x y"}).headers["x-request-id"] != "x y"
    server.send_signal(signal.SIGTERM)
    said = server.communicate(timeout=60)[1].decode()
    lines = [json.loads(line) for line in said.splitlines()]
    assert links[1] not in said
    assert anna.cookie not in said
    served = [line for line in lines if line.get("request") == "abc-1"]
    assert [(line["path"], line["status"]) for line in served] == [("/api/links/…", 200)]
    assert all(line["event"] and line["timestamp"] for line in lines)


def test_a_fault_is_logged_without_what_was_in_the_variables(capsys: pytest.CaptureFixture[str]) -> None:
    from duomo.http.house.logs import configure

    kept = list(logging.getLogger().handlers)
    try:
        for form in ("plain", "json"):
            configure(Settings(database="sqlite://", log_format=form))
            try:
                password = "-".join(("hidden", "word"))
                raise ValueError(f"a fault, {len(password)}")
            except ValueError as error:
                logging.getLogger("duomo.http").error("fault at %s", "/x", exc_info=error)
            said = capsys.readouterr().err
            assert "a fault, 11" in said
            assert "hidden-word" not in said
    finally:
        logging.getLogger().handlers[:] = kept
