"""All parts of the expansions, in the order the base game calls them."""

from __future__ import annotations

from pathlib import Path

from duomo.core.component_versions import kept
from duomo.core.engine.dealer import Dealer
from duomo.core.options import Option, Options, Problem
from duomo.games.red_cathedral.components import sets as base
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.blueprints.manifest import MANIFEST as BLUEPRINTS
from duomo.games.red_cathedral.modules.components import sets as expansion
from duomo.games.red_cathedral.modules.contractors.manifest import MANIFEST as CONTRACTORS
from duomo.games.red_cathedral.modules.guilds.manifest import MANIFEST as GUILDS
from duomo.games.red_cathedral.modules.ivan.manifest import MANIFEST as IVAN
from duomo.games.red_cathedral.modules.manifest import Manifest
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.values import TableValues

MANIFESTS: tuple[Manifest, ...] = (BLUEPRINTS, CONTRACTORS, GUILDS, IVAN)
"""Ivan comes last: his row and his first claim need everything else to be in place."""


def manifest_of(module: Module) -> Manifest:
    """Return the manifest that a module belongs to."""
    return next(manifest for manifest in MANIFESTS if manifest.name == module.name)


def options_of_expansions() -> tuple[Option, ...]:
    return tuple(option for manifest in MANIFESTS for option in manifest.options)


def rule_pages_of_expansions() -> dict[str, str]:
    return {rules: page for manifest in MANIFESTS for rules, page in manifest.rule_pages.items()}


def in_play(options: Options) -> list[Manifest]:
    return [manifest for manifest in MANIFESTS if manifest.wanted(options)]


def clashes_of_expansions(options: Options) -> list[Problem]:
    """Return options that cannot be combined."""
    return [problem for manifest in MANIFESTS for problem in manifest.clashes(options)]


def details_out_of_play(options: Options) -> list[str]:
    """Return options of parts that these choices do not bring into play."""
    return [name for manifest in MANIFESTS if not manifest.wanted(options) for name in manifest.details]


def drawn_by_chance(options: Options, dealer: Dealer) -> Options:
    """Return the options with everything left to chance decided."""
    for manifest in MANIFESTS:
        options = manifest.drawn(options, dealer)
    return options


def attach_modules(values: TableValues, options: Options, components: RedCathedralComponents) -> None:
    for manifest in in_play(options):
        manifest.attach(values, options, components)


def components_for(options: Options | None, file: Path | None) -> RedCathedralComponents:
    """Return the base game's set, or the larger one if any part of the expansion is in play."""
    if options is not None and with_expansion(options):
        return expansion.default() if file is None else expansion.load(file)
    return base.default() if file is None else base.load(file)


def kept_components_for(options: Options, set_hash: str) -> RedCathedralComponents | None:
    """Return a former default set for these options."""
    folder = expansion.FOLDER if with_expansion(options) else base.FOLDER
    return kept(kind_of_components(options), folder, set_hash)


def kind_of_components(options: Options) -> type[RedCathedralComponents]:
    return expansion.ExpansionComponents if with_expansion(options) else RedCathedralComponents


def with_expansion(options: Options) -> bool:
    return any(manifest.components for manifest in in_play(options))
