"""Tests of monitoring: health, readiness, metrics and logs."""

import json
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from caravane.server.http.health import can_read_metrics
from caravane.server.ops.config import Configuration
from tests.server.client import Client, Refusal
from tests.server.ops.ask import get, wait_for_readiness
from tests.server.run_processes import Serve
from tests.server.services import Postgres
from tests.wait_limit import WAIT_SECONDS

HANDSHAKE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    "cookie": "caravane_session=a-session",
}
FAILING = """
import logging
from caravane.server.ops.logs import configure_logging

def act():
    hand = "ace of " + "hearts"
    raise ValueError(len(hand))

configure_logging("json", "warning")
try:
    act()
except ValueError:
    logging.getLogger("caravane").exception("act failed")
"""


def read_metrics(serve: Serve) -> dict[str, float]:
    """Return all metric values by name and labels."""
    families = text_string_to_metric_families(get(serve, "/metrics").text)
    samples = [sample for family in families for sample in family.samples]
    return {sample.name + "".join(f",{value}" for value in sample.labels.values()): sample.value for sample in samples}


@pytest.mark.anyio
async def test_a_game_appears_in_the_metrics(tmp_path: Path) -> None:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db") as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}], game="lost-cities", start=True)
            await ana.follow(table, 0)
            for _ in range(3):
                update = await ana.until(table, 0, lambda update: update["legal"])
                await ana.play(table, 0, update["legal"][0])
            with pytest.raises(Refusal, match="illegal"):
                await ana.play(table, 0, "take:nothing")
            values = read_metrics(serve)
        assert values["caravane_sockets"] == 1
        assert values["caravane_tables_cached"] == 1
        assert values["caravane_command_seconds_count"] == 4
        assert values["caravane_acts_total,play"] >= 3
        assert values["caravane_batch_acts_sum"] >= values["caravane_acts_total,play"]
        assert values["caravane_batch_acts_count"] >= values["caravane_commit_seconds_count"]
        assert values["caravane_messages_sent_total"] > 6
        assert values["caravane_refusals_total,illegal"] == 1
        assert values["caravane_bot_request_seconds_count"] >= 1
        assert values["caravane_due_lag_seconds_count"] >= 1
        assert values["caravane_http_requests_total,200"] >= 1
        assert read_metrics(serve)["caravane_sockets"] == 0


def test_metrics_are_for_operators_only(tmp_path: Path) -> None:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db") as serve:
        assert get(serve, "/metrics").status_code == 200
        # As a proxy on this machine forwards a visitor from elsewhere.
        visitor = get(serve, "/metrics", **{"x-forwarded-for": "203.0.113.9"})
        assert (visitor.status_code, visitor.json()["code"]) == (404, "path-not-found")


def test_the_networks_that_may_read_metrics_are_configurable() -> None:
    configuration = Configuration(metrics_networks=[ip_network("10.1.0.0/16"), ip_network("fd00::/8")])
    addresses = ["10.1.2.3", "10.2.0.1", "fd00::7", "127.0.0.1", "", "nonsense"]
    assert [can_read_metrics(address, configuration) for address in addresses] == [
        True,
        False,
        True,
        False,
        False,
        False,
    ]


def test_a_server_without_its_database_is_healthy_but_not_ready(durable_postgres: Postgres, tmp_path: Path) -> None:
    with Serve(tmp_path, durable_postgres.url(durable_postgres.new_database())) as serve:
        assert wait_for_readiness(serve, 200).json() == {"status": "ready"}
        durable_postgres.crash()
        try:
            assert get(serve, "/health").json()["status"] == "ok"
            without = wait_for_readiness(serve, 503)
            assert (without.json()["reason"], without.headers["retry-after"]) == ("database", "2")
            handshake = get(serve, "/api/socket", **HANDSHAKE)
            assert (handshake.status_code, handshake.json()["code"]) == (503, "unavailable")
        finally:
            durable_postgres.start()
        wait_for_readiness(serve, 200)


def test_the_log_is_json_from_the_first_line_to_the_last(tmp_path: Path) -> None:
    environ = {"CARAVANE_LOG_FORMAT": "json", "CARAVANE_LOG_LEVEL": "info"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", environ) as serve:
        url = f"http://{serve.address}/api/login-link"
        httpx.post(url, json={"email": "a@b.example"}, trust_env=False, timeout=WAIT_SECONDS)
    lines = [json.loads(line) for line in serve.output.splitlines()]
    events = [line["event"].splitlines()[0] for line in lines]
    assert [event for event in events if event in {"ready", "shutting down", "stopped"}] == [
        "ready",
        "shutting down",
        "stopped",
    ]
    email = next(line for line in lines if "a@b.example" in str(line))
    assert (email["level"], email["logger"]) == ("warning", "caravane.server.jobs.notices.mail")
    assert all(line["timestamp"].endswith("Z") for line in lines)


def test_a_failure_is_one_line_with_its_traceback() -> None:
    output = subprocess.run([sys.executable, "-c", FAILING], check=True, capture_output=True, text=True).stderr
    [line] = [json.loads(line) for line in output.splitlines()]
    [traceback] = line["exception"]
    assert (line["event"], traceback["exc_type"]) == ("act failed", "ValueError")
    assert [frame["name"] for frame in traceback["frames"]] == ["<module>", "act"]
    # The values of variables would contain hands and secrets.
    assert "ace of hearts" not in output
