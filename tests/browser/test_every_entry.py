"""The position editor can express everything a position file can: every entry is set by taps and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.editor import Editor
from browser.goldens import one_of_each
from duomo.core.position import write_document
from duomo.games.basilica.companion.pieces import BasilicaPieces
from duomo.games.basilica.components.sets import default
from duomo.games.red_cathedral.companion.pieces import RedCathedralPieces
from real_tables import GOLDEN, ended

UNTOLD = {"duomo_position", "row", "column", "name", "kind"}
"""Not for people: the format, a cell's place, names of described things, what a place says."""


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The documents that a type refers to, also inside lists, tables and unions."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    elif get_origin(kind) in (list, dict, Union, UnionType, Annotated):
        for part in get_args(kind):
            yield from structs_in(part)


def entries(struct: type[msgspec.Struct], below: str = "") -> Iterator[str]:
    """All leaf entries of a document, by path."""
    for name, kind in get_type_hints(struct, include_extras=True).items():
        if name in struct.__struct_fields__ and name not in UNTOLD:
            inner = [*structs_in(kind)]
            for one in inner:
                yield from entries(one, f"{below}{name}.")
            if not inner:
                yield below + name


def unsaid(struct: type[msgspec.Struct], said: set[str]) -> set[str]:
    return {path for path in entries(struct) if path not in said}


def test_every_entry_of_the_red_cathedral_can_be_set(invite: Invite) -> None:
    """RC-1.4, RC-5.1, RC-7.9, RC-9.1, RC-11.2, CT-1.4, CT-5.2, CT-5.9, CT-5.12."""
    editor = Editor(invite().visit("/real/position"))
    the_table(editor)
    the_market(editor)
    the_cathedral(editor)
    the_players(editor)
    the_region(editor)
    ivan(editor)
    guilds(editor)
    decisions(editor)
    the_end(editor)
    assert unsaid(RedCathedralPieces, editor.said) == set()


def the_table(editor: Editor) -> None:
    editor.start("The Red Cathedral", "3")
    editor.unfold()
    editor.enter("remark", "Can Blue still win?")
    editor.is_now("remark", "Can Blue still win?")
    editor.choose("starter", "blue")
    editor.is_now("starter", "blue")
    editor.page.locator("[data-tap='player/green']").click()
    editor.tap("turn")
    editor.is_now("turn", "green")
    editor.enter("turns", "4")
    editor.is_now("turns", 4)
    editor.choose("traded", "over")
    editor.is_now("traded", "over")
    editor.check("rerolled")
    editor.is_now("rerolled", True)
    editor.check("used/2 lower")
    editor.is_now("used", ["2 lower"])
    editor.enter("inventory", "11")
    editor.is_now("inventory", 11)
    track = [*range(2, 80, 2), 79]
    editor.enter("track", ", ".join(map(str, track)))
    editor.is_now("track", track)
    editor.tap("fewer/reserve-wood")
    editor.is_now("reserve.wood", int(editor.page.locator("[data-count=reserve-wood]").inner_text()))
    editor.said.add("reserve")
    editor.answered(lambda: editor.page.locator(".below [data-option=ruble_trade]").select_option(index=1))
    options = editor.page.locator(".below [data-option=ruble_trade]")
    editor.is_now("options.ruble_trade", options.input_value())
    editor.said.add("options")


def the_market(editor: Editor) -> None:
    editor.start("The Red Cathedral", "2")
    page = editor.page
    page.locator("[data-piece='banner/red']").click()
    page.locator("[data-place='space/3']").click()
    editor.choose("space-tile", "+own")
    editor.tap("more/space-amount")
    editor.choose("space-resource", "gold")
    amount = editor.at("market.resources.2.amount")
    editor.is_now("market.resources.2.resource", "gold")
    editor.is_now("market.resources.2.amount", amount)
    page.locator("[data-place='space/3']").click()
    page.locator("[data-tap=cards] summary").click()
    editor.choose("influence-1", "+own")
    editor.choose("influence-1-group", "merchants")
    editor.is_now("market.influence.0.group", "merchants", problems=1)  # RC-2.1: another is there too
    editor.choose("influence-1-group", "craftsmen")
    editor.choose("influence-1-upper", "C3")
    editor.choose("influence-1-upper-shown", "gold")
    editor.choose("influence-1-upper-mark", "infinity")
    editor.is_now("market.influence.0.upper.action", "C3")
    assert "gold" in editor.at("market.influence.0.upper.shown")
    editor.said.add("market.influence.upper.shown")
    editor.is_now("market.influence.0.upper.mark", "infinity")
    editor.choose("influence-1-lower", "C2")
    editor.choose("influence-1-lower-shown", "wood")
    editor.choose("influence-1-lower-mark", "lightning")
    editor.is_now("market.influence.0.lower.action", "C2")
    assert "wood" in editor.at("market.influence.0.lower.shown")
    editor.said.add("market.influence.lower.shown")
    editor.is_now("market.influence.0.lower.mark", "lightning")
    editor.put("die/white", "space/6")
    editor.is_now("market.dice.white.space", 6)
    editor.answered(page.locator("[data-die=white]").click)
    editor.is_now("market.dice.white.face", 2)


