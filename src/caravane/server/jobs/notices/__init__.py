"""Notices to absent players that it is their turn."""
