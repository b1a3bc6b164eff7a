"""Test with thousands of invalid messages: each is refused with a code, nothing leaks, and the server goes on."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Refusal
from tests.server.run_processes import Serve
from tests.server.websocket.fuzzing import Fuzzer

pytestmark = pytest.mark.anyio

NAMES = ("Ana", "Bob", "Carol", "Mallory")
ROUNDS = 3
NIGHTLY_ROUNDS = 13
MESSAGES_PER_CLIENT = 400
BATCH_SIZE = 40
REPLIES = ("ack", "refused", "reason", "previewed")


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", {"CARAVANE_LIMITS__SEND_QUEUE": "4096"}) as serve:
        yield serve


@pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(NIGHTLY_ROUNDS, marks=pytest.mark.nightly)])
async def test_no_message_does_harm(serve: Serve, rounds: int) -> None:
    clients = [Client(serve.address) for _ in NAMES]
    for client, name in zip(clients, NAMES, strict=True):
        await client.guest(name)
    codes: Counter[str] = Counter()
    for number in range(rounds):
        codes += await fuzz_round(clients, number)
    assert sum(codes.values()) == rounds * len(NAMES) * MESSAGES_PER_CLIENT
    assert "failed" not in codes
    assert {"bad-message", "too-large", "table-not-found", "not-your-seat", "illegal", "stale", "ack"} <= set(codes)
    assert (await clients[0].http.get("/health")).json()["status"] == "ok"
    for client in clients:
        await client.disconnect()
        await client.http.aclose()
    assert serve.stop() == 0
    assert "Traceback" not in serve.output


async def fuzz_round(clients: list[Client], number: int) -> Counter[str]:
    """Fuzz two new tables, check that nothing leaked, and play them to the end."""
    ana, bob, carol, _ = clients
    theirs, other = await private_table(ana, bob), await private_table(carol, bob)
    tables = [theirs, other, "table-not-found", "", "x" * 40]
    sent: list[str] = []
    fuzzers = [Fuzzer(10 * number + seat, tables, sent, latest(client)) for seat, client in enumerate(clients)]
    codes = sum(await asyncio.gather(*map(fuzz, clients, fuzzers)), Counter[str]())
    check_nothing_leaked(clients, theirs, other)
    await finish(theirs, ana, bob)
    await finish(other, carol, bob)
    return codes


def latest(client: Client) -> Callable[[str], int]:
    return lambda table: max([update["n"] for key, update in client.tables.items() if key[0] == table], default=0)


async def private_table(host: Client, guest: Client) -> str:
    table = await host.create_table([{"kind": "me"}, {"kind": "free"}])
    code = (await host.post(f"/tables/{table}/invitations"))["code"]
    await guest.post(f"/join/{code}")
    await host.post(f"/tables/{table}/start")
    await host.follow(table, 0)
    await guest.follow(table, 1)
    return table


async def fuzz(client: Client, fuzzer: Fuzzer) -> Counter[str]:
    """Send messages in batches and wait until each has its reply; return the number of replies by code."""
    codes: Counter[str] = Counter()
    for _ in range(MESSAGES_PER_CLIENT // BATCH_SIZE):
        since = len(client.messages)
        for _ in range(BATCH_SIZE):
            await client.send_raw(fuzzer.next())

        def replies(since: int = since) -> list[dict[str, Any]]:
            return [message for message in client.messages[since:] if message["type"] in REPLIES]

        await client.wait_for(lambda: len(replies()) >= BATCH_SIZE)
        codes.update(message.get("code", message["type"]) for message in replies())
    return codes


def check_nothing_leaked(clients: list[Client], theirs: str, other: str) -> None:
    """Check that no client got messages about a foreign table or, before the end, from another player's seat."""
    ana, bob, carol, mallory = clients
    allowed = {ana: {(theirs, 0), (theirs, None)}, carol: {(other, 0), (other, None)}, mallory: set()}
    allowed[bob] = {(theirs, 1), (theirs, None), (other, 1), (other, None)}
    for client, viewpoints in allowed.items():
        for message in client.messages:
            if message.get("table") not in {theirs, other} or message["type"] in {*REPLIES, "unfollowed"}:
                continue
            assert message["table"] in {table for table, _ in viewpoints}
            if message["type"] == "update" and message["status"] != "ended":
                assert (message["table"], message["seat"]) in viewpoints


async def finish(table: str, host: Client, guest: Client) -> None:
    """Play the game on to its end."""
    for client, seat in ((host, 0), (guest, 1)):
        await client.follow(table, seat)
        with suppress(Refusal):
            await client.send("back", table, seat=seat, id=f"back-{table}-{seat}")
    ends = await asyncio.gather(host.play_on(table, 0), guest.play_on(table, 1))
    assert ends[0]["result"] == ends[1]["result"]
