"""Every text exists in five languages, states the same facts, and is used."""

from __future__ import annotations

import ast
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Barrier
from time import sleep
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from duomo import locales
from duomo.core.engine.refusal import Refusal
from duomo.core.words.options import choice_about, choice_name, option_about, option_name
from duomo.core.words.phrase import render
from duomo.core.words.refusals import with_rule
from duomo.games.basilica.words.words import BasilicaWords
from duomo.games.red_cathedral.modules.components.sets import GUILDS
from duomo.games.red_cathedral.words.words import RedWords
from duomo.games.registry import GAMES
from duomo.locales import FOLDER, LANGUAGES, files, sentence

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "duomo"
AREAS = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
PREFIXES = {"red-cathedral": RedWords.prefix, "basilica": BasilicaWords.prefix}
FAMILIES = (
    "refusal-", "event-", "option-", "course-", "lesson-", "coach-", "figure-", "guide-", "example-",
)  # fmt: skip
"""Keys built from a token of the engine; each has its own test."""


class Facts(Visitor):
    """What a message uses: variables, other messages, and the variants of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), "selectors read variables"
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def catalogue(language: str) -> dict[str, Facts]:
    found: dict[str, Facts] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                facts = found[entry.id.name] = Facts()
                facts.visit(entry)
    return found


def whole(language: str, key: str) -> Facts:
    """The facts of a message and of everything it includes."""
    every = Facts()
    waiting, seen = [key], {key}
    while waiting:
        facts = catalogue(language)[waiting.pop()]
        every.variables |= facts.variables
        for variable, variants in facts.variants.items():
            every.variants.setdefault(variable, set()).update(variants)
        waiting += sorted(facts.messages - seen)
        seen |= facts.messages
    return every


@cache
def sources() -> str:
    """Everything that may name a text: the package and the web page."""
    paths = [
        *SOURCE.rglob("*.py"),
        *(ROOT / "web" / "src").rglob("*.ts"),
        *(ROOT / "web").rglob("src/**/*.svelte"),
    ]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


@cache
def engine_words() -> tuple[frozenset[str], frozenset[str]]:
    """Refusal codes and event keys, as found in the sources."""
    refusals: set[str] = set()
    events: set[str] = set()
    for path in sorted(SOURCE.rglob("*.py")):
        game, area = game_of(path), area_of(path)
        if area and f"{area}.ftl" not in AREAS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called == "Refusal":
                refusals |= texts(node.args[0])
            elif called == "wrong" and path.parent.name in ("core", "engine", "positions"):
                about = path.stem if path.parent.name == "core" else "position"
                refusals |= {f"{about}-{what}" for what in texts(node.args[0])}
            elif called in ("impossible", "where") and path.parent.name == "positions":
                about = "position" if called == "impossible" else "place"
                refusals |= {f"{about}-{what}" for what in texts(node.args[0])}
            elif called in ("say", "whisper") and game and spoken_to(node) == "log":
                place = node.args[0] if called == "say" else node.args[1]
                events |= {f"event-{PREFIXES[game]}-{kind}" for kind in texts(place)}
        if path.parent.name == "rules":
            source = path.read_text(encoding="utf-8")
            refusals |= set(re.findall(r'(?<!say\()"((?:rc|ba|ct)-[a-z0-9-]+)"', source))
    return frozenset(refusals), frozenset(events)


def spoken_to(call: ast.Call) -> str:
    """The name of the object whose method is called."""
    on = call.func.value if isinstance(call.func, ast.Attribute) else None
    return on.id if isinstance(on, ast.Name) else ""


def game_of(path: Path) -> str:
    """The game whose folder holds a source file."""
    parts = path.relative_to(SOURCE).parts
    return parts[1].replace("_", "-") if parts[0] == "games" and len(parts) > 2 else ""


def area_of(path: Path) -> str:
    """The catalogue of a source file: the game's or an expansion's. Without one nothing is checked."""
    parts = path.relative_to(SOURCE).parts
    return "contractors" if "modules" in parts else game_of(path)


def texts(node: ast.expr) -> set[str]:
    """The text of an expression, or of each branch of one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_every_area_and_every_key(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == AREAS
    assert sorted(catalogue(language)) == sorted(catalogue("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_reads_the_same_variables_in_every_language(language: str) -> None:
    for key in catalogue("en"):
        assert whole(language, key).variables == whole("en", key).variables, (language, key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_known_in_every_language(language: str) -> None:
    for key in catalogue("en"):
        ours, theirs = whole(language, key).variants, whole("en", key).variants
        for variable, variants in theirs.items():
            tokens = {v for v in variants if v not in PLURALS and not v.isdecimal()}
            assert tokens - ours.get(variable, set()) <= {"none"}, (language, key, variable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for key in catalogue(language):
        facts = whole(language, key)
        plain: dict[str, int | str] = dict.fromkeys(facts.variables, 2)
        for variable, variants in facts.variants.items():
            tokens = sorted(v for v in variants if v not in PLURALS and not v.isdecimal())
            if tokens:
                plain[variable] = tokens[0]
        samples = [plain]
        for variable, variants in facts.variants.items():
            tokens = [v for v in variants if v not in PLURALS and not v.isdecimal()]
            samples += [{**plain, variable: value} for value in (tokens or (0, 1, 2, 3, 5, 21))]
        told = [sentence(key, language, sample) for sample in samples]
        assert any(said.strip() for said in told), (language, key)
        for said in told:
            assert "{" not in said, (language, key, said)
            assert "  " not in said, (language, key, said)


def test_every_refusal_of_the_engine_has_a_text_and_every_text_a_refusal() -> None:
    refusals = {f"refusal-{code}" for code in engine_words()[0]}
    assert refusals == {key for key in catalogue("en") if key.startswith("refusal-")}


def test_every_event_of_the_engine_has_a_text_and_every_text_an_event() -> None:
    assert engine_words()[1] == {key for key in catalogue("en") if key.startswith("event-")}


def test_no_text_is_unused() -> None:
    code = sources()
    parts = set().union(*(facts.messages for facts in catalogue("en").values()))
    quoted = set(re.findall(r'["\'`]([A-Za-z0-9_-]+)["\'`]', code))
    words = (
        quoted
        | {word.rpartition("-")[2] for word in quoted}
        | {word.replace("_", "-") for word in quoted}
        | {"seat"}
    )
    prefixes = set(re.findall(r'f["\']((?:[a-z]+-)+)\{', code)) | {"scored-rc-"}
    families = (*FAMILIES, *re.findall(r"`((?:[a-z]+-)+)\$\{", code))  # and what the page builds from tokens
    unused = []
    for key in catalogue("en"):
        made = any(key.startswith(prefix) and key.removeprefix(prefix) in words for prefix in prefixes)
        if not (key in parts or key in words or key.startswith(families) or made):
            unused.append(key)
    assert unused == []


def option_keys() -> set[str]:
    keys: set[str] = set()
    for game in GAMES.values():
        for option in game.options:
            keys |= {option_name(option).key, option_about(option).key}
            for choice in option.choices:
                keys |= {choice_name(option, choice).key, choice_about(option, choice).key}
    return keys


def test_every_option_and_every_choice_has_a_name_and_a_sentence() -> None:
    assert option_keys() == {key for key in catalogue("en") if key.startswith("option-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guild_has_the_same_name_as_an_option_and_on_its_card(language: str) -> None:
    for choice in GUILDS:
        assert sentence(f"option-guild-{choice}", language) == sentence(
            "guild-name", language, {"group": choice}
        )


def test_a_refusal_says_its_rule_and_where_it_stands() -> None:
    refusal = Refusal("rc-space-full", "RC-7.2", {"space": 4, "dice": 3})
    told = with_rule(refusal, GAMES["red-cathedral"])
    assert refusal.text() == "Three dice already stand on space 4: RC-7.2"
    assert render(told) == (
        "Three dice already stand on space 4. (RC-7.2, see docs/rules/red-cathedral.md#rc-7-2)"
    )
    assert refusal.text("de") == "In Bereich 4 liegen schon drei Würfel: RC-7.2"
    assert render(told, "de") == (
        "In Bereich 4 liegen schon drei Würfel. (RC-7.2, siehe docs/rules/de/red-cathedral.md#rc-7-2)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_somebody_did_can_be_told_to_them(language: str) -> None:
    """Every event with an actor has the form `.you`, which names nobody; Ivan is never the reader."""
    without, named = [], []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ftl.Message) or not entry.id.name.startswith("event-"):
                continue
            told, forms = Facts(), {form.id.name: form for form in entry.attributes}
            assert entry.value is not None
            told.visit(entry.value)
            if "who" not in told.variables or entry.id.name.startswith("event-rc-ivan-"):
                continue
            if "you" not in forms:
                without.append(entry.id.name)
                continue
            to_you = Facts()
            to_you.visit(forms["you"])
            if "who" in to_you.variables or to_you.variables != told.variables - {"who"}:
                named.append(entry.id.name)
    assert (without, named) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_by_itself_is_what_it_is_among_all(language: str) -> None:
    """Messages are parsed when needed, along with what they refer to."""
    whole = FluentBundle([language], use_isolating=False)
    for file in files(FOLDER, language):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    known = {f"-{name}" for name in whole._terms} | set(whole._messages)
    assert set(locales._written(language)) == known
    for key in known:
        assert locales._add(language, key)
    one_by_one = locales._bundle(language)
    for among_all, alone in (
        (whole._messages, one_by_one._messages),
        (whole._terms, one_by_one._terms),
    ):
        assert among_all.keys() == alone.keys()
        for name, message in among_all.items():
            assert message.equals(alone[name], ignored_fields=["span", "comment"]), name


def test_threads_that_need_a_text_at_once_all_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a database is gone, and all threads need the message for the first time."""
    together, keys = Barrier(8), ("server-database-unreachable", "server-disk-full")

    def slowly(*arguments: Any, **more: Any) -> FluentBundle:
        sleep(0.02)  # so that the others arrive while it is being built
        return FluentBundle(*arguments, **more)

    def ask(number: int) -> str:
        together.wait(60)
        return sentence(keys[number % 2], "de")

    monkeypatch.setattr("fluent.runtime.FluentBundle", slowly)
    locales._forget()
    with ThreadPoolExecutor(together.parties) as threads:
        said = list(threads.map(ask, range(together.parties)))
    assert said[:2] == [sentence(key, "de") for key in keys]
    assert said == said[:2] * (together.parties // 2)
