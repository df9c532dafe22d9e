"""Build the site: a folder of plain files with the page, and the engine that runs inside the browser.

    python tools/build_site.py

Any file server can serve it, at any path. See docs/site.md.
"""

from __future__ import annotations

import gzip
import re
import shutil
import subprocess
import sys
from pathlib import Path

import site_docs
import site_engine
from build_page import PAGE, ROOT, folder_of_node

SITE = ROOT / "dist/site"


def policy(scripts: list[str]) -> str:
    """Return the content security policy; `scripts` are the hashes of the inline scripts in the
    documentation."""
    return "; ".join(
        (
            "default-src 'self'",
            # Python is compiled to WebAssembly
            " ".join(("script-src 'self' 'wasm-unsafe-eval'", *scripts)),
            "style-src 'self' 'unsafe-inline'",  # pieces are moved by their style attribute
            "img-src 'self' data:",
            "connect-src 'self'",
            "worker-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
        )
    )


HEADERS = """/*
  Content-Security-Policy: {policy}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: same-origin
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/engine/*
  Cache-Control: public, max-age=31536000, immutable
"""


def index(engine: str, allowed: str) -> str:
    """Return the page with relative links, so that it works at any path, and the location of the engine."""
    page = (PAGE / "index.html").read_text(encoding="utf-8")
    page = re.sub(r'\b(href|src)="/(?!/)', r'\1="./', page)
    head = (
        f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{allowed}" />'
        f'\n    <meta name="duomo-engine" content="{engine}" />'
    )
    return page.replace("<head>", head, 1)


def copy_page() -> None:
    """Copy the page, except compressed files, since hosts compress themselves, and what only a server
    needs: link previews and turn notifications."""
    for file in sorted(PAGE.rglob("*")):
        name = file.relative_to(PAGE)
        if (
            file.is_file()
            and file.suffix not in (".br", ".gz")
            and not name.name.startswith((".", "preview-", "worker."))
        ):
            (SITE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, SITE / name)


def guard_docs(folder: Path, allowed: str) -> None:
    """Add the same policy to every page of the documentation."""
    tag = f'<head><meta http-equiv="Content-Security-Policy" content="{allowed}">'
    for page in folder.rglob("*.html"):
        page.write_text(page.read_text(encoding="utf-8").replace("<head>", tag, 1), encoding="utf-8")


def over_the_line(part: Path) -> int:
    """Return the bytes transferred for a part of the site, with gzip for each file where that helps."""
    found = 0
    for file in [part] if part.is_file() else part.rglob("*"):
        if file.is_file():
            content = file.read_bytes()
            found += min(len(content), len(gzip.compress(content, 9)))
    return found


def main() -> None:
    subprocess.run([sys.executable, str(ROOT / "tools/build_page.py")], check=True)
    if folder_of_node() is None:
        sys.exit("The site needs Node 20 or newer.")
    engine = site_engine.build()
    shutil.rmtree(SITE, ignore_errors=True)
    SITE.mkdir(parents=True)
    copy_page()
    place = f"engine/{engine.name}"
    shutil.copytree(engine, SITE / place)
    docs = site_docs.render()
    allowed = policy(site_docs.inline_scripts(docs))
    guard_docs(docs, allowed)
    shutil.copytree(docs, SITE / "docs")
    (SITE / "index.html").write_text(index(f"{place}/", allowed), encoding="utf-8")
    (SITE / "_headers").write_text(HEADERS.format(policy=allowed))
    kept = [f"{place}/{name}" for name in (*site_engine.FILES, "files.json")]
    site_engine.run_node("service-worker.js", str(SITE), *kept)
    parts = {part.name: over_the_line(part) for part in sorted(SITE.iterdir())}
    for name in ("engine", "assets", "docs"):
        print(f"{name}: {parts[name] / 1e6:.2f} MB over the line")
    print(f"{SITE.relative_to(ROOT)}: {sum(parts.values()) / 1e6:.2f} MB over the line in all")


if __name__ == "__main__":
    main()
