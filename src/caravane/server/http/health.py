"""Operation: what whoever runs the server asks of it: whether it lives, whether visitors may be sent, what it counts."""

import asyncio
from ipaddress import ip_address
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from caravane import __version__
from caravane.server.http.errors import Problem, answer
from caravane.server.http.session import TheServer
from caravane.server.ops.config import Configuration

router = APIRouter(tags=["operation"])

PATIENCE: Final = 2.0
"""A record that takes longer than this for the shortest question is of no use to visitors."""


@router.get("/health")
async def health() -> dict[str, str]:
    """Tell that the process lives, whatever else does not."""
    return {"status": "ok", "version": __version__}


@router.get("/ready", responses={503: {"model": Problem}})
async def ready(server: TheServer) -> JSONResponse:
    """Tell whether visitors should be sent here: not while it starts or goes, nor while its record is out of reach."""
    if not server.ready:
        return answer("unavailable", "going")
    try:
        async with asyncio.timeout(PATIENCE):
            await server.store.open_tables(1)
    except Exception:  # noqa: BLE001 whatever keeps the record from answering keeps visitors from playing
        return answer("unavailable", "record")
    return JSONResponse({"status": "ready"})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, server: TheServer) -> Response:
    """Show what this process has counted, to those who watch over it."""
    if not may_measure(request.client.host if request.client else "", server.configuration):
        return answer("no-such-path")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def may_measure(address: str, configuration: Configuration) -> bool:
    """Tell whether an address is in a network from which the server is watched over."""
    try:
        return any(ip_address(address) in network for network in configuration.metrics_from)
    except ValueError:
        return False
