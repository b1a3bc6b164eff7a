"""Tests of `caravane serve`: its output and its sources of settings."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from caravane.server.http.app import create_app
from caravane.server.ops.config import OTHER_VARIABLES, Configuration
from caravane.server.processes.addresses import addresses, qr_code
from caravane.server.processes.serve import create_server
from tests.server.client import Client
from tests.server.run_processes import Serve
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

NGINX_KEEP_ALIVE_SECONDS = 60
"""Default of `keepalive_timeout` for upstream servers."""


def run(*args: str, **environ: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "caravane", "serve", "--lang", "en", *args]
    return subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        timeout=WAIT_SECONDS,
        env={**os.environ, "COLUMNS": "200", **environ},
    )


async def test_nothing_needs_to_be_configured(tmp_path: Path) -> None:
    """Check that all files are written to the user's data folder and nowhere else."""
    data = tmp_path / "share"
    with Serve(data / "caravane", "", {"XDG_DATA_HOME": str(data)}) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
    assert [file.name for file in (data / "caravane").iterdir()] == ["caravane.sqlite"]


def test_the_command_line_overrides_the_environment_and_the_environment_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "caravane.toml"
    file.write_text('port = 1\nhost = "10.0.0.1"\ninvitation_days = 3\n[limits]\ntables = 7\n', encoding="utf-8")
    monkeypatch.setenv("CARAVANE_HOST", "10.0.0.2")
    monkeypatch.setenv("CARAVANE_PORT", "2")
    configuration = Configuration.read(file, port=3)
    assert (configuration.port, configuration.host, configuration.invitation_days, configuration.limits.tables) == (
        3,
        "10.0.0.2",
        3,
        7,
    )
    assert configuration.limits.sockets == Configuration().limits.sockets


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("CARAVANE_DATA", "did you mean CARAVANE_DATA_DIR"),
        ("CARAVANE_LIMITS__TABELS", "did you mean CARAVANE_LIMITS__TABLES"),
        ("CARAVANE_PROT", "did you mean CARAVANE_PORT"),
        ("caravane_xyzzy", "remove it"),
    ],
)
def test_unknown_environment_variables_are_refused(monkeypatch: pytest.MonkeyPatch, name: str, advice: str) -> None:
    monkeypatch.setenv(name, "secret")
    with pytest.raises(ValidationError, match=f"unknown environment variable {name}: {advice}") as refused:
        Configuration.read(None)
    assert "secret" not in str(refused.value)


def test_the_server_does_not_start_with_an_unknown_environment_variable(tmp_path: Path) -> None:
    done = run("--data-dir", str(tmp_path / "data"), CARAVANE_DATA=str(tmp_path))
    assert done.returncode == 2
    assert "unknown environment variable CARAVANE_DATA" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "data").exists()


def test_settings_of_sections_and_variables_of_tools_are_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in OTHER_VARIABLES:
        monkeypatch.setenv(name, "anything")
    monkeypatch.setenv("CARAVANE_LIMITS__TABLES", "7")
    monkeypatch.setenv("CARAVANE_NOTICES", '{"delay_seconds": 3}')
    monkeypatch.setenv("caravane_port", "9")
    configuration = Configuration.read(None)
    assert (configuration.limits.tables, configuration.notices.delay_seconds, configuration.port) == (7, 3, 9)


def test_a_port_in_use_is_reported(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = run("--host", "127.0.0.1", "--port", str(taken.getsockname()[1]), "--data-dir", str(tmp_path))
    assert done.returncode != 0
    assert "address already in use" in done.stderr


def test_the_addresses_and_the_qr_code_for_the_local_network() -> None:
    assert addresses(Configuration(public_url="https://play.example"), 80) == ["https://play.example"]
    assert addresses(Configuration(host="127.0.0.1"), 8000) == ["http://127.0.0.1:8000"]
    assert addresses(Configuration(host="::1"), 8000) == ["http://[::1]:8000"]
    everywhere = addresses(Configuration(), 8000)
    assert everywhere[-1] == "http://localhost:8000"
    lines = qr_code("http://192.0.2.7:8000").splitlines()
    assert len(lines) > 10
    assert {len(line) for line in lines} == {len(lines[0])}


def test_the_server_keeps_idle_connections_longer_than_nginx(tmp_path: Path) -> None:
    configuration = Configuration(data_dir=tmp_path)
    server = create_server(create_app(configuration), configuration, lambda _port: None)
    assert server.config.timeout_keep_alive > NGINX_KEEP_ALIVE_SECONDS
