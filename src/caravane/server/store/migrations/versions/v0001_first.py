"""The first schema."""

from typing import Final

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Create all tables."""
    _tables()
    _people()
    _talk_and_ratings()


def _tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("status", Text, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("names", Text, nullable=False),
        Column("seating", Text, nullable=False),
        Column("deciding", Text, nullable=False),
        Column("due_at", Double),
        Column("lease_until", Double, server_default=text("0"), nullable=False),
        Column("ended_at", Double),
        Column("created_at", Double, nullable=False),
        Column("updated_at", Double, nullable=False),
        Column("secret", LargeBinary, nullable=False),
        PrimaryKeyConstraint("id"),
    )
    op.create_index(
        "tables_due",
        "tables",
        ["due_at"],
        postgresql_where=text("due_at IS NOT NULL"),
        sqlite_where=text("due_at IS NOT NULL"),
    )
    op.create_index(
        "tables_open",
        "tables",
        ["created_at"],
        postgresql_where=text("public AND status = 'gathering'"),
        sqlite_where=text("public AND status = 'gathering'"),
    )
    op.create_index(
        "tables_rated",
        "tables",
        ["ended_at"],
        postgresql_where=text("rated AND ended_at IS NOT NULL"),
        sqlite_where=text("rated AND ended_at IS NOT NULL"),
    )
    op.create_table(
        "journal",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("at", Double, nullable=False),
        Column("act", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seating",
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("identity", Text, nullable=False),
        Column("sits", Boolean, nullable=False),
        PrimaryKeyConstraint("table_id", "seat", "identity"),
        sqlite_with_rowid=False,
    )
    op.create_index("seating_identity", "seating", ["identity"])
    op.create_table(
        "snapshots",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("snapshot", Text, nullable=False),
        PrimaryKeyConstraint("table_id"),
    )


def _people() -> None:
    op.create_table(
        "identities",
        Column("id", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("login", Text, server_default=text("''"), nullable=False),
        Column("login_key", Text),
        Column("email", Text, server_default=text("''"), nullable=False),
        Column("email_key", Text),
        Column("password", Text, server_default=text("''"), nullable=False),
        Column("created_at", Double, nullable=False),
        PrimaryKeyConstraint("id"),
        UniqueConstraint("email_key"),
        UniqueConstraint("login_key"),
    )
    op.create_table(
        "sessions",
        Column("digest", LargeBinary, nullable=False),
        Column("identity", Text, nullable=False),
        Column("created_at", Double, nullable=False),
        Column("expires_at", Double, nullable=False),
        PrimaryKeyConstraint("digest"),
    )
    op.create_index("sessions_expire", "sessions", ["expires_at"])
    op.create_index("sessions_identity", "sessions", ["identity"])
    op.create_table(
        "links",
        Column("digest", LargeBinary, nullable=False),
        Column("purpose", Text, nullable=False),
        Column("identity", Text, nullable=False),
        Column("email", Text, nullable=False),
        Column("expires_at", Double, nullable=False),
        PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "invitations",
        Column("code", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("seat", Integer),
        Column("expires_at", Double, nullable=False),
        PrimaryKeyConstraint("code"),
    )
    op.create_index("invitations_table", "invitations", ["table_id"])


def _talk_and_ratings() -> None:
    op.create_table(
        "chat",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("at", Double, nullable=False),
        Column("identity", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_index("chat_identity", "chat", ["identity"])
    op.create_table(
        "ratings",
        Column("game", Text, nullable=False),
        Column("player", Text, nullable=False),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("games", Integer, nullable=False),
        Column("worth", Double, nullable=False),
        PrimaryKeyConstraint("game", "player"),
    )
    op.create_index("ratings_player", "ratings", ["player"])
    op.create_index("ratings_worth", "ratings", ["game", "worth"])
    op.create_table("rated_tables", Column("table_id", Text, nullable=False), PrimaryKeyConstraint("table_id"))
