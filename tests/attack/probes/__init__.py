"""The probes, by subject."""
