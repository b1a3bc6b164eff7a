"""Routes for monitoring: health, readiness and metrics."""

from ipaddress import ip_address

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from caravane import __version__
from caravane.server.http.errors import RefusalOut, error_response
from caravane.server.http.session import ServicesDep
from caravane.server.ops.config import Configuration

router = APIRouter(tags=["health"])


@router.get("/health")
async def read_health() -> dict[str, str]:
    """Report that the process is alive, whatever the state of its database."""
    return {"status": "ok", "version": __version__}


@router.get("/ready", responses={503: {"model": RefusalOut}})
async def read_readiness(services: ServicesDep) -> JSONResponse:
    """Report whether to route traffic here: not while shutting down, nor while the database accepts no writes."""
    if not services.ready:
        return error_response("unavailable", "shutting-down")
    if not await services.readiness.is_writable():
        return error_response("unavailable", "database")
    return JSONResponse({"status": "ready"})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: ServicesDep) -> Response:
    """Return the metrics of this process to clients in the metrics networks."""
    if not can_read_metrics(request.client.host if request.client else "", services.configuration):
        return error_response("path-not-found")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def can_read_metrics(address: str, configuration: Configuration) -> bool:
    """Return whether an address is in one of the metrics networks."""
    try:
        return any(ip_address(address) in network for network in configuration.metrics_networks)
    except ValueError:
        return False
