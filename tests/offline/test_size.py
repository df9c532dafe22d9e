"""The size of the site: the first page as on a server, and the whole no larger than a few pictures."""

from __future__ import annotations

import json
import re
import struct

from build_site import over_the_line
from offline.conftest import SITE
from site_docs import INTERPRETER, SHIPPED

MOST = 9_000_000
"""Maximum number of bytes transferred for everything a browser stores, compressed as a host does it."""


def files() -> list[str]:
    return [file.relative_to(SITE).as_posix() for file in SITE.rglob("*") if file.is_file()]


def test_all_of_it_fits() -> None:
    assert over_the_line(SITE) <= MOST


def test_the_bar_knows_how_much_will_come() -> None:
    (engine,) = (SITE / "engine").iterdir()
    for file in json.loads((engine / "files.json").read_text())["files"]:
        assert (engine / file["name"]).stat().st_size == file["bytes"]


def test_what_is_kept_for_times_without_a_network_is_all_that_is_there() -> None:
    worker = (SITE / "service-worker.js").read_text()
    kept = set(re.findall(r'url:"([^"]+)"', worker))
    by_engine = {name for name in files() if name.endswith((".packed", "/files.json"))}
    assert len(by_engine) == 4
    assert kept | by_engine | {"_headers", "service-worker.js"} == set(files())


def test_every_licence_is_there() -> None:
    """The names of what is shipped, and the beginnings of the licences that do not come with it."""
    text = (SITE / "docs/licences.txt").read_text()
    for name in (*SHIPPED, *INTERPRETER, "Zensical", "msgspec", "librt"):
        assert name in text, name
    for words in (
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Zensical and contributors",
        "Package: rxjs",
        "Lucide",
    ):
        assert words in text, words


def test_icons_of_an_installed_page_are_as_large_as_they_say() -> None:
    icons = json.loads((SITE / "manifest.webmanifest").read_text())["icons"]
    named = {icon["src"]: icon["sizes"] for icon in icons if icon["type"] == "image/png"}
    named["apple-touch-icon.png"] = "180x180"
    assert {icon["purpose"] for icon in icons} == {"any", "maskable"}
    for name, sizes in named.items():
        header = (SITE / name).read_bytes()[:24]
        assert header.startswith(b"\x89PNG"), name
        width, height = struct.unpack(">II", header[16:])
        assert f"{width}x{height}" == sizes, name


def test_nothing_names_another_host() -> None:
    page = (SITE / "index.html").read_text()
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', page)
    assert not re.findall(r'(?:src|href)="/', page), "it works below any path"
    (scripts,) = re.findall(r"script-src ([^;]+);", page)
    assert set(scripts.split()) >= {"'self'", "'wasm-unsafe-eval'"}
    assert all(one.startswith("'sha256-") for one in scripts.split()[2:])