def the_cathedral(editor: Editor) -> None:
    editor.start("The Red Cathedral", "2")
    section = "tower.0.sections.0."
    editor.put("plan", "1.1")
    cards = editor.page.locator("[data-entry=section-card] option")
    card = str(cards.nth(2).get_attribute("value"))
    editor.choose("section-card", card)
    editor.is_now(section + "card", card)
    editor.choose("section-cost", "gold")
    cost = editor.document["tower"][0]["sections"][0]["cost"]
    assert "gold" in cost
    editor.is_now(section + "cost", cost)
    editor.tap("more/section-recognition")
    editor.tap("more/section-rubles")
    entry = editor.document["tower"][0]["sections"][0]
    for name in ("recognition", "rubles"):
        editor.is_now(section + name, entry[name])
    editor.choose("section-tile", "+die")
    editor.choose("section-tile-die", "green")
    editor.is_now(section + "tile.die", "green")
    editor.check("section-tile-three-plus")
    editor.is_now(section + "tile.three_plus", True)
    editor.choose("section-tile", "+goods")
    editor.choose("section-tile-gives", "rubles")
    editor.is_now(section + "tile.gives", {"wood": 1, "rubles": 1})
    editor.put("banner/red", "1.1")
    editor.is_now(section + "banner", "red")
    editor.tap("less/section-needs/gold")
    editor.is_now(section + "delivered", ["gold"])
    editor.said.add("tower.sections.needs")
    editor.put("finish", "1.1")
    editor.is_now(section + "finished", True)
    editor.put("ornament/red", "1.1")
    editor.is_now(section + "ornament", "red")
    towers = len(editor.document["tower"])
    editor.tap("tower/more")
    assert len(editor.document["tower"]) == towers + 1


def the_players(editor: Editor) -> None:
    editor.start("The Red Cathedral", "2", workshops="advanced")
    editor.page.locator("[data-tap='player/red']").click()
    editor.tap("more/rubles")
    editor.tap("more/space", 3)
    editor.is_now("player.0.space", 5)
    rubles = int(editor.page.locator("[data-count=rubles]").inner_text())
    editor.is_now("player.0.rubles", rubles)
    editor.put("material/brick", "inventory")
    editor.is_now("player.0.materials", {"brick": 1})
    editor.choose("colour", "yellow")
    editor.is_now("player.0.colour", "yellow")
    editor.tap("seat/more")
    editor.is_now("player.2.colour", "red")
    editor.put("banner/yellow", "1.1")
    editor.page.locator("[data-piece^='tile/']").first.click()
    editor.answered(editor.page.locator("[data-place='slot/red']").click)
    editor.check("slot-down")
    editor.is_now("player.0.slots.red.face", "down")
    editor.tap("more/slot-price", 2)
    price = int(editor.page.locator("[data-count=slot-price]").inner_text())
    editor.is_now("player.0.slots.red.price", price)
    editor.choose("slot-tile", "+die")
    editor.is_now("player.0.slots.red.tile.die", "white")
    editor.check("slot-tile-three-plus")
    editor.is_now("player.0.slots.red.tile.three_plus", True)
    editor.choose("slot-tile", "+goods")
    editor.is_now("player.0.slots.red.tile.gives", {"wood": 1})
    editor.choose("slot-holds", "nothing")
    expect(editor.main).to_have_attribute("data-problems", "0")
    editor.start("The Red Cathedral", "2", workshops="standard")
    editor.tap("fewer/banners-inventory")
    editor.is_now("player.0.banners.inventory", 3, problems=1)  # the sixth is nowhere
    editor.tap("undo")
    editor.tap("fewer/banners-beside")
    editor.is_now("player.0.banners.beside", 1, problems=1)
    editor.tap("undo")
    editor.tap("fewer/arch")
    editor.is_now("player.0.ornaments.arch", 1, problems=1)
    editor.said |= {"player.ornaments", "player.slots.holds"}


