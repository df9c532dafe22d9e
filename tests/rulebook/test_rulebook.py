"""The rulebook says the same in five languages, and is part of the wheel."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from duomo.core.words.phrase import render
from duomo.core.words.refusals import rule_place
from duomo.games.registry import find
from duomo.locales import LANGUAGES, sentence
from duomo.rulebook import Page, Paragraph, page_path, pages, to_html
from duomo.rulebook.reading import folders, specified

ROOT = Path(__file__).resolve().parent.parent.parent
OTHERS = LANGUAGES[1:]
FACTS = re.compile(r"[A-Z]{2}-\d+\.\d+|`[^`]+`|\d+")
"""What no translation may change: rule ids, options and their choices, numbers."""

CODES = re.compile(r"`|[a-z]_[a-z]|component data|default set|licensed|\bthe own\b")
"""Words that are not a player's language."""


def rules_of(page: Page) -> list[Paragraph]:
    return [paragraph for chapter in page.chapters for paragraph in chapter.paragraphs]


def lines_with_ids(name: str, language: str) -> list[str]:
    text = page_path(name, language).read_text(encoding="utf-8")
    return re.findall(r'^- \*\*.+?\*\* <a id="[a-z0-9-]+"></a>', text, re.MULTILINE)


@pytest.mark.parametrize("name", folders())
@pytest.mark.parametrize("language", OTHERS)
def test_the_same_ids_and_anchors_stand_in_the_same_order(language: str, name: str) -> None:
    assert lines_with_ids(name, language) == lines_with_ids(name, "en")


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_keeps_every_number_rule_and_option(language: str) -> None:
    for name in folders():
        english, page = specified(name, "en"), specified(name, language)
        assert [chapter.number for chapter in page.chapters] == [c.number for c in english.chapters]
        for original, paragraph in zip(rules_of(english), rules_of(page), strict=True):
            assert paragraph.id == original.id
            assert sorted(FACTS.findall(paragraph.text)) == sorted(FACTS.findall(original.text)), paragraph.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_names_of_options_and_no_codes(language: str) -> None:
    """Nor implementers' terms."""
    rules = {rule.id: rule for page in pages(language) for rule in rules_of(page)}
    for rule in rules.values():
        assert not CODES.search(rule.text), rule.id
    for name, key in {
        "RC-4.2": "choice-ruble_trade-one_moment",
        "RC-4.4": "option-optional_actions",
        "RC-11.6": "choice-ivan_market-per_die",
        "BA-4.3": "choice-paid_recruit-own",
        "CT-5.1": "option-guild_card",
    }.items():
        assert f"*{sentence(f'web-{key}', language)}*" in rules[name].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_guilds_orders_and_groups_have_the_names_of_the_catalogue(language: str) -> None:
    rules = {rule.id: rule for page in pages(language) for rule in rules_of(page)}
    for group in ("craftsmen", "teamsters", "merchants", "clergy"):
        assert f"**{sentence('rc-group', language, {'group': group})}**" in rules["RC-7.9"].text
    for card in ("recognition", "inventory", "transport", "claim", "build"):
        assert f"**{sentence('rc-solo-card', language, {'card': card})}" in rules["RC-11.7"].text
    guilds: tuple[str, ...] = (
        "jewellers",
        "weavers",
        "foremen",
        "contractors",
        "wholesalers",
        "administrators",
        "lawyers",
    )
    guilds += ("archivists", "master-builders", "brickmakers")
    for number, guild in enumerate(guilds, 2):
        assert rules[f"CT-5.{number}"].title == sentence("guild-name", language, {"group": guild})
    orders = {"BA-4.2": "promote", "BA-4.3": "move recruit", "BA-4.4": "confound"}
    orders["BA-4.5"] = "glass scaffold catastrophe"
    for rule, names in orders.items():
        for name in names.split():
            told = sentence("ba-order", language, {"order": name})
            assert told in rules[rule].title
            assert f"**{told}" in rules[rule].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_a_title_of_its_own(language: str) -> None:
    rules = [rule for page in pages(language) for rule in rules_of(page)]
    assert [rule.id for rule in rules if not rule.title] == []
    for page in pages(language):
        titles = [rule.title for rule in rules_of(page)]
        assert sorted({title for title in titles if titles.count(title) > 1}) == []
    if language != "en":
        english = {rule.id: rule.title for page in pages("en") for rule in rules_of(page)}
        same = [rule.id for rule in rules if rule.title == english[rule.id]]
        assert set(same) <= {"BA-4.5"}


def test_a_page_has_an_introduction_chapters_and_paragraphs() -> None:
    page = pages("en")[0]
    assert (page.name, page.title) == ("red-cathedral", "The Red Cathedral: the rules")
    assert page.intro.startswith("These are the rules of the base game")
    assert [chapter.title for chapter in page.chapters][6] == "The market"
    rule = page.chapters[6].paragraphs[1]
    assert (rule.id, rule.text) == ("RC-7.2", "A die may not end on a space where three other dice stand.")


def test_what_has_no_id_is_not_lost() -> None:
    red, _, basilica = pages("en")
    assert "No rule forces progress." in red.chapters[9].paragraphs[-1].text
    examples = basilica.chapters[-1]
    assert (examples.number, examples.title) == (6, "Worked examples")
    assert [rule.id for rule in examples.paragraphs] == ["BA-6"]
    assert "<table>" in to_html(examples.paragraphs[0].text)


def test_ids_in_the_text_are_links() -> None:
    assert to_html("See **RC-7.2** and [base](red-cathedral.md).") == (
        '<p>See <strong><a href="/rules#RC-7.2">RC-7.2</a></strong> and <a href="/rules">base</a>.</p>'
    )
    assert "<script>" not in to_html("<script>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_well_formed(language: str) -> None:
    for page in pages(language):
        for text in (page.intro, *(rule.text for rule in rules_of(page))):
            html = to_html(text)
            assert not re.search(r"\*\*|`|<[uo]l>|&lt;", html), (page.name, text)


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="no rules in “xx”"):
        pages("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_leads_to_a_place_that_is_there(language: str) -> None:
    for game, page in zip(("red-cathedral", "red-cathedral", "basilica"), pages(language), strict=True):
        for rule in rules_of(page)[:-1]:
            place = render(rule_place(rule.id, find(game)), language).split()[-1]
            path, _, anchor = place.partition("#")
            assert f'<a id="{anchor}"></a>' in (ROOT / path).read_text(encoding="utf-8")


def test_a_wheel_carries_the_one_copy() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert build["targets"]["wheel"]["force-include"]["docs/rules"] == "duomo/rulebook/texts"
