"""Settings from a file, the environment and options; later sources override earlier ones. See `settings`.

`DUOMO_PORT=8400` in the environment, `port = 8400` in the file and `--set port=8400` mean the same; the
limits are `DUOMO_LIMITS_REQUESTS`, `requests` under `[limits]` and `--set limits.requests=80`.
"""

from __future__ import annotations

import ast
import inspect
import os
import re
import tomllib
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from duomo.core.converting import converter
from duomo.http.settings import Limits, Settings, data_folder, embedded_database
from duomo.play.trouble import ServerTrouble

PREFIX = "DUOMO_"
CONFIG = "DUOMO_CONFIG"
OTHERS = frozenset({CONFIG, "DUOMO_COMPILED", "DUOMO_OPT_LEVEL"})
"""Our environment variables that are not settings."""
SECRETS = ("DUOMO_DATABASE", "PGPASSWORD")
"""Variables to remove from the environment of the processes we start."""
DATA = "data"
"""The folder for SQLite: a setting that becomes part of the database's address."""
DATA_ABOUT = "The folder for the database, when `database` names none; without it the one of this user."

Values = dict[str, Any]

_settings_of = converter(Settings)


class Described(NamedTuple):
    """A setting and its description."""

    name: str
    kind: str
    usual: str
    about: str

    @property
    def variable(self) -> str:
        return PREFIX + self.name.replace(".", "_").upper()


def described() -> list[Described]:
    """Return every setting, in the order of declaration."""
    own = list(_described(Settings))
    return [own[0], Described(DATA, "text", "", DATA_ABOUT), *own[1:], *_described(Limits, "limits.")]


def _described(kind: type[msgspec.Struct], prefix: str = "") -> Iterator[Described]:
    about = _docstrings(kind)
    for field in msgspec.structs.fields(kind):
        if isinstance(field.default, msgspec.Struct):
            continue
        usual = "" if field.required else _plain(field.default)
        yield Described(prefix + field.name, _kind(field.type), usual, about[field.name])


def _docstrings(kind: type) -> dict[str, str]:
    """Return the docstring below each field in the source."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for field, text in zip(body.body, body.body[1:]):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            said = (
                text.value.value
                if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
                else ""
            )
            found[field.target.id] = " ".join(str(said).split())
    return found


def _kind(kind: Any) -> str:
    names = {int: "number", float: "number", bool: "true or false", str: "text"}
    if kind in names:
        return names[kind]
    choices = getattr(kind, "__args__", ())
    return " or ".join(choices) if choices and isinstance(choices[0], str) else "list"


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---- reading -------------------------------------------------------------------------------------


def configured(
    options: Mapping[str, Any], file: Path | None, environment: MutableMapping[str, str]
) -> Settings:
    """Return the settings, and remove secrets from the environment. Raises ServerTrouble if they are
    invalid."""
    values: Values = {}
    file = file or (Path(environment[CONFIG]) if CONFIG in environment else None)
    if file is not None:
        _merge(values, _from_file(file))
    _merge(values, _from_environment(environment))
    _merge(values, {name: value for name, value in options.items() if value is not None})
    folder = values.pop(DATA, None)
    if not values.get("database"):
        values["database"] = embedded_database(Path(folder) if folder else data_folder())
    password = environment.get("PGPASSWORD")
    if password and values["database"].startswith("postgresql"):
        values["database"] = with_password(values["database"], password)
    for name in SECRETS:
        environment.pop(name, None)
    return _converted(values)


def with_password(url: str, password: str) -> str:
    """Add the password of PGPASSWORD to a PostgreSQL address without one."""
    from urllib.parse import quote, urlsplit

    parts = urlsplit(url)
    if parts.password is not None or not parts.username:
        return url
    user, at, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user}:{quote(password, safe='')}{at}{host}").geturl()


def settings_of(words: list[str]) -> Values:
    """Parse `name=value` words of the command line."""
    values: Values = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise ServerTrouble(400, "bad-setting", name=word, reason="NAME=VALUE")
        _put(values, name.strip(), value.strip())
    return values


def _merge(values: Values, more: Mapping[str, Any]) -> None:
    for name, value in more.items():
        if isinstance(value, dict):
            _merge(values.setdefault(name, {}), value)
        else:
            values[name] = value


def _from_file(file: Path) -> Values:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ServerTrouble(400, "bad-settings-file", file=str(file), reason=str(error)) from None


def _from_environment(environment: Mapping[str, str]) -> Values:
    known = {one.variable: one.name for one in described()}
    values: Values = {}
    for variable, name in known.items():
        beside = environment.get(f"{variable}_FILE")
        if beside:
            try:
                _put(values, name, Path(beside).read_text(encoding="utf-8").strip())
            except (OSError, ValueError) as error:
                raise ServerTrouble(400, "bad-settings-file", file=beside, reason=str(error)) from None
        elif environment.get(variable):
            _put(values, name, environment[variable])
    return values


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return environment variables that look like settings but are not."""
    known = {one.variable for one in described()}
    known |= {f"{name}_FILE" for name in known} | OTHERS
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _put(values: Values, name: str, value: str) -> None:
    group, dot, inner = name.rpartition(".")
    kinds = {one.name: one.kind for one in described()}
    if name not in kinds:
        raise ServerTrouble(400, "no-setting", name=name)
    read: Any = (
        [part.strip() for part in value.split(",") if part.strip()] if kinds[name] == "list" else value
    )
    if dot:
        values.setdefault(group, {})[inner] = read
    else:
        values[name] = read


def _converted(values: Values) -> Settings:
    known = {one.name for one in described()}
    for name, value in values.items():
        for inner in value if isinstance(value, dict) else [""]:
            if f"{name}.{inner}".rstrip(".") not in known:
                raise ServerTrouble(400, "no-setting", name=f"{name}.{inner}".rstrip("."))
    try:
        settings = _settings_of(values, strict=False)
    except msgspec.ValidationError as error:
        said, _, place = str(error).partition(" - at `$.")
        raise ServerTrouble(400, "bad-setting", name=place.rstrip("`"), reason=said) from None
    path = settings.base_path.strip("/")
    if not re.fullmatch(r"[A-Za-z0-9._~/-]*", path):
        raise ServerTrouble(400, "bad-setting", name="base_path", reason=settings.base_path)
    base = f"/{path}" if path else ""
    return msgspec.structs.replace(settings, base_path=base, public_address=_public(settings, base))


def _public(settings: Settings, base: str) -> str:
    """Return the public address without the base path."""
    address = settings.public_address.rstrip("/").removesuffix(base)
    if address and not re.fullmatch(r"https?://[A-Za-z0-9.:\[\]-]+", address):
        raise ServerTrouble(400, "bad-setting", name="public_address", reason=settings.public_address)
    if settings.mail_host and not address:
        raise ServerTrouble(400, "mail-without-address")
    return address