def the_region(editor: Editor) -> None:
    """CT-1.3 to CT-1.5."""
    editor.start("The Red Cathedral", "2", contractors="on")
    editor.page.locator("[data-tap='player/red']").click()
    editor.choose("city-1", "vologda")
    editor.is_now("contractors.cities.0", "vologda")
    editor.tap("more/permits")
    editor.is_now("contractors.board.0.permits", 2)
    editor.tap("more/sent-vologda")
    editor.is_now("contractors.board.0.sent", {"vologda": 1})
    text = editor.document["contractors"]
    absent = editor.page.locator("[data-entry='specialist'] option").evaluate_all(
        "(all, taken) => all.map(one => one.value).filter(one => one !== 'none' && !taken.includes(one))",
        text["spaces"],
    )
    editor.choose("specialist-1", absent[0])
    editor.is_now("contractors.spaces.0", absent[0])
    editor.choose("specialist", absent[1])
    editor.is_now("contractors.board.0.specialist", absent[1])
    editor.choose("removed", absent[2])
    editor.is_now("contractors.removed", [absent[2]])
    editor.tap("more/sent-vologda")
    editor.choose("tools", absent[3])
    editor.is_now("contractors.board.0.tools", [absent[3]])
    editor.tap("more/discarded-arch")
    editor.is_now("contractors.board.0.discarded", {"arch": 1})


def ivan(editor: Editor) -> None:
    """RC-11.2, CT-6.2."""
    editor.start("The Red Cathedral", "1, with Ivan", contractors="on")
    editor.tap("more/ivan-space")
    editor.choose("ivan-card-1", "build")
    editor.choose("ivan-tile-1", "red")
    editor.tap("more/ivan-face-down")
    editor.put("material/brick", "ivan/inventory")
    editor.put("material/gold", "ivan/build")
    editor.is_now("ivan.row.0", "build")
    editor.is_now("ivan.tiles.0", "red")
    editor.is_now("ivan.face_down", 1)
    editor.is_now("ivan.inventory", {"brick": 1})
    editor.is_now("ivan.build", {"gold": 1})
    editor.is_now("ivan.space", int(editor.page.locator("[data-count=ivan-space]").inner_text()))
    editor.put("banner/ivan", "2.1")
    editor.put("banner/ivan", "1.1")
    document = editor.document
    now = document["ivan"]["marker"]
    editor.tap("more/ivan-marker" if now == 1 else "fewer/ivan-marker")
    editor.is_now("ivan.marker", 3 - now)
    editor.tap("turn/ivan")
    editor.is_now("turn", "ivan")


def guilds(editor: Editor) -> None:
    """CT-5.2, CT-5.7, CT-5.9, CT-5.10, CT-5.12."""
    editor.start("The Red Cathedral", "2", guild="jewellers")
    editor.put("banner/red", "1.1")
    editor.answered(editor.page.locator("[data-tap^='less/section-needs/']").first.click)
    (material,) = editor.at("tower.0.sections.0.delivered")
    editor.choose("diamonds-1.1", material)
    editor.is_now("guild.diamonds", {"1.1": [material]})
    editor.start("The Red Cathedral", "2", guild="foremen")
    editor.tap("more/foreman")
    editor.is_now("guild.foreman", 2)
    editor.start("The Red Cathedral", "2", guild="archivists")
    contracts = editor.choices("drawn")
    editor.choose("hand-red", contracts[0])
    editor.is_now("guild.hands", [[contracts[0]], []])
    editor.choose("drawn", contracts[1])
    editor.is_now("guild.drawn", [contracts[1]])
    editor.tap("undo")
    editor.tap("under")
    editor.choose("under-1", contracts[2])
    editor.tap(f"less/under-1/{contracts[0]}")
    editor.choose("under-1-by", "blue")
    editor.is_now("guild.under.0.by", "blue")
    editor.is_now("guild.under.0.contracts", [contracts[2]])
    editor.start("The Red Cathedral", "2", guild="master-builders")
    card = editor.choices("discards")[-1]
    editor.choose("discards", card)
    editor.is_now("guild.discards", [card])
    editor.start("The Red Cathedral", "2", guild="brickmakers")
    some = editor.choices("offer")
    editor.answered(editor.page.locator("[data-tap^='less/offer/']").first.click)
    left = editor.at("guild.offer")
    gone = next(one for one in some if one not in left)
    editor.choose("buttresses-red", gone)
    editor.is_now("guild.buttresses", [[gone], []])
    editor.is_now("guild.offer", left)
    editor.check("buttress-used")
    editor.is_now("guild.used", True)


