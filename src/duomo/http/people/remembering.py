"""Profiles, leader boards and the archive of a person's own games."""

from __future__ import annotations

import asyncio
import io
import zipfile

from duomo.games.registry import GAMES
from duomo.http.tables.archive import record_of
from duomo.http.tables.hub import Hub
from duomo.play.documents.memory import (
    GameMistakes,
    GameRating,
    Leader,
    LeaderBoard,
    Noted,
    OpeningShare,
    PlayedGame,
    PlayedGames,
    Profile,
    PuzzleHistory,
)
from duomo.play.documents.puzzle import Rated
from duomo.play.people import memory
from duomo.play.people.memory import Filter, Played
from duomo.play.people.openings import openings
from duomo.play.people.ratings import ANCHORS, KINDS, SETTLED, TableKind
from duomo.play.people.skills import Skill
from duomo.play.tables.summaries import summary
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store.memory import Memory, MistakesRow, NoteRow, PersonRow, RatingRow, hide, keep_note
from duomo.store.practice import Practice

REMEMBERED = 1500
"""Maximum number of a person's games to consider, latest first."""
RECENT = 6
PAGE = 20
HISTORY = 100
ANALYSED = 12
OPENED = 100
"""Number of games whose openings are examined."""
FIRST = 100
"""Number of entries read from each."""
OPPONENTS = 12
LEADERS = 100


class Remembering:
    def __init__(self, hub: Hub, store: Memory) -> None:
        self.hub = hub
        self.store = store
        self.practice = Practice(store.engine)

    # ---- profiles --------------------------------------------------------------------------------

    async def is_seen(self, guest: str) -> bool:
        """True if somebody has a page that others may see."""
        found = await asyncio.to_thread(self.store.person, guest)
        return found is not None and found.seen

    async def profile(self, guest: str, viewer: str | None) -> Profile:
        """Return somebody's profile. Raises ServerTrouble if there is none, or the viewer may not see it."""
        found = await asyncio.to_thread(self.store.person, guest)
        own = guest == viewer
        if found is None or not (own or found.seen):
            raise ServerTrouble(404, "no-person")
        return await asyncio.to_thread(self._profile, found, own)

    def _profile(self, person: PersonRow, own: bool) -> Profile:
        ratings = self.store.ratings_of(person.id)
        judged = self.store.mistakes_of(person.id)
        shown = [game for game in self._played(person.id, own) if own or game.row.rated]
        games = [game for game in shown if game.places]
        against = memory.against(games)[:OPPONENTS]
        seen = self.store.people([one.guest for one in against if one.guest is not None])
        for one in against:
            other = seen.get(one.guest or "")
            one.name = other.name if other is not None and other.name else one.name
            if other is None or not other.seen:
                one.guest = None
        return Profile(
            person.id,
            person.name,
            moment(person.created),
            own,
            person.hidden,
            len(games),
            sum(game.won for game in games),
            ratings_told(ratings),
            self._puzzles(person.id),
            against,
            memory.by_seat(games),
            memory.by_choice(games),
            mistakes(games, judged),
            self._openings(games),
            self._told(shown[:RECENT], person.id, ratings, judged),
        )

    def _puzzles(self, guest: str) -> PuzzleHistory | None:
        tried = self.practice.attempts(guest)
        if not tried:
            return None
        history = [Rated(moment(one.at), Skill(one.mu).shown) for one in tried[-HISTORY:]]
        return PuzzleHistory(history[-1].rating, len(tried), history)

    def _openings(self, games: list[Played]) -> list[OpeningShare]:
        begun = [game for game in games if game.row.position is None][:OPENED]
        entries = self.store.first_entries({game.row.id: game.seat for game in begun}, FIRST)
        return openings(begun, entries)

    async def change(self, guest: str, hidden: bool) -> Profile:
        await self.hub.writer.execute(hide(guest, hidden))
        return await self.profile(guest, guest)

    def _played(self, guest: str, own: bool) -> list[Played]:
        rows = self.hub.store.tables_of(guest, done=True, most=REMEMBERED).tables
        notes = self.store.notes_of(guest) if own else {}
        left = self.hub.store.seatings_at([row.id for row, _ in rows if row.ended == "left"])
        return memory.played(rows, guest, {table: (one.tags, one.note) for table, one in notes.items()}, left)

    def _told(
        self, games: list[Played], guest: str, ratings: list[RatingRow], judged: dict[str, MistakesRow]
    ) -> list[PlayedGame]:
        rated = {row.table_id: row for row in ratings}
        told: list[PlayedGame] = []
        for game in games:
            change = rated.get(game.row.id)
            told.append(
                PlayedGame(
                    summary(game.row, game.seats, guest, self.hub.time.now()),
                    game.seat,
                    game.place,
                    None if change is None else Skill(change.before).shown,
                    None if change is None else change.skill.shown,
                    marks_told(game, judged[game.row.id]) if game.row.id in judged else None,
                    game.tags,
                    game.note,
                )
            )
        return told

    # ---- the archive -----------------------------------------------------------------------------

    async def games(self, guest: str, wanted: Filter, start: int) -> PlayedGames:
        return await asyncio.to_thread(self._games, guest, wanted, start)

    def _games(self, guest: str, wanted: Filter, start: int) -> PlayedGames:
        games = self._played(guest, True)
        found = memory.fitting(games, wanted)
        ratings, judged = self.store.ratings_of(guest), self.store.mistakes_of(guest)
        page = self._told(found[start : start + PAGE], guest, ratings, judged)
        return PlayedGames(len(found), page, sorted({tag for game in games for tag in game.tags}))

    async def note(self, guest: str, table: str, noted: Noted) -> None:
        """Store a note; raises ServerTrouble unless the guest has played there."""
        seats = await asyncio.to_thread(self.hub.store.seats, table)
        if all(seat.guest != guest for seat in seats):
            raise ServerTrouble(403, "not-your-table")
        tags = [tag for tag in dict.fromkeys(" ".join(one.split()) for one in noted.tags) if tag]
        await self.hub.writer.execute(keep_note(guest, NoteRow(table, tags, noted.note.strip())))

    async def records(self, guest: str) -> bytes:
        """Return the records of a guest's finished games in one ZIP file."""
        found = await asyncio.to_thread(self.hub.store.finished_of, guest)
        texts = {
            f"{day}-{game}-{table}.duomo": await record_of(self.hub, table) for table, game, day in found
        }
        return await asyncio.to_thread(packed, texts)

    # ---- leader boards ---------------------------------------------------------------------------

    async def board(self, game: str, kind: TableKind, viewer: str | None) -> LeaderBoard:
        if game not in GAMES:
            raise ServerTrouble(404, "no-game", game=game)
        return await asyncio.to_thread(self._board, game, kind, viewer)

    def _board(self, game: str, kind: TableKind, viewer: str | None) -> LeaderBoard:
        """Return the leader board, sorted by rating minus uncertainty. Bots are always included."""
        rows = self.store.leaders(game, kind)
        told = [
            Leader(
                0,
                row.guest,
                row.name or None,
                row.level,
                Skill(row.mu).shown,
                round(row.sigma),
                row.games,
                row.level is not None or row.games >= SETTLED,
                row.guest is not None and row.guest == viewer,
            )
            for row in rows
        ]
        met = {row.level for row in rows}
        told += [
            Leader(0, None, None, level, skill.shown, round(skill.sigma), 0, True, False)
            for level, skill in ANCHORS.items()
            if level not in met
        ]
        told.sort(key=lambda one: (one.doubt - one.rating, one.name or ""))
        for place, one in enumerate(told, 1):
            one.place = place
        return LeaderBoard(game, kind, told[:LEADERS])


