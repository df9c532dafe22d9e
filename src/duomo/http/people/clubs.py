"""Clubs: making, joining and managing them."""

from __future__ import annotations

import asyncio

from duomo.games.registry import GAMES
from duomo.http.tables.hub import Hub
from duomo.play.documents.company import ClubCard, ClubsTold, ClubTold, ClubWish, MemberTold, NewRole
from duomo.play.people import clubs
from duomo.play.people.clubs import ClubStanding, Member, Role, role_of
from duomo.play.people.names import clean
from duomo.play.people.tokens import hashed, new_id, new_token
from duomo.play.tables.rows import now
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import clubs as kept
from duomo.store.clubs import ClubRow, Clubs
from duomo.store.trouble import Conflict


class ClubHouse:
    def __init__(self, hub: Hub, store: Clubs) -> None:
        self.hub = hub
        self.store = store

    # ---- looking ---------------------------------------------------------------------------------

    async def told(self, guest: str, text: str) -> ClubsTold:
        mine = await asyncio.to_thread(self.store.clubs_of, guest)
        own = {row.id for row in mine}
        listed = [row for row in await asyncio.to_thread(self.store.listed, text) if row.id not in own]
        roles = {row.id: role_of(await self._members(row.id), guest) for row in mine}
        return ClubsTold([_card(row, roles[row.id]) for row in mine], [_card(row, None) for row in listed])

    async def club(self, club: str, guest: str) -> ClubTold:
        row, members, role = await self._known(club, guest)
        belongs = role not in (None, "asked")
        return ClubTold(
            _card(row, role),
            self._people(members, asked=False) if belongs else [],
            self._people(members, asked=True) if role in clubs.RULING else [],
        )

    async def standings(self, club: str, guest: str, game: str) -> list[ClubStanding]:
        """Return the standings; only for members."""
        _, members, role = await self._known(club, guest)
        if role in (None, "asked"):
            raise ServerTrouble(403, "only-club")
        if game not in GAMES:
            raise ServerTrouble(404, "no-game", game=game)
        people = [member.guest for member in members if member.role != "asked"]
        games = await asyncio.to_thread(self.store.rated_games, people, game)
        return clubs.standings(members, games)

    async def of_link(self, token: str, guest: str) -> ClubCard:
        row = await self._linked(token)
        return _card(row, role_of(await self._members(row.id), guest))

    async def _linked(self, token: str) -> ClubRow:
        row = await asyncio.to_thread(self.store.club_of_link, hashed(token))
        if row is None:
            raise ServerTrouble(404, "no-club")
        return row

    async def _members(self, club: str) -> list[Member]:
        return await asyncio.to_thread(self.store.members, club)

    async def _known(self, club: str, guest: str) -> tuple[ClubRow, list[Member], Role | None]:
        """Return a club, its members and the guest's role.

        Raises ServerTrouble if there is no such club, or this guest may not see it.
        """
        row = await asyncio.to_thread(self.store.club, club)
        members = await self._members(club)
        role = role_of(members, guest)
        if row is None or (not row.listed and role is None):
            raise ServerTrouble(404, "no-club")
        return row, members, role

    def _people(self, members: list[Member], asked: bool) -> list[MemberTold]:
        return [
            MemberTold(
                member.guest,
                member.name,
                member.role,
                moment(member.since),
                bool(self.hub.company.at(member.guest)),
            )
            for member in members
            if (member.role == "asked") == asked
        ]

    # ---- changing --------------------------------------------------------------------------------

    async def make(self, guest: str, wish: ClubWish) -> ClubCard:
        await self._check_room(guest)
        row = ClubRow(new_id(), clean(wish.name), " ".join(wish.about.split()), wish.listed, now(), 1)
        await self.hub.writer.execute(kept.new_club(row, guest))
        self.hub.company.tell(guest, "clubs")
        return _card(row, "owner")

    async def change(self, club: str, guest: str, wish: ClubWish) -> None:
        _, members, role = await self._known(club, guest)
        clubs.check_rules(role)
        about = " ".join(wish.about.split())
        await self.hub.writer.execute(kept.change_club(club, clean(wish.name), about, wish.listed))
        self._changed(members)

    async def delete(self, club: str, guest: str) -> None:
        _, members, role = await self._known(club, guest)
        clubs.check_owns(role)
        await self.hub.writer.execute(kept.delete_club(club))
        self._changed(members)
        self.hub.company.tell_lobby()

    async def new_link(self, club: str, guest: str) -> str:
        _, _, role = await self._known(club, guest)
        clubs.check_rules(role)
        token = new_token()
        await self.hub.writer.execute(kept.renew_link(club, hashed(token)))
        return f"/club/join/{token}"

    async def join(self, club: str, guest: str, token: str | None) -> ClubCard:
        """Join immediately by a link; without one, ask the owner and helpers."""
        if token is not None:
            row = await self._linked(token)
            if row.id != club:
                raise ServerTrouble(404, "no-club")
            members = await self._members(club)
        else:
            row, members, _ = await self._known(club, guest)
        role = role_of(members, guest)
        if role is not None and (token is None or role != "asked"):
            return _card(row, role)
        await self._check_room(guest)
        if row.size >= self.hub.settings.limits.club_members:
            raise ServerTrouble(409, "club-full")
        new: Role = "asked" if token is None else "member"
        await self.hub.writer.execute(kept.put_member(club, guest, new))
        self._changed([*members, Member(guest, "", new, 0)])
        return _card(row, new)

    async def _check_room(self, guest: str) -> None:
        if len(await asyncio.to_thread(self.store.clubs_of, guest)) >= self.hub.settings.limits.clubs:
            raise ServerTrouble(409, "too-many-clubs")

    async def set_role(self, club: str, guest: str, other: str, wish: NewRole) -> None:
        """Accept somebody, make somebody a helper or an ordinary member, or hand the club over."""
        row, members, role = await self._known(club, guest)
        was = role_of(members, other)
        if was is None:
            raise ServerTrouble(404, "not-a-member")
        if was == "owner":
            raise ServerTrouble(409, "owner-stays")
        if wish.role == "member" and was == "asked":
            clubs.check_rules(role)
            if row.size >= self.hub.settings.limits.club_members:
                raise ServerTrouble(409, "club-full")
        else:
            clubs.check_owns(role)
        if wish.role == "owner":
            try:
                await self.hub.writer.execute(kept.hand_over(club, guest, other))
            except Conflict:
                raise ServerTrouble(409, "not-a-member") from None
        else:
            await self.hub.writer.execute(kept.put_member(club, other, wish.role))
        self._changed(members)

    async def remove(self, club: str, guest: str, other: str) -> None:
        """Leave, remove a member, or decline a request."""
        _, members, role = await self._known(club, guest)
        clubs.check_removes(role, role_of(members, other), guest == other)
        await self.hub.writer.execute(kept.remove_member(club, other))
        self._changed(members)

    def _changed(self, members: list[Member]) -> None:
        self.hub.company.tell_all((member.guest for member in members), "clubs")


def _card(row: ClubRow, role: Role | None) -> ClubCard:
    return ClubCard(row.id, row.name, row.about, row.listed, row.size, role)
