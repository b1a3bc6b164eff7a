"""Tests of the files of faces over HTTP: what is served, how it is cached, and that nothing else can be reached."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from caravane.server.faces import catalogue
from caravane.server.faces.folder import read_folder
from caravane.server.http.app import create_app
from caravane.server.http.middleware import HEADERS
from caravane.server.ops.config import Configuration
from caravane.server.processes.serve import create_server
from tests.server.faces.sample_face import FILES, write_face
from tests.wait_limit import WAIT_SECONDS

pytestmark = pytest.mark.anyio

TYPES = {
    "face.js": "text/javascript; charset=utf-8",
    "looks/face.css": "text/css; charset=utf-8",
    "fr.ftl": "text/plain; charset=utf-8",
    "cover.svg": "image/svg+xml",
    "face.json": "application/json",
}
OUTSIDE = [
    "",
    "missing.js",
    "../secret.js",
    "..%2fsecret.js",
    "%2e%2e/secret.js",
    "%2e%2e%2fsecret.js",
    "looks/../../secret.js",
    "looks/..%5c..%5csecret.js",
    "looks%2f..%2f..%2fsecret.js",
    "looks//face.css",
    "./face.js",
    "/face.js",
    "face.js%00",
    "face.js/",
    "//etc/passwd",
    "%2fetc%2fpasswd",
    "face.js.gz",
    "looks",
]


@pytest.fixture
def face(tmp_path: Path) -> Path:
    """Write a face, and beside it a file that nobody may read."""
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "secret.js").write_text("secret", encoding="utf-8")
    return write_face(tmp_path / "package" / "face")


@pytest.fixture
def base(face: Path) -> str:
    """Return the address at which the files of the face begin."""
    return f"/faces/lost-cities/{read_folder(face).hash}/"


@pytest.fixture
async def visitor(face: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    """Run a server with this face of Lost Cities."""
    monkeypatch.setattr(catalogue, "face_folder", lambda game: face if game.name == "lost-cities" else None)
    configuration = Configuration(host="127.0.0.1", port=0, data_dir=tmp_path, bot_processes=1)
    ports: asyncio.Queue[int] = asyncio.Queue()
    runner = create_server(create_app(configuration, static_dir=tmp_path), configuration, ports.put_nowait)
    serving = asyncio.create_task(runner.serve())
    address = f"http://127.0.0.1:{await ports.get()}"
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=WAIT_SECONDS) as visitor:
        yield visitor
    runner.should_exit = True
    await serving


async def raw_status(visitor: httpx.AsyncClient, path: str) -> bytes:
    """Send a path as it is, since every HTTP library tidies it; return the status line."""
    reader, writer = await asyncio.open_connection("127.0.0.1", visitor.base_url.port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n".encode())
    response = await reader.read()
    writer.close()
    assert b"secret" not in response
    return response.split(b"\r\n", 1)[0]


async def test_files_never_expire_and_have_the_policy_of_all_pages(visitor: httpx.AsyncClient, base: str) -> None:
    for path, media_type in TYPES.items():
        response = await visitor.get(base + path)
        assert response.status_code == 200
        assert response.text == FILES.get(path, response.text)
        assert response.headers["content-type"] == media_type
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["content-security-policy"] == HEADERS["content-security-policy"]
        assert response.headers["x-content-type-options"] == "nosniff"


async def test_texts_are_compressed_on_request(visitor: httpx.AsyncClient, base: str) -> None:
    compressed = await visitor.get(f"{base}face.js", headers={"accept-encoding": "gzip"})
    plain = await visitor.get(f"{base}face.js", headers={"accept-encoding": "identity"})
    assert compressed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert compressed.content == plain.content
    head = await visitor.head(f"{base}face.js", headers={"accept-encoding": "identity"})
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(plain.content))


async def test_nothing_outside_of_the_folder_is_served(visitor: httpx.AsyncClient, base: str) -> None:
    assert [path for path in OUTSIDE if b" 404 " not in await raw_status(visitor, base + path)] == []


async def test_an_encoded_slash_names_the_same_file(visitor: httpx.AsyncClient, base: str) -> None:
    assert b" 200 " in await raw_status(visitor, f"{base}looks%2fface.css")


async def test_another_hash_or_game_is_not_found_and_not_kept(visitor: httpx.AsyncClient, base: str) -> None:
    _, _, game, hash_, _ = base.split("/")
    for path in (
        f"/faces/{game}/{'0' * len(hash_)}/face.js",
        f"/faces/expeditions/{hash_}/face.js",
        "/faces/",
        "/faces",
    ):
        response = await visitor.get(path)
        assert response.status_code == 404
        assert response.headers["cache-control"] == "no-store"


async def test_a_file_cannot_be_changed(visitor: httpx.AsyncClient, base: str) -> None:
    assert (await visitor.post(f"{base}face.js")).status_code == 405


async def test_the_catalogue_names_the_face(visitor: httpx.AsyncClient, base: str) -> None:
    listed = {game["name"]: game["face"] for game in (await visitor.get("/api/games")).json()["games"]}
    assert listed["expeditions"] is None
    assert listed["lost-cities"] == {
        "base": base,
        "contract": 1,
        "game": "lost-cities",
        "rules": [1, 9],
        "entry": "face.js",
        "styles": ["looks/face.css"],
        "texts": {"fr": "fr.ftl", "en": "en.ftl"},
        "cover": {"art": "cover.svg", "focus": "50% 38%", "ink": "#fff"},
        "rooms": {
            "standing": {"least": 0, "arrangements": [], "tab": ""},
            "part": {"least": 20, "arrangements": [], "tab": ""},
        },
        "leaves": [{"id": "market", "title": "leaf-market", "wants": 0}],
        "draws": ["hints"],
        "credits": "Drawn for a test.",
        "client": "",
        "dom": "shadow",
    }


async def test_a_table_names_its_face(visitor: httpx.AsyncClient, base: str) -> None:
    await visitor.post("/api/guest", json={"name": "Ana"})
    for game, face in (("lost-cities", base), ("expeditions", None)):
        created = await visitor.post("/api/tables", json={"game": game, "seats": 2})
        detail = (await visitor.get(f"/api/tables/{created.json()['id']}")).json()
        assert (detail["face"] and detail["face"]["base"]) == face
