"""Routes for the history, the export file and the luck report of a table."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import Field

from caravane.server.http.disconnection import run_while_connected
from caravane.server.http.errors import error_responses
from caravane.server.http.session import MaybeMe, ServicesDep, sender_of
from caravane.server.http.session_route import SessionRoute
from caravane.server.http.tables import InvitationByCode, Seat, TableId, readable_table
from caravane.server.live.history import MAX_ENTRIES
from caravane.server.security.permissions import Right, check
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.server.wire.answer import Out
from caravane.server.wire.openapi import socket_schema
from caravane.tables.acts import Refused
from caravane.tables.table import ENDED, Table

router = APIRouter(prefix="/api", tags=["replays"], route_class=SessionRoute)

COMMON_ERRORS = error_responses(401, 404, 409)


class HistoryEntryOut(Out):
    """The visible events of one number, and the turn after them; `projection` is the table after them, if requested."""

    n: int
    at: float
    events: list[Annotated[dict[str, Any], socket_schema("TableEvent")]]
    turn: int | None = Field(
        default=None, description="null before the start, and in games whose views do not count turns"
    )
    projection: Annotated[dict[str, Any], socket_schema("TableProjection")] | None = None


class SeatLuckOut(Out):
    """The luck of a seat in points, the share of fair games with less luck, and its best and worst chance event."""

    name: str
    luck: float
    luckier_than: float
    worst: int | None
    best: int | None


class EventLuckOut(Out):
    """A chance event by its line in the journal, with its effect on each seat."""

    line: str
    luck: list[float]
    luckier_than: list[float]


class DieLuckOut(Out):
    """A kind of die: how often each face came, and the probability that fair dice deviate at least as much."""

    faces: list[str]
    counts: list[int]
    expected: float
    chi_square: float
    probability: float


class LuckReportOut(Out):
    """The luck of all seats, by chance event and by die."""

    samples: int
    seats: list[SeatLuckOut]
    events: list[EventLuckOut]
    dice: list[DieLuckOut]


def check_replay_rate(request: Request, services: ServicesDep, me: MaybeMe) -> None:
    """Raise Refused when a person, or an address without a session, requests replays, which are slow, too often."""
    if not services.replay_limiter.take(sender_of(request, me)):
        raise Refused("rate-limited")


@router.get(
    "/tables/{table}/history",
    response_model=list[HistoryEntryOut],
    responses=COMMON_ERRORS,
    dependencies=[Depends(check_replay_rate)],
)
async def read_history(
    request: Request,
    *,
    services: ServicesDep,
    me: MaybeMe,
    table: TableId,
    invitation: InvitationByCode,
    seat: Seat = None,
    after: Annotated[int, Query(ge=0, le=1 << 53)] = 0,
    limit: Annotated[int, Query(ge=1, le=MAX_ENTRIES)] = MAX_ENTRIES,
    views: bool = False,
) -> Response:
    """Return the events after a number, as visible from a seat or to spectators."""
    await readable_table(services, me, table, seat, invitation)
    args = {"seat": seat, "after": after, "limit": limit, "views": views}
    return await _replay(request, services, me, "history", table, **args)


async def _finished_table(services: Services, me: Identity | None, table_id: str, right: Right) -> Table:
    """Return a finished table; a private one that is not finished is refused as such."""
    table = await services.hub.get_table(table_id)
    check(table, me.id if me else "", right)
    if table.status != ENDED:
        raise Refused("not-finished")
    return table


async def _replay(
    request: Request, services: Services, me: Identity | None, task: str, table: str, **args: Any
) -> Response:
    """Return the result of a task of a replay process, which ends with the connection."""
    sender, address = sender_of(request, me), address_of(request)
    result = await run_while_connected(request, services.replays.run_with_acts(sender, address, task, table, **args))
    return Response(result, media_type="application/json")


@router.get(
    "/tables/{table}/export",
    response_model=dict[str, Any],
    responses=COMMON_ERRORS,
    dependencies=[Depends(check_replay_rate)],
)
async def read_export(request: Request, services: ServicesDep, me: MaybeMe, table: TableId) -> Response:
    """Return a finished table as one file with all its acts and the secret of its luck."""
    secret = (await _finished_table(services, me, table, Right.EXPORT)).secret
    return await _replay(request, services, me, "export", table, secret=secret)


@router.get(
    "/tables/{table}/luck",
    response_model=LuckReportOut,
    responses=COMMON_ERRORS,
    dependencies=[Depends(check_replay_rate)],
)
async def read_luck(request: Request, services: ServicesDep, me: MaybeMe, table: TableId) -> Response:
    """Return how lucky every seat of a finished table was, with probabilities."""
    secret = (await _finished_table(services, me, table, Right.LUCK)).secret
    return await _replay(request, services, me, "luck", table, secret=secret)
