"""Handlers of acts, one module per group of kinds."""
