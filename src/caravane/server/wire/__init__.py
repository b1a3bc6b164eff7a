"""Socket messages, HTTP bodies and the published schema of both."""
