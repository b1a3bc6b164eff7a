"""All that crosses the wire: socket messages, HTTP bodies and their published schema."""
