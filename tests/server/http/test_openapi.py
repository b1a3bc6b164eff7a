"""Schemathesis tests: the API responds to valid and invalid requests as its OpenAPI document says, never with a 500."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.run_processes import Serve
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = 1
"""Random requests per operation, besides those that the schema suggests."""
NIGHTLY_EXAMPLES = 30
# Requests that end the session of the caller would leave nothing to test.
ENDS_THE_SESSION = "^/api/(logout|account|me)$"
ONE_TABLE = r"^/api/(tables/\{table\}|join)"


@pytest.fixture(params=[EXAMPLES, pytest.param(NIGHTLY_EXAMPLES, marks=pytest.mark.nightly)])
def examples(request: pytest.FixtureRequest) -> int:
    """Return the number of random requests per operation."""
    count: int = request.param
    return count


def examine(serve: Serve, folder: Path, parameters: dict[str, str], examples: int, *more: str) -> None:
    """Run schemathesis on a part of the API."""
    config = folder / "schemathesis.toml"
    lines = [f'"path.{name}" = "{value}"' for name, value in parameters.items()]
    config.write_text("\n".join(["[parameters]", *lines]), encoding="utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    options = ["--max-examples", str(examples), "--mode", "all", "--seed", "1", "--phases", "examples,coverage,fuzzing"]
    options += ["--request-timeout", str(WAIT_SECONDS)]
    address = f"http://{serve.address}/api/openapi.json"
    done = subprocess.run(
        [*command, address, *options, "--checks", CHECKS, "--no-color", "--exclude-path-regex", "/import$", *more],
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
        env={**os.environ, "NO_PROXY": "127.0.0.1"},
    )
    assert done.returncode == 0, done.stdout[-6_000:] + done.stderr[-2_000:]
    assert " generated, " in done.stdout


def as_client(client: Client) -> Sequence[str]:
    """Return the options that use the session of a client."""
    return ["-H", f"Cookie: caravane_session={client.http.cookies['caravane_session']}"]


def test_requests_without_a_session(serve: Serve, tmp_path: Path, examples: int) -> None:
    examine(serve, tmp_path, {"game": "_template"}, examples)


@pytest.mark.nightly
async def test_requests_of_a_guest(serve: Serve, tmp_path: Path, examples: int) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        examine(serve, tmp_path, {}, examples, "--exclude-path-regex", ENDS_THE_SESSION, *as_client(ana))


@pytest.mark.parametrize(
    "status", ["playing", *[pytest.param(status, marks=pytest.mark.nightly) for status in ("waiting", "ended")]]
)
async def test_requests_of_a_seated_player(serve: Serve, tmp_path: Path, status: str, examples: int) -> None:
    async with Client(serve.address) as ana:
        await ana.guest("Ana")
        other = {"kind": "free"} if status == "waiting" else {"kind": "bot"}
        table = await ana.create_table([{"kind": "me"}, other], start=status != "waiting")
        code = (await ana.post(f"/tables/{table}/invitations"))["code"]
        if status == "ended":
            await ana.send("resign", table)
        await ana.disconnect()
        parameters = {"table": table, "code": code}
        examine(serve, tmp_path, parameters, examples, "--include-path-regex", ONE_TABLE, *as_client(ana))
        assert (await ana.get(f"/tables/{table}"))["id"] == table


def test_the_server_logged_no_error(serve: Serve) -> None:
    assert serve.stop() == 0
    assert "Traceback" not in serve.output
    serve.start()
