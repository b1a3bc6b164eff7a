"""Passwords, rate limits and permissions."""
