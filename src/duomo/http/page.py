"""Serves the page's files, as built by Vite into `page/`."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from datetime import UTC, date, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from duomo.games.registry import GAMES
from duomo.http.people.clubs import ClubHouse
from duomo.http.people.directing import Director
from duomo.http.people.guests import language_of
from duomo.http.people.remembering import Remembering
from duomo.http.previews import TITLE, Preview, preview_of
from duomo.http.replies import AnyRequest, on_http_error
from duomo.http.tables.hub import Hub
from duomo.locales import sentence
from duomo.play.people.tokens import hashed
from duomo.play.practice import first_games, lessons, puzzles
from duomo.play.reading.figures import guides
from duomo.play.trouble import ServerTrouble

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
"""Cache header for assets/, whose names contain a hash of the content."""
COMPRESSED = "compressed"
"""Marks routes whose answers are already compressed if that is useful."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
BASE = "duomo_base"
"""Scope key under which `entrance` stores the page's base path."""
UNCACHED = {"cache-control": "no-cache"}
NOT_BUILT = "<!doctype html><html lang=en><meta charset=utf-8><title>Duomo</title><p>{}</p></html>"

REAL = ["/real", *(f"/real/{name}" for name in ("score", "log", "ivan", "position", "copy", "game"))]
"""Pages for real tables."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@lru_cache(maxsize=4)
def built(folder: Path, _version: int) -> dict[str, Path]:
    """Return all files of a page by name, so that request paths never reach the disk."""
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}


@lru_cache(maxsize=2048)
def content(path: Path, _version: int) -> tuple[bytes, str]:
    """Return a file and its ETag."""
    body = path.read_bytes()
    return body, f'"{hashlib.sha256(body).hexdigest()[:24]}"'


def version(folder: Path) -> int | None:
    """Return the version of the page in a folder; None if there is none."""
    try:
        return (folder / INDEX).stat().st_mtime_ns
    except OSError:
        return None


def reply(
    request: AnyRequest, name: str, caching: str, status: int = HTTP_200_OK, folder: Path | None = None
) -> Response[bytes] | None:
    """Return a file of the page or another folder; None if there is none.

    It is sent precompressed if the browser accepts that and such a file exists.
    """
    folder = folder or FOLDER
    now = version(folder)
    files = {} if now is None else built(folder, now)
    if now is None or name not in files:
        return None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    path = files[name]
    for encoding, suffix in ENCODINGS:
        if encoding in accepted and name + suffix in files:
            path = files[name + suffix]
            headers["content-encoding"] = encoding
            break
    body, headers["etag"] = content(path, now)
    if status == HTTP_200_OK and request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(body, status_code=status, media_type=kind, headers=headers)


@lru_cache(maxsize=4)
def placed(path: Path, base: str, version: int) -> bytes:
    """Return the page adjusted to a base path, which is also told to its scripts."""
    body, _ = content(path, version)
    if not base:
        return body
    page = body.decode()
    page = re.sub(r'\b(href|src)="/(?!/)', rf'\1="{base}/', page)
    return page.replace("<head>", f'<head><meta name="duomo-base" content="{base}" />', 1).encode()


def index(request: AnyRequest, status: int = HTTP_200_OK, preview: Preview | None = None) -> Response[bytes]:
    """Return the single-page app for any of its addresses; with status 404 it says that there is nothing
    there."""
    answer = reply(request, INDEX, "no-cache", status)
    if answer is None:
        body = NOT_BUILT.format(sentence("server-no-page")).encode()
        return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    base = str(request.scope.get(BASE, ""))
    whole = placed(FOLDER / INDEX, base, version(FOLDER) or 0)
    if preview is not None:
        origin = str(request.base_url).rstrip("/").removesuffix(base) + base
        body = whole.replace(TITLE.encode(), preview.tags(origin, request.url.path).encode())
        return Response(body, status_code=status, media_type=MediaType.HTML, headers=UNCACHED)
    if base:
        return Response(whole, status_code=status, media_type=MediaType.HTML, headers=UNCACHED)
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
        "/me",
        "/profile",
        "/archive",
        "/leaders",
        "/lobby",
        "/friends",
        "/clubs",
        "/tournaments",
        "/tournaments/new",
        "/kept",
        "/puzzles",
        "/challenge",
        *REAL,
    ],
    include_in_schema=False,
    opt={COMPRESSED: True},
)
async def page(request: AnyRequest) -> Response[bytes]:
    return index(request)


OF_GAMES = ["/components/{game:str}", "/real/score/{game:str}", "/puzzles/of/{game:str}"]


@get(OF_GAMES, include_in_schema=False, opt={COMPRESSED: True})
async def game_page(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    return index(request, HTTP_200_OK if game in GAMES else HTTP_404_NOT_FOUND)


@get("/puzzles/{puzzle:str}", include_in_schema=False, opt={COMPRESSED: True})
async def puzzle_page(request: AnyRequest, puzzle: FromPath[str]) -> Response[bytes]:
    try:
        await asyncio.to_thread(puzzles.find, puzzle)
    except ServerTrouble:
        return index(request, HTTP_404_NOT_FOUND)
    return index(request)


@get("/challenge/{day:date}", include_in_schema=False, opt={COMPRESSED: True})
async def challenge_page(request: AnyRequest, day: FromPath[date]) -> Response[bytes]:
    return index(request, HTTP_200_OK if day <= datetime.now(UTC).date() else HTTP_404_NOT_FOUND)


@get("/how-to/{name:str}", include_in_schema=False, opt={COMPRESSED: True})
async def guide_page(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    known = name in await asyncio.to_thread(guides)
    return index(request, HTTP_200_OK if known else HTTP_404_NOT_FOUND)


@get("/learn/{game:str}/{course:str}", include_in_schema=False, opt={COMPRESSED: True})
async def first_game_page(request: AnyRequest, game: FromPath[str], course: FromPath[str]) -> Response[bytes]:
    try:
        await asyncio.to_thread(first_games.find, game, course)
    except ServerTrouble:
        return index(request, HTTP_404_NOT_FOUND)
    return index(request)


@get("/learn/{game:str}/{course:str}/{name:str}", include_in_schema=False, opt={COMPRESSED: True})
async def lesson_page(
    request: AnyRequest, game: FromPath[str], course: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    try:
        await asyncio.to_thread(lessons.find, game, course, name)
    except ServerTrouble:
        return index(request, HTTP_404_NOT_FOUND)
    return index(request)


async def previewed(request: AnyRequest, hub: Hub, found: bool) -> Response[bytes]:
    """Return the page for something that can be shared, with Open Graph tags for link previews."""
    if not found:
        return index(request, HTTP_404_NOT_FOUND)
    language = language_of(request.headers.get("accept-language", ""))
    return index(request, HTTP_200_OK, await preview_of(hub, request.url.path, language))


@get("/table/{table:str}", include_in_schema=False, opt={COMPRESSED: True})
async def table_page(request: AnyRequest, table: FromPath[str], hub: NamedDependency[Hub]) -> Response[bytes]:
    found = table in hub.rooms or await asyncio.to_thread(hub.store.has_table, table)
    return await previewed(request, hub, found)


@get(
    ["/replay/{replay:str}", "/replay/{replay:str}/{step:int}", "/replay/{replay:str}/{step:int}/study"],
    include_in_schema=False,
    opt={COMPRESSED: True},
)
async def replay_page(
    request: AnyRequest, replay: FromPath[str], hub: NamedDependency[Hub]
) -> Response[bytes]:
    return await previewed(request, hub, await asyncio.to_thread(hub.store.has_replay, replay))


@get("/profile/{guest:str}", include_in_schema=False, opt={COMPRESSED: True})
async def profile_page(
    request: AnyRequest, guest: FromPath[str], remembering: NamedDependency[Remembering]
) -> Response[bytes]:
    return index(request, HTTP_200_OK if await remembering.is_seen(guest) else HTTP_404_NOT_FOUND)


@get("/here/{token:str}", include_in_schema=False, opt={COMPRESSED: True})
async def here_page(request: AnyRequest, token: FromPath[str]) -> Response[bytes]:
    return index(request)


@get("/unsubscribe/{token:str}", include_in_schema=False, opt={COMPRESSED: True})
async def unsubscribe_page(request: AnyRequest, token: FromPath[str]) -> Response[bytes]:
    return index(request)


@get("/join/{token:str}", include_in_schema=False, opt={COMPRESSED: True})
async def join_page(request: AnyRequest, token: FromPath[str], hub: NamedDependency[Hub]) -> Response[bytes]:
    found = await asyncio.to_thread(hub.store.seat_of_link, hashed(token))
    return await previewed(request, hub, found is not None)


@get("/club/{club:str}", include_in_schema=False, opt={COMPRESSED: True})
async def club_page(
    request: AnyRequest, club: FromPath[str], clubhouse: NamedDependency[ClubHouse]
) -> Response[bytes]:
    found = await asyncio.to_thread(clubhouse.store.club, club)
    return index(request, HTTP_404_NOT_FOUND if found is None else HTTP_200_OK)


@get("/club/join/{token:str}", include_in_schema=False, opt={COMPRESSED: True})
async def club_link_page(
    request: AnyRequest, token: FromPath[str], clubhouse: NamedDependency[ClubHouse]
) -> Response[bytes]:
    found = await asyncio.to_thread(clubhouse.store.club_of_link, hashed(token))
    return index(request, HTTP_404_NOT_FOUND if found is None else HTTP_200_OK)


@get("/tournaments/{tournament:str}", include_in_schema=False, opt={COMPRESSED: True})
async def tournament_page(
    request: AnyRequest, tournament: FromPath[str], director: NamedDependency[Director]
) -> Response[bytes]:
    found = await asyncio.to_thread(director.store.has, tournament)
    return index(request, HTTP_200_OK if found else HTTP_404_NOT_FOUND)


@get("/{name:path}", include_in_schema=False, opt={COMPRESSED: True})
async def file(request: AnyRequest, name: FromPath[Path]) -> Response[bytes]:
    """Serve any other built file: assets, icons, the manifest. Browsers get the page's own 404."""
    inside = name.as_posix().lstrip("/")
    found = reply(request, inside, FOREVER if inside.startswith("assets/") else "no-cache")
    if found is not None:
        return found
    raise NotFoundException


def on_nothing_there(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Answer a missing address: with the page for people, and with an ordinary error for programs."""
    path = request.scope["path"]
    if path.startswith(("/api/", "/assets/")) or "text/html" not in request.headers.get("accept", ""):
        return on_http_error(request, error)
    return index(request, HTTP_404_NOT_FOUND)


ROUTES: list[Any] = [
    page,
    game_page,
    puzzle_page,
    challenge_page,
    guide_page,
    first_game_page,
    lesson_page,
    table_page,
    replay_page,
    profile_page,
    here_page,
    unsubscribe_page,
    join_page,
    club_page,
    tournament_page,
    club_link_page,
    file,
]
