"""Passwords, rate limits, invitation lookup and permission checks."""
