"""Fixtures for servers in trouble."""

import pytest

from tests.server.ops.outages import Outage, no_room, read_only


@pytest.fixture
def outage(durable_url: str, request: pytest.FixtureRequest) -> Outage:
    """Return a way to keep the database of a server from being written to."""
    if durable_url.startswith("sqlite"):
        return no_room
    postgres = request.getfixturevalue("durable_postgres")
    return lambda _serve: read_only(postgres)
