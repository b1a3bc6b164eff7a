"""The finished table of which a table is the rematch; each has one rematch at most."""

from typing import Final

from alembic import op
from sqlalchemy import Column, Text

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Add the column and its index; rematches created before are not known."""
    op.add_column("tables", Column("rematch_of", Text))
    op.create_index("tables_rematch_of", "tables", ["rematch_of"], unique=True)
