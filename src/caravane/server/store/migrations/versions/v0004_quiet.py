"""Quiet: until when a notice waits, because it would come at night."""

from typing import Final

from alembic import op
from sqlalchemy import Column, Double, text

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Let notices be put off; none is yet."""
    op.add_column("tables", Column("quiet_until", Double, nullable=False, server_default=text("0")))
