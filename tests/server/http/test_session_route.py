"""Tests that a request without a session is refused before its body is received."""

from importlib import import_module
from pkgutil import iter_modules

import pytest
from fastapi.routing import APIRoute

from caravane.server import http
from caravane.server.http.session_route import SessionRoute, requires_session
from tests.server.http.raw_http import raw_connection, request_head
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

JSON = "Content-Type: application/json"
WRONG_COOKIE = "Cookie: caravane_session=wrong"


@pytest.mark.parametrize("path", ["/api/import", "/api/tables", "/api/me/holiday", "/api/tables/x/acts"])
@pytest.mark.parametrize("cookie", ["X-Nothing: 1", WRONG_COOKIE])
async def test_without_a_session_no_body_is_awaited(serve: Serve, path: str, cookie: str) -> None:
    async with raw_connection(serve.address) as connection:
        await connection.send(request_head("POST", path, JSON, cookie, "Content-Length: 60000"))
        assert "401 Unauthorized" in await connection.head()


@pytest.mark.parametrize("size", ["Content-Length: 6700000", "Transfer-Encoding: chunked"])
async def test_a_connection_is_closed_instead_of_receiving_a_large_file(serve: Serve, size: str) -> None:
    async with raw_connection(serve.address) as connection:
        await connection.send(request_head("POST", "/api/import", JSON, size))
        head = await connection.head()
        assert "401 Unauthorized" in head
        assert "connection: close" in head
        await connection.closed()


async def test_a_small_body_that_nobody_reads_does_not_close_the_connection(serve: Serve) -> None:
    async with raw_connection(serve.address) as connection:
        for _ in range(2):
            await connection.send(request_head("POST", "/api/tables", JSON, "Content-Length: 2") + b"{}")
            head = await connection.head()
            assert "401 Unauthorized" in head
            assert "connection: close" not in head


def test_every_route_that_requires_a_session_resolves_it_first() -> None:
    modules = [import_module(f"caravane.server.http.{each.name}") for each in iter_modules(http.__path__)]
    routers = [module.router for module in modules if hasattr(module, "router")]
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    required = [route for route in routes if requires_session(route.dependant)]
    assert len(required) > 20
    assert [route.path for route in required if not isinstance(route, SessionRoute)] == []
