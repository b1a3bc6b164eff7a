"""Settings of all tests."""

import gc
from collections.abc import Iterator

import pytest
from hypothesis import settings

# The same examples every time, and no time limit: a slow machine is not a failure.
settings.register_profile("caravane", deadline=None, derandomize=True, database=None)
settings.load_profile("caravane")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--collect-garbage",
        action="store_true",
        help="collect after each test, so that what it leaves open fails it, and not by chance a later one",
    )


@pytest.fixture(autouse=True)
def collect_garbage(request: pytest.FixtureRequest) -> Iterator[None]:
    """Collect what a test leaves behind, if asked for; fixtures of tests end before this one."""
    yield
    if request.config.getoption("--collect-garbage"):
        gc.collect()
