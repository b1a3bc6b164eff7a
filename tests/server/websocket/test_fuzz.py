"""Twenty thousand messages that should not be: the server refuses each by a code, tells nothing, and goes on."""

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
ROUNDS = 13
EACH = 400
AT_ONCE = 40
ANSWERS = ("ack", "refused", "reason", "tried")


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", {"CARAVANE_LIMITS__QUEUED": "4096"}) as serve:
        yield serve


async def test_no_message_does_harm(serve: Serve) -> None:
    clients = [Client(serve.address) for _ in NAMES]
    for client, name in zip(clients, NAMES, strict=True):
        await client.guest(name)
    codes: Counter[str] = Counter()
    for number in range(ROUNDS):
        codes += await fuzz_round(clients, number)
    assert sum(codes.values()) == ROUNDS * len(NAMES) * EACH >= 20_000
    assert "failed" not in codes
    assert {"bad-message", "too-large", "no-such-table", "not-your-seat", "illegal", "stale", "ack"} <= set(codes)
    assert (await clients[0].http.get("/health")).json()["status"] == "ok"
    for client in clients:
        await client.disconnect()
        await client.http.aclose()
    assert serve.stop() == 0
    assert "Traceback" not in serve.output


async def fuzz_round(clients: list[Client], number: int) -> Counter[str]:
    """Fuzz two fresh tables, see that nobody was told too much, and play them to the end."""
    ana, bob, carol, _ = clients
    theirs, other = await private_table(ana, bob), await private_table(carol, bob)
    tables = [theirs, other, "no-such-table", "", "x" * 40]
    seen: list[str] = []
    fuzzers = [Fuzzer(10 * number + seat, tables, seen, latest(client)) for seat, client in enumerate(clients)]
    codes = sum(await asyncio.gather(*map(fuzz, clients, fuzzers)), Counter[str]())
    check_nothing_leaked(clients, theirs, other)
    await finish(theirs, ana, bob)
    await finish(other, carol, bob)
    return codes


def latest(client: Client) -> Callable[[str], int]:
    return lambda table: max([update["n"] for place, update in client.tables.items() if place[0] == table], default=0)


async def private_table(host: Client, guest: Client) -> str:
    table = await host.open_table([{"kind": "me"}, {"kind": "free"}])
    code = (await host.post(f"/tables/{table}/invitations"))["code"]
    await guest.post(f"/join/{code}")
    await host.post(f"/tables/{table}/start")
    await host.follow(table, 0)
    await guest.follow(table, 1)
    return table


async def fuzz(client: Client, fuzzer: Fuzzer) -> Counter[str]:
    """Send messages, some at once, and wait until each has its answer."""
    codes: Counter[str] = Counter()
    for _ in range(EACH // AT_ONCE):
        since = len(client.heard)
        for _ in range(AT_ONCE):
            await client.send(fuzzer.next())

        def answers(since: int = since) -> list[dict[str, Any]]:
            return [message for message in client.heard[since:] if message["type"] in ANSWERS]

        await client.wait_for(lambda: len(answers()) >= AT_ONCE)
        codes.update(message.get("code", message["type"]) for message in answers())
    return codes


def check_nothing_leaked(clients: list[Client], theirs: str, other: str) -> None:
    """Nobody was told about a table that is not its own, nor, before the end, from another's seat."""
    ana, bob, carol, mallory = clients
    allowed = {ana: {(theirs, 0), (theirs, None)}, carol: {(other, 0), (other, None)}, mallory: set()}
    allowed[bob] = {(theirs, 1), (theirs, None), (other, 1), (other, None)}
    for client, places in allowed.items():
        for message in client.heard:
            if message.get("table") not in {theirs, other} or message["type"] in {*ANSWERS, "gone"}:
                continue
            assert message["table"] in {table for table, _ in places}
            if message["type"] == "update" and message["status"] != "ended":
                assert (message["table"], message["seat"]) in places


async def finish(table: str, host: Client, guest: Client) -> None:
    """The game goes on where it was, and comes to its end."""
    for client, seat in ((host, 0), (guest, 1)):
        await client.follow(table, seat)
        with suppress(Refusal):
            await client.say("return", table, seat=seat, id=f"back-{table}-{seat}")
    ends = await asyncio.gather(host.play_on(table, 0), guest.play_on(table, 1))
    assert ends[0]["result"] == ends[1]["result"]
