"""Every paragraph of the specification is cited where it is enforced and in a test that runs."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def coverage() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_coverage", ROOT / "tools" / "rule_coverage.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_specification_is_there(coverage: ModuleType) -> None:
    """58 paragraphs of The Red Cathedral, each with its anchor, none twice."""
    found = [paragraph for paragraph in coverage.paragraphs() if paragraph.startswith("RC-")]
    assert len(found) >= 58
    assert {"RC-1.1", "RC-7.10", "RC-10.7"} <= set(found)


def test_every_paragraph_is_enforced_somewhere(coverage: ModuleType) -> None:
    source = coverage.cited_in_source()
    missing = [paragraph for paragraph in coverage.paragraphs() if paragraph not in source]
    assert not missing, f"no source file cites {', '.join(missing)}"


def test_every_paragraph_has_a_test(coverage: ModuleType) -> None:
    tests = coverage.cited_in_tests()
    missing = [paragraph for paragraph in coverage.paragraphs() if paragraph not in tests]
    assert not missing, f"the docstring of no running test cites {', '.join(missing)}"


def test_no_citation_leads_nowhere(coverage: ModuleType) -> None:
    known = set(coverage.paragraphs())
    wrong = [f"{p} in {places[0]}" for p, places in coverage.cited_anywhere().items() if p not in known]
    assert not wrong, "these ids are in no page of docs/rules:\n" + "\n".join(sorted(wrong))


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def test_skipped_tests_and_comments_prove_nothing(coverage: ModuleType, tmp_path: Path) -> None:
    one, two, three, four, five = ("ZZ-" + f"1.{n}" for n in range(1, 6))
    write(
        tmp_path,
        "tests/test_it.py",
        f'''
import pytest
# {one}
def test_plain():
    """{two} to {four}."""
@pytest.mark.skip(reason="later")
def test_later():
    """{five}."""
def helper():
    """{one}."""
''',
    )
    assert set(coverage.cited_in_tests(tmp_path)) == {two, three, four}
    assert set(coverage.cited_anywhere(tmp_path)) == {one, two, four, three, five}


def test_an_anchor_must_fit_its_paragraph(coverage: ModuleType, tmp_path: Path) -> None:
    name = "ZZ-" + "1.1"
    write(tmp_path, "docs/rules/page.md", f'- **{name}** <a id="zz-1-2"></a>A rule.\n')
    with pytest.raises(ValueError, match="has the anchor"):
        coverage.paragraphs(tmp_path)
