"""Tests of the built browser client, served by a real server."""

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from caravane.server.http.app import create_app
from caravane.server.http.static_files import accepts
from caravane.server.ops.config import Configuration
from caravane.server.processes.serve import create_server
from tests.wait_limit import WAIT_SECONDS

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
    "/assets/face-well-fr-7a8b.ftl": "text/plain; charset=utf-8",
    "/icon.svg": "image/svg+xml",
    "/icon.png": "image/png",
    "/strange.thing": "application/octet-stream",
}


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """Create files like those of a built client."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>Caravane</title>", encoding="utf-8")
    for path in set(TYPES) - {"/"}:
        (pages / path[1:]).write_bytes(START)
    (pages / f"{SCRIPT[1:]}.gz").write_bytes(PACKED)
    (pages / f"{SCRIPT[1:]}.br").write_bytes(BROTLI)
    (pages / "stage.html").write_text("for authors of faces", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return pages


async def running(configuration: Configuration, pages: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Run a server with these files; yield a client that accepts no compression by default."""
    ports: asyncio.Queue[int] = asyncio.Queue()
    runner = create_server(create_app(configuration, static_dir=pages), configuration, ports.put_nowait)
    serving = asyncio.create_task(runner.serve())
    address = f"http://127.0.0.1:{await ports.get()}"
    plain = {"accept-encoding": ""}
    async with httpx.AsyncClient(base_url=address, trust_env=False, headers=plain, timeout=WAIT_SECONDS) as visitor:
        yield visitor
    runner.should_exit = True
    await serving


@pytest.fixture
async def visitor(tmp_path: Path, pages: Path) -> AsyncIterator[httpx.AsyncClient]:
    configuration = Configuration(host="127.0.0.1", port=0, data_dir=tmp_path, bot_processes=1)
    async for visitor in running(configuration, pages):
        yield visitor


async def raw(visitor: httpx.AsyncClient, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Request a file; return the response and its bytes as transferred."""
    dashed = {name.replace("_", "-"): value for name, value in headers.items()}
    async with visitor.stream("GET", path, headers=dashed) as response:
        return response, b"".join([part async for part in response.aiter_raw()])


async def test_client_files_are_served_beside_the_api(visitor: httpx.AsyncClient) -> None:
    home = await visitor.get("/")
    assert "Caravane" in home.text
    assert home.headers["cache-control"] == "no-cache"
    script = await visitor.get(SCRIPT)
    assert "immutable" in script.headers["cache-control"]
    assert "script-src 'self'" in script.headers["content-security-policy"]
    assert (await visitor.get("/assets/gone.js")).headers["cache-control"] == "no-store"
    assert (await visitor.get("/api/games")).headers["cache-control"] == "no-store"


async def test_no_other_files_are_served(visitor: httpx.AsyncClient) -> None:
    outside = ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"]
    for path in [
        *outside,
        "/tables/3",
        "/assets/",
        "/assets",
        f"{SCRIPT}.gz",
        f"{SCRIPT}.br",
        "/a%00b",
        "/stage.html",
        "/stage",
    ]:
        assert (await visitor.get(path)).status_code == 404, path
    assert (await visitor.post("/", json={})).status_code == 405
    refused = await visitor.post("/api/games", json={})
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET")


@pytest.mark.parametrize("path", TYPES)
async def test_every_file_has_its_content_type(visitor: httpx.AsyncClient, path: str) -> None:
    response = await visitor.get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == TYPES[path]
    assert response.headers["x-content-type-options"] == "nosniff"


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
async def test_the_smallest_accepted_encoding_is_served(
    visitor: httpx.AsyncClient, accepted: str, coding: str, content: bytes
) -> None:
    response, body = await raw(visitor, SCRIPT, accept_encoding=accepted)
    assert response.headers.get("content-encoding", "") == coding
    assert body == content
    assert int(response.headers["content-length"]) == len(content)
    assert response.headers["vary"] == "accept-encoding"
    assert response.headers["content-type"] == TYPES[SCRIPT]


async def test_a_file_without_compressed_copies_is_sent_unchanged(visitor: httpx.AsyncClient) -> None:
    response, body = await raw(visitor, "/icon.png", accept_encoding="gzip, br")
    assert "content-encoding" not in response.headers
    assert "vary" not in response.headers
    assert body == START


async def test_an_unchanged_file_is_not_sent_again(visitor: httpx.AsyncClient) -> None:
    for path, caching in (("/", "no-cache"), (SCRIPT, "public, max-age=31536000, immutable")):
        first = await visitor.get(path)
        again = await visitor.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == caching


async def test_each_encoding_of_a_file_has_its_own_etag(visitor: httpx.AsyncClient) -> None:
    plain, compressed = [
        (await raw(visitor, SCRIPT, accept_encoding=coding))[0].headers["etag"] for coding in ("", "br")
    ]
    assert plain != compressed
    response, _ = await raw(visitor, SCRIPT, accept_encoding="br", if_none_match=plain)
    assert response.status_code == 200
    response, body = await raw(visitor, SCRIPT, accept_encoding="br", if_none_match=compressed)
    assert (response.status_code, body, response.headers["vary"]) == (304, b"", "accept-encoding")


async def test_a_changed_page_of_equal_length_and_date_has_another_etag(
    visitor: httpx.AsyncClient, pages: Path
) -> None:
    first = await visitor.get("/")
    page = pages / "index.html"
    date = page.stat().st_mtime
    page.write_text("<title>Karawane</title>", encoding="utf-8")
    assert abs(page.stat().st_mtime - date) < 60
    again = await visitor.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.text) == (200, "<title>Karawane</title>")


async def test_a_server_without_client_files_explains_how_to_build_them(tmp_path: Path) -> None:
    configuration = Configuration(host="127.0.0.1", port=0, data_dir=tmp_path, bot_processes=1)
    async for visitor in running(configuration, tmp_path):
        home = await visitor.get("/")
        assert "scripts/build-web" in home.text
        assert "/docs" in home.text


def test_an_encoding_name_is_matched_as_a_whole() -> None:
    assert not accepts("brotli", "br")
    assert not accepts("x-gzip", "gzip")
