"""Socket connections: one per browser, and the registry of all in this process."""
