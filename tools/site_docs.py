"""The documentation of the site, rendered with search by Zensical, and the licences of what it ships."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import files
from pathlib import Path

import site_engine
from build_page import ROOT, WEB

WORK = ROOT / "build/site/docs"
SETTINGS = """[project]
site_name = "Duomo"
site_description = "Cathedral-building board games to play, to study and to automate"
docs_dir = "texts"
site_dir = "rendered"
use_directory_urls = false
nav = [
  {{ "Play" = "../index.html" }},
  {{ "Duomo" = "index.md" }},
{nav}]

[project.theme]
font = false
features = ["navigation.sections", "toc.follow"]
palette = [
  {{ media = "(prefers-color-scheme: light)", scheme = "default" }},
  {{ media = "(prefers-color-scheme: dark)", scheme = "slate" }},
]
"""
RULES = ("red-cathedral", "contractors", "basilica")
SHIPPED = (
    "@fluent/bundle",
    "@fontsource/alegreya-sc",
    "@fontsource/source-sans-3",
    "clsx",
    "esm-env",
    "svelte",
    "workbox-core",
    "workbox-precaching",
    "workbox-routing",
    "workbox-strategies",
    "workbox-window",
)
"""npm packages whose code or fonts are in the page."""
INTERPRETER = {
    "Pyodide (sources: https://github.com/pyodide/pyodide)": "MPL-2.0.txt",
    "CPython, in Pyodide": "CPython.txt",
}
"""The interpreter ships without its licences; their texts are in `tools/licences`."""
ZENSICAL = ("licenses/LICENSE.md", "assets/javascripts/LICENSE", ".icons/lucide/LICENSE")
"""Licences of the generator, its scripts and its icons."""
SCREENSHOT = re.compile(r"^!\[[^\]]*\]\(pictures/[^)]+\.png\)\n\n?", re.MULTILINE)
"""Screenshots of pages, left out except on the front page, because the site has the pages themselves."""


def title_of(page: Path) -> str:
    return page.read_text(encoding="utf-8").splitlines()[0].lstrip("# ")


def lay_out(texts: Path) -> None:
    """Copy the English pages, the front page from the README, and the pictures they show."""
    (texts / "rules").mkdir(parents=True)
    for page in sorted((ROOT / "docs").glob("*.md")):
        text = SCREENSHOT.sub("", page.read_text(encoding="utf-8"))
        (texts / page.name).write_text(text, encoding="utf-8")
    for name in RULES:
        shutil.copyfile(ROOT / f"docs/rules/{name}.md", texts / f"rules/{name}.md")
    for name in ("CHANGELOG", "CONTRIBUTING"):
        text = (ROOT / f"{name}.md").read_text(encoding="utf-8")
        text = text.replace("](docs/", "](").replace("](CHANGELOG.md)", "](changelog.md)")
        (texts / f"{name.lower()}.md").write_text(text, encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8").replace("](docs/", "](")
    for name, place in {
        "LICENSE": "licences.txt",
        "CONTRIBUTING.md": "contributing.md",
        "CHANGELOG.md": "changelog.md",
        "benchmarks/README.md": "benchmarks.md",
    }.items():
        readme = readme.replace(f"]({name})", f"]({place})")
    (texts / "index.md").write_text(readme, encoding="utf-8")
    (texts / "licences.txt").write_text(licences(), encoding="utf-8")
    shown = {
        name
        for page in texts.rglob("*.md")
        for name in re.findall(r"\]\((pictures/[^)]+)\)", page.read_text(encoding="utf-8"))
    }
    (texts / "pictures").mkdir()
    for name in sorted(shown):
        shutil.copyfile(ROOT / "docs" / name, texts / name)


def render() -> Path:
    """Render the pages; return their folder."""
    shutil.rmtree(WORK, ignore_errors=True)
    texts = WORK / "texts"
    lay_out(texts)
    pages = sorted(page.name for page in texts.glob("*.md") if page.name != "index.md")
    rules = "".join(
        f'    {{ {json.dumps(title_of(texts / f"rules/{name}.md"))} = "rules/{name}.md" }},\n'
        for name in RULES
    )
    rest = "".join(f"  {{ {json.dumps(title_of(texts / name))} = {json.dumps(name)} }},\n" for name in pages)
    nav = f'  {{ "The rules" = [\n{rules}  ] }},\n{rest}'
    (WORK / "zensical.toml").write_text(SETTINGS.format(nav=nav), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--clean"]
    subprocess.run(command, cwd=WORK, check=True, stdout=subprocess.DEVNULL)
    rendered = WORK / "rendered"
    for idle in ("404.html", "sitemap.xml"):
        (rendered / idle).unlink(missing_ok=True)
    shutil.rmtree(rendered / "assets/stylesheets/classic", ignore_errors=True)  # belongs to another theme
    return rendered


def inline_scripts(folder: Path) -> list[str]:
    """Return the hashes of the inline scripts in the pages, for the content security policy."""
    found = set()
    for page in folder.rglob("*.html"):
        for attributes, script in re.findall(
            r"<script(?![^>]*\ssrc=)([^>]*)>(.*?)</script>", page.read_text(encoding="utf-8"), re.DOTALL
        ):
            if "application/json" not in attributes:
                digest = hashlib.sha256(script.encode()).digest()
                found.add(f"'sha256-{base64.b64encode(digest).decode()}'")
    return sorted(found)


def licences() -> str:
    """Return the licences of everything the site ships, as their authors wrote them."""
    parts = [("Duomo", (ROOT / "LICENSE").read_text(encoding="utf-8"))]
    for wheel in site_engine.fetch_wheels():
        with zipfile.ZipFile(wheel) as opened:
            texts = [
                name for name in opened.namelist() if re.search(r"dist-info/.*(LICEN[SC]E|COPYING)", name)
            ]
            parts.append((wheel.name, "\n".join(opened.read(name).decode() for name in texts)))
    for name in SHIPPED:
        folder = WEB / "node_modules" / name
        own = [
            file for file in sorted(folder.iterdir()) if file.name.lower().startswith(("licence", "license"))
        ]
        text = "\n".join(file.read_text(encoding="utf-8") for file in own)
        parts.append((name, text or json.loads((folder / "package.json").read_text())["license"]))
    for name, text in INTERPRETER.items():
        parts.append((name, (ROOT / "tools/licences" / text).read_text(encoding="utf-8")))
    for ending in ZENSICAL:
        (file,) = [file for file in files("zensical") or () if str(file).endswith(ending)]
        parts.append((f"Zensical, {ending}", file.read_text(encoding="utf-8")))
    return "\n\n".join(f"{'=' * 100}\n{name}\n{'=' * 100}\n\n{text.strip()}\n" for name, text in parts)