def decisions(editor: Editor) -> None:
    """RC-5.3, RC-10.1. The current decision, a described tile that waits, who ended the game."""
    editor.start("The Red Cathedral", "2")
    editor.put("banner/red", "1.1")
    editor.unfold()
    editor.enter("pending", "after")
    editor.is_now("pending", ["after"])
    editor.choose("waiting-tile", "+goods")
    editor.is_now("pending.1.place.gives", {"wood": 1})
    editor.choose("waiting-tile", "+die")
    editor.is_now("pending.1.place.die", "white")
    editor.check("waiting-tile-three-plus")
    editor.is_now("pending.1.place.three_plus", True)
    editor.check("waiting-free")
    editor.is_now("pending.1.free", True)
    editor.start("The Red Cathedral", "2")
    editor.choose("ender", "blue")
    editor.is_now("ender", "blue", problems=1)
    editor.tap("undo")
    editor.check("over")
    editor.is_now("pending", [], problems=1)


def the_end(editor: Editor) -> None:
    """RC-10.1. The game is over, and the prestige is given."""
    path = next(one for one in one_of_each(False) if one.parts[-3] == "red_cathedral")
    editor.read(write_document(ended(path)[0].document()))
    final = editor.at("final")
    editor.unfold()
    editor.enter("final", ", ".join(str(one + 1) for one in final))
    editor.is_now("final", [one + 1 for one in final], problems=1)  # the scoring gives less


def test_every_entry_of_basilica_can_be_set(invite: Invite) -> None:
    """BA-1.1, BA-1.3, BA-1.4, BA-2.4, BA-3.3."""
    editor = Editor(invite().visit("/real/position"))
    editor.start("Basilica")
    editor.unfold()
    editor.enter("remark", "White to move")
    editor.is_now("remark", "White to move")
    editor.put("vault/red", "1.2")
    editor.put("vault/blue", "1.3")
    crowned = [tile for tile in default().tiles if tile.crown and tuple(tile.colours) == ("blue",)]
    order = crowned[0].order
    editor.choose("cell-tile", f"blue/{order}")
    editor.said |= {"cathedral.cell", "cathedral.tile.colours", "cathedral.tile.order"}
    editor.check("cell-crown")
    assert editor.document["cathedral"]["1.3"] == f"blue {order} crown"
    editor.said.add("cathedral.tile.crown")
    editor.put("builder/white", "1.2")
    editor.put("rank/mason", "1.2")
    editor.is_now("player.0.builders", ["1.2 mason"])
    editor.said |= {"sides.builders.cell", "sides.builders.rank"}
    editor.put("glass", "1.3")
    editor.is_now("glass", ["1.3"])
    editor.put("scaffold", "1.4")
    editor.is_now("scaffolds", ["1.4"])
    editor.said |= {"glass.cell", "scaffolds.cell"}
    editor.tap("more/king")
    editor.is_now("king", 1)
    editor.tap("more/coins-white")
    editor.is_now("player.0.coins", 2)
    editor.tap("more/points-black")
    editor.is_now("player.1.points", 1)
    editor.said |= {"sides.side", "sides.coins", "sides.points"}
    editor.tap("turn/black")
    editor.is_now("turn", "black")
    editor.enter("turns", "6")
    editor.is_now("turns", 6)
    editor.tap("fewer/actions")
    editor.is_now("actions_left", 2)
    editor.put("fresh", "1.3")
    editor.is_now("fresh", "1.3")
    the_display(editor)
    the_box(editor)
    editor.page.locator(".below [data-option=paid_recruit]").wait_for()
    editor.answered(lambda: editor.page.locator(".below [data-option=paid_recruit]").select_option("any"))
    editor.is_now("options.paid_recruit", "any")
    editor.said.add("options")
    editor.check("over")
    editor.is_now("pending", [], problems=1)
    after_the_reshuffle(editor)
    assert unsaid(BasilicaPieces, editor.said) == set()


