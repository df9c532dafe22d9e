"""The contracts of the Archivists: their rows, the check they must pass, and how they are named (CT-5.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from duomo.core.components import Problem, Row
from duomo.core.words.components import row_words
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.components.sets import Few, Some
from duomo.games.red_cathedral.modules.guilds.components.own_table import OwnTable

if TYPE_CHECKING:
    from duomo.games.red_cathedral.modules.components.sets import PrintedComponents

Sold = Literal["wood", "brick", "stone", "gold", "green", "purple", "gem"]
Task = Literal[
    "sell", "pay-rubles", "banners-in-tower", "open-tiles", "absent-towers", "kept-ornaments",
    "section-kinds", "ornaments-on-others", "all-ornaments", "ornaments-in-tower", "ornaments-on-own",
    "present-towers",
]  # fmt: skip
TASKS: tuple[Task, ...] = get_args(Task)
COUNTED = ("pay-rubles", "banners-in-tower", "open-tiles", "ornaments-in-tower")
NUMBER = 15


class Contract(Row, frozen=True):
    """CT-5.12. What it asks for and the prestige it gives, once or per thing counted."""

    task: Task
    prestige: Some
    prestige_for_two: Few = 0
    """With two players and in solo, if different."""
    sells: dict[Sold, Some] = msgspec.field(default_factory=dict)
    amount: Few = 0
    """Rubles to pay, or number of banners, tiles or ornaments to have."""


def check_contracts(parts: PrintedComponents) -> Iterator[Problem]:
    """CT-5.12: 15 contracts; those that sell goods say which."""
    table, rows = "contracts", parts.rows(Contract)
    if len(rows) != NUMBER:
        yield Problem(table, "", "", f"there are {len(rows)} contracts; there must be {NUMBER}")
    for row in rows:
        if bool(row.sells) != (row.task == "sell"):
            yield Problem(table, row.id, "sells", "a contract of task sell, and no other, says what is sold")
        if bool(row.amount) != (row.task in COUNTED):
            yield Problem(table, row.id, "amount", f"{', '.join(COUNTED)}, and no other task, have an amount")


@row_words.register
def contract(row: Contract) -> Phrase:
    return say("guild-contract", contract=row.id)


TABLE = OwnTable("contracts", Contract, check_contracts)
