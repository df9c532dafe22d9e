"""A language is a folder of texts: adding a folder makes it available everywhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duomo.locales import LANGUAGES, own_name

ROOT = Path(__file__).resolve().parent.parent
ESBUILD = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
NEW, NAME = "nl", "Nederlands"

ASKED = f"""
import json
from duomo import locales, rulebook
from duomo.cli.common import language_of as of_the_command
from duomo.core.engine.refusal import Refusal
from duomo.http.people.guests import language_of as of_the_browser
from duomo.play.reading.library import components_of, rules_in
told = dict(
    languages=locales.LANGUAGES,
    name=locales.own_name("{NEW}"),
    own=locales.sentence("decision-any", "{NEW}"),
    refusal=Refusal("game-over", "").text("{NEW}"),
    command=of_the_command("{NEW}"),
    browser=of_the_browser("{NEW}-BE,fr;q=0.5"),
    pages=len(rulebook.pages("{NEW}")),
    served=rules_in("{NEW}").language,
    reason=components_of("basilica", {{}}, "{NEW}").tables[0].rows[1]["reason"],
)
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with one additional folder."""
    made = tmp_path_factory.mktemp("sixth")
    left_out = shutil.ignore_patterns("_compiled", "page", "__pycache__")
    shutil.copytree(ROOT / "src" / "duomo", made / "src" / "duomo", ignore=left_out)
    (made / "docs").symlink_to(ROOT / "docs")
    folder = made / "src" / "duomo" / "locales" / NEW
    folder.mkdir()
    (folder / "core.ftl").write_text(
        f"language-name = {NAME}\ndecision-any = Kies een zet.\n", encoding="utf-8"
    )
    return made


def test_the_languages_are_the_folders_english_first() -> None:
    assert LANGUAGES == ("en", "de", "es", "fr", "it")
    assert [
        own_name(language) for language in LANGUAGES
    ] == "English Deutsch Español Français Italiano".split()


def test_one_folder_more_is_a_language_more_for_python(copy: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "DUOMO_COMPILED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", ASKED], env=environment, capture_output=True, text=True, check=False, cwd=copy
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["languages"] == [*LANGUAGES, NEW]
    assert told["own"] == "Kies een zet."
    assert told["name"] == NAME
    assert told["refusal"] == "The game is over."  # texts missing from the folder are in English
    assert told["command"] == told["browser"] == told["served"] == NEW
    assert told["pages"] == 3
    assert told["reason"].startswith("colour stated")


@pytest.mark.skipif(not ESBUILD.exists(), reason="the page's tools are not installed (make page)")
def test_one_folder_more_is_a_language_more_for_the_page(copy: Path) -> None:
    tools = copy / "web" / "tools"
    tools.mkdir(parents=True)
    source = ROOT / "web" / "tools" / "catalogues.ts"
    script = tools / "catalogues.mjs"
    subprocess.run(
        [str(ESBUILD), str(source), "--format=esm", f"--outfile={script}"], check=True, capture_output=True
    )
    asked = """
        const { catalogue, catalogues, languages } = await import(process.argv[1]);
        const plugin = catalogues();
        plugin.configResolved({ command: 'serve' });
        const listed = plugin.load(plugin.resolveId('virtual:catalogues'));
        console.log(JSON.stringify({ languages: languages(), texts: catalogue('nl'), listed }));
    """
    node = ["node", "--input-type=module", "-e", asked, str(script)]
    told = json.loads(subprocess.run(node, check=True, capture_output=True, text=True).stdout)
    assert told["languages"] == [*LANGUAGES, NEW]
    assert "decision-any = Kies een zet." in told["texts"]
    assert "decision-any = Choose" not in told["texts"]
    assert "refusal-game-over = The game is over." in told["texts"]
    assert f'{{ code: "{NEW}", name: "{NAME}"' in told["listed"].replace("'", '"')
