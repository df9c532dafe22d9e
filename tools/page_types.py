"""Update what the page knows about the server: web/openapi.json, and the types generated from it.

    python tools/page_types.py

`make test` fails while web/openapi.json differs from the server's own description, or the types differ from
web/openapi.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from duomo.http.openapi import document

WEB = Path(__file__).parent.parent / "web"
FILE = WEB / "openapi.json"


def described() -> str:
    """Return the server's OpenAPI document as text that changes only when its meaning does."""
    whole = document()
    whole["info"]["version"] = ""  # a new release alone changes nothing for the page
    return json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    import build_page

    FILE.write_text(described(), encoding="utf-8")
    node = build_page.folder_of_node()
    if node is None:
        sys.exit(build_page.NO_NODE)
    build_page.run(node, "run", "--silent", "types")
