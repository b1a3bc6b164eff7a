"""Messages between the processes that share a database."""
