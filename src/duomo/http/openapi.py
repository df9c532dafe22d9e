"""The API as one OpenAPI document: every route and every live message."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.di import NamedDependency
from litestar.openapi import OpenAPIConfig

from duomo.core.wire import GAME
from duomo.games import registry
from duomo.http.gate.scopes import scope_of
from duomo.http.people.guests import COOKIE, Guests
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.settings import Settings
from duomo.http.tables.hub import Hub
from duomo.http.thinking.thinkers import WorkerLost
from duomo.play.documents import messages
from duomo.play.documents.general import Trouble
from duomo.play.thinking import Tell, Thought
from duomo.play.trouble import ServerTrouble

REFERENCE = "#/components/schemas/{name}"
FOLDER, NAME = "/api/schema", "/openapi.json"
MEDIA_TYPE = "application/vnd.oai.openapi+json"
ABOUT = (
    "Everything that the page can do, for programs. Live messages (WebSocket "
    "`/api/tables/{table}/live?after=N`) are described in docs/live.md; their schemas are "
    "`ClientMessage` and `ServerMessage` here, and `PersonMessage` at `/api/me/live`."
)


class Description(Thought):
    """The task of writing the document, which takes long: inspecting every route and every type."""

    def think(self, tell: Tell) -> None:
        tell(msgspec.json.encode(document()))


@get(f"{FOLDER}{NAME}", media_type=MEDIA_TYPE, include_in_schema=False)
async def description(
    request: AnyRequest, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> Response[bytes]:
    """The document; a reader process writes it when it is first asked for."""
    whose = await guests.whose(request)

    async def work() -> bytes:
        try:
            async for written in hub.readers.think(Description(), whose):
                assert isinstance(written, bytes)
                return written
        except WorkerLost:
            pass
        raise ServerTrouble(503, "busy")

    return Response(await while_connected(request, hub.records.get(NAME, work)), media_type=MEDIA_TYPE)


def config() -> OpenAPIConfig:
    """Return what the framework must know; its own routes for the document would be elsewhere."""
    return OpenAPIConfig(title="Duomo", version=version("duomo"), description=ABOUT, path="/described")


def document() -> dict[str, Any]:
    """Write the document, from an application that is not served."""
    from duomo.http.app import make_app

    guard: Any = make_app(Settings(database="sqlite://"), config()).app
    app: Litestar = guard.app
    return completed(app.openapi_schema.to_schema())


def completed(whole: dict[str, Any]) -> dict[str, Any]:
    """Return the framework's document, with the games' schemas, the live messages, and the format of errors
    added."""
    schemas = whole["components"]["schemas"]
    roots, found = msgspec.json.schema_components(
        [messages.ClientMessage, messages.PersonMessage, messages.ServerMessage, Trouble],
        ref_template=REFERENCE,
    )
    for name, schema in found.items():
        schemas.setdefault(name, schema)
    schemas["ClientMessage"], schemas["PersonMessage"], schemas["ServerMessage"], trouble = roots
    for path in whole["paths"].values():
        for operation in path.values():
            operation["responses"].pop("400", None)  # the framework's own error format, which we do not use
            operation["responses"]["default"] = {
                "description": "It was not done: why.",
                "content": {"application/json": {"schema": trouble}},
            }
    say_what_is_always_there(whole)
    add_games(schemas)
    say_who_may(whole)
    return whole


def say_who_may(whole: dict[str, Any]) -> None:
    """Add the authentication: a cookie for browsers, a token with the named scope for programs."""
    cookie = {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "A browser; GET /api/me sets it.",
    }
    token = {"type": "http", "scheme": "bearer", "description": "A program; made in the page `Me`."}
    whole["components"]["securitySchemes"] = {"cookie": cookie, "token": token}
    for path, operations in whole["paths"].items():
        if not path.startswith("/api"):
            continue
        for method, operation in operations.items():
            scope = scope_of(method.upper(), path)
            operation["security"] = [{}, {"cookie": []}]
            if scope is not None:
                operation["security"].append({"token": []})
                operation["x-scope"] = scope


def add_games(schemas: dict[str, Any]) -> None:
    """Make `View`, `Offer`, `Closed`, `GameEvent` and `Scoring` unions over all games, discriminated by
    `game`.

    The types of a game are prefixed by its name: those of Basilica start with `Basilica`.
    """
    shared = {"Phrase", "TieBreak"}
    titles = ("View", "Offer", "Closed", "GameEvent", "Scoring")
    mappings: list[dict[str, str]] = [{} for _ in titles]
    for name, game in registry.GAMES.items():
        prefix = "".join(part.capitalize() for part in name.split("-"))
        roots, found = msgspec.json.schema_components(
            game.wire().declared.types(), ref_template=REFERENCE.format(name=prefix + "{name}")
        )
        text = msgspec.json.encode(found).decode()
        for known in shared:
            text = text.replace(REFERENCE.format(name=prefix + known), REFERENCE.format(name=known))
        for title, schema in msgspec.json.decode(text).items():
            if title in shared:
                schemas.setdefault(title, schema)
            else:
                schemas[prefix + title] = schema
        for mapping, root in zip(mappings, roots, strict=True):
            mapping[name] = root["$ref"]
    for title, mapping in zip(titles, mappings, strict=True):
        schemas[title] = {
            "title": title,
            "oneOf": [{"$ref": reference} for reference in mapping.values()],
            "discriminator": {"propertyName": GAME, "mapping": mapping},
        }


def say_what_is_always_there(whole: dict[str, Any]) -> None:
    """Mark all fields in answers as required: the server never omits default values.

    Only the games' own documents may omit some; their types say so.
    """
    schemas = whole["components"]["schemas"]
    bodies = [operation.get("requestBody") for path in whole["paths"].values() for operation in path.values()]
    received: set[str] = set()
    waiting = references([bodies, schemas["ClientMessage"], schemas["PersonMessage"]])
    while waiting:
        name = waiting.pop()
        if name not in received:
            received.add(name)
            waiting |= references(schemas[name])
    for name, schema in schemas.items():
        if name not in received and "properties" in schema:
            schema["required"] = sorted(schema["properties"])


def references(part: Any) -> set[str]:
    """Return the names of the schemas that a part of the document refers to."""
    return set(re.findall(r'"\$ref":"#/components/schemas/([^"]+)"', msgspec.json.encode(part).decode()))
