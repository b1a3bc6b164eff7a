"""Configuration, logging and metrics of a process."""
