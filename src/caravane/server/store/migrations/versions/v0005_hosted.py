"""Index of the unfinished tables by host."""

from typing import Final

from alembic import op
from sqlalchemy import text

revision: Final = "0005"
down_revision: Final = "0004"

UNFINISHED: Final = text("status <> 'ended'")


def upgrade() -> None:
    """Create the index."""
    op.create_index("tables_hosted", "tables", ["host"], postgresql_where=UNFINISHED, sqlite_where=UNFINISHED)
