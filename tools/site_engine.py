"""The engine of the site: Python for the browser, the libraries, and Duomo without server and command line.

Everything comes from the registries by name, version and hash: Pyodide with npm, the libraries with pip as
locked in requirements/site.txt. It is compiled by the same interpreter that will run it.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

from build_page import ROOT, WEB, folder_of_node
from duomo.rulebook.search import STEMMERS

WORK = ROOT / "build/site"
PYODIDE = WEB / "node_modules/pyodide"
LOCK = ROOT / "requirements/site.txt"
TARGET = [
    "--only-binary", ":all:", "--platform", "pyemscripten_2026_0_wasm32",
    "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314",
]  # fmt: skip

NOT_IN_A_BROWSER = ("_compiled", "arena", "cli", "http", "research", "store", "training")
"""Packages that need a server, a terminal or many processes."""
NEVER_ASKED = (
    "__hello__ _ast_unparse _py_abc _pydatetime _pydecimal _pyio _pyrepl"
    " _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse asyncio/__main__"
    " asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils bdb cProfile"
    " cmd code colorsys compileall concurrent/futures/interpreter concurrent/futures/process"
    " concurrent/interpreters configparser csv ctypes curses dbm difflib doctest"
    " email/_header_value_parser email/contentmanager email/headerregistry email/mime ensurepip filecmp"
    " fileinput ftplib getopt getpass gettext html/parser http idlelib imaplib json/__main__ json/tool"
    " lib2to3 logging/config logging/handlers mailbox mimetypes modulefinder multiprocessing netrc"
    " nntplib nturl2path optparse pathlib/types pdb pickletools plistlib poplib pprint profile pstats"
    " pty py_compile pyclbr pydoc pydoc_data pyodide/console rlcompleter runpy sched shelve shlex"
    " smtplib socketserver sqlite3 symtable sysconfig tabnanny tarfile test this timeit tkinter trace"
    " tracemalloc tty turtle turtledemo unittest urllib/request urllib/robotparser venv wave webbrowser"
    " wsgiref xml xmlrpc zipapp"
).split()
"""Parts of the standard library that our code never imports."""
ENCODINGS = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "utf_8",
    "utf_16",
    "utf_32",
)
FILES = ("pyodide.asm.wasm.packed", "python_stdlib.zip.packed", "packages.zip.packed")
"""What the engine's workers load and cache themselves."""
SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs")


def fetch_wheels() -> list[Path]:
    """Fetch the libraries for Python in a browser, once for each lock file."""
    folder = WORK / "wheels" / hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16]
    if not folder.is_dir():
        print("Fetching the libraries for the browser (once) ...", flush=True)
        coming = folder.with_suffix(".coming")
        command = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        wanted = ["--require-hashes", *TARGET, "-r", str(LOCK), "-d", str(coming)]
        subprocess.run([*command, *wanted], check=True, stderr=subprocess.DEVNULL)
        coming.rename(folder)
    return sorted(folder.glob("*.whl"))


# ---- contents ------------------------------------------------------------------------------------


def wanted_of_wheels(name: str) -> bool:
    if name.startswith("snowballstemmer/") and name.endswith("_stemmer.py"):
        return name.removeprefix("snowballstemmer/").removesuffix("_stemmer.py") in STEMMERS.values()
    if name.startswith("librt/vecs."):
        return False
    return ".dist-info/" not in name and not name.endswith((".pyi", ".h"))


def name_stemmers(folder: Path) -> None:
    """Trim the stemmer library, which imports all its languages at once, to those of the rules."""
    listed = folder / "snowballstemmer/__init__.py"
    lines = listed.read_text(encoding="utf-8").splitlines()
    away = re.compile(r"\s+(?:from \.(\w+)_stemmer import|'(\w+)': \w+Stemmer,)")
    known = set(STEMMERS.values())
    kept = [line for line in lines if not (found := away.match(line)) or (found[1] or found[2]) in known]
    listed.write_text("\n".join(kept) + "\n", encoding="utf-8")


def wanted_of_duomo(name: str) -> bool:
    parts = name.split("/")
    if parts[0] in NOT_IN_A_BROWSER or "__pycache__" in parts or "drawing" in parts[:-1]:
        return False
    if parts[0] == "locales" and len(parts) == 3:
        if parts[1] == "en":
            return parts[2] != "cli.ftl"
        # The page renders everything but the names of components and, in the rules, of options.
        return parts[2] in ("components.ftl", "reasons.toml", "web-pages.ftl")
    return not name.endswith("spread.py")


