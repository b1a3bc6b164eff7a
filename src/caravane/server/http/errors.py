"""Errors: every refusal has a code, the same on HTTP as on the socket, and a status that fits it."""

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from caravane.server.store.protocol import Unavailable
from caravane.tables.acts import Refused

log = logging.getLogger(__name__)

STATUS: Final = {
    "bad-request": 422,
    "bad-settings": 422,
    "bad-act": 422,
    "bad-file": 422,
    "bad-entropy": 422,
    "bad-webhook": 422,
    "illegal": 422,
    "no-session": 401,
    "wrong-password": 401,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "guests-not-rated": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-player": 404,
    "no-such-invitation": 404,
    "no-such-link": 404,
    "no-such-path": 404,
    "no-such-method": 405,
    "too-large": 413,
    "too-many": 429,
    "rate-limited": 429,
    "failed": 500,
    "unavailable": 503,
}
CONFLICT: Final = 409
"""What the table does not accept as it stands."""


class Problem(BaseModel):
    """Why something was not done: a code for programs; for a move that is not legal the reason, its rule and nouns."""

    code: str
    reason: str = ""
    rule: str = ""


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Describe the refusals that a path may give."""
    return {status: {"model": Problem} for status in (403, 413, 422, 429, 503, *statuses)}


def answer(code: str, reason: str = "", rule: str = "") -> JSONResponse:
    """Refuse."""
    return JSONResponse(Problem(code=code, reason=reason, rule=rule).model_dump(), STATUS.get(code, CONFLICT))


async def _refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return answer(error.code, error.reason, error.rule)


async def _invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return answer("bad-request", f"{where}: {first['msg']}"[:300])


async def _not_found(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    codes = {404: "no-such-path", 405: "no-such-method", 413: "too-large"}
    response = answer(codes.get(error.status_code, "bad-request"))
    response.headers.update(error.headers or {})
    return response


async def _unavailable(_request: Request, _error: Exception) -> JSONResponse:
    return answer("unavailable")


async def _failed(_request: Request, _error: Exception) -> JSONResponse:
    return answer("failed")


def register(app: FastAPI) -> None:
    """Let all refusals look the same."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _not_found)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(Exception, _failed)
