"""Records: save file, replay, test fixture and data set in one, as readable text.

A header in TOML, a line `---`, one move per line with the name of the party that made it, and a last line
`--- end`, so that a truncated file is recognised.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import tomli_w

from duomo.core import toml
from duomo.core.engine.refusal import RecordError, Refusal

FORMAT = 1
NATURE_NAME = "nature"
RULE = "---"
END = "--- end"


@dataclass
class RecordLine:
    """One move of a record."""

    number: int
    """Line number in the file."""
    who: str
    text: str


@dataclass
class Record:
    """A whole game or the beginning of one."""

    game: str
    players: int
    options: dict[str, str]
    components: str
    components_hash: str
    moves: list[RecordLine] = field(default_factory=list)
    seed: int | str | None = None
    position: dict[str, Any] | None = None
    result: dict[str, int] | None = None
    tags: dict[str, str] = field(default_factory=dict)
    """Anything people add: date, names, a remark."""
    copy: dict[str, Any] | None = None
    """All values of the set, if it is someone's own copy (`core/own_copy.py`)."""

    def __str__(self) -> str:
        return write(self)


def write(record: Record) -> str:
    header: dict[str, Any] = {
        "duomo_record": FORMAT,
        "game": record.game,
        "players": record.players,
        "components": record.components,
        "components_hash": record.components_hash,
    }
    if record.seed is not None:
        header["seed"] = record.seed
    if record.result is not None:
        header["result"] = record.result
    header["options"] = record.options
    if record.tags:
        header["tags"] = record.tags
    if record.position is not None:
        header["position"] = record.position
    if record.copy is not None:
        header["copy"] = record.copy
    lines = [tomli_w.dumps(header).rstrip(), RULE]
    lines += [f"{line.who}: {line.text}" for line in record.moves]
    lines.append(END)
    return "\n".join(lines) + "\n"


def wrong(what: str, name: str, **data: int | str | Refusal) -> RecordError:
    """Return the error that says why the text with that name is not a record."""
    return RecordError(Refusal(f"record-{what}", "", {"name": name, **data}))


def read(text: str, name: str = "record") -> Record:
    """Read a record; RecordError, with the line, if the text is not one."""
    lines = text.splitlines()
    try:
        rule = lines.index(RULE)
    except ValueError:
        raise wrong("no-rule", name) from None
    try:
        header = toml.loads("\n".join(lines[:rule]))
    except toml.TooMuch as error:
        raise wrong("header-unreadable", name, detail=error.refusal) from None
    except (ValueError, RecursionError) as error:
        raise wrong("header-unreadable", name, detail=str(error)) from None
    record = _header(header, name)
    for number, line in enumerate(lines[rule + 1 :], rule + 2):
        stripped = line.strip()
        if stripped == END:
            rest = number
            break
        if not stripped or stripped.startswith("#"):
            continue
        who, colon, move = stripped.partition(":")
        if not colon or not who.strip() or not move.strip():
            raise wrong("no-line", name, line=number, text=stripped)
        record.moves.append(RecordLine(number, who.strip(), move.strip()))
    else:
        raise wrong("cut-off", name, line=len(lines))
    for number, line in enumerate(lines[rest:], rest + 1):
        if line.strip():
            raise wrong("after-end", name, line=number)
    return record


def _header(header: dict[str, Any], name: str) -> Record:
    known = {
        "duomo_record",
        "game",
        "players",
        "components",
        "components_hash",
        "seed",
        "result",
        "options",
        "tags",
        "position",
        "copy",
    }
    for key in header:
        if key not in known:
            raise wrong("unknown-entry", name, entry=key)
    if header.get("duomo_record") != FORMAT:
        raise wrong("format", name, format=FORMAT)
    game = _typed(header, "game", str, name)
    players = _typed(header, "players", int, name)
    components = _typed(header, "components", str, name)
    components_hash = _typed(header, "components_hash", str, name)
    options = _table(header, "options", str, name)
    tags = _table(header, "tags", str, name)
    result = _table(header, "result", int, name) if "result" in header else None
    seed = header.get("seed")
    if seed is not None and (not isinstance(seed, int | str) or isinstance(seed, bool)):
        raise wrong("entry", name, entry="seed", kind="number-or-text")
    position = header.get("position")
    if position is not None and not isinstance(position, dict):
        raise wrong("entry", name, entry="position", kind="table")
    copy = header.get("copy")
    if copy is not None and not isinstance(copy, dict):
        raise wrong("entry", name, entry="copy", kind="table")
    facts = (game, players, options, components, components_hash)
    return Record(*facts, [], seed, position, result, tags, copy)


def _typed(header: dict[str, Any], key: str, kind: type, name: str) -> Any:
    value = header.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise wrong("entry", name, entry=key, kind="number" if kind is int else "text")
    return value


def _table(header: dict[str, Any], key: str, kind: type, name: str) -> dict[str, Any]:
    table = header.get(key, {})
    if not isinstance(table, dict):
        raise wrong("entry", name, entry=key, kind="table")
    for entry in table:
        _typed(table, entry, kind, f"{name}: [{key}]")
    return table