def wanted_of_library(name: str) -> bool:
    if name.startswith("encodings/"):
        return name.removeprefix("encodings/").removesuffix(".py") in ENCODINGS
    return not any(name == f"{part}.py" or name.startswith(f"{part}/") for part in NEVER_ASKED)


def extract(archive: Path, folder: Path, wanted: Callable[[str], bool]) -> None:
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder, [name for name in opened.namelist() if wanted(name)])


def lay_out_packages(folder: Path) -> None:
    for wheel in fetch_wheels():
        extract(wheel, folder, wanted_of_wheels)
    name_stemmers(folder)
    sources = ROOT / "src/duomo"
    for file in sorted(sources.rglob("*")):
        name = file.relative_to(sources).as_posix()
        if file.is_file() and wanted_of_duomo(name):
            target = folder / "duomo" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    shutil.copytree(ROOT / "docs/rules", folder / "duomo/rulebook/texts")
    shutil.copyfile(sources / "local/vecs.py", folder / "librt/vecs.py")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / f"duomo-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: duomo\nVersion: {project['version']}\n")
    games = project["entry-points"]["duomo.games"]
    lines = "".join(f"{name} = {place}\n" for name, place in games.items())
    (about / "entry_points.txt").write_text(f"[duomo.games]\n{lines}")


# ---- building ------------------------------------------------------------------------------------


def run_node(script: str, *arguments: str) -> None:
    node = folder_of_node()
    assert node is not None, "the page was built with one"
    subprocess.run([str(node / "node"), f"tools/{script}", *arguments], cwd=WEB, check=True)


def archive(folder: Path) -> bytes:
    """Return all files of a folder as an archive: the same bytes for the same files, whenever and wherever
    it is made. They are compressed together afterwards, not one by one, which makes them a third smaller."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as opened:
        for file in sorted(folder.rglob("*"), key=lambda file: (file.suffix, file)):
            if file.is_file():
                entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), (1980, 1, 1, 0, 0, 0))
                opened.writestr(entry, file.read_bytes())
    return written.getvalue()


def sources() -> str:
    """Return the hash of everything the engine is made of."""
    whole = hashlib.sha256()
    ours = [*(ROOT / "src/duomo").rglob("*"), *(ROOT / "docs/rules").rglob("*")]
    tools = [Path(__file__), WEB / "tools/compile-python.js", PYODIDE / "package.json", LOCK]
    for file in sorted(ours):
        name = file.relative_to(ROOT).as_posix()
        inside = name.removeprefix("src/duomo/")
        if file.is_file() and (inside == name or wanted_of_duomo(inside)):
            whole.update(f"{name}\0".encode() + file.read_bytes())
    for file in tools:
        whole.update(file.read_bytes())
    return whole.hexdigest()


def build() -> Path:
    """Return the folder of the engine, rebuilt if something has changed."""
    version = sources()[:16]
    made = WORK / "engine" / version
    if made.is_dir():
        return made
    print("Building the engine for the browser ...", flush=True)
    shutil.rmtree(WORK / "engine", ignore_errors=True)
    coming, packages, library = (WORK / "engine" / name for name in ("coming", "packages", "library"))
    for folder in (coming, packages, library):
        folder.mkdir(parents=True)
    lay_out_packages(packages)
    extract(PYODIDE / "python_stdlib.zip", library, wanted_of_library)
    run_node("compile-python.js", str(packages), str(library))
    whole = ((PYODIDE / "pyodide.asm.wasm").read_bytes(), archive(library), archive(packages))
    for name, content in zip(FILES, whole, strict=True):
        (coming / name).write_bytes(gzip.compress(content, 9, mtime=0))
    for script in SCRIPTS:
        shutil.copyfile(PYODIDE / script, coming / script)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    listed = {
        "lock": json.dumps({**lock, "packages": {}}),
        "files": [{"name": name, "bytes": (coming / name).stat().st_size} for name in FILES],
    }
    (coming / "files.json").write_text(json.dumps(listed))
    shutil.rmtree(packages)
    shutil.rmtree(library)
    os.rename(coming, made)
    return made
