"""The deployment files for operators match the server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from duomo.http.configuring import CONFIG, described

FILES = ("compose.yaml", "deploy/Containerfile", "deploy/duomo.service", "deploy/Caddyfile")
OF_COMPOSE = {"DUOMO_SITE"}
"""Variables that only compose.yaml itself uses."""


@pytest.mark.parametrize("file", FILES)
def test_every_variable_is_a_setting(file: str) -> None:
    known = {one.variable for one in described()} | OF_COMPOSE | {CONFIG}
    known |= {f"{name}_FILE" for name in known}
    assert set(re.findall(r"DUOMO_[A-Z_]+", Path(file).read_text(encoding="utf-8"))) <= known


def test_compose_names_what_there_is() -> None:
    whole = yaml.safe_load(Path("compose.yaml").read_text(encoding="utf-8"))
    assert set(whole["services"]) == {"server", "db", "caddy"}
    assert Path(whole["services"]["server"]["build"]["dockerfile"]).is_file()
    for service in whole["services"].values():
        for secret in service.get("secrets", ()):
            assert secret in whole["secrets"]
        assert not any("PASSWORD" in name and "_FILE" not in name for name in service.get("environment", {}))
    ignored = Path(".gitignore").read_text(encoding="utf-8")
    assert "deploy/database-*" in ignored


def test_the_image_is_made_of_locked_packages() -> None:
    image = Path("deploy/Containerfile").read_text(encoding="utf-8")
    for file in re.findall(r"requirements/\S+\.txt", image):
        assert Path(file).is_file(), file
    installs = re.findall(r"pip install[^\\\n&]*", image)
    assert installs
    assert all("--require-hashes" in line or "--no-deps" in line for line in installs)
    locked = Path("requirements/server.txt").read_text(encoding="utf-8")
    assert "psycopg==" in locked.replace("psycopg-binary", "")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = Path("deploy/duomo.service").read_text(encoding="utf-8")
    (tmp_path / "duomo.service").write_text(unit.replace("/opt/duomo/bin/duomo", "/bin/true"))
    command = ["systemd-analyze", "verify", str(tmp_path / "duomo.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Unknown" not in done.stderr


def test_the_board_is_json_with_a_panel_for_each_figure() -> None:
    board = json.loads(Path("deploy/grafana.json").read_text(encoding="utf-8"))
    titles = [panel["title"] for panel in board["panels"]]
    assert len(titles) == len(set(titles)) >= 10
