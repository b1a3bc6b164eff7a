"""The schema of both databases. A change here needs a migration.

Times are seconds since the epoch. A time that will never come, or has not come yet, is NULL. Lists and acts are JSON
text, because no query looks into them.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", Text, nullable=False, server_default=text("''")),
    Column("time_control", Text, nullable=False, server_default=text("'{}'")),
    Column("occupants", Text, nullable=False, server_default=text("'[]'")),
    Column("seat_identities", Text, nullable=False),
    Column("deciding", Text, nullable=False),
    Column("clocks_expire_at", Text, nullable=False, server_default=text("'[]'")),
    Column("due_at", Double),
    Column("lease_until", Double, nullable=False, server_default=text("0")),
    Column("notices_checked_at", Double, nullable=False, server_default=text("0")),
    Column("notices_paused_until", Double, nullable=False, server_default=text("0")),
    Column("ended_at", Double),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("rematch_of", Text),
    Index("tables_rematch_of", "rematch_of", unique=True),
)

# The jobs and the lobby read few of all tables that ever were.
IS_DUE: Final = TABLES.c.due_at.is_not(None)
IS_OPEN: Final = text("public AND status = 'waiting'")
IS_RATED: Final = text("rated AND ended_at IS NOT NULL")
IS_PLAYING: Final = text("status = 'playing'")
IS_UNFINISHED: Final = text("status <> 'ended'")
PARTIAL: Final = {
    # On a column that never changes: an index on times would have to be written with every act.
    Index("tables_playing", TABLES.c.id, sqlite_where=IS_PLAYING): IS_PLAYING,
    Index("tables_host", TABLES.c.host, sqlite_where=IS_UNFINISHED): IS_UNFINISHED,
    Index("tables_due", TABLES.c.due_at, sqlite_where=IS_DUE): IS_DUE,
    Index("tables_open", TABLES.c.created_at, sqlite_where=IS_OPEN): IS_OPEN,
    Index("tables_rated", TABLES.c.ended_at, sqlite_where=IS_RATED): IS_RATED,
}
"""Partial indexes with their conditions; `postgres` sets them for PostgreSQL, since only it loads that dialect."""

# No foreign keys: every act would pay for the check, and an act is only ever made for a loaded table.
ACTS: Final = Table(
    "acts",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

# Participants who stood up stay, without `seated`: acts hold their names, which the deletion of an identity must find.
PARTICIPANTS: Final = Table(
    "participants",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("identity", Text, nullable=False),
    Column("seated", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "identity"),
    Index("participants_identity", "identity"),
    sqlite_with_rowid=False,
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("snapshot", Text, nullable=False),
)

# The keys are the normalized forms in which logins and addresses are compared.
IDENTITIES: Final = Table(
    "identities",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, nullable=False, server_default=text("''")),
    Column("login_key", Text, unique=True),
    Column("email", Text, nullable=False, server_default=text("''")),
    Column("email_key", Text, unique=True),
    Column("password", Text, nullable=False, server_default=text("''")),
    Column("created_at", Double, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
    Index("sessions_identity", "identity"),
    Index("sessions_expire", "expires_at"),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("identity", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("expires_at", Double, nullable=False),
)

INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("expires_at", Double, nullable=False),
    Column("maker", Text, nullable=False, server_default=text("''")),
    Column("created_at", Double, nullable=False, server_default=text("0")),
    Index("invitations_table", "table_id"),
    Index("invitations_maker", "maker"),
)

# People whose seat the host has freed: they sit down again only by a later invitation of the host.
REMOVALS: Final = Table(
    "removals",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("identity", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "identity"),
    Index("removals_identity", "identity"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("identity", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("seat", Integer),
    Column("host", Boolean, nullable=False, server_default=text("FALSE")),
    PrimaryKeyConstraint("table_id", "number"),
    Index("chat_identity", "identity"),
)

# The lower bound is stored, so that the best players are found without reading all ratings.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("lower_bound", Double, nullable=False),
    PrimaryKeyConstraint("game", "player"),
    Index("ratings_lower_bound", "game", "lower_bound"),
    Index("ratings_player", "player"),
)

NOTICE_SETTINGS: Final = Table(
    "notice_settings",
    METADATA,
    Column("identity", Text, primary_key=True),
    Column("lang", Text, nullable=False),
    Column("email", Boolean, nullable=False),
    Column("webhook", Text, nullable=False),
)

# The latest decision of each seat for which a notice was sent, by the number at which the decision began.
SENT_NOTICES: Final = Table(
    "sent_notices",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("decision_n", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

RATED_TABLES: Final = Table("rated_tables", METADATA, Column("table_id", Text, primary_key=True))

# The results of all rated people and bots, also of games that did not count: the weights of later games and the flags follow from them.
RATED_RESULTS: Final = Table(
    "rated_results",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("weight", Double, nullable=False),
    Column("ended_at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "player"),
    Index("rated_results_player", "player", "game", "ended_at"),
)

RATING_FLAGS: Final = Table(
    "rating_flags",
    METADATA,
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("game", "player"),
    Index("rating_flags_player", "player"),
)
