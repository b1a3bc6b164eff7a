"""Tests that few files are received at a time, that no address has all places, and that a body takes no longer than allowed."""

import asyncio
from contextlib import AsyncExitStack, ExitStack

import pytest

from caravane.server.live.uploads import (
    MAX_FILES,
    MAX_FILES_OF_A_SITE,
    MAX_FILES_OF_AN_ADDRESS,
    MAX_RECEIVED,
    Uploads,
)
from caravane.tables.acts import Refused
from tests.wait_limit import WAIT_SECONDS


def files_of(addresses: list[str]) -> int:
    """Return the number of files that people at these addresses, one at each, may send at the same time."""
    uploads = Uploads()
    with ExitStack() as files:
        for number, address in enumerate(addresses):
            try:
                files.enter_context(uploads.of(f"guest {number}", address))
            except Refused:
                return number
    return len(addresses)


def test_an_address_has_few_places() -> None:
    assert files_of(["192.0.2.1"] * 16) == MAX_FILES_OF_AN_ADDRESS
    assert files_of([f"2001:db8:0:{number:x}::/64" for number in range(16)]) == MAX_FILES_OF_A_SITE
    assert files_of([f"192.0.2.{number}" for number in range(100)]) == MAX_FILES


def test_a_person_sends_one_file_at_a_time() -> None:
    uploads = Uploads()
    with uploads.of("ana", "192.0.2.1"), pytest.raises(Refused, match="rate-limited"), uploads.of("ana", "192.0.2.2"):
        pass
    with uploads.of("ana", "192.0.2.1"):
        pass


def test_places_are_free_again_once_files_are_verified() -> None:
    uploads = Uploads()
    for number in range(2 * MAX_FILES):
        with uploads.of(f"guest {number}", "2001:db8::/64"):
            pass


@pytest.mark.anyio
async def test_a_file_that_waits_for_its_verification_holds_no_place_of_those_that_are_received() -> None:
    uploads = Uploads()
    async with AsyncExitStack() as bodies:
        for _ in range(MAX_RECEIVED):
            await bodies.enter_async_context(uploads.receiving())
        with pytest.raises(Refused, match="rate-limited"):
            await bodies.enter_async_context(uploads.receiving())
    async with uploads.receiving():
        pass


@pytest.mark.anyio
async def test_a_body_that_takes_too_long_is_refused() -> None:
    uploads = Uploads(body_seconds=0.0)
    for _ in range(2 * MAX_RECEIVED):
        with pytest.raises(Refused, match="bad-request"):
            async with asyncio.timeout(WAIT_SECONDS), uploads.receiving():
                await asyncio.Event().wait()
