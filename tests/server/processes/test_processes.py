"""Tests of several processes: metrics of remote moves, and notices for people connected elsewhere."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve, Worker
from tests.server.services import Nats, Postgres, free_port
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio


def value(serve: Serve, name: str) -> float:
    text = httpx.get(f"http://{serve.address}/metrics", trust_env=False, timeout=WAIT_SECONDS).text
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


def serving(folder: Path, url: str, environ: dict[str, str]) -> Serve:
    port = free_port()
    return Serve(folder, url, {**environ, "CARAVANE_PUBLIC_URL": f"http://127.0.0.1:{port}"}, port=port)


async def next_player(table: str, *clients: Client) -> tuple[Client, int]:
    """Wait until a client has to decide; return the client and its seat."""
    async with asyncio.timeout(WAIT_SECONDS):
        while True:
            for seat, client in enumerate(clients):
                if client.tables[table, seat].get("legal"):
                    return client, seat
            await asyncio.sleep(0.02)


async def test_moves_from_another_process_are_measured(
    postgres: Postgres, migrated_database: str, nats: Nats, mailbox: Mailbox, tmp_path: Path
) -> None:
    """Check also that a player who follows the table in another process gets no e-mail."""
    environ = {
        "CARAVANE_NATS": nats.url,
        "CARAVANE_MAIL__HOST": "127.0.0.1",
        "CARAVANE_MAIL__PORT": str(mailbox.port),
        "CARAVANE_MAIL__TLS": "false",
        "CARAVANE_NOTICES__DELAY_SECONDS": "1",
        "CARAVANE_NOTICES__POLL_SECONDS": "0.3",
    }
    url = postgres.url(postgres.new_database(migrated_database))
    with serving(tmp_path / "a", url, environ) as here, serving(tmp_path / "b", url, environ) as there:
        async with Client(here.address) as ana, Client(there.address) as bo:
            await ana.guest("Ana")
            await ana.post("/login-link", email="ana@example.org")
            await ana.post("/login-link/use", token=await mailbox.token())
            await ana.call("PUT", "/me/notices", {"lang": "en", "email": True})
            table = await ana.create_table([{"kind": "me"}, {"kind": "free"}])
            code = (await ana.post(f"/tables/{table}/invitations"))["code"]
            await bo.post(f"/join/{code}", name="Bo")
            await bo.connect()
            await ana.follow(table, 0)
            await bo.follow(table, 1)
            await ana.post(f"/tables/{table}/start")
            for _ in range(4):
                player, seat = await next_player(table, ana, bo)
                await player.play(table, seat)
            await next_player(table, ana, bo)
            assert value(there, "caravane_fanout_lag_seconds_count") >= 1
            assert value(there, "caravane_fanout_lag_seconds_sum") < 60
            # Ana is connected to one process, and the notice job of the other may find the table.
            await asyncio.sleep(4)
            assert mailbox.emails.empty()
            await ana.disconnect()


def test_the_metrics_of_a_worker_are_for_this_machine_only(postgres: Postgres, tmp_path: Path) -> None:
    """Check another loopback address, which a process that listens on all addresses would answer."""
    port = free_port()
    url = postgres.url(postgres.new_database())
    with Worker(tmp_path / "worker", url, {"CARAVANE_METRICS_PORT": str(port)}):
        assert (
            "caravane_due_tables"
            in httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False, timeout=WAIT_SECONDS).text
        )
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://127.0.0.2:{port}/metrics", trust_env=False, timeout=WAIT_SECONDS)


@pytest.mark.parametrize("connected", [True, False])
async def test_a_code_revoked_in_one_process_ends_the_following_in_another(
    postgres: Postgres, migrated_database: str, tmp_path: Path, connected: bool
) -> None:
    """Check it also when the message between them is lost: the database is asked after a disconnection."""
    nats = Nats()
    environ = {"CARAVANE_NATS": nats.url}
    url = postgres.url(postgres.new_database(migrated_database))
    with serving(tmp_path / "a", url, environ) as here, serving(tmp_path / "b", url, environ) as there:
        async with Client(here.address) as ana, Client(there.address) as eve:
            await ana.guest("Ana")
            await eve.guest("Eve")
            table = await ana.create_table([{"kind": "me"}, {"kind": "free"}])
            code = (await ana.post(f"/tables/{table}/invitations"))["code"]
            await eve.follow(table, code=code)
            if not connected:
                nats.kill()
            await ana.call("DELETE", f"/tables/{table}/invitations/{code.lower()}")
            if not connected:
                nats.start()
            await eve.wait_for(lambda: [message for message in eve.messages if message["type"] == "unfollowed"])
    nats.kill()
