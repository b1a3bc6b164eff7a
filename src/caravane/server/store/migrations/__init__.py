"""The steps by which a database comes up to date; Alembic carries them out."""
