"""Every route in the server's own API description, with its parameters and a matching body."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

import httpx

DEEP = 6
"""Maximum nesting depth of a generated body."""


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    query: tuple[str, ...]
    body: Any
    """The schema of the request body, if there is one."""


@cache
def described(port: int) -> dict[str, Any]:
    found = httpx.get(f"http://127.0.0.1:{port}/api/schema/openapi.json", timeout=60).raise_for_status()
    document: dict[str, Any] = found.json()
    return document


@cache
def routes(port: int) -> tuple[Route, ...]:
    found: list[Route] = []
    for path, methods in described(port)["paths"].items():
        for method, about in methods.items():
            asked = about.get("parameters", ())
            query = tuple(one["name"] for one in asked if one["in"] == "query")
            content = about.get("requestBody", {}).get("content", {})
            body = content.get("application/json", {}).get("schema")
            found.append(Route(method.upper(), path, query, body))
    return tuple(found)


def fitting(port: int, schema: Any, chance: random.Random, depth: int = 0) -> Any:
    """A value that the schema allows, or almost."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return fitting(port, described(port)["components"]["schemas"][name], chance, depth)
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return fitting(port, chance.choice(schema[several]), chance, depth)
    if "enum" in schema:
        return chance.choice(schema["enum"])
    if "const" in schema:
        return schema["const"]
    if "default" in schema and chance.random() < 0.3:
        return schema["default"]
    kind = schema.get("type")
    match chance.choice(kind) if isinstance(kind, list) else kind:
        case "object":
            inside = schema.get("properties", {})
            wanted = set(schema.get("required", ()))
            return {
                name: fitting(port, one, chance, depth + 1)
                for name, one in inside.items()
                if name in wanted or (depth < DEEP and chance.random() < 0.5)
            }
        case "array":
            items = schema.get("items") or {}
            count = chance.choice((0, 1, 3)) if depth < DEEP else 0
            return [fitting(port, items, chance, depth + 1) for _ in range(count)]
        case "integer":
            return chance.choice((schema.get("minimum", 0), 1, 2, schema.get("maximum", 9)))
        case "number":
            return chance.choice((0.0, 1.5))
        case "boolean":
            return chance.random() < 0.5
        case "string":
            return chance.choice(("basilica", "red-cathedral", "x", "end", "2026-11-15", ""))
    return None
