"""Limit for what must happen at some time in a test, however busy the machine is."""

from typing import Final

WAIT_SECONDS: Final = 300.0
"""Long enough for a machine that other programs share; a test that waits this long has failed."""
