"""Socket connections, and the registry of all connections of this process."""
