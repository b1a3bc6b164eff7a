"""Settings of all tests."""

from hypothesis import settings

# The same examples every time, and no limit in time: a slow machine is no failure.
settings.register_profile("caravane", deadline=None, derandomize=True, database=None)
settings.load_profile("caravane")
