"""Another version of a built site: every name that contains a hash is changed."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

HASHED = re.compile(r"[\w.$-]+-[\w-]{8}(?=\.\w+)")
"""The name of a file in `assets/`, without its extension."""
REVISION = re.compile(r'(url:"index\.html",revision:")\w+')
"""Files without a hash in their name: the service worker lists it beside them."""
READ = (".html", ".js", ".css", ".json")


def publish(site: Path, of: Path, mark: str = "") -> None:
    """Publish another version atomically: a browser sees one or the other. `site` is a link."""
    coming = shutil.copytree(of, site.with_name(f"site-{mark}"))
    if mark:
        renew(coming, mark)
    link = site.with_name("coming")
    link.symlink_to(coming)
    os.replace(link, site)


def renew(site: Path, mark: str) -> None:
    """Give the same files other names, each containing `mark`."""
    (engine,) = (site / "engine").iterdir()
    stems = {found[0] for file in (site / "assets").iterdir() if (found := HASHED.match(file.name))}
    changed = re.compile("|".join(re.escape(stem) for stem in sorted(stems, key=len, reverse=True)))
    for file in [
        one for one in site.rglob("*") if one.is_file() and "docs" not in one.relative_to(site).parts
    ]:
        if file.suffix in READ and "engine" not in file.relative_to(site).parts:
            text = changed.sub(lambda found: marked(found[0], mark), file.read_text(encoding="utf-8"))
            file.write_text(text.replace(engine.name, marked(engine.name, mark)), encoding="utf-8")
    worker = site / "service-worker.js"
    worker.write_text(REVISION.sub(rf"\g<1>{mark}", worker.read_text(encoding="utf-8")), encoding="utf-8")
    for file in list((site / "assets").iterdir()):
        if found := HASHED.match(file.name):
            file.rename(file.with_name(file.name.replace(found[0], marked(found[0], mark), 1)))
    engine.rename(engine.with_name(marked(engine.name, mark)))


def marked(name: str, mark: str) -> str:
    return name[: -len(mark)] + mark
