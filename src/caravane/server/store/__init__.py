"""Stores: where acts, accounts and the lobby are kept. One contract, SQLite for one machine, PostgreSQL for many."""
