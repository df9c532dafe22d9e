"""Link previews for a table, a seat or a record (Open Graph)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from html import escape

from duomo.core.record import read
from duomo.core.words.phrase import render
from duomo.games import registry
from duomo.http.tables import replays, seating
from duomo.http.tables.hub import Hub
from duomo.locales import sentence
from duomo.play.tables.records import GONE, who_of
from duomo.play.trouble import ServerTrouble

TITLE = "<title>Duomo</title>"
"""The line of the built page that a preview replaces."""


@dataclass(frozen=True)
class Preview:
    title: str
    about: str
    picture: str
    """Path of the picture."""

    def tags(self, origin: str, path: str) -> str:
        """Return the lines for the page's head."""
        facts = {
            "og:type": "website",
            "og:site_name": "Duomo",
            "og:title": self.title,
            "og:description": self.about,
            "og:url": origin + path,
            "og:image": origin + self.picture,
        }
        lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items()]
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
        return f"<title>{escape(self.title)} · Duomo</title>\n" + "\n".join(lines)


async def preview_of(hub: Hub, path: str, language: str) -> Preview | None:
    """Return the preview of a page address; None if there is nothing to show."""
    _, kind, *rest = path.split("/")
    if not rest:
        return None
    try:
        if kind == "table":
            return await _table(hub, rest[0], language)
        if kind == "join":
            return await _seat(hub, rest[0], language)
        if kind == "replay":
            return await _replay(hub, rest[0], rest[1] if len(rest) > 1 else "", language)
    except ServerTrouble:
        pass
    return None


async def _table(hub: Hub, table: str, language: str) -> Preview:
    async with hub.room(table) as room:
        words, seats, game = room.live.table.words(), room.live.seats, room.live.row.game
    parties = [render(words.party(seat.seat), language) for seat in seats]
    names = [_person(one.name, one.level, language) or party for one, party in zip(seats, parties)]
    return _preview(language, game, "preview-table", "preview-table-about", names=", ".join(names))


async def _seat(hub: Hub, token: str, language: str) -> Preview:
    table, _ = await seating.linked(hub, token)
    async with hub.room(table) as room:
        return _preview(language, room.live.row.game, "preview-join", "preview-join-about")


async def _replay(hub: Hub, replay: str, number: str, language: str) -> Preview:
    text, _ = await replays.text_of(hub, replay)
    record = await asyncio.to_thread(read, text)
    tags = [tag for name, tag in record.tags.items() if not name.endswith(GONE)]
    people = [_person(*who_of(tag), language) for tag in tags]
    names = ", ".join(filter(None, people)) or _title(record.game, language)
    if not number.isdecimal():
        return _preview(language, record.game, "preview-replay", "preview-replay-about", names=names)
    moment = sentence(
        "preview-moment",
        language,
        {"game": _title(record.game, language), "move": int(number), "moves": len(record.moves)},
    )
    about = sentence("preview-replay-about", language, {"names": names})
    return Preview(moment, about, _picture(record.game))


def _preview(language: str, game: str, key: str, about: str, **facts: str) -> Preview:
    title = sentence(key, language, {"game": _title(game, language)})
    return Preview(title, sentence(about, language, facts), _picture(game))


def _person(name: str | None, level: str | None, language: str) -> str:
    """Return a display name; empty for a person without a name."""
    return name or "" if level is None else sentence("level-name", language, {"level": level})


def _title(game: str, language: str) -> str:
    found = registry.find(game)
    return sentence(f"web-game-{game}", language) if found.previewed else found.title


def _picture(game: str) -> str:
    """Return the path of a picture made by `tools/previews.py`."""
    return f"/preview-{game}.jpg" if registry.find(game).previewed else "/icon.svg"
