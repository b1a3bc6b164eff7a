"""Bodies that are expensive, malformed or not what they say."""

import gzip
import json
from collections.abc import Iterator
from typing import Any, Final

from tests.attack.registry import BOTH, expect, probe
from tests.attack.targets import Target

SUBJECT: Final = "body bombs"
DEEP: Final = 30_000


def bombs() -> Iterator[tuple[str, bytes, dict[str, str]]]:
    """Yield bodies below the limit of 64 KiB that a careless server fails at."""
    yield "deep lists", b'{"name": ' + b"[" * DEEP + b"]" * DEEP + b"}", {}
    yield "deep objects", b'{"name":' * 8_000 + b"1" + b"}" * 8_000, {}
    yield "unclosed lists", b"[" * 60_000, {}
    yield "long number", b'{"name": ' + b"9" * 60_000 + b"}", {}
    yield "large exponent", b'{"name": 1e999999999}', {}
    yield "nan", b'{"name": NaN}', {}
    yield "many keys", json.dumps({f"k{number}": number for number in range(5_000)}).encode()[:65_000], {}
    yield "repeated key", b'{"name": "a", ' + b'"name": "b", ' * 3_000 + b'"name": "c\\u0000"}', {}
    yield "long list", b'{"name": [' + b"1," * 30_000 + b"1]}", {}
    yield "invalid utf-8", b'{"name": "\xff\xfe\xc0\x80"}', {}
    yield "lone surrogate", b'{"name": "\\ud800"}', {}
    yield "gzip", gzip.compress(b'{"name": "' + b"a" * 50_000_000 + b'"}'), {"Content-Encoding": "gzip"}
    yield "wrong type", b"<name>Ana</name>", {"Content-Type": "application/xml"}
    yield "nothing", b"", {}
    yield "no object", b'"Ana"', {}


@probe(SUBJECT, quick=BOTH)
async def body_bombs(target: Target) -> str:
    """Send bombs to routes with and without a session: all are refused, none fails, and the server goes on."""
    wrong: list[Any] = []
    count = 0
    async with await target.guest("Yan") as yan:
        for about, body, headers in bombs():
            for path in ("/api/guest", "/api/tables", "/api/import"):
                sent = {"Content-Type": "application/json"} | headers
                answer = await yan.http.post(path, content=body, headers=sent)
                count += 1
                if not 400 <= answer.status_code < 500:
                    wrong.append((about, path, answer.status_code))
        health = (await yan.http.get("/health")).status_code
    expect(not wrong and health == 200, f"{len(wrong)} of {count}: {wrong[:4]}, health {health}")
    return f"{count} bodies refused"


@probe(SUBJECT, quick=BOTH)
async def bodies_beyond_the_limit(target: Target) -> str:
    """Send more than 64 KiB, announced and in pieces: 413."""

    async def pieces() -> Any:
        for _ in range(100):
            yield b" " * 1_000

    async with target.visitor() as visitor:
        announced = await visitor.http.post("/api/guest", json={"name": "x" * 100_000})
        chunked = await visitor.http.post("/api/guest", content=pieces(), headers={"Content-Type": "application/json"})
    expect(
        [announced.status_code, chunked.status_code] == [413, 413], f"{announced.status_code}, {chunked.status_code}"
    )
    return "413 announced, 413 counted"
