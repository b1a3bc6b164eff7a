"""Tests of the middleware: origins, body sizes, rate limits, headers."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from caravane.server.security.rate_limit import network_of
from tests.server.client import Client, Refusal
from tests.server.ops.ask import wait_for_readiness
from tests.server.run_processes import Serve
from tests.server.services import free_port

pytestmark = pytest.mark.anyio


async def test_every_response_has_strict_headers(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        for path in ("/", "/health", "/api/games", "/api/nothing", "/api/me"):
            headers = (await visitor.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["cache-control"]
            assert "server" not in headers


async def test_a_path_with_a_line_break_is_no_path(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        await visitor.post("/guest", name="Ana")
        for path in ("/api/games%0A", "/api/tables/mine%0A", "/%00", "/api/me%E2%80%A8"):
            answer = await visitor.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "path-not-found")
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert (await visitor.http.post("/api/tables%0A", json={})).status_code == 404


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "http://{address}"}, 200),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://[::1"}, 403),
        ({"Origin": ""}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
async def test_cross_origin_requests_are_refused(serve: Serve, headers: dict[str, str], status: int) -> None:
    sent = {name: value.format(address=serve.address) for name, value in headers.items()}
    async with Client(serve.address) as visitor:
        response = await visitor.http.post("/api/guest", json={"name": "Eve"}, headers=sent)
        assert response.status_code == status
        assert (await visitor.http.get("/api/games", headers=sent)).status_code == 200


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    folder = tmp_path_factory.mktemp("public")
    port = free_port()
    environ = {"CARAVANE_PUBLIC_URL": f"https://play.example:{port}"}
    with Serve(folder, f"sqlite:///{folder}/caravane.db", environ, port=port) as serve:
        yield serve


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://play.example:{port}", 200),
        ("http://play.example:{port}", 403),
        ("https://play.example", 403),
        ("https://other.example:{port}", 403),
        ("null", 403),
    ],
)
async def test_under_https_only_its_own_origin_is_accepted(public: Serve, origin: str, status: int) -> None:
    async with Client(public.address) as visitor:
        headers = {"Host": f"play.example:{public.port}", "Origin": origin.format(port=public.port)}
        response = await visitor.http.post("/api/guest", json={"name": "Eve"}, headers=headers)
        assert response.status_code == status
        assert response.headers["strict-transport-security"] == "max-age=31536000"


async def test_without_https_there_is_no_header_about_it(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        assert "strict-transport-security" not in (await visitor.http.get("/health")).headers


async def test_large_bodies_are_refused(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        response = await visitor.http.post("/api/guest", json={"name": "x" * 100_000})
        assert (response.status_code, response.json()["code"]) == (413, "too-large")

        async def parts() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b" " * 1_000

        response = await visitor.http.post("/api/guest", content=parts(), headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["code"]) == (413, "too-large")


async def test_unknown_paths_and_methods(serve: Serve) -> None:
    async with Client(serve.address) as visitor:
        assert (await visitor.http.get("/api/nothing")).json()["code"] == "path-not-found"
        response = await visitor.http.post("/api/games")
        assert (response.status_code, response.json()["code"]) == (405, "method-not-allowed")
        assert response.headers["allow"] == "GET"
        response = await visitor.http.post("/api/guest", content=b"{", headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["code"]) == (422, "bad-request")
    assert wait_for_readiness(serve, 200).json() == {"status": "ready"}


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serve]:
    limits = {
        "CARAVANE_LIMITS__REQUESTS_PER_SECOND": "0.01",
        "CARAVANE_LIMITS__REQUEST_BURST": "12",
        "CARAVANE_LIMITS__GUESTS_PER_HOUR": "4",
        "CARAVANE_LIMITS__TABLES": "2",
    }
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        yield serve


async def test_counts_and_rates_are_limited(strict: Serve) -> None:
    async with Client(strict.address) as ana, Client(strict.address) as other:
        await ana.post("/guest", name="Ana")
        table = {"game": "_template", "seats": 2}
        codes = [(await ana.http.post("/api/tables", json=table)).json().get("code") for _ in range(3)]
        assert codes == [None, None, "too-many"]
        codes = []
        for _ in range(9):
            other.http.cookies.clear()
            codes.append((await other.http.post("/api/guest", json={"name": "Eve"})).json().get("code"))
        assert codes == [None] * 3 + ["rate-limited"] * 6
        assert (await ana.http.get("/api/games")).status_code == 200


@pytest.mark.parametrize(
    ("address", "sender"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_all_addresses_of_a_network_count_as_one_sender(address: str, sender: str) -> None:
    assert network_of(address) == sender


async def test_tables_without_the_host_count_too(strict: Serve) -> None:
    async with Client(strict.address) as ana:
        await ana.post("/guest", name="Ana")
        bots = {"game": "_template", "seats": 2, "seat_plan": [{"kind": "bot"}, {"kind": "bot"}]}
        codes = [(await ana.http.post("/api/tables", json=bots)).json().get("code") for _ in range(3)]
        assert codes == [None, None, "too-many"]


async def test_chat_is_rate_limited(tmp_path: Path) -> None:
    limits = {"CARAVANE_LIMITS__CHAT_PER_MINUTE": "3"}
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", limits) as serve:
        async with Client(serve.address) as ana:
            await ana.guest("Ana")
            table = await ana.create_table([{"kind": "me"}, {"kind": "bot"}])
            for _ in range(3):
                await ana.send("chat", table, text="hello")
            with pytest.raises(Refusal, match="rate-limited"):
                await ana.send("chat", table, text="hello")
