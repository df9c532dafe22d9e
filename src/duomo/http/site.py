"""The built static site, served beside the server: the same page with its own engine, for offline use.

A browser that opens a page for real tables keeps the site. When the server cannot be reached, that page
continues there with everything entered, and so do pages opened meanwhile (docs/companion.md).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.status_codes import HTTP_307_TEMPORARY_REDIRECT

from duomo.http.page import BASE, COMPRESSED, FOREVER, INDEX, UNCACHED, reply
from duomo.http.replies import AnyRequest
from duomo.http.settings import Settings
from duomo.play.trouble import ServerTrouble

PLACE = "/site"
HEADERS = "_headers"
"""File with the headers the site needs for every file."""
POLICY = "Content-Security-Policy: "
HOME = b'<head><meta name="duomo-home" content=".." />'
"""Tells the site's page where the server's page is."""


def check_site(settings: Settings) -> None:
    """Raise ServerTrouble if the setting names a folder without a built site."""
    folder = Path(settings.site)
    if settings.site and not all((folder / name).is_file() for name in (INDEX, HEADERS)):
        raise ServerTrouble(400, "bad-setting", name="site", reason=f"{INDEX}, {HEADERS}: {folder}")


@lru_cache(maxsize=1)
def policy(folder: Path) -> str:
    """Return the site's content security policy: unlike the server's own page, it runs Python."""
    lines = (folder / HEADERS).read_text(encoding="utf-8").splitlines()
    (found,) = (line.strip().removeprefix(POLICY) for line in lines if line.strip().startswith(POLICY))
    return found


def file_of_site(request: AnyRequest, settings: Settings, name: str) -> Response[bytes]:
    folder = Path(settings.site)
    caching = FOREVER if name.startswith(("assets/", "engine/")) else UNCACHED["cache-control"]
    found = reply(request, name, caching, folder=folder) if settings.site else None
    if found is None:
        raise NotFoundException
    if name == INDEX:
        found.content = found.content.replace(b"<head>", HOME, 1)
    found.headers["content-security-policy"] = policy(folder)
    return found


@get(PLACE, include_in_schema=False)
async def site(request: AnyRequest, settings: NamedDependency[Settings]) -> Response[Any]:
    """Redirect to the address with a trailing slash, because the page's links are relative."""
    if not request.scope["raw_path"].endswith(b"/"):
        base = str(request.scope.get(BASE, ""))
        return Redirect(f"{base}{PLACE}/", status_code=HTTP_307_TEMPORARY_REDIRECT)
    return file_of_site(request, settings, INDEX)


@get(f"{PLACE}/{{name:path}}", include_in_schema=False)
async def site_file(
    request: AnyRequest, name: FromPath[Path], settings: NamedDependency[Settings]
) -> Response[bytes]:
    return file_of_site(request, settings, name.as_posix().lstrip("/"))


@get(f"{PLACE}/engine/{{name:path}}", include_in_schema=False, opt={COMPRESSED: True})
async def site_engine(
    request: AnyRequest, name: FromPath[Path], settings: NamedDependency[Settings]
) -> Response[bytes]:
    """Not compressed again: most of it already is."""
    return file_of_site(request, settings, f"engine/{name.as_posix().lstrip('/')}")


ROUTES: list[Any] = [site, site_file, site_engine]
