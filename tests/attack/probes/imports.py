"""Large bodies from people without a session, and files that are slow to check."""

import json
import time
from typing import Any, Final

from caravane.tables.export import with_digest
from tests.attack.raw_http import ANSWER_SECONDS, RawConnection, status_of
from tests.attack.registry import BOTH, SQLITE, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client
from tests.server.http.test_strangers import finished_table

SUBJECT: Final = "work before the session"
LARGE: Final = 6_700_000
YEAR_MS: Final = 365 * 86_400_000
QUIET_NIGHTS: Final = {
    "bank": 5_000_000,
    "max_bank": 5_000_000,
    "quiet_from": 0,
    "quiet_until": 480,
    "time_zone": "Europe/Paris",
}


def import_head(target: Target, length: int = LARGE, more: str = "") -> bytes:
    """Return the head of an import request whose body does not follow."""
    lines = [
        "POST /api/import HTTP/1.1",
        f"Host: {target.address}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
    ]
    return "\r\n".join([*lines, *([more] if more else []), "", ""]).encode()


async def status_before_body(target: Target, more: str = "") -> int:
    """Send the head of an import and the first bytes of its body; return the status of the answer, 0 if none comes."""
    connection = await RawConnection.open(target)
    try:
        await connection.send(import_head(target, more=more) + b'{"file": {')
        return status_of(await connection.head(ANSWER_SECONDS))
    finally:
        connection.close()


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def import_without_session(target: Target) -> str:
    """Begin to send a file of 6.7 MB without a session: refused before the body has come."""
    status = await status_before_body(target)
    expect(status == 401, f"status {status} (0: the server waits for the body)")
    return "401 before the body"


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def import_with_wrong_cookie(target: Target) -> str:
    """Begin to send a file with a cookie that is no session: refused before the body has come."""
    status = await status_before_body(target, "Cookie: caravane_session=nonsense")
    expect(status == 401, f"status {status} (0: the server waits for the body)")
    return "401 before the body"


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def import_beyond_the_limit(target: Target) -> str:
    """Begin to send a file after twenty in an hour: refused before the body has come."""
    async with await target.guest("Ida") as ida:
        for _ in range(21):
            await ida.http.post("/api/import", json={"file": {}})
        status = await status_before_body(target, f"Cookie: caravane_session={ida.http.cookies['caravane_session']}")
    expect(status == 429, f"status {status} (0: the server waits for the body)")
    return "429 before the body"


@probe(SUBJECT, quick=(SQLITE,))
async def import_whole_without_session(target: Target) -> str:
    """Send a whole file of 6.7 MB without a session, through whatever stands in front: 401."""
    body = json.dumps({"file": {"acts": ["x" * 60] * (LARGE // 66)}}).encode()
    async with target.visitor() as visitor:
        response = await visitor.http.post("/api/import", content=body, headers={"Content-Type": "application/json"})
    expect(response.status_code in {401, 413}, f"status {response.status_code}")
    return f"{response.status_code} for {len(body) / 1e6:.1f} MB"


def century_file(file: dict[str, Any], years: int) -> dict[str, Any]:
    """Return a file with quiet hours whose acts are years apart; its digest and its luck are right."""
    changed: dict[str, Any] = json.loads(json.dumps(file))
    acts = changed["acts"]
    for number, act in enumerate(acts):
        act["at"] = acts[0]["at"] + number * years * YEAR_MS
    acts[0]["settings"]["on_timeout"] = "wait"
    acts[0]["settings"]["time_control"] |= QUIET_NIGHTS
    return with_digest(changed)


@probe("work without limit")
async def import_of_a_century(target: Target) -> str:
    """Import a file whose quiet hours span centuries: checked in the same time as any other."""
    async with await target.guest("Jo") as jo:
        file = await finished_file(jo)
        seconds, answers = [], []
        for years in (0, 10):
            began = time.monotonic()
            response = await jo.http.post("/api/import", json={"file": century_file(file, years)})
            seconds.append(time.monotonic() - began)
            answers.append(response.status_code)
    # Whether a file that spans centuries is accepted does not matter.
    expect(answers[0] == 201, f"the file over minutes was refused: {answers[0]}")
    expect(seconds[1] < 0.5 + 5 * seconds[0], f"{seconds[1]:.2f} s for centuries, {seconds[0]:.2f} s for minutes")
    return f"{seconds[1]:.2f} s for centuries ({answers[1]}), {seconds[0]:.2f} s for minutes"


async def finished_file(host: Client) -> dict[str, Any]:
    """Play a game to its end; return its file."""
    await host.connect()
    table = await finished_table(host)
    file: dict[str, Any] = await host.get(f"/tables/{table}/export")
    return file


@probe("body bombs", quick=BOTH)
async def import_larger_than_allowed(target: Target) -> str:
    """Announce and send more than the limit of a file, with a session: 413, by the announcement and by the count."""
    async with await target.guest("Kim") as kim:
        cookie = f"Cookie: caravane_session={kim.http.cookies['caravane_session']}"
        connection = await RawConnection.open(target)
        await connection.send(import_head(target, 9_900_000_000, cookie))
        status = status_of(await connection.head())
        connection.close()
    expect(status == 413, f"status {status} for an announced body of 9.9 GB")
    return "413 for an announced body of 9.9 GB"
