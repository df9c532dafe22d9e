"""Tiles in a position: their names, and which tiles of the set they are if the name does not say."""

from __future__ import annotations

from collections.abc import Callable

from duomo.core.engine.entries import show, wrong
from duomo.core.engine.refusal import PositionError
from duomo.games.basilica.rules.cells import has_crown, tile_of
from duomo.games.basilica.rules.codes import KINDS, ORDERS, SCAFFOLD_ORDER
from duomo.games.basilica.rules.names import COLOUR_NAMES, FACE_NAMES, ORDER_NAMES, kind_name
from duomo.games.basilica.rules.values import TableValues, vault_of
from duomo.games.basilica.rules.works import SCAFFOLDS

CROWNED = "crown"


def vault_name(vault: int) -> str:
    """`red promote crown`: colours, the order on the back, the crown if there is one."""
    name = kind_name(tile_of(vault))
    return f"{name} {CROWNED}" if has_crown(vault) else name


class Named:
    """What a document says about one tile: colours, optionally the order, and for a vault the crown."""

    def __init__(self, place: str, text: object, vault: bool, built: bool = False) -> None:
        self.place = place
        self.text = show(text)
        self.vault = vault
        words = text.lower().split() if isinstance(text, str) and len(text) < 60 else []
        self.crown = vault and CROWNED in words
        if self.crown:
            words.remove(CROWNED)
        self.may_be_crowned = built and not self.crown
        """A crown in the cathedral has had its effect, so a crowned tile may be named without its crown if
        the plain ones run out."""
        self.face = _face(words.pop(0)) if words else -1
        self.order = ORDER_NAMES.index(words.pop(0)) if words and words[0] in ORDER_NAMES else -1
        if self.face < 0 or words:
            example = "red promote crown, red crown or red" if vault else "red promote or green-blue glass"
            raise PositionError(f"{place}: {self.text} is no tile; one is written like this: {example}.")
        if not vault and self.order < 0:
            raise PositionError(f"{place}: {self.text} names no order; there is {', '.join(ORDER_NAMES)}.")


def _face(word: str) -> int:
    if word in FACE_NAMES:
        return FACE_NAMES.index(word)
    colours = word.split("-")
    if len(colours) == 2 and all(colour in COLOUR_NAMES for colour in colours):
        turned = f"{colours[1]}-{colours[0]}"
        return FACE_NAMES.index(turned) if turned in FACE_NAMES else -1
    return -1


class Box:
    """BA-1.1. The tiles of the set that are not yet on the table. The remaining ones form the pile."""

    def __init__(self, values: TableValues) -> None:
        self.left = values.count[:]
        self.plain = [count - crowned for count, crowned in zip(values.count, values.crowned)]
        self.crowned = values.crowned[:]
        self.values = values
        self.waiting: list[tuple[Named, Callable[[int, int], None], int]] = []
        """Vaults named without their order, the function that stores their number, and the index to store it
        at."""

    def most_scaffolds(self) -> int:
        """BA-4.5, BA-2.4. Two for each Scaffold tile, and two more after the reshuffle."""
        return 2 * SCAFFOLDS * sum(self.values.count[SCAFFOLD_ORDER::ORDERS])

    def take_order(self, named: Named) -> int:
        """Take a tile that lies order side up; return its kind."""
        kind = named.face * ORDERS + named.order
        if not self.left[kind]:
            raise self._short(named, kind_name(kind), "order", self.values.count[kind])
        self.left[kind] -= 1
        return kind

    def take_vault(self, named: Named, put: Callable[[int, int], None], at: int) -> None:
        """Take a tile that was turned over; if its order is not named, it waits until the others are
        taken."""
        if named.order < 0:
            self.waiting.append((named, put, at))
            put(at, vault_of(named.face * ORDERS, named.crown))
            return
        kind = named.face * ORDERS + named.order
        put(at, self._turn(named, kind))

    def settle(self) -> None:
        """Settle vaults named without an order: use the kind with the most tiles left, the first one in a
        tie."""
        for named, put, at in sorted(self.waiting, key=lambda entry: entry[0].may_be_crowned):
            kind = self._most(named)
            if named.may_be_crowned and not self._free(named, kind):
                named.crown = True
                kind = self._most(named)
            put(at, self._turn(named, kind))
        self.waiting = []

    def _most(self, named: Named) -> int:
        kinds = range(named.face * ORDERS, (named.face + 1) * ORDERS)
        return max(kinds, key=lambda kind: (self._free(named, kind), -kind))

    def _free(self, named: Named, kind: int) -> int:
        """Return how many more such vaults can be on the table."""
        sides = self.crowned if named.crown else self.plain
        return min(self.left[kind], sides[kind])

    def _turn(self, named: Named, kind: int) -> int:
        if not self._free(named, kind):
            raise self._none_left(named)
        self.left[kind] -= 1
        (self.crowned if named.crown else self.plain)[kind] -= 1
        return vault_of(kind, named.crown)

    def _none_left(self, named: Named) -> PositionError:
        kinds = (
            range(named.face * ORDERS, (named.face + 1) * ORDERS)
            if named.order < 0
            else [named.face * ORDERS + named.order]
        )
        sides = self.values.crowned if named.crown else self.values.count
        exist = sum(
            sides[kind] if named.crown else self.values.count[kind] - self.values.crowned[kind]
            for kind in kinds
        )
        name = FACE_NAMES[named.face] if named.order < 0 else kind_name(kinds[0])
        return self._short(named, name, "crowned" if named.crown else "plain", exist)

    @staticmethod
    def _short(named: Named, name: str, side: str, exist: int) -> PositionError:
        """`side`: which side is up; for a vault, with or without a crown."""
        return wrong("ba-none-left", named.place, "BA-1.1", name=name, side=side, count=exist)


def describe_set(values: TableValues) -> dict[str, dict[str, int]]:
    """List all tiles of a set, for positions that do not use the default set."""
    return {
        kind_name(kind): {"tiles": values.count[kind], "crowns": values.crowned[kind]}
        for kind in values.kinds
    }


def kinds_named() -> dict[str, int]:
    return {kind_name(kind): kind for kind in range(KINDS)}
