"""Ivan beside a real table: what he does next, what to ask first, and how to lay out the table."""

from __future__ import annotations

from typing import Any

from duomo.core.automaton import Automaton
from duomo.core.engine.state import NATURE, first, kind_of, second
from duomo.core.rolling import nature_ahead
from duomo.core.words.phrase import say
from duomo.games.red_cathedral.companion.documents import CountedParty, CountedSection, RedCathedralCount
from duomo.games.red_cathedral.companion.ivan import IvanTable, bare, ivan_module, unfinished
from duomo.games.red_cathedral.companion.ivan_documents import (
    Instruction,
    IvanAsk,
    IvanLine,
    IvanNow,
    IvanOpen,
    IvanOption,
    IvanSheet,
    IvanWish,
)
from duomo.games.red_cathedral.companion.ivan_sheet import sheet_of
from duomo.games.red_cathedral.modules.contractors.positions.position import contractors_of
from duomo.games.red_cathedral.modules.ivan.rules.cards import CARD_MATERIALS, CARD_RECOGNITION
from duomo.games.red_cathedral.modules.ivan.rules.codes import (
    CARD_NAMES,
    DEAL_TILES,
    IVAN,
    IVAN_NAME,
    RECRUIT_CARD,
)
from duomo.games.red_cathedral.rules.codes import LEVELS
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import RedState

RESERVE = "reserve"


class IvanAutomaton(Automaton):
    wished = IvanWish
    offered = IvanSheet
    told = IvanLine
    answered = IvanNow

    def sheet(self, wish: Any) -> IvanSheet:
        assert isinstance(wish, IvanWish)
        return sheet_of(wish)

    def now(self, line: Any) -> IvanNow:
        assert isinstance(line, IvanLine)
        ivan = IvanTable(line)
        table = ivan.table
        view = table.game.wire().view(table.rules, table.state, -1)
        return IvanNow(
            view,
            ivan.turns,
            ivan.told,
            asked(ivan),
            place_of(ivan),
            ivan.answered,
            open_to(ivan.state),
            ivan.way,
            coming(ivan),
            count_of(view) if table.over else None,
        )


AUTOMATON = IvanAutomaton()

# ---- questions -----------------------------------------------------------------------------------


def asked(ivan: IvanTable) -> IvanAsk:
    table = ivan.table
    if ivan.missing == RESERVE:
        return IvanAsk("reserve", say("ivan-ask-reserve"), "RC-11.7")
    if ivan.missing is not None:
        section = ivan.missing
        words = say("ivan-ask-card", section=section)
        return IvanAsk("card", words, "RC-11.7", section=section, usual=ivan.usual(section))
    if table.over:
        return IvanAsk("over", say("ivan-ask-over"), "RC-11.8")
    if ivan.your_turn:
        return IvanAsk("turn", say("ivan-ask-turn"), "RC-11.4")
    options = [option(ivan, move.text) for move in table.legal()]
    if table.decider != NATURE:
        words = table.words().decision()
        assert words is not None
        return IvanAsk("section", words, "RC-11.5" if "decorate" in words.key else "RC-11.7", options)
    one = options[0]
    if one.face is not None:
        dice = rolled_together(ivan)
        several = say("ivan-ask-rolls", count=len(dice))
        words = several if len(dice) > 1 else say("ivan-ask-roll", die=one.die or "")
        return IvanAsk("roll", words, "RC-11.4", options, dice=dice)
    if one.specialist is not None:
        return IvanAsk("specialist", say("ivan-ask-specialist"), "CT-6.3", options)
    return IvanAsk("tile", say("ivan-ask-tile"), "RC-11.4", options)


def rolled_together(ivan: IvanTable) -> list[list[IvanOption]]:
    """RC-11.4. The dice on the space that Ivan's die has reached."""
    found: dict[str, list[IvanOption]] = {}
    rules = ivan.rules
    for _, codes in nature_ahead(rules, ivan.state):
        texts = [rules.text(code) for code in codes]
        if not texts[0].startswith("roll "):
            break
        options = [option(ivan, text) for text in texts]
        found.setdefault(options[0].die or "", options)
    return list(found.values())


def option(ivan: IvanTable, text: str) -> IvanOption:
    """Parse `roll red 5`, `solo tile white`, `ivan 1.1`, or a specialist from the bag."""
    words = text.split()
    if words[0] == "roll":
        return IvanOption(text, die=words[1], face=int(words[2]))
    if words[:2] == ["solo", "tile"]:
        return IvanOption(text, die=words[2])
    if words[0] == "ivan":
        return IvanOption(text, section=words[1])
    printed = contractors_of(ivan.rules.values).printed
    tile = printed.names.index(words[-1])
    return IvanOption(text, specialist=words[-1], tool=printed.tool_names[printed.tool[tile]])


def open_to(state: RedState) -> IvanOpen:
    claims = [
        [section_name(tower * LEVELS + level) for level in range(height) if free(state, tower, level)]
        for tower, height in enumerate(state.heights)
    ]
    return IvanOpen(claims, unfinished(state), bare(state))


def free(state: RedState, tower: int, level: int) -> bool:
    return state.owner[tower * LEVELS + level] < 0


def place_of(ivan: IvanTable) -> int:
    """RC-11.4. In Ivan's turn the last card whose tile was turned over, otherwise the next one."""
    his = ivan_module(ivan.rules).own(ivan.state)
    used = sum(not has_bit(his.face_up, place) for place in range(len(his.row)))
    return used if ivan.your_turn or ivan.table.over else max(used - 1, 0)


# ---- upcoming instructions -----------------------------------------------------------------------


def coming(ivan: IvanTable) -> list[Instruction]:
    """RC-11.4. After a roll the action of Ivan's card; after new tiles the first card; then the player's
    turn."""
    state = ivan.state
    if ivan.table.over or ivan.your_turn or not state.stack:
        return []
    module, top = ivan_module(ivan.rules), state.stack[-1]
    his = module.own(state)
    found = []
    if kind_of(top) == module.solo.roll:
        card = his.row[second(top)]
        rule = "CT-6.3" if card == RECRUIT_CARD else "RC-11.7"
        amounts = {"recognition": CARD_RECOGNITION, "amount": CARD_MATERIALS}
        found.append(Instruction(say("ivan-coming-card", card=CARD_NAMES[card], **amounts), rule))
    elif kind_of(top) == module.solo.deal and first(top) == DEAL_TILES:
        card = his.row[0]
        found.append(Instruction(say("ivan-coming-first", card=CARD_NAMES[card]), "RC-11.4"))
        return found
    tiles = sum(has_bit(his.face_up, place) for place in range(len(his.row)))
    found.append(Instruction(say("ivan-coming-you", tiles=tiles), "RC-11.4"))
    return found


# ---- at the end ----------------------------------------------------------------------------------


def count_of(view: Any) -> RedCathedralCount:
    """RC-11.8. Ivan's leftovers are the materials on his two cards."""
    his = view.ivan
    you = CountedParty(view.player[0].colour)
    board = view.contractors.board[IVAN] if view.contractors is not None else None
    ivans = CountedParty(
        IVAN_NAME,
        his.space,
        sum(his.inventory.values()) + sum(his.build.values()),
        tools=list(board.tools_shown) if board is not None else [],
    )
    towers = [
        [
            CountedSection(one.banner, one.finished or one.banner is None, one.ornament)
            for one in tower.sections
        ]
        for tower in view.tower
    ]
    kept = {name: view.options[name] for name in ("contractors", "blueprints") if name in view.options}
    return RedCathedralCount([you, ivans], towers, kept)
