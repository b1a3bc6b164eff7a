"""The store of acts, accounts and the lobby: one protocol, SQLite for one machine and PostgreSQL for several."""
