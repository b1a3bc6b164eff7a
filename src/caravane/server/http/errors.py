"""Error responses: every error has a code, the same over HTTP as on the socket, and a matching HTTP status."""

import logging
import math
from collections.abc import Sequence
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import Field
from starlette.exceptions import HTTPException

from caravane.server.http.session import get_services
from caravane.server.live.commands import noun_names
from caravane.server.store.protocol import Unavailable
from caravane.server.wire.answer import Out
from caravane.tables.acts import Refused

log = logging.getLogger(__name__)

STATUS: Final = {
    "bad-request": 422,
    "bad-settings": 422,
    "bad-act": 422,
    "bad-file": 422,
    "bad-entropy": 422,
    "bad-webhook": 422,
    "bad-email": 422,
    "bad-name": 422,
    "name-reserved": 422,
    "name-confusable": 422,
    "illegal": 422,
    "no-session": 401,
    "wrong-password": 401,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "not-invited": 403,
    "removed": 403,
    "table-private": 403,
    "account-required": 403,
    "table-not-found": 404,
    "game-not-found": 404,
    "seat-not-found": 404,
    "profile-not-found": 404,
    "invitation-not-found": 404,
    "link-not-found": 404,
    "path-not-found": 404,
    "method-not-allowed": 405,
    "too-large": 413,
    "too-many": 429,
    "too-many-emails": 429,
    "rate-limited": 429,
    "failed": 500,
    "unavailable": 503,
}
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503
RETRY_SECONDS: Final = 2
"""Seconds after which to repeat a request that was refused because something is unavailable."""
CONFLICT: Final = 409
"""Status of all other codes: the table does not accept the act in its current state."""


class RefusalOut(Out):
    """An error: a code for programs and, for an illegal move, the reason with its rule and nouns."""

    code: str
    reason: str = ""
    rule: str = ""
    nouns: list[str] = Field(default=[])


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of the error responses of a route."""
    return {status: {"model": RefusalOut} for status in (403, 413, 422, 429, 503, *statuses)}


def error_response(
    code: str, reason: str = "", rule: str = "", nouns: Sequence[str] = (), *, retry_after: float = 1.0
) -> JSONResponse:
    """Return the response for an error code; if there were too many requests, with the seconds until the next one."""
    refusal = RefusalOut(code=code, reason=reason, rule=rule, nouns=[*nouns])
    status = STATUS.get(code, CONFLICT)
    seconds = {TOO_MANY: max(1, math.ceil(retry_after)), UNAVAILABLE: RETRY_SECONDS}.get(status)
    return JSONResponse(refusal.model_dump(), status, {"retry-after": str(seconds)} if seconds else None)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    nouns: list[str] = []
    if error.nouns:
        # Only a move at the table of the path is refused with nouns.
        table = await get_services(request).hub.get_table(request.path_params["table"])
        nouns = noun_names(table, error.reason, error.nouns)
    return error_response(error.code, error.reason, error.rule, nouns)


async def _invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] in STATUS:
        return error_response(first["type"])
    where = ".".join(str(part) for part in first["loc"])
    return error_response("bad-request", f"{where}: {first['msg']}"[:300])


async def _not_found(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    codes = {404: "path-not-found", 405: "method-not-allowed", 413: "too-large", TOO_MANY: "rate-limited"}
    response = error_response(codes.get(error.status_code, "bad-request"))
    response.headers.update(error.headers or {})
    return response


async def _unavailable(_request: Request, _error: Exception) -> JSONResponse:
    return error_response("unavailable")


async def _failed(_request: Request, _error: Exception) -> JSONResponse:
    return error_response("failed")


def register(app: FastAPI) -> None:
    """Register the handlers that turn all exceptions into responses of the same form."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(Exception, _failed)
