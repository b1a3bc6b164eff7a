"""One module per change of the schema. What was released is never edited."""
