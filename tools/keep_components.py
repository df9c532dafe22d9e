"""Store the current component sets, so that games played with them stay readable forever.

    python tools/keep_components.py

Run this after correcting a table in `games/*/components/`: the corrected set gets its own file beside those
of earlier sets, which stay. A test fails while a current set is not stored.
"""

from __future__ import annotations

from pathlib import Path

from duomo.core.component_versions import document_of, path_of
from duomo.core.components import ComponentSet
from duomo.games.basilica.components import sets as basilica
from duomo.games.red_cathedral.components import sets as red_cathedral
from duomo.games.red_cathedral.modules.components import sets as contractors


def present() -> list[tuple[ComponentSet, Path]]:
    """Return the current sets, each with its file."""
    return [
        (parts, path_of(folder, parts.hash))
        for parts, folder in (
            (basilica.default(), basilica.FOLDER),
            (red_cathedral.default(), red_cathedral.FOLDER),
            (contractors.default(), contractors.FOLDER),
        )
    ]


if __name__ == "__main__":
    for parts, path in present():
        if not path.is_file():
            path.parent.mkdir(exist_ok=True)
            path.write_text(document_of(parts) + "\n", encoding="utf-8")
            print(path)
