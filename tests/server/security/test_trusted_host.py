"""Tests of the links in e-mails, logs and invitations: they never lead to a host that only a request claims."""

from pathlib import Path

import pytest

from caravane.server.ops.config import Configuration
from caravane.server.processes import addresses
from caravane.server.security.trusted_host import is_trusted
from tests.server.client import Client
from tests.server.mail_server import Mailbox
from tests.server.run_processes import Serve
from tests.server.services import free_port

pytestmark = pytest.mark.anyio

OWN = "198.51.99.7"
FORGED = [
    "evil.example",
    "evil.example:80",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "192.168.1.5.nip.io",
    "198.51.99.1",
    "[2606:4700::1]:8000",
    "[::ffff:8.8.8.8]",
    "localhost@evil.example",
    "evil.example#localhost",
    "evil.example/localhost",
    "evil.example\\localhost",
    "localhost evil.example",
    "localhost:80:90",
    "localhost:port",
    "l\u043ecalhost",
    "evil.example.",
    "",
]


@pytest.mark.parametrize("host", FORGED, ids=ascii)
def test_a_foreign_host_is_not_trusted(host: str) -> None:
    assert not is_trusted(host, OWN)


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.20:8000",
        "10.0.0.7",
        "172.20.0.3:8000",
        "169.254.7.7:8000",
        "[fe80::1]:8000",
        "[fd00::7]:8000",
        "100.101.102.103:8000",
        "nas:8000",
        "NAS.local:8000",
        "caravane.lan",
        "games.home.arpa",
        f"{OWN}:8000",
    ],
)
def test_hosts_next_door_are_trusted(host: str) -> None:
    assert is_trusted(host, OWN)


def test_the_addresses_that_a_host_passes_on_are_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "local_address", lambda: "192.168.1.20")
    for url in addresses.addresses(Configuration(), 8000):
        assert is_trusted(url.removeprefix("http://"), "127.0.0.1")


async def links_of(client: Client, host: str) -> list[str]:
    """Return the links that a server makes for requests with a Host header."""
    client.http.headers["Host"] = host
    await client.post("/guest", name="Ana")
    table = await client.create_table([{"kind": "me"}, {"kind": "free"}])
    invitation = await client.post(f"/tables/{table}/invitations")
    grant = await client.post(f"/tables/{table}/grants")
    await client.post("/login-link", email="ana@example.org")
    return [invitation["link"], grant["link"]]


async def test_a_forged_host_gets_into_no_link_and_no_log(tmp_path: Path) -> None:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db") as serve:
        hosts = ("evil.example", "evil.example:8000", "198.51.99.1")
        for host in hosts:
            async with Client(serve.address) as mallory:
                links = await links_of(mallory, host)
                assert [link.partition("/#/")[0] for link in links] == [f"http://{serve.address}"] * 2
        logged = serve.wait_for_output(r"(\S+)/#/link/\S+\s", len(hosts))
        assert logged == [f"http://{serve.address}"] * len(hosts)
        assert "evil.example" not in serve.output


@pytest.mark.parametrize("host", ["192.168.1.20:8000", "nas.local:8000", "localhost:8000"])
async def test_links_of_guests_next_door_lead_to_the_address_that_they_used(tmp_path: Path, host: str) -> None:
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db") as serve:
        async with Client(serve.address) as ana:
            links = await links_of(ana, host)
            assert [link.partition("/#/")[0] for link in links] == [f"http://{host}"] * 2


async def test_emails_lead_to_the_public_url(mailbox: Mailbox, tmp_path: Path) -> None:
    port = free_port()
    with Serve(tmp_path, f"sqlite:///{tmp_path}/caravane.db", mailbox.settings(port), port=port) as serve:
        async with Client(serve.address) as mallory:
            links = await links_of(mallory, "192.168.1.20")
            email: str = (await mailbox.next()).get_content()
    assert f"http://127.0.0.1:{port}/#/link/" in email
    assert "192.168" not in email + "".join(links)
