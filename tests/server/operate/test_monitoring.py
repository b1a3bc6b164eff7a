"""What whoever runs a server learns of it: whether it lives, whether it is of use, what it counts, what it logs."""

import json
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from caravane.server.http.health import may_measure
from caravane.server.ops.config import Configuration
from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve
from tests.server.services import Postgres

FAILING = """
import logging
from caravane.server.ops.logs import write_logs

def act():
    hand = "ace of " + "hearts"
    raise ValueError(len(hand))

write_logs("json", "warning")
try:
    act()
except ValueError:
    logging.getLogger("caravane").exception("an act failed")
"""


def get(serve: Serve, path: str, **headers: str) -> httpx.Response:
    return httpx.get(f"http://{serve.address}{path}", headers=headers, trust_env=False, timeout=30)


def measured(serve: Serve) -> dict[str, float]:
    """Read all values, by name and labels."""
    families = text_string_to_metric_families(get(serve, "/metrics").text)
    samples = [sample for family in families for sample in family.samples]
    return {sample.name + "".join(f",{value}" for value in sample.labels.values()): sample.value for sample in samples}


@pytest.mark.anyio
async def test_a_game_shows_in_the_metrics(tmp_path: Path) -> None:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db") as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            table = await ana.open_table([{"kind": "me"}, {"kind": "bot"}], game="lost-cities", start=True)
            await ana.follow(table, 0)
            for _ in range(3):
                seen = await ana.until(table, 0, lambda update: update["legal"])
                await ana.play(table, 0, seen["legal"][0])
            with pytest.raises(Refusal, match="illegal"):
                await ana.play(table, 0, "take:nothing")
            shown = measured(serve)
        assert shown["caravane_sockets"] == 1
        assert shown["caravane_tables_cached"] == 1
        assert shown["caravane_answer_seconds_count"] == 4
        assert shown["caravane_acts_total,play"] >= 3
        assert shown["caravane_batch_acts_sum"] >= shown["caravane_acts_total,play"]
        assert shown["caravane_batch_acts_count"] >= shown["caravane_commit_seconds_count"]
        assert shown["caravane_messages_sent_total"] > 6
        assert shown["caravane_refusals_total,illegal"] == 1
        assert shown["caravane_bot_answer_seconds_count"] >= 1
        assert shown["caravane_due_lag_seconds_count"] >= 1
        assert shown["caravane_requests_total,200"] >= 1
        assert measured(serve)["caravane_sockets"] == 0


def test_metrics_are_for_those_who_watch_over_the_server(tmp_path: Path) -> None:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db") as serve:
        assert get(serve, "/metrics").status_code == 200
        # As a proxy on this machine hands on a visitor from elsewhere.
        visitor = get(serve, "/metrics", **{"x-forwarded-for": "203.0.113.9"})
        assert (visitor.status_code, visitor.json()["code"]) == (404, "no-such-path")


def test_the_networks_that_may_measure_can_be_settled() -> None:
    settled = Configuration(metrics_from=[ip_network("10.1.0.0/16"), ip_network("fd00::/8")])
    asking = ["10.1.2.3", "10.2.0.1", "fd00::7", "127.0.0.1", "", "nonsense"]
    assert [may_measure(address, settled) for address in asking] == [True, False, True, False, False, False]


def test_a_server_without_its_record_lives_but_is_not_ready(durable_postgres: Postgres, tmp_path: Path) -> None:
    with Serve(tmp_path, durable_postgres.url(durable_postgres.new_database())) as serve:
        assert get(serve, "/ready").json() == {"status": "ready"}
        durable_postgres.crash()
        try:
            assert get(serve, "/health").json()["status"] == "ok"
            without = get(serve, "/ready")
            assert (without.status_code, without.json()["reason"]) == (503, "record")
        finally:
            durable_postgres.start()
        assert get(serve, "/ready").status_code == 200


def test_the_log_is_json_from_the_first_line_to_the_last(tmp_path: Path) -> None:
    asked = {"CARAVANE_LOG": "json", "CARAVANE_LOG_LEVEL": "info"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", asked) as serve:
        httpx.post(f"http://{serve.address}/api/link", json={"email": "a@b.example"}, trust_env=False)
    lines = [json.loads(line) for line in serve.output.splitlines() if line.startswith("{")]
    events = [line["event"].splitlines()[0] for line in lines]
    assert [event for event in events if event in {"ready", "going", "gone"}] == ["ready", "going", "gone"]
    letter = next(line for line in lines if "a@b.example" in line["event"])
    assert (letter["level"], letter["logger"]) == ("warning", "caravane.server.jobs.notices.mail")
    assert all(line["timestamp"].endswith("Z") for line in lines)


def test_a_failure_is_one_line_with_its_whole_story() -> None:
    wrote = subprocess.run([sys.executable, "-c", FAILING], check=True, capture_output=True, text=True).stderr
    [line] = [json.loads(line) for line in wrote.splitlines()]
    [story] = line["exception"]
    assert (line["event"], story["exc_type"]) == ("an act failed", "ValueError")
    assert [frame["name"] for frame in story["frames"]] == ["<module>", "act"]
    # The values of variables would hold hands and secrets.
    assert "ace of hearts" not in wrote
