"""The time until which notices of a table are paused because of its quiet hours."""

from typing import Final

from alembic import op
from sqlalchemy import Column, Double, text

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Add the column; no notice is paused yet."""
    op.add_column("tables", Column("quiet_until", Double, nullable=False, server_default=text("0")))
