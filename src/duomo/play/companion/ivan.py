"""Ivan beside a real table: what he does next, and what has to be asked before."""

from __future__ import annotations

from duomo.core.engine.refusal import DuomoError
from duomo.core.engine.state import NATURE
from duomo.core.words.phrase import say
from duomo.core.words.refusals import error_words
from duomo.games.red_cathedral.companion.ivan import IvanTable
from duomo.games.red_cathedral.companion.ivan_documents import IvanAsk, IvanLine, IvanNow, IvanOption
from duomo.games.red_cathedral.modules.contractors.positions.position import contractors_of
from duomo.play.trouble import ServerTrouble

RESERVE = "reserve"


def ivan_now(line: IvanLine) -> IvanNow:
    try:
        ivan = IvanTable(line)
    except (DuomoError, ValueError) as error:
        if not isinstance(error, DuomoError):
            raise ServerTrouble(422, "bad-line", move="", reason=say("refusal-solo-no-choice")) from None
        raise ServerTrouble(422, "bad-position", rule=error.refusal.rule, reason=error_words(error)) from None
    table = ivan.table
    view = table.game.wire().view(table.rules, table.state, -1)
    return IvanNow(view, ivan.turns, ivan.told, asked(ivan), ivan.answered)


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
    first = options[0]
    if first.face is not None:
        return IvanAsk("roll", say("ivan-ask-roll", die=first.die or ""), "RC-11.4", options)
    if first.specialist is not None:
        return IvanAsk("specialist", say("ivan-ask-specialist"), "CT-6.3", options)
    return IvanAsk("tile", say("ivan-ask-tile"), "RC-11.4", options)


def option(ivan: IvanTable, text: str) -> IvanOption:
    """`roll red 5`, `solo tile white`, `ivan 1.1`, or a specialist from the bag."""
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
