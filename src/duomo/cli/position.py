"""`duomo position`: positions that people write by hand."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App
from rich.text import Text

from duomo.cli.common import console, language_of

app = App(name="position", help="Draw a position that was written by hand.", help_format="plaintext")


@app.command
def show(file: Path, /, *, language: str | None = None) -> int:
    """Draw the position in a file.

    Parameters
    ----------
    file
        A position in TOML, as described in docs/positions.md.
    language
        A code such as en or de. By default, the language of your environment.
    """
    import duomo
    from duomo.cli.common import read_text
    from duomo.core.words.phrase import render

    tongue = language_of(language)
    read_text(file)  # reports a folder, a missing or a binary file
    table = duomo.table(position=file)
    face = table.game.face()
    screen = console()
    screen.print(face.board(table, tongue, screen.width))
    legend = face.legend(table, tongue)
    if legend is not None:
        screen.print(legend)
    if table.decider >= 0:
        screen.print()
        who = face.name(table, table.decider, tongue)
        screen.print(Text(f"{who}: {render(table.words().decision(), tongue)}", style="bold"))
    return 0
