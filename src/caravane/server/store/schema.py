"""Schema: what is kept, for both databases. A change here needs a migration beside the others.

Moments are seconds since the epoch. What must never happen, or has not happened, is NULL. Lists and acts are JSON text:
nothing asks the database about what is in them.
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
    Column("pace", Text, nullable=False, server_default=text("'{}'")),
    Column("places", Text, nullable=False, server_default=text("'[]'")),
    Column("seating", Text, nullable=False),
    Column("deciding", Text, nullable=False),
    Column("clocks", Text, nullable=False, server_default=text("'[]'")),
    Column("due_at", Double),
    Column("lease_until", Double, nullable=False, server_default=text("0")),
    Column("noticed_at", Double, nullable=False, server_default=text("0")),
    Column("quiet_until", Double, nullable=False, server_default=text("0")),
    Column("ended_at", Double),
    Column("created_at", Double, nullable=False),
    Column("told_at", Double, nullable=False),
    Column("secret", LargeBinary, nullable=False),
)

# Due work and the lobby look at few tables out of all that ever were.
IS_DUE: Final = TABLES.c.due_at.is_not(None)
IS_OPEN: Final = text("public AND status = 'gathering'")
IS_RATED: Final = text("rated AND ended_at IS NOT NULL")
IS_PLAYING: Final = text("status = 'playing'")
IS_UNFINISHED: Final = text("status <> 'ended'")
PARTIAL: Final = {
    # By what never changes: an index on moments would have to be written with every act.
    Index("tables_playing", TABLES.c.id, sqlite_where=IS_PLAYING): IS_PLAYING,
    Index("tables_hosted", TABLES.c.host, sqlite_where=IS_UNFINISHED): IS_UNFINISHED,
    Index("tables_due", TABLES.c.due_at, sqlite_where=IS_DUE): IS_DUE,
    Index("tables_open", TABLES.c.created_at, sqlite_where=IS_OPEN): IS_OPEN,
    Index("tables_rated", TABLES.c.ended_at, sqlite_where=IS_RATED): IS_RATED,
}
"""Indexes of a part of their table. What PostgreSQL calls them is said in `postgres`, which alone loads its dialect."""

# No foreign keys: every act would pay for the check, and an act is only ever made from a table that was read.
JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

# Who stood up stays, without `sits`: the record still holds the name, and `forget` must find it.
SEATING: Final = Table(
    "seating",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("identity", Text, nullable=False),
    Column("sits", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "identity"),
    Index("seating_identity", "identity"),
    sqlite_with_rowid=False,
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("snapshot", Text, nullable=False),
)

# The keys are what login and address are compared by.
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
    Index("invitations_table", "table_id"),
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
    PrimaryKeyConstraint("table_id", "number"),
    Index("chat_identity", "identity"),
)

# What a player is surely worth is kept, so that the best are found without reading all.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("worth", Double, nullable=False),
    PrimaryKeyConstraint("game", "player"),
    Index("ratings_worth", "game", "worth"),
    Index("ratings_player", "player"),
)

NOTICE_WISHES: Final = Table(
    "notice_wishes",
    METADATA,
    Column("identity", Text, primary_key=True),
    Column("lang", Text, nullable=False),
    Column("email", Boolean, nullable=False),
    Column("webhook", Text, nullable=False),
)

# The latest decision of each seat that its player was told of, by the number at which it was asked.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

RATED_TABLES: Final = Table("rated_tables", METADATA, Column("table_id", Text, primary_key=True))
