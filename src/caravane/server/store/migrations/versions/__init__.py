"""One module per change of the schema. Released migrations are never edited."""
