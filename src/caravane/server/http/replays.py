"""Routes for the history, the export file and the luck report of a table."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from msgspec import to_builtins
from pydantic import Field

from caravane.server.http.errors import error_responses
from caravane.server.http.session import MaybeMe, ServicesDep
from caravane.server.http.tables import InvitationByCode, Seat, TableId, readable_table
from caravane.server.live.history import MAX_ENTRIES, history
from caravane.server.security.permissions import check_can_read
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.server.wire.models import Out
from caravane.server.wire.openapi import socket_schema
from caravane.tables.acts import Act, Packed, Refused
from caravane.tables.export import chance_events_of, export
from caravane.tables.luck.luck_report import luck_report
from caravane.tables.table import ENDED, Table

router = APIRouter(prefix="/api", tags=["replays"])

COMMON_ERRORS = error_responses(401, 404, 409)
LUCK_SAMPLES = 16
"""Samples per chance event: fewer than `caravane luck` takes, because other requests wait."""


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


def check_replay_rate(request: Request, services: ServicesDep) -> None:
    """Raise Refused when an address requests replays, which are slow, too often."""
    if not services.replay_limiter.take(address_of(request)):
        raise Refused("rate-limited")


@router.get("/tables/{table}/history", responses=COMMON_ERRORS, dependencies=[Depends(check_replay_rate)])
async def read_history(
    *,
    services: ServicesDep,
    me: MaybeMe,
    table: TableId,
    invitation: InvitationByCode,
    seat: Seat = None,
    after: Annotated[int, Query(ge=0, le=1 << 53)] = 0,
    limit: Annotated[int, Query(ge=1, le=MAX_ENTRIES)] = MAX_ENTRIES,
    views: bool = False,
) -> list[HistoryEntryOut]:
    """Return the events after a number, as visible from a seat or to spectators."""
    await readable_table(services, me, table, seat, invitation)
    entries = await services.replay_queue.run_with_acts(
        table, lambda acts: history(acts, seat, after=after, limit=limit, views=views)
    )
    return [HistoryEntryOut(**to_builtins(each._asdict())) for each in entries]


async def _finished_table(services: Services, me: Identity | None, table_id: str) -> Table:
    """Return a finished table; a private one that is not finished is refused as such."""
    table = await services.hub.get_table(table_id)
    check_can_read(table, me.id if me else "")
    if table.status != ENDED:
        raise Refused("not-finished")
    return table


def _unpack(packed: list[Packed]) -> list[Act]:
    return [Act.unpack(act) for act in packed]


@router.get("/tables/{table}/export", responses=COMMON_ERRORS, dependencies=[Depends(check_replay_rate)])
async def read_export(services: ServicesDep, me: MaybeMe, table: TableId) -> dict[str, Any]:
    """Return a finished table as one file with all its acts and the secret of its luck."""
    found = await _finished_table(services, me, table)
    return await services.replay_queue.run_with_acts(table, lambda acts: export(found, _unpack(acts)))


@router.get("/tables/{table}/luck", responses=COMMON_ERRORS, dependencies=[Depends(check_replay_rate)])
async def read_luck(services: ServicesDep, me: MaybeMe, table: TableId) -> LuckReportOut:
    """Return how lucky every seat of a finished table was, with probabilities."""
    found = await _finished_table(services, me, table)

    def report(acts: list[Packed]) -> dict[str, Any]:
        return luck_report(found, chance_events_of(found, _unpack(acts)), LUCK_SAMPLES)

    return LuckReportOut(**await services.replay_queue.run_with_acts(table, report))
