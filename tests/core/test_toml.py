"""Untrusted TOML: anything that would take too long is refused before it is parsed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duomo.core import toml
from duomo.core.engine.refusal import PositionError, RecordError
from duomo.core.position import read_document
from duomo.core.record import read

ROOT = Path(__file__).resolve().parents[2]
FILES = [*(ROOT / "src").rglob("*.toml"), *(ROOT / "tests").rglob("*.toml"), ROOT / "pyproject.toml"]

TOO_MUCH = {
    "dotted key": "a" + ".a" * 40_000 + " = 1",
    "dotted header": "[" + "a." * 40_000 + "a]",
    "quoted parts": "'a'" + '."a"' * 20_000 + " = 1",
    "many dotted keys": "\n".join("a." * 20 + f"k{number} = 1" for number in range(3000)),
    "deep list": "a = " + "[" * 5000 + "]" * 5000,
    "deep tables": "a = " + "{b = " * 5000 + "1" + "}" * 5000,
    "dots in an inline table": "a = {" + "b." * 20_000 + "b = 1}",
    "dots in a list of tables": "a = [1, {" + "b." * 20_000 + "b = 1}]",
    "long number": "a = " + "9" * 5000,
    "long hexadecimal number": "a = 0x" + "f" * 50_000,
    "number in a list": "a = [1, " + "9" * 5000 + "]",
    "many entries": "\n".join(f"k{number} = 1" for number in range(30_000)),
    "long list": "a = [" + "1," * 30_000 + "]",
    "large": "# " + "x" * 300_000,
    "after a text": 'a = """x\\"""y"""\n' + "a" + ".a" * 40_000 + " = 1",
    "after an unclosed text": "a = 'x\n" + "a" + ".a" * 40_000 + " = 1",
}


@pytest.mark.parametrize("text", TOO_MUCH.values(), ids=TOO_MUCH.keys())
def test_what_is_too_much_is_never_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it was read"))
    with pytest.raises(toml.TooMuch):
        toml.loads(text)
    with pytest.raises(RecordError, match="header cannot be read"):
        read(f"{text}\n---\n--- end\n")
    with pytest.raises(PositionError, match="not TOML"):
        read_document(text + "\n")


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_files_of_ours_are_read_as_they_are(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert toml.loads(text) == tomllib.loads(text)


keys = st.from_regex(r"[A-Za-z0-9_-]{1,8}", fullmatch=True)
values: Any = st.recursive(
    st.one_of(
        st.integers(-(2**63), 2**63 - 1).map(str),
        st.floats(allow_nan=False, allow_infinity=False).map(repr),
        st.sampled_from(['"a.b # = [{"', "'x\\'", '"\\" ] ="', '"""\n"" a.b\\""""', "'''\n'' ['''", "true"]),
        st.just("1979-05-27T00:32:00.999999-07:00"),
    ),
    lambda inner: st.lists(inner, max_size=4).map(lambda parts: "[" + ", ".join(parts) + "]"),
    max_leaves=12,
)


@settings(max_examples=300)
@given(st.lists(st.tuples(keys, values), max_size=8))
def test_what_is_not_too_much_is_read_as_ever(entries: list[tuple[str, str]]) -> None:
    text = "\n".join(f"{key} = {value} # a.b = [" for key, value in entries)
    try:
        wanted: Any = tomllib.loads(text)
    except ValueError:
        return
    assert toml.loads(text) == wanted
