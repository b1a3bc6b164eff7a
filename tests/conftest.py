"""Settings of all tests."""

from hypothesis import settings

# The same examples every time, and no time limit: a slow machine is not a failure.
settings.register_profile("caravane", deadline=None, derandomize=True, database=None)
settings.load_profile("caravane")
