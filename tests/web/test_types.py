"""The page's types are made from web/openapi.json, which is the server's own description."""

from __future__ import annotations

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "page_types.py"


def test_the_page_knows_the_server_as_it_is() -> None:
    tool = runpy.run_path(str(TOOL))
    told = tool["FILE"].read_text(encoding="utf-8")
    assert told == tool["described"](), "python tools/page_types.py renews it"
