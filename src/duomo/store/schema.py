"""The database schema, for SQLite and PostgreSQL. Changes to it are migrations (`migrations/`).

The entries are the truth about a game: one for each decision, with what was dealt in response. The other
columns of a table (who decides, whether it is over) are derived from them, so that lists of tables need no
rules. Times are milliseconds since 1970. Secrets of sessions and links are stored only as hashes.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("steward", sa.Boolean, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("unseen", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("bot_of", sa.String(16), nullable=True, index=True),
    sa.Column("leaving", sa.BigInteger, nullable=True, index=True),
)
"""`hidden`: has no public page. `unseen`: friends do not see where they are. `bot_of`: owner of the program
that plays under this name. `leaving`: when all their data will be deleted."""

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(16), nullable=False, index=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
    sa.Column("since", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("device", sa.String(40), nullable=False, server_default=""),
)
"""Browsers that identify guests, since when, and what kind they are: one `id` for each browser. A renewed
cookie has its own row, so a browser has two until the old one expires."""

api_tokens = sa.Table(
    "api_tokens",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(16), nullable=False, unique=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("owner", sa.String(16), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("scopes", sa.JSON, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=True),
    sa.Column("until", sa.BigInteger, nullable=True, index=True),
)
"""Tokens that identify programs, as `guest_id`, on behalf of `owner`. Without `until` they never expire."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("components_hash", sa.String(64), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("created_by", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("decider", sa.Integer, nullable=False),
    sa.Column("waits_for_bot", sa.Boolean, nullable=False, index=True),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("winners", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("asked", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("rematch", sa.String(16), nullable=True),
    sa.Column("closed", sa.BigInteger, nullable=True, index=True),
    sa.Column("pace", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("stand_in", sa.String(40), nullable=True),
    sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("deadline", sa.BigInteger, nullable=True, index=True),
    sa.Column("vote", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("ended", sa.String(8), nullable=True),
    sa.Column("position", sa.Text, nullable=True),
    sa.Column("salts", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("revealed", sa.BigInteger, nullable=True),
    sa.Column("terms", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("open_to", sa.String(8), nullable=True, index=True),
    sa.Column("club_id", sa.String(16), nullable=True, index=True),
    sa.Column("lowest", sa.Integer, nullable=True),
    sa.Column("highest", sa.Integer, nullable=True),
)

component_sets = sa.Table(
    "component_sets",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("document", sa.Text, nullable=False),
)
"""Every component set a table was made with, so that the table stays playable when the game has others."""

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("level", sa.String(40), nullable=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=True, index=True),
    sa.Column("name", sa.String(40), nullable=True),
    sa.Column("link_hash", sa.String(64), nullable=True, unique=True),
    sa.Column("link_open", sa.Boolean, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=True),
    sa.Column("gone", sa.String(8), nullable=True),
    sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()),
)

tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=True, index=True),
    sa.Column("detail", sa.String(254), nullable=True),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)
"""Short-lived single-use tickets: links to another device, links by e-mail, passkey challenges."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(400), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=True),
)

emails = sa.Table(
    "emails",
    metadata,
    sa.Column("address", sa.String(254), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Confirmed addresses."""

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""Vacations, in house time: in games with days per move the person's clock stands still."""

push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.String(1000), nullable=False, unique=True),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(60), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Browsers that want push messages while their page is closed."""

telling_wishes = sa.Table(
    "telling_wishes",
    metadata,
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("mail_hours", sa.Integer, nullable=False),
    sa.Column("mailed", sa.BigInteger, nullable=True),
    sa.Column("address", sa.String(300), nullable=False),
    sa.Column("calendar_hash", sa.String(64), nullable=True, unique=True),
)
"""Notification settings: hours between two e-mails (0: none), when the last one was sent, the page's address
for links in it, and the hash of the calendar's private address."""

tellings = sa.Table(
    "tellings",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("about", sa.String(80), nullable=False),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=True, index=True),
    sa.Column("words", sa.JSON, nullable=False),
    sa.Column("path", sa.String(200), nullable=False),
    sa.Column("slow", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False, index=True),
    sa.Column("pushed", sa.BigInteger, nullable=True),
    sa.Column("mailed", sa.BigInteger, nullable=True),
    sa.UniqueConstraint("guest_id", "about"),
)
"""Notifications, each sent once: `about` identifies the subject. An empty path means they already knew."""

