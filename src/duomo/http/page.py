"""The page's files, as Vite has built them into `page/`."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from duomo.http.guests import language_of
from duomo.http.hub import Hub
from duomo.http.previews import TITLE, Preview, preview_of
from duomo.http.replies import AnyRequest
from duomo.locales import sentence
from duomo.play.trouble import ServerTrouble

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
"""Names in assets/ hold the hash of what is in them."""
COMPRESSED = "compressed"
"""Says of a route that its answers are compressed already, where that is of any use."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
BASE = "duomo_base"
"""Where `entrance` notes the path below which the page lies."""
UNCACHED = {"cache-control": "no-cache"}
NOT_BUILT = "<!doctype html><html lang=en><meta charset=utf-8><title>Duomo</title><p>{}</p></html>"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def reply(request: AnyRequest, path: Path, caching: str) -> Response[bytes]:
    """A file, compressed if the browser likes that and somebody has done it beforehand."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for name, suffix in ENCODINGS:
        beside = path.with_name(path.name + suffix)
        if name in accepted and beside.is_file():
            path = beside
            headers["content-encoding"] = name
            break
    body = path.read_bytes()
    headers["etag"] = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@cache
def placed(base: str) -> bytes:
    """The page below a path: what it names lies there too, and its scripts are told where that is."""
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    page = re.sub(r'\b(href|src)="/(?!/)', rf'\1="{base}/', page)
    return page.replace("<head>", f'<head><meta name="duomo-base" content="{base}" />', 1).encode()


def index(request: AnyRequest, status: int = HTTP_200_OK, preview: Preview | None = None) -> Response[bytes]:
    """The one page that all addresses of the page lead to; of others it says that nothing is there."""
    if not (FOLDER / "index.html").is_file():
        body = NOT_BUILT.format(sentence("server-no-page")).encode()
        return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    base = str(request.scope.get(BASE, ""))
    if preview is not None:
        origin = str(request.base_url).rstrip("/").removesuffix(base) + base
        whole = placed(base) if base else (FOLDER / "index.html").read_bytes()
        body = whole.replace(TITLE.encode(), preview.tags(origin, request.url.path).encode())
        return Response(body, status_code=status, media_type=MediaType.HTML, headers=UNCACHED)
    if base:
        return Response(placed(base), status_code=status, media_type=MediaType.HTML, headers=UNCACHED)
    answer = reply(request, FOLDER / "index.html", "no-cache")
    if answer.status_code == HTTP_200_OK:
        answer.status_code = status
    return answer


@get(
    [
        "/",
        "/new",
        "/tables",
        "/upload",
        "/learn",
        "/rules",
        "/components",
        "/about",
        "/house",
        "/table/{rest:path}",
        "/join/{rest:path}",
        "/replay/{rest:path}",
        "/learn/{rest:path}",
        "/rules/{rest:path}",
        "/components/{rest:path}",
    ],
    include_in_schema=False,
    opt={COMPRESSED: True},
)
async def page(request: AnyRequest, hub: NamedDependency[Hub]) -> Response[bytes]:
    language = language_of(request.headers.get("accept-language", ""))
    preview = await preview_of(hub, request.url.path, language)
    return await asyncio.to_thread(index, request, HTTP_200_OK, preview)


@get("/{name:path}", include_in_schema=False, opt={COMPRESSED: True})
async def file(request: AnyRequest, name: FromPath[Path]) -> Response[bytes]:
    """Anything else that was built: assets, icons, the manifest. People see in the page what is not there."""
    inside = str(name).lstrip("/")
    path = (FOLDER / inside).resolve()
    if not path.is_relative_to(FOLDER.resolve()) or not path.is_file():
        if inside.startswith(("api/", "assets/")) or "text/html" not in request.headers.get("accept", ""):
            raise ServerTrouble(404, "not-found")
        return await asyncio.to_thread(index, request, HTTP_404_NOT_FOUND)
    return await asyncio.to_thread(
        reply, request, path, FOREVER if inside.startswith("assets/") else "no-cache"
    )


ROUTES: list[Any] = [page, file]
