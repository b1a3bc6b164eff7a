"""Add the makers of invitations, removals, the seats of chat messages, and the results of rated games."""

from typing import Final

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, PrimaryKeyConstraint, Text, text

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    """Add columns and tables; the makers of old invitations, and the seats of old chat messages, are not known."""
    op.add_column("invitations", Column("maker", Text, nullable=False, server_default=text("''")))
    op.add_column("invitations", Column("created_at", Double, nullable=False, server_default=text("0")))
    op.create_index("invitations_maker", "invitations", ["maker"])
    op.add_column("chat", Column("seat", Integer))
    op.add_column("chat", Column("host", Boolean, nullable=False, server_default=text("FALSE")))
    op.create_table(
        "removals",
        Column("table_id", Text, nullable=False),
        Column("identity", Text, nullable=False),
        Column("at", Double, nullable=False),
        PrimaryKeyConstraint("table_id", "identity"),
    )
    op.create_index("removals_identity", "removals", ["identity"])
    _add_results()


def _add_results() -> None:
    op.create_table(
        "rated_results",
        Column("table_id", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("player", Text, nullable=False),
        Column("rank", Integer, nullable=False),
        Column("decisions", Integer, nullable=False),
        Column("gave_up", Boolean, nullable=False),
        Column("weight", Double, nullable=False),
        Column("ended_at", Double, nullable=False),
        PrimaryKeyConstraint("table_id", "player"),
    )
    op.create_index("rated_results_player", "rated_results", ["player", "game", "ended_at"])
    op.create_table(
        "rating_flags",
        Column("game", Text, nullable=False),
        Column("player", Text, nullable=False),
        Column("at", Double, nullable=False),
        PrimaryKeyConstraint("game", "player"),
    )
    op.create_index("rating_flags_player", "rating_flags", ["player"])
