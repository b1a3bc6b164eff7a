"""A database that accepts no writes: what visitors and operators see of it, and what the log must not say."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from tests.attack.registry import BOTH, expect, probe
from tests.attack.requests import status
from tests.attack.targets import PASSWORD, Target
from tests.server.client import Client, Disconnected, Refusal

READY_SECONDS: Final = 60.0
MAX_WRITES: Final = 150
CHAT: Final = "the treasure is under the third palm"
NAME: Final = "Wilhelmina the Unmentionable"
LOGIN: Final = "wilhelmina-unmentionable"
EMAIL: Final = "wilhelmina@unmentionable.example"


@asynccontextmanager
async def nothing_written(target: Target, witness: Client) -> AsyncIterator[None]:
    """Make the database accept no writes, and wait until one has failed; make it accept them again afterwards."""
    target.forbid_writing()
    try:
        # What the database has already reserved in its files may still be written.
        for number in range(MAX_WRITES):
            if await status(witness, "PATCH", "/api/me", name=f"Wim {number}") >= 500:
                break
        else:
            raise AssertionError("the database still accepts writes")
        yield
    finally:
        target.allow_writing()
        await wait_until_ready(target, 200)


async def wait_until_ready(target: Target, wanted: int) -> int:
    """Wait until /ready gives the wanted status; return the last one."""
    found = 0
    async with target.visitor() as visitor:
        try:
            async with asyncio.timeout(READY_SECONDS):
                while (found := (await visitor.http.get("/ready")).status_code) != wanted:  # noqa: ASYNC110
                    await asyncio.sleep(0.2)
        except TimeoutError:
            pass
    return found


@probe("full disk", quick=BOTH)
async def ready_while_nothing_can_be_written(target: Target) -> str:
    """Make every write fail: /ready and all writes say 503, and 200 again once writing works."""
    async with await target.guest("Wim") as wim:
        table = await wim.create_table([{"kind": "me"}, {"kind": "bot"}])
        async with nothing_written(target, wim):
            ready = await wait_until_ready(target, 503)
            alive = (await wim.http.get("/health")).status_code
            writes = await statuses_of_writes(target, wim, table)
        again = await wait_until_ready(target, 200)
    expect(ready == 503, f"/ready said {ready} for {READY_SECONDS:.0f} s")
    expect(set(writes.values()) == {503}, f"writes were answered {writes}")
    expect((alive, again) == (200, 200), f"/health said {alive}; /ready said {again} once writing worked again")
    return f"/ready and {len(writes)} writes said 503, then 200 again"


async def statuses_of_writes(target: Target, wim: Client, table: str) -> dict[str, int]:
    """Return what requests are answered that must write."""
    requests: dict[str, dict[str, Any]] = {
        "/api/guest": {"name": NAME},
        "/api/account": {"login": LOGIN, "password": PASSWORD},
        "/api/tables": {"game": "_template", "seats": 2},
        f"/api/tables/{table}/start": {},
        f"/api/tables/{table}/invitations": {},
        "/api/login-link": {"email": EMAIL},
    }
    found = {}
    for path, body in requests.items():
        client = target.visitor() if path in {"/api/guest", "/api/account", "/api/login-link"} else wim
        found[path.replace(table, "ID")] = await status(client, "POST", path, **body)
        if client is not wim:
            await client.http.aclose()
    return found


def secrets_of(target: Target, *known: str) -> dict[str, str]:
    """Return texts that no log may contain, by what they are."""
    dump = target.dump()
    # Luck secrets are the blobs of 32 bytes in the tables; hashes of tokens have the same form, and stay out too.
    blobs = re.findall(r"(?:X'|\\x)([0-9a-fA-F]{64})\b", dump)
    found = {f"blob {number}": blob.lower() for number, blob in enumerate(blobs)}
    return found | {f"text {number}": text for number, text in enumerate(known)} | {"argon2": "$argon2"}


@probe("logs", quick=BOTH)
async def secrets_in_the_log(target: Target) -> str:
    """Fail writes of every kind, and send NUL in texts: the log has no secret, hash, name, chat text or parameter."""
    before = target.log_sizes()
    async with await target.guest("Wim") as wim:
        await wim.connect()
        token = wim.http.cookies["caravane_session"]
        table = await wim.create_table([{"kind": "me"}, {"kind": "companion", "name": NAME}], start=True)
        await wim.follow(table, 0)
        await say(wim, table, f"{CHAT}\x00")
        async with nothing_written(target, wim):
            await statuses_of_writes(target, wim, table)
            await say(wim, table, CHAT)
            await say(wim, table, f"{CHAT}\x00")
            await status(wim, "PATCH", "/api/me", name=NAME)
            await status(wim, "POST", f"/api/tables/{table}/acts", type="resign", seat=0)
            # A socket whose writes fail is told so; the log follows it.
            await asyncio.sleep(0.2)
    log = target.log_since(before)
    secrets = secrets_of(target, PASSWORD, CHAT, NAME, LOGIN, EMAIL, token)
    plain = log.lower().replace("\\x", "")
    leaked = [kind for kind, text in secrets.items() if text in log or text in plain]
    leaked += [mark for mark in ("[parameters:", "[SQL:") if mark in log]
    leaked += ["bytes"] if re.search(r"b'(\\x[0-9a-f]{2}|[^']){24,}'", log) else []
    expect(not leaked, f"{len(leaked)} of {len(secrets) + 3} in {len(log)} characters of log: {leaked[:5]}")
    return f"{len(secrets) + 3} secrets, none in {len(log)} characters of log"


async def say(client: Client, table: str, text: str) -> None:
    """Write to the chat; whether it is refused does not matter."""
    try:
        await client.send("chat", table, text=text)
    except (Refusal, Disconnected):
        return
