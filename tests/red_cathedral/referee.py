"""An independent implementation of the rules, from a view alone: plain, slow, and written without the engine.

`legal` says which moves a player has, `final` counts the prestige at the end. The tests compare both with the
engine; a difference is a misreading in one of the two.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

View = dict[str, Any]

MATERIALS = ["wood", "brick", "stone", "gold", "green", "purple"]
DICE = ["white", "red", "blue", "green", "yellow"]
ORNAMENT = {"base": ("door", "wood"), "middle": ("arch", "stone"), "dome": ("cross", "gold")}
PRICE = {"C2": 1, "C4": 2, "C6": 2, "T1": 1, "T3": 3, "T4": 2, "M2": 1, "K2": 3}
GEMS = ["none", "green", "purple", "green green", "purple purple", "green purple"]


class Referee:
    def __init__(self, view: View, track: tuple[int, ...]) -> None:
        self.view = view
        self.track = track
        self.me: View = next(player for player in view["player"] if player["colour"] == view["turn"])
        self.held: dict[str, int] = self.me["materials"]
        self.sections = [section for tower in view["tower"] for section in tower["sections"]]

    def legal(self) -> set[str]:
        words = self.view["decision"].split()
        moves: set[str] = getattr(self, f"at_{words[0]}")(*words[1:])
        if self.behind():  # RC-3.3
            options = self.view["options"]
            either = options["optional_actions"] == "either"
            if self.view["traded"] != "over" and not (either and self.view["rerolled"]):
                moves.add("trade")
            if not self.view["rerolled"] and not (either and self.view["traded"] != "no"):
                moves |= {f"reroll {die['space']}" for die in self.view["market"]["dice"].values()}
        return moves

    def behind(self) -> bool:
        return any(lap * 80 + space < self.me["space"] for lap in range(5) for space in self.track[1:])

    # ---- one method for each kind of decision ----------------------------------------------------

    def at_turn(self) -> set[str]:
        """RC-4.1."""
        moves = self.claims() | self.die_moves()
        if self.deliveries():
            moves.add("build")
        return moves or {"pass"}

    def at_after(self) -> set[str]:
        return {"end"}

    def claims(self) -> set[str]:
        """RC-5.1."""
        banners = sum(self.me["banners"].values())
        banners += sum(slot.get("holds") == "banner" for slot in self.me["slots"].values())
        if not banners:
            return set()
        found = set()
        for tower in self.view["tower"]:
            for section, below in zip(tower["sections"], [None, *tower["sections"]], strict=False):
                if "banner" not in section and (below is None or "banner" in below):
                    found.add(f"claim {section['section']}")
        return found

    def die_moves(self) -> set[str]:
        """RC-7.1, RC-7.2."""
        dice = self.view["market"]["dice"]
        found = set()
        for name, die in dice.items():
            for more in range(8):
                if more and (name not in ("white", self.me["colour"]) or more > self.me["rubles"]):
                    continue
                target = (die["space"] + die["face"] + more - 1) % 8 + 1
                others = sum(other["space"] == target for which, other in dice.items() if which != name)
                if others < 3:
                    found.add(f"die {name}" + (f" +{more}" if more else ""))
        return found

    def deliveries(self) -> set[str]:
        """RC-6.2, RC-6.4."""
        found = set()
        for section in self.sections:
            if section.get("finished"):
                ornament, material = ORNAMENT[section["kind"]]
                if "ornament" not in section and self.held[material] and self.me["ornaments"][ornament]:
                    found.add(f"decorate {section['section']}")
            elif section.get("banner") == self.me["colour"]:
                for material in section["needs"]:
                    if self.held[material]:
                        found.add(f"deliver {material} {section['section']}")
        return found

    def at_build(self, left: str, begun: str = "") -> set[str]:
        """RC-6.1, RC-4.5."""
        assert 1 <= int(left) <= 3
        return self.deliveries() | ({"done"} if begun else set())

    def at_gems(self, section: str, left: str) -> set[str]:
        """RC-6.4."""
        found = set()
        for gems in GEMS:
            names = [] if gems == "none" else gems.split()
            if len(names) <= int(left) and all(names.count(gem) <= self.held[gem] for gem in names):
                found.add(f"gems {gems}")
        return found

    def at_banner(self, section: str) -> set[str]:
        """RC-5.2."""
        found = {"banner inventory"} if self.me["banners"]["inventory"] else set()
        for slot in ("white-1", "white-2"):
            if self.me["slots"][slot].get("holds") == "banner":
                found.add(f"banner {slot}")
        return found

    def at_place(self, tile: str) -> set[str]:
        """RC-5.3, RC-8.3."""
        found = set()
        for name, slot in self.me["slots"].items():
            if "tile" not in slot and slot.get("holds") != "banner":
                found.add(f"hide {name}")
                if self.me["rubles"] >= slot["price"]:
                    found.add(f"open {name}")
        return found

    def at_gain(self, resource: str, amount: str) -> set[str]:
        """RC-4.7, RC-7.5."""
        most = self.fits(resource, int(amount))
        assert most > 0
        return {"decline", *(f"take {taken}" for taken in range(1, most + 1))}

    def at_choose(self, count: str, of: str, *materials: str) -> set[str]:
        return {"decline", *(f"gain {material}" for material in materials if self.fits(material, 1))}

    def fits(self, resource: str, amount: int) -> int:
        if resource in MATERIALS:
            return int(min(amount, self.room(), self.view["reserve"][resource]))
        return amount

    def room(self) -> int:
        """RC-1.9."""
        return 10 - int(self.me["banners"]["inventory"]) - sum(self.held.values())

    def at_market(self, place: str, die: str, *used: str) -> set[str]:
        """RC-7.3 to RC-7.7."""
        space = int(place)
        tile = self.view["market"]["resources"][space - 1]
        found = {"leave"}
        if "took" not in used and self.fits(tile["resource"], tile["amount"]):
            found.add("resources")
        if "activated" not in used:
            slots = ("white-1", "white-2") if die == "white" else (die,)
            found |= {f"activate {slot}" for slot in slots if self.useful(slot)}
        quadrant = (space - 1) // 2
        for half, other in (("upper", "lower"), ("lower", "upper")):
            action = self.view["market"]["influence"][quadrant][half]
            again = action["mark"] == "infinity" or f"{quadrant + 1} {half}" not in self.view["used"]
            if "influence-over" not in used and other not in used and again and self.usable(action):
                found.add(f"influence {half}")
        return found

    def useful(self, name: str) -> bool:
        """RC-7.7, RC-9.1."""
        slot = self.me["slots"][name]
        if "tile" not in slot or slot["face"] != "up":
            return False
        gives = slot["tile"].get("gives")
        if gives is None:
            space = self.view["market"]["dice"][slot["tile"]["die"]]["space"]
            tile = self.view["market"]["resources"][space - 1]
            gives = {tile["resource"]: tile["amount"]}
        return any(self.fits(resource, amount) for resource, amount in gives.items())

    def usable(self, action: View) -> bool:
        """RC-4.7, RC-7.9."""
        code, shown = action["action"], action.get("shown", [])
        if self.me["rubles"] < PRICE.get(code, 0):
            return False
        if code in ("T1", "T3"):
            return bool(self.deliveries())
        if code in ("C2", "C6"):
            return any(self.fits(material, 1) for material in shown)
        if code == "C4":
            return any(self.fits(material, 1) for material in MATERIALS)
        if code == "M4":
            return any(self.useful(slot) for slot in self.me["slots"])
        if code == "K4":
            mine = [section for section in self.sections if section.get("banner") == self.me["colour"]]
            return len({section["kind"] for section in mine if section.get("finished")}) == 3
        return code in ("T2", "T4", "K1", "K2") or bool(self.at_give(code, *shown))

    def at_give(self, code: str, *words: str) -> set[str]:
        """RC-7.9. K3 names its three materials in the order of RC-1.1."""
        have = [material for material in MATERIALS if self.held[material]]
        if code == "K3":
            given = int(words[1]) if words else 0
            start = MATERIALS.index(words[3]) if words else 0
            rest = [material for material in have if MATERIALS.index(material) >= start]
            have = sorted({chosen[0] for chosen in combinations(rest, 3 - given)})
        elif code in ("C3", "C5"):
            have = [material for material in have if material in words]
        elif code in ("M1", "M3"):
            have = [material for material in have if self.held[material] >= (2 if code == "M1" else 4)]
        elif code == "M2":
            left = [material for material in MATERIALS if self.view["reserve"][material]]
            have = [material for material in have if set(left) - {material}]
        return {f"give {material}" for material in have}

    def at_swap(self) -> set[str]:
        return {f"swap {one} {other}" for one, other in combinations(range(1, 9), 2)}

    def at_activate(self) -> set[str]:
        return {f"activate {slot}" for slot in self.me["slots"] if self.useful(slot)}


# ---- the end -------------------------------------------------------------------------------------


def final(view: View, track: tuple[int, ...]) -> dict[str, int]:
    """RC-10.2 to RC-10.6."""
    colours = [player["colour"] for player in view["player"]]
    total = {}
    for player in view["player"]:
        laps = [lap * 80 + space for lap in range(5) for space in track[1:]]
        total[player["colour"]] = sum(space <= player["space"] for space in laps)
        total[player["colour"]] += (sum(player["materials"].values()) + player["rubles"]) // 5
    for tower in view["tower"]:
        done = [section for section in tower["sections"] if section.get("finished")]
        ornaments = [section["ornament"] for section in done if "ornament" in section]
        worth = 2 * len(done) + len(ornaments)
        there = [section["banner"] for section in done] + ornaments
        presence = {colour: there.count(colour) for colour in colours if colour in there}
        order = sorted(presence, key=lambda colour: -presence[colour])
        if len(colours) == 2:
            if len(order) == 1 or (order and presence[order[0]] > presence[order[1]]):
                total[order[0]] += worth
                if len(order) == 2:
                    total[order[1]] += worth // 3
            continue
        places = [worth]
        while len(places) < len(order):
            places.append(places[-1] // 2)
        for colour in order:
            tied = [place for place, other in enumerate(order) if presence[other] == presence[colour]]
            total[colour] += sum(places[place] for place in tied) // len(tied)
    return total
