"""Notice settings, sent notices, and the time up to which a table was checked for notices."""

from typing import Final

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, PrimaryKeyConstraint, Text, text

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Add columns and tables for notices; tables in play are checked once."""
    op.add_column("tables", Column("noticed_at", Double, nullable=False, server_default=text("0")))
    playing = text("status = 'playing'")
    op.create_index("tables_playing", "tables", ["id"], sqlite_where=playing, postgresql_where=playing)
    op.create_table(
        "notice_wishes",
        Column("identity", Text, primary_key=True),
        Column("lang", Text, nullable=False),
        Column("email", Boolean, nullable=False),
        Column("webhook", Text, nullable=False),
    )
    op.create_table(
        "notices",
        Column("table_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("asked", Integer, nullable=False),
        PrimaryKeyConstraint("table_id", "seat"),
    )