def mistakes(games: list[Played], judged: dict[str, MistakesRow]) -> list[GameMistakes]:
    """Return the mistakes in the latest games that were analysed, oldest first."""
    found = [(game, judged[game.row.id]) for game in games if game.row.id in judged][:ANALYSED]
    return [marks_told(game, one) for game, one in reversed(found)]


def marks_told(game: Played, found: MistakesRow) -> GameMistakes:
    return GameMistakes(
        game.row.id,
        game.row.game,
        moment(game.row.changed),
        found.inaccuracies,
        found.mistakes,
        found.blunders,
    )


def packed(texts: dict[str, str]) -> bytes:
    """Return a ZIP file with these texts by file name."""
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in texts.items():
            file.writestr(name, text)
    return found.getvalue()


def ratings_told(rows: list[RatingRow]) -> list[GameRating]:
    """Return the current rating and its history for each game and kind of table."""
    found: dict[tuple[str, TableKind], list[RatingRow]] = {}
    for row in rows:
        found.setdefault((row.game, row.kind), []).append(row)
    order = sorted(found, key=lambda key: (key[0], KINDS.index(key[1])))
    return [
        GameRating(
            game,
            kind,
            some[-1].skill.shown,
            round(some[-1].sigma),
            len(some),
            len(some) >= SETTLED,
            [Rated(moment(row.at), row.skill.shown) for row in some[-HISTORY:]],
        )
        for game, kind in order
        if (some := found[game, kind])
    ]
