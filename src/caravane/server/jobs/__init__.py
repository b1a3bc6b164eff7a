"""Background jobs: due tables, ratings and notices."""
