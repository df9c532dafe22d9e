"""The documented interface: complete, at its address, and obeyed by the server."""

from __future__ import annotations

import json
import re
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from duomo.http.openapi import FOLDER, NAME
from duomo.play.documents import messages
from server_tools import Person, Running
from size import sized

DOCS = Path(__file__).resolve().parents[2] / "docs"
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def document(server: Running) -> Any:
    return Person(server.port).http.get(FOLDER + NAME).raise_for_status().json()


def test_the_document_has_every_address_and_every_live_message(server: Running) -> None:
    whole = document(server)
    assert whole["openapi"].startswith("3.")
    assert {"/api/me", "/api/tables", "/api/tables/{table}", "/api/replays", "/healthz"} <= set(
        whole["paths"]
    )
    schemas = whole["components"]["schemas"]
    said = json.dumps(schemas["ServerMessage"]) + json.dumps(schemas["ClientMessage"])
    for struct in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__):
        info: Any = msgspec.inspect.type_info(struct)
        assert f'"{info.tag}"' in said
        assert struct.__name__ in schemas


def test_every_reference_leads_somewhere(server: Running) -> None:
    whole = document(server)
    for reference in re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(whole)):
        assert reference in whole["components"]["schemas"], reference


def test_one_name_stands_for_one_document(server: Running) -> None:
    """Two with the same name would be distinguished by their modules, which are internal."""
    assert not [
        name for name in document(server)["components"]["schemas"] if not name.isidentifier() or "_" in name
    ]


def test_the_page_on_live_messages_names_them_all() -> None:
    page = (DOCS / "live.md").read_text(encoding="utf-8")
    for struct in (*messages.ClientMessage.__args__, *messages.ServerMessage.__args__):
        info: Any = msgspec.inspect.type_info(struct)
        assert f"`{info.tag}`" in page
        for field in info.fields:
            assert f"`{field.encode_name}`" in page, (info.tag, field.encode_name)


ENDLESS = "/api/me/turns/stream"
"""A response that never ends; tests/server/test_tokens.py reads it."""


@pytest.mark.slow
def test_the_server_keeps_to_its_document(server: Running) -> None:
    """Schemathesis tries every address with values that match the document, and with ones that do not."""
    anna = Person(server.port)
    table, links = anna.table(seats="me bot friend")
    real = {"table": table, "replay": table, "token": links[2], "game": "basilica"}
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}{FOLDER}{NAME}")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 20
    for operation in operations:
        if operation.path == ENDLESS:
            continue
        attempt(operation.as_strategy(generation_mode=GenerationMode.POSITIVE), anna, real, server)
        if not takes_anything(operation):
            attempt(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), anna, real, server)


def takes_anything(operation: Any) -> bool:
    """An address with only texts in its path, or nothing at all, has no invalid input."""
    said = [parameter.definition for parameter in operation.iter_parameters()]
    texts = [one["schema"] for one in said if one["in"] == "path" and one["schema"].get("type") == "string"]
    free = [text for text in texts if text.keys() <= {"type", "description"}]
    return not operation.body and len(free) == len(said)


def attempt(cases: Any, anna: Person, real: dict[str, str], server: Running) -> None:
    truly = cycle((True, False))

    @seed(len(server.settings.database.partition(":")[0]))  # different values on the two databases
    @settings(
        max_examples=sized(2),
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(cases)
    def one(case: Any) -> None:
        if next(truly):  # every other time the table exists
            case.path_parameters.update({name: real[name] for name in case.path_parameters if name in real})
        case.validate_response(case.call(cookies={"duomo": anna.cookie}), checks=CHECKS)

    one()
