"""Fixture with one server for all tests of a module that need no particular store."""

from collections.abc import Iterator

import pytest

from tests.server.run_processes import Serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    folder = tmp_path_factory.mktemp("serve")
    with Serve(folder, f"sqlite:///{folder}/caravane.db") as serve:
        yield serve
