"""The pages of the browser client, when they were built with the package."""

from pathlib import Path

import httpx
import pytest

from caravane.server.app import create_app
from caravane.server.configuration import Configuration

pytestmark = pytest.mark.anyio


async def test_pages_are_served_beside_the_api(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>Caravane</title>", encoding="utf-8")
    (pages / "assets" / "main-1a2b.js").write_text("start()", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    app = create_app(Configuration(data=tmp_path, database=f"sqlite:///{tmp_path}/caravane.db"), pages=pages)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as visitor:
        home = await visitor.get("/")
        assert "Caravane" in home.text
        assert home.headers["cache-control"] == "no-cache"
        script = await visitor.get("/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "script-src 'self'" in script.headers["content-security-policy"]
        assert (await visitor.get("/assets/gone.js")).headers["cache-control"] == "no-store"
        assert (await visitor.get("/api/games")).headers["cache-control"] == "no-store"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert (await visitor.get(path)).status_code == 404


async def test_a_server_without_pages_says_how_to_build_them(tmp_path: Path) -> None:
    app = create_app(Configuration(data=tmp_path, database=f"sqlite:///{tmp_path}/caravane.db"), pages=tmp_path)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as visitor:
        home = await visitor.get("/")
    assert "scripts/pages" in home.text
    assert "/api/openapi.json" in home.text
