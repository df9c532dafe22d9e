"""Component data, with the source of every value.

A game declares a `Row` type for each kind of component and a `ComponentSet` whose fields are its tables. The
`ComponentSchema` made from them reads one TOML file per table, checks every row, and lets a player's own file
replace rows or whole tables. All problems are reported together, by file, table, row and field.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from duomo.core import toml
from duomo.core.engine.refusal import Refusal
from duomo.core.files import unreadable

Source = Literal["rulebook", "inferred", "reconstructed", "own-copy"]
OWN_COPY: Source = "own-copy"

RowId = Annotated[
    str,
    msgspec.Meta(pattern=r"\A[a-z0-9]+(-[a-z0-9]+)*\Z", description="lower-case letters, digits and hyphens"),
]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One card, tile or printed value. A game adds its fields.

    `source` describes the weakest value of the row: "rulebook" if a published text states all of it,
    "inferred" if the rest follows from such texts, "reconstructed" if anything is a guess; see `reason`.
    """

    id: RowId
    source: Source
    reason: str = ""


class ComponentSet(msgspec.Struct, frozen=True, kw_only=True):
    """All tables of one copy of a game. A game adds one field `table: tuple[SomeRow, ...]` for each table."""

    name: str
    hash: str


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with a set: where, and a sentence that says what is wrong and what is allowed."""

    table: str
    row: str
    field: str
    message: str
    file: str = ""

    def __str__(self) -> str:
        place = [
            self.table,
            f"row {self.row}" if self.row else "",
            f"field {self.field}" if self.field else "",
        ]
        return ": ".join(part for part in (self.file, ", ".join(p for p in place if p), self.message) if part)


class ComponentError(ValueError):
    """A set that cannot be used, with every problem found in it."""

    def __init__(self, problems: Sequence[Problem], unreadable: Refusal | None = None) -> None:
        text = "\n".join(str(problem) for problem in problems)
        super().__init__(text)
        self.problems = list(problems)
        self.refusal = unreadable or Refusal("components-wrong", "", {"detail": text})


S = TypeVar("S", bound=ComponentSet)
Check = Callable[[S], Iterable[Problem]]
Tables = dict[str, tuple[Row, ...]]


class ComponentSchema(Generic[S]):
    """The tables of a game and the checks they must pass.

    `facts` apply to every set; `inferences` only to the default set, since a player's copy is more reliable.
    """

    def __init__(
        self, set_type: type[S], facts: Sequence[Check[S]] = (), inferences: Sequence[Check[S]] = ()
    ) -> None:
        self.set_type = set_type
        self.facts = tuple(facts)
        self.inferences = tuple(inferences)
        self.tables: dict[str, type[Row]] = {}
        for field, hint in get_type_hints(set_type).items():
            arguments = get_args(hint)
            if get_origin(hint) is tuple and isinstance(arguments[0], type) and issubclass(arguments[0], Row):
                self.tables[field] = arguments[0]

    def load_default(self, name: str, *folders: Path) -> S:
        """Load the set that comes with the game: `<table>.toml` for every table, in one of the folders."""
        reading = _Reading()
        tables: Tables = {}
        for table, row_type in self.tables.items():
            path = next((f / f"{table}.toml" for f in folders if (f / f"{table}.toml").is_file()), None)
            path = path or folders[0] / f"{table}.toml"
            document = reading.document(path)
            if document is None:
                continue
            for key in document:
                if key != table:
                    reading.add(path, key, "", "", f"this table is unknown; the file may hold only {table}")
            rows = reading.rows(path, table, row_type, document.get(table, []), own=False)
            tables[table] = tuple(rows.values())
        return self._finish(reading, name, tables, self.facts + self.inferences)

    def load(self, path: Path, default: S) -> S:
        """Load a player's own file on top of the default set.

        A row with a known id replaces that row. A table named in `replace = [...]` is replaced entirely.
        """
        reading = _Reading()
        document = reading.document(path)
        if document is None:
            raise ComponentError(reading.problems, reading.unreadable)
        name = document.pop("name", path.stem)
        if not isinstance(name, str):
            reading.add(path, "name", "", "", f"{_show(name)} is wrong; it must be text")
        replaced = self._replaced(reading, path, document.pop("replace", []))
        tables: Tables = {table: getattr(default, table) for table in self.tables}
        for table, data in document.items():
            if table not in self.tables:
                known = ", ".join(self.tables)
                reading.add(path, table, "", "", f"this table is unknown; the tables are {known}")
                continue
            rows = reading.rows(path, table, self.tables[table], data, own=True)
            known_ids = {row.id: place for place, row in enumerate(tables[table])}
            if table in replaced:
                ordered = sorted(rows.values(), key=lambda row: known_ids.get(row.id, len(known_ids)))
                tables[table] = tuple(ordered)
                continue
            for row_id in sorted(rows.keys() - known_ids.keys()):
                allowed = f'known are {_listed(known_ids)}; to give the whole table add replace = ["{table}"]'
                reading.add(path, table, row_id, "id", f"no row has this id; {allowed}")
            tables[table] = tuple(rows.get(row.id, row) for row in tables[table])
        for table in replaced:
            if table not in document:
                reading.add(path, table, "", "", "the table is to be replaced, but the file has no row of it")
        return self._finish(reading, str(name), tables, self.facts, str(path))

    def _replaced(self, reading: _Reading, path: Path, value: object) -> list[str]:
        if isinstance(value, list) and all(
            isinstance(table, str) and table in self.tables for table in value
        ):
            return list(value)
        names = ", ".join(self.tables)
        reading.add(
            path, "replace", "", "", f"{_show(value)} is wrong; it must be a list of tables out of {names}"
        )
        return []

    def _finish(
        self, reading: _Reading, name: str, tables: Tables, checks: Sequence[Check[S]], file: str = ""
    ) -> S:
        fields: dict[str, Any] = {table: tables.get(table, ()) for table in self.tables}
        result = self.set_type(name=name, hash=content_hash(fields), **fields)
        for check in checks:
            for problem in check(result):
                # Checks on a whole table, such as counts, mean nothing if some of its rows could not be read.
                if problem.row or problem.table not in reading.broken:
                    place = reading.files.get((problem.table, problem.row), file or f"{problem.table}.toml")
                    reading.problems.append(msgspec.structs.replace(problem, file=place))
        if reading.problems:
            raise ComponentError(reading.problems)
        return result


def content_hash(tables: Mapping[str, Sequence[Row]]) -> str:
    """Return a hash of 16 hexadecimal digits over everything that matters in play: not source or reason.

    A field with its default value is left out, so that a new optional field keeps old hashes.
    """
    text = json.dumps(_contents(tables), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def content_of(parts: ComponentSet) -> dict[str, list[dict[str, Any]]]:
    """Return everything in a set that matters in play, table by table."""
    return _contents(tables_in(parts))


def tables_in(parts: ComponentSet) -> dict[str, tuple[Row, ...]]:
    """Return the rows of a set by table name."""
    fields = (field for field in parts.__struct_fields__ if field not in ("name", "hash"))
    return {table: getattr(parts, table) for table in fields}


def _contents(tables: Mapping[str, Sequence[Row]]) -> dict[str, list[dict[str, Any]]]:
    return {table: [_content(row) for row in rows] for table, rows in tables.items()}


@cache
def _fields_of(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _content(row: Row) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(row)
    for field in _fields_of(type(row)).values():
        default = () if field.default is msgspec.NODEFAULT else (field.default,)
        if field.default_factory is not msgspec.NODEFAULT:
            default = (field.default_factory(),)
        if field.name in ("source", "reason") or getattr(row, field.name) in default:
            del values[field.name]
    return values


class _Reading:
    """State of one call of load: the problems found, and which file each row came from."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.unreadable: Refusal | None = None
        """Why a file could not be opened."""
        self.broken: set[str] = set()
        self.files: dict[tuple[str, str], str] = {}

    def add(self, path: Path, table: str, row: str, field: str, message: str) -> None:
        self.broken.add(table)
        self.problems.append(Problem(table, row, field, message, str(path)))

    def document(self, path: Path) -> dict[str, Any] | None:
        try:
            return toml.loads(path.read_bytes().decode("utf-8"))
        except UnicodeDecodeError as error:
            message = f"the file is not UTF-8 text (byte {error.start}); save it as UTF-8"
        except OSError as error:
            self.unreadable = unreadable(path, error)
            missing = isinstance(error, FileNotFoundError)
            message = "there is no such file" if missing else f"the file cannot be read ({error.strerror})"
        except (ValueError, RecursionError) as error:
            message = f"the file is not TOML: {error}"
        self.broken.add(path.stem)
        self.problems.append(Problem("", "", "", message, str(path)))
        return None

    def rows(self, path: Path, table: str, row_type: type[Row], data: object, own: bool) -> dict[str, Row]:
        """Return the rows that could be read, by id."""
        rows: dict[str, Row] = {}
        if not isinstance(data, list) or not all(isinstance(item, dict) for item in data):
            self.add(path, table, "", "", f"it must be a list of rows, each headed [[{table}]]")
            return rows
        for number, given in enumerate(data, start=1):
            item = {"source": OWN_COPY, **given} if own else given
            row_id = item.get("id")
            label = row_id if isinstance(row_id, str) and row_id else f"number {number}"
            before = len(self.problems)
            if not own and item.get("source") == OWN_COPY:
                self.add(path, table, label, "source", '"own-copy" is only for a player\'s own file')
            if not own and not str(item.get("reason", "")).strip():
                self.add(
                    path,
                    table,
                    label,
                    "reason",
                    "it is missing; say in a few words where the values come from",
                )
            values = self._fields(path, table, label, "", row_type, item)
            if label in rows:
                self.add(path, table, label, "id", "a row above has the same id; every id may be used once")
            if len(self.problems) == before:
                rows[label] = row_type(**values)
                self.files[table, label] = str(path)
        return rows

    def _fields(
        self, path: Path, table: str, row: str, prefix: str, kind: type[msgspec.Struct], data: dict[str, Any]
    ) -> dict[str, Any]:
        values: dict[str, Any] = {}
        fields = _fields_of(kind)
        for name in sorted(data.keys() - fields.keys()):
            message = f"this field is unknown; the fields are {', '.join(fields)}"
            self.add(path, table, row, prefix + name, message)
        for name, field in fields.items():
            if name not in data:
                if field.required:
                    message = f"it is missing; it must be {describe(field.type)}"
                    self.add(path, table, row, prefix + name, message)
                continue
            value = data[name]
            if (
                isinstance(field.type, type)
                and issubclass(field.type, msgspec.Struct)
                and isinstance(value, dict)
            ):
                before = len(self.problems)
                inner = self._fields(path, table, row, f"{prefix}{name}.", field.type, value)
                if len(self.problems) == before:
                    values[name] = field.type(**inner)
                continue
            try:
                values[name] = msgspec.convert(value, field.type)
            except msgspec.ValidationError:
                message = f"{_show(value)} is wrong; it must be {describe(field.type)}"
                self.add(path, table, row, prefix + name, message)
        return values


