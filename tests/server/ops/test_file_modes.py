"""Tests that the files of a server are readable by its own user only: they hold passwords and the secrets of tables."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from stat import S_IMODE

import pytest

from tests.server.client import Client
from tests.server.run_processes import Serve, Worker


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    """Use the umask of most systems, under which files are readable by everyone."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(S_IMODE(file.stat().st_mode)) for file in sorted(folder.iterdir())}


@pytest.mark.anyio
async def test_the_files_of_a_server_are_private(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with Serve(tmp_path / "log", "", {"CARAVANE_DATA_DIR": str(data)}) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
        names = ["caravane.sqlite", "caravane.sqlite-shm", "caravane.sqlite-wal"]
        assert modes(data) == dict.fromkeys(names, "0o600")
    assert [oct(S_IMODE(each.stat().st_mode)) for each in (data, data.parent)] == ["0o700"] * 2


def test_a_file_that_was_readable_by_others_becomes_private(tmp_path: Path) -> None:
    file = tmp_path / "caravane.db"
    file.touch(0o644)
    with Worker(tmp_path / "log", f"sqlite:///{file}"):
        assert set(modes(tmp_path)) >= {"caravane.db", "caravane.db-wal"}
        private = {name: mode for name, mode in modes(tmp_path).items() if name.startswith("caravane.db")}
        assert set(private.values()) == {"0o600"}


def test_a_saved_game_is_private(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ["--seats", "bot:novice,bot:novice", "--seed", "7"]
    command = [sys.executable, "-m", "caravane", "play", "_template", *seats, "--save", str(file)]
    subprocess.run(command, check=True, capture_output=True)
    assert modes(tmp_path) == {"game.json": "0o600"}
