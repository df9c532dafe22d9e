"""Report where each paragraph of docs/rules/ is enforced, and which test proves it.

A paragraph is a list item `- **RC-5.1** <a id="rc-5-1"></a>text`. It must be cited by its id

* in the source: a docstring, comment, text or component file under src/duomo;
* in a test that runs: the docstring of a test function that is not skipped. `RC-10.2 to RC-10.6` cites five.

Run directly, it prints the table; `tests/test_rule_coverage.py` fails on what is missing.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARAGRAPH = re.compile(r"^- \*\*([A-Z]{2}-\d+\.\d+)\*\*(?: <a id=\"([a-z0-9-]+)\"></a>)?", re.MULTILINE)
CITED = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)\b(?: to \1-\2\.(\d+)\b)?")
SOURCES = ("*.py", "*.toml", "*.ftl")
SKIPPED = ("skip", "skipif", "xfail")

Places = dict[str, list[str]]
"""Where each id is cited."""


def paragraphs(root: Path = ROOT) -> list[str]:
    """Return every id of the specification, in order; an id without its anchor, or twice, is an error."""
    found: list[str] = []
    for page in sorted((root / "docs" / "rules").glob("*.md")):
        for match in PARAGRAPH.finditer(page.read_text(encoding="utf-8")):
            paragraph, anchor = match.groups()
            if anchor != paragraph.lower().replace(".", "-"):
                raise ValueError(f"{page.name}: {paragraph} has the anchor “{anchor}”")
            if paragraph in found:
                raise ValueError(f"{page.name}: {paragraph} stands there twice")
            found.append(paragraph)
    return found


def citations(text: str) -> Iterator[str]:
    """Yield the ids in a text; a range yields every id in it."""
    for match in CITED.finditer(text):
        game, section, number, last = match.groups()
        for each in range(int(number), int(last or number) + 1):
            yield f"{game}-{section}.{each}"


def cited_in_source(root: Path = ROOT) -> Places:
    places: Places = {}
    folder = root / "src" / "duomo"
    for pattern in SOURCES:
        for path in sorted(folder.rglob(pattern)):
            if "_compiled" not in path.parts:
                _note(places, path.read_text(encoding="utf-8"), str(path.relative_to(root)))
    return places


def cited_in_tests(root: Path = ROOT) -> Places:
    """Return citations in the docstrings of test functions that run."""
    places: Places = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        for function in _tests_of(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(root)}::{function.name}"
            _note(places, ast.get_docstring(function) or "", where)
    return places


def cited_anywhere(root: Path = ROOT) -> Places:
    """Return citations anywhere, including comments of tests, other pages and tools: every id written must
    exist."""
    places = cited_in_source(root)
    for folder, patterns in (("tests", ("*.py", "*.toml")), ("docs", ("*.md",)), ("tools", ("*.py",))):
        for pattern in patterns:
            for path in sorted((root / folder).rglob(pattern)):
                if "toy_game" not in path.as_posix():  # which has its own rules
                    _note(places, path.read_text(encoding="utf-8"), str(path.relative_to(root)))
    return places


def _tests_of(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name.startswith("Test")]
    for node in [*tree.body, *(inner for cls in classes for inner in cls.body)]:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and not _skipped(node):
            yield node


def _skipped(function: ast.FunctionDef) -> bool:
    for decorator in function.decorator_list:
        target = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(target, ast.Attribute) and target.attr in SKIPPED:
            return True
    return False


def _note(places: Places, text: str, where: str) -> None:
    for paragraph in citations(text):
        known = places.setdefault(paragraph, [])
        if where not in known:
            known.append(where)


def main() -> int:
    source, tests, ids = cited_in_source(), cited_in_tests(), paragraphs()
    for paragraph in ids:
        print(f"{paragraph:8}", "source:", ", ".join(source.get(paragraph, ["-"])))
        print(" " * 8, "tests: ", ", ".join(tests.get(paragraph, ["-"])))
    missing = [paragraph for paragraph in ids if paragraph not in source or paragraph not in tests]
    print(f"{len(ids)} paragraphs, {len(missing)} not covered: {', '.join(missing) or 'none'}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
