"""Background jobs for due tables, ratings and notices."""