def the_display(editor: Editor) -> None:
    """BA-1.4. Three orders, three vaults, and the top of the pile."""
    kinds = crowns_by_kind()
    crowned = next(kind for kind, crowns in kinds.items() if crowns == {True})
    plain = [kind for kind, crowns in kinds.items() if crowns == {False} and not kind.startswith("blue/")]
    for place in (1, 2, 3):
        editor.choose(f"order-{place}", plain[place])
    for place in (2, 3):
        editor.choose(f"vault-{place}", plain[place + 3])
    editor.choose("vault-1", crowned)
    editor.check("vault-1-crown")
    editor.choose("top", plain[0])
    editor.is_now("orders.0", plain[1].replace("/", " "))
    editor.is_now("vaults.0", crowned.replace("/", " ") + " crown")
    editor.is_now("top", plain[0].replace("/", " "))
    for where in ("orders", "vaults", "top"):
        editor.said |= {f"{where}.{what}" for what in ("colours", "order", "crown")}
    editor.tap("deal")
    editor.is_now("orders", ["none"] * 3)


def the_box(editor: Editor) -> None:
    """BA-1.1, BA-2.4. Discards, a copy with other tiles, what is known about crowns."""
    kind = editor.choices("discarded-orders")[0]
    editor.choose("discarded-orders", kind)
    editor.is_now("discards.orders", [kind.replace("/", " ")])
    other = [one for one, crowns in crowns_by_kind().items() if True in crowns][-1]
    editor.choose("discarded-vaults", f"{other}+crown")
    editor.is_now("discards.vaults", [other.replace("/", " ") + " crown"])
    for where in ("orders", "vaults"):
        editor.said |= {f"discards.{where}.{what}" for what in ("colours", "order", "crown")}
    editor.choose("rest", "discards")
    expect(editor.main).to_have_attribute("data-problems", "0")
    editor.said.add("rest")
    editor.tap("undo")
    editor.page.locator("[data-tap=own-set]").click()
    editor.enter(f"crowns-{kind}", "0")
    assert editor.document["tiles"][kind.replace("/", " ")]["crowns"] == 0
    editor.enter(f"tiles-{kind}", "9")
    expect(editor.main).to_have_attribute("data-problems", "1")  # there must be 58
    editor.said |= {
        f"tiles.{what}" for what in ("tile.colours", "tile.order", "tile.crown", "tiles", "crowns")
    }
    editor.tap("undo")


def after_the_reshuffle(editor: Editor) -> None:
    """BA-2.4. What is known about crowns on tiles that were on order places then."""
    found = (document for path in GOLDEN for document in reshuffled(path))
    editor.read(write_document(next(found)))
    editor.is_now("reshuffled", True)
    editor.unfold()
    earlier, weights = editor.at("crowns.earlier"), editor.at("crowns.weights")
    place = next(at for at, tile in enumerate(earlier, 1) if tile != "none")
    editor.choose(f"earlier-{place}", "")
    expect(editor.main).not_to_have_attribute("data-problems", "-1")
    assert editor.at("crowns.earlier") != earlier
    editor.tap("undo")
    editor.enter("weights", ", ".join("0" for _ in weights))
    editor.is_now("crowns.weights", [0] * len(weights), problems=1)
    editor.tap("undo")
    editor.check(f"lying-{place}")
    assert editor.at("crowns.lying") != []
    editor.said |= {"crowns.lying", *(f"crowns.earlier.{what}" for what in ("colours", "order", "crown"))}


def reshuffled(path: Path) -> Iterator[dict[str, Any]]:
    if path.parts[-3] == "basilica" and "crowns" in (document := ended(path)[0].document()):
        yield document


def crowns_by_kind() -> dict[str, set[bool]]:
    """For every kind of tile, whether those of the set have crowns."""
    kinds: dict[str, set[bool]] = {}
    for tile in default().tiles:
        kinds.setdefault(f"{'-'.join(tile.colours)}/{tile.order}", set()).add(tile.crown)
    return kinds