def describe(kind: Any) -> str:
    """Return a description of what a field may hold."""
    info = kind if isinstance(kind, inspect.Type) else inspect.type_info(kind)
    if isinstance(info, inspect.Metadata):
        description = (info.extra_json_schema or {}).get("description")
        return str(description) if description else describe(info.type)
    if isinstance(info, inspect.LiteralType):
        return f"one of {', '.join(str(value) for value in info.values)}"
    if isinstance(info, inspect.IntType):
        return "a whole number" + _limits(
            info.ge, info.le, " from {} to {}", " of at least {}", " of at most {}"
        )
    if isinstance(info, inspect.BoolType):
        return "true or false"
    if isinstance(info, inspect.StrType):
        return "text"
    if isinstance(info, inspect.CollectionType):
        size = _limits(
            info.min_length, info.max_length, " of {} to {} items", " of at least {}", " of at most {}"
        )
        return f"a list{size}, each {describe(info.item_type)}"
    if isinstance(info, inspect.DictType):
        keys, values = describe(info.key_type), describe(info.value_type)
        return f"a table {{name = number}}: the name {keys}, the number {values}"
    if isinstance(info, inspect.StructType):
        return f"a table with the fields {', '.join(field.name for field in info.fields)}"
    if isinstance(info, inspect.UnionType):
        return " or ".join(describe(t) for t in info.types if not isinstance(t, inspect.NoneType))
    return str(kind)


def _limits(low: object, high: object, both: str, least: str, most: str) -> str:
    if low is not None and high is not None:
        return both.format(low, high)
    if low is not None:
        return least.format(low)
    return most.format(high) if high is not None else ""


def _show(value: object) -> str:
    text = json.dumps(value, default=str, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def _listed(ids: Iterable[str]) -> str:
    names = list(ids)
    return ", ".join(names) if len(names) <= 8 else f"{', '.join(names[:4])}, …, {names[-1]}"