seatings = sa.Table(
    "seatings",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("after", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=True, index=True),
)
"""Log of what happened to the seats: who took them, who left or came back. It is public. `guest_id` is whom
the line is about, who may no longer have the seat."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("move", sa.Text, nullable=True),
    sa.Column("dealt", sa.Text, nullable=False),
    sa.Column("back_to", sa.Integer, nullable=True),
    sa.Column("move_id", sa.String(64), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

bookmarks = sa.Table(
    "bookmarks",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("engine", sa.String(16), nullable=False),
    sa.Column("document", sa.Text, nullable=False),
)
"""State of a table after an entry, so that its log need not be replayed."""

pages = sa.Table(
    "pages",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("last", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("document", sa.Text, nullable=False),
)
"""Entries with their events, written by the same engine as the bookmark."""

talk = sa.Table(
    "talk",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("room", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.String(300), nullable=True),
    sa.Column("phrase", sa.String(20), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Chat lines, of players and of watchers."""

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("other", sa.String(16), nullable=False),
    sa.Column("name", sa.String(40), nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("guest_id", "other"),
)
"""Guests that somebody has blocked."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("about", sa.String(16), nullable=False),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("said", sa.String(300), nullable=False),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("settled", sa.BigInteger, nullable=True),
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=True, index=True),
    sa.Column("level", sa.String(40), nullable=True),
    sa.Column("game", sa.String(40), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("before", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
)
"""Ratings of people and bots after each rated game; the latest one is current."""

mistakes = sa.Table(
    "mistakes",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("inaccuracies", sa.Integer, nullable=False),
    sa.Column("mistakes", sa.Integer, nullable=False),
    sa.Column("blunders", sa.Integer, nullable=False),
)
"""Number of mistakes an analysis found in somebody's game."""

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("tags", sa.JSON, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)
"""People's notes on their own games."""

replays = sa.Table(
    "replays",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("replay_id", sa.String(16), primary_key=True),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("of", sa.Integer, nullable=False),
    sa.Column("document", sa.Text, nullable=True),
    sa.Column("changed", sa.BigInteger, nullable=False),
)

house = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.String(40), primary_key=True),
    sa.Column("value", sa.JSON, nullable=False),
)
"""Shared state of the processes and the stewards: see `store/house.py`."""

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
)
"""A guest by id, or a network of addresses."""

lesson_progress = sa.Table(
    "lesson_progress",
    metadata,
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("lesson", sa.String(80), primary_key=True),
    sa.Column("stars", sa.Integer, nullable=False),
    sa.Column("done", sa.JSON, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("helped", sa.Boolean, nullable=False),
    sa.Column("missed", sa.Boolean, nullable=False),
)
"""Progress in a lesson: the most stars so far, the moves made in order to resume, whether the solution was
shown, and whether a wrong move was tried."""

puzzle_attempts = sa.Table(
    "puzzle_attempts",
    metadata,
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("stars", sa.Integer, nullable=False),
    sa.Column("best", sa.Integer, nullable=False),
    sa.Column("loss", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
)
"""First answers, with the guest's rating after each; `best` is the most stars of any answer so far."""

puzzle_days = sa.Table(
    "puzzle_days",
    metadata,
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True, index=True),
    sa.Column("stars", sa.Integer, nullable=False),
)
"""Days on which a guest answered the puzzle of the day, whether or not they had tried it before; the stars
are of the first answer that day."""

puzzle_ratings = sa.Table(
    "puzzle_ratings",
    metadata,
    sa.Column("puzzle", sa.String(16), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
)
"""Ratings of puzzles that have been tried."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False, index=True),
)
"""The table where a guest plays the challenge of a day: only one attempt counts."""

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created_by", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(10), nullable=False, index=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("smallest", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("pace", sa.JSON, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("most", sa.Integer, nullable=False),
    sa.Column("starts", sa.BigInteger, nullable=True),
    sa.Column("step", sa.Integer, nullable=False),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament_id", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=True, index=True),
    sa.Column("level", sa.String(40), nullable=True),
    sa.Column("seed", sa.Integer, nullable=True),
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Column("withdrawn", sa.BigInteger, nullable=True),
    sa.UniqueConstraint("tournament_id", "guest_id"),
)
"""Entrants of tournaments: people, and bots of a level."""

meetings = sa.Table(
    "meetings",
    metadata,
    sa.Column("tournament_id", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("part", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entrants", sa.JSON, nullable=False),
    sa.Column("how", sa.String(10), nullable=False),
    sa.Column("table_id", sa.String(16), nullable=True, unique=True),
    sa.Column("made", sa.BigInteger, nullable=True),
    sa.Column("over", sa.BigInteger, nullable=True, index=True),
    sa.Column("places", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("points", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("ended", sa.String(8), nullable=True),
)
"""Games of tournaments as planned, before there is a table, and their results."""

friends = sa.Table(
    "friends",
    metadata,
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("other", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""`asked`: a request by `guest_id`. Friends have two rows, one each way, in state `friends`."""

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("other", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "guest_id"),
)
"""Invitations to tables; `other` is who invites."""

seeks = sa.Table(
    "seeks",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("pace", sa.JSON(none_as_null=True), nullable=True),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("near", sa.Boolean, nullable=False),
    sa.Column("rating", sa.Float, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""People waiting for somebody to play with."""

clubs = sa.Table(
    "clubs",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("about", sa.String(300), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("link_hash", sa.String(64), nullable=True, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

members = sa.Table(
    "members",
    metadata,
    sa.Column("club_id", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
    sa.Column("guest_id", sa.String(16), sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("role", sa.String(8), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""Members of clubs with their roles; `asked` is a request to join."""
