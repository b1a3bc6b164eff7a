"""Operation of a process: its configuration, its logs and its metrics."""
