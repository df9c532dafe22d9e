"""The companion for a real table, without a network: the same answers as a server."""

from __future__ import annotations

from duomo.local.house import House
from duomo.local.routing import route
from duomo.play.companion import copies, games, positions
from duomo.play.companion.counting import Count, Counted, counted
from duomo.play.companion.deciding import PositionDecision, decisions_of
from duomo.play.companion.solo import SoloLine, SoloNow, SoloSheet, SoloWish, solo_now, solo_sheet
from duomo.play.documents.table import WhyNot


@route("POST", "/api/companion/count")
def count(house: House, data: Count) -> Counted:
    return counted(data)


@route("POST", "/api/companion/solo")
def solo(house: House, data: SoloLine) -> SoloNow:
    return solo_now(data)


@route("POST", "/api/companion/solo/sheet")
def solo_set_up(house: House, data: SoloWish) -> SoloSheet:
    return solo_sheet(data)


@route("POST", "/api/companion/position")
def position(house: House, data: positions.PositionGiven) -> positions.PositionShown:
    return positions.position_shown(data)


@route("POST", "/api/companion/position/decisions")
def decisions(house: House, data: positions.PositionGiven) -> list[PositionDecision]:
    return decisions_of(data)


@route("POST", "/api/companion/game")
def game(house: House, data: games.RealGame) -> games.RealGameNow:
    return games.real_game_now(data)


@route("POST", "/api/companion/game/why")
def game_why(house: House, data: games.RealGameAsked) -> WhyNot:
    return games.real_game_why(data)


@route("POST", "/api/companion/copy")
def copy(house: House, data: copies.CopyGiven) -> copies.CopyShown:
    return copies.copy_shown(data)


@route("POST", "/api/companion/copies")
def compare(house: House, data: copies.CopiesGiven) -> copies.CopiesCompared:
    return copies.copies_compared(data)
