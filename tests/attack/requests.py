"""Requests of which only the status matters."""

from typing import Any

from tests.server.client import Client


async def status(client: Client, method: str, path: str, **body: Any) -> int:
    """Send a request on a connection of its own, which a server may close after a failure; return the status."""
    return (await client.http.request(method, path, json=body, headers={"Connection": "close"})).status_code
