"""The pages of the browser client, when they were built with the package: from a real server, over the wire."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from caravane.server.http.app import create_app
from caravane.server.http.static_files import accepts
from caravane.server.ops.config import Configuration
from caravane.server.processes.serve import runner_of

pytestmark = pytest.mark.anyio

SCRIPT = "/assets/main-1a2b.js"
START = b"start();\n" * 100
PACKED = gzip.compress(START, mtime=0)
BROTLI = b"what brotli would make of it"
TYPES = {
    "/": "text/html; charset=utf-8",
    SCRIPT: "text/javascript; charset=utf-8",
    "/assets/main-3c4d.css": "text/css; charset=utf-8",
    "/assets/marcellus-5e6f.woff2": "font/woff2",
    "/caravane.webmanifest": "application/manifest+json",
    "/icon.svg": "image/svg+xml",
    "/icon.png": "image/png",
    "/strange.thing": "application/octet-stream",
}


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """Build something like pages."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>Caravane</title>", encoding="utf-8")
    for path in set(TYPES) - {"/"}:
        (pages / path[1:]).write_bytes(START)
    (pages / f"{SCRIPT[1:]}.gz").write_bytes(PACKED)
    (pages / f"{SCRIPT[1:]}.br").write_bytes(BROTLI)
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return pages


async def running(configuration: Configuration, pages: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Run a server with these pages; give a visitor that takes nothing compressed unless it says so."""
    ports: asyncio.Queue[int] = asyncio.Queue()
    runner = runner_of(create_app(configuration, pages=pages), configuration, ports.put_nowait)
    serving = asyncio.create_task(runner.serve())
    address = f"http://127.0.0.1:{await ports.get()}"
    async with httpx.AsyncClient(base_url=address, trust_env=False, headers={"accept-encoding": ""}) as visitor:
        yield visitor
    runner.should_exit = True
    await serving


@pytest.fixture
async def visitor(tmp_path: Path, pages: Path) -> AsyncIterator[httpx.AsyncClient]:
    configuration = Configuration(host="127.0.0.1", port=0, data=tmp_path, bot_processes=1)
    async for visitor in running(configuration, pages):
        yield visitor


async def raw(visitor: httpx.AsyncClient, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Ask for a file; give the answer and its bytes as they came."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with visitor.stream("GET", path, headers=named) as answer:
        return answer, b"".join([part async for part in answer.aiter_raw()])


async def test_pages_are_served_beside_the_api(visitor: httpx.AsyncClient) -> None:
    home = await visitor.get("/")
    assert "Caravane" in home.text
    assert home.headers["cache-control"] == "no-cache"
    script = await visitor.get(SCRIPT)
    assert "immutable" in script.headers["cache-control"]
    assert "script-src 'self'" in script.headers["content-security-policy"]
    assert (await visitor.get("/assets/gone.js")).headers["cache-control"] == "no-store"
    assert (await visitor.get("/api/games")).headers["cache-control"] == "no-store"


async def test_nothing_else_is_found(visitor: httpx.AsyncClient) -> None:
    outside = ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
    for path in [*outside, "/tables/3", "/assets/", "/assets", f"{SCRIPT}.gz", f"{SCRIPT}.br", "/a%00b"]:
        assert (await visitor.get(path)).status_code == 404, path
    assert (await visitor.post("/", json={})).status_code == 405
    refused = await visitor.post("/api/games", json={})
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET")


@pytest.mark.parametrize("path", TYPES)
async def test_every_file_says_what_it_is(visitor: httpx.AsyncClient, path: str) -> None:
    answer = await visitor.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == TYPES[path]
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepted", "coding", "content"),
    [
        ("", "", START),
        ("identity", "", START),
        ("deflate, zstd", "", START),
        ("gzip", "gzip", PACKED),
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip;q=1.0, br;q=0", "gzip", PACKED),
        ("br;q=0.000, gzip;q=0", "", START),
        ("GZIP ; q=0.5", "gzip", PACKED),
    ],
)
async def test_the_smallest_that_the_browser_takes(
    visitor: httpx.AsyncClient, accepted: str, coding: str, content: bytes
) -> None:
    answer, body = await raw(visitor, SCRIPT, accept_encoding=accepted)
    assert answer.headers.get("content-encoding", "") == coding
    assert body == content
    assert int(answer.headers["content-length"]) == len(content)
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == TYPES[SCRIPT]


async def test_a_file_without_neighbours_is_sent_as_it_is(visitor: httpx.AsyncClient) -> None:
    answer, body = await raw(visitor, "/icon.png", accept_encoding="gzip, br")
    assert "content-encoding" not in answer.headers
    assert "vary" not in answer.headers
    assert body == START


async def test_what_one_has_is_not_sent_again(visitor: httpx.AsyncClient) -> None:
    for path, caching in (("/", "no-cache"), (SCRIPT, "public, max-age=31536000, immutable")):
        first = await visitor.get(path)
        again = await visitor.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == caching


async def test_each_form_of_a_file_has_a_tag_of_its_own(visitor: httpx.AsyncClient) -> None:
    plain, packed = [(await raw(visitor, SCRIPT, accept_encoding=coding))[0].headers["etag"] for coding in ("", "br")]
    assert plain != packed
    answer, _ = await raw(visitor, SCRIPT, accept_encoding="br", if_none_match=plain)
    assert answer.status_code == 200
    answer, body = await raw(visitor, SCRIPT, accept_encoding="br", if_none_match=packed)
    assert (answer.status_code, body, answer.headers["vary"]) == (304, b"", "accept-encoding")


async def test_a_page_of_equal_length_and_date_is_another_page(visitor: httpx.AsyncClient, pages: Path) -> None:
    first = await visitor.get("/")
    page = pages / "index.html"
    date = page.stat().st_mtime
    page.write_text("<title>Karawane</title>", encoding="utf-8")
    assert abs(page.stat().st_mtime - date) < 60
    again = await visitor.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (200, "<title>Karawane</title>")


async def test_a_server_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    configuration = Configuration(host="127.0.0.1", port=0, data=tmp_path, bot_processes=1)
    async for visitor in running(configuration, tmp_path):
        home = await visitor.get("/")
        assert "scripts/build-web" in home.text
        assert "/api/openapi.json" in home.text


def test_a_coding_is_not_found_inside_another() -> None:
    assert not accepts("brotli", "br")
    assert not accepts("x-gzip", "gzip")
