"""The documented interface: every address, and every live message, as one OpenAPI document."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from duomo.play import messages
from duomo.play.documents import Trouble

FOLDER, NAME = "/api/schema", "/openapi.json"
ABOUT = (
    "Everything that the page can do, for programs. Live messages (WebSocket "
    "`/api/tables/{table}/live?after=N`) are described in docs/live.md; their schemas are "
    "`ClientMessage` and `ServerMessage` here."
)


class WithLiveMessages(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(completed(openapi_schema))


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Duomo",
        version=version("duomo"),
        description=ABOUT,
        path=FOLDER,
        render_plugins=[WithLiveMessages(path=NAME)],
    )


def document(app: Litestar) -> dict[str, Any]:
    return completed(app.openapi_schema.to_schema())


def completed(whole: dict[str, Any]) -> dict[str, Any]:
    """The framework's document, with the live messages, and with how trouble is told."""
    schemas = whole["components"]["schemas"]
    roots, found = msgspec.json.schema_components(
        [messages.ClientMessage, messages.ServerMessage, Trouble], ref_template="#/components/schemas/{name}"
    )
    for name, schema in found.items():
        schemas.setdefault(name, schema)
    schemas["ClientMessage"], schemas["ServerMessage"], trouble = roots
    for path in whole["paths"].values():
        for operation in path.values():
            operation["responses"].pop("400", None)  # the framework's own form, which is not ours
            operation["responses"]["default"] = {
                "description": "It was not done: why.",
                "content": {"application/json": {"schema": trouble}},
            }
    return whole
