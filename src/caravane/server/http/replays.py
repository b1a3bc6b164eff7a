"""Records: what happened at a table, to read, to take away, and to bring to another server."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field

from caravane.server.http.accounts import known, shown
from caravane.server.http.errors import problems
from caravane.server.http.session import MaybeMe, Me, TheServer, base_url, open_session
from caravane.server.http.tables import Invited, Seat, TableId, looked_at
from caravane.server.live.commands import check_watching
from caravane.server.live.history import MOST, history
from caravane.server.live.import_table import take_in
from caravane.server.ops.config import DAY
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Server
from caravane.server.store.protocol import Identity, Packed
from caravane.server.wire import messages
from caravane.server.wire.models import In, LinkUseIn, MeOut, TableOut
from caravane.server.wire.openapi import as_on_the_socket
from caravane.tables.acts import Act, Refused
from caravane.tables.export import chances_of, export
from caravane.tables.luck.luck_report import luck_report
from caravane.tables.table import ENDED, Table

router = APIRouter(prefix="/api", tags=["records"])

ALL = problems(401, 404, 409)
CLAIM = "claim"
LUCK_SAMPLES = 16
"""Fewer than `caravane luck` takes: others wait."""


class ToldOut(BaseModel):
    """What could be noticed under one number; `seen` is the table after it, if asked for."""

    n: int
    at: float
    events: list[Annotated[dict[str, Any], as_on_the_socket(messages.Told)]]
    seen: Annotated[dict[str, Any], as_on_the_socket(messages.Seen)] | None = None


class SeatLuckOut(BaseModel):
    """The luck of a seat in points, and the share of fair games in which it would have had less; its best and worst event."""

    name: str
    luck: float
    luckier_than: float
    worst: int | None
    best: int | None


class EventLuckOut(BaseModel):
    """A chance event by its line in the journal, with what it brought to each seat."""

    line: str
    luck: list[float]
    luckier_than: list[float]


class DieLuckOut(BaseModel):
    """A sort of die: how often each face came, and in how many games fair dice stray at least so far."""

    faces: list[str]
    counts: list[int]
    expected: float
    chi_square: float
    probability: float


class LuckOut(BaseModel):
    """How lucky everyone was."""

    samples: int
    seats: list[SeatLuckOut]
    events: list[EventLuckOut]
    dice: list[DieLuckOut]


class ImportIn(In):
    """The file of a table, and your seats in it."""

    file: dict[str, Any]
    mine: list[Annotated[int, Field(ge=0, le=15)]] = Field(default=[], max_length=16)


class ClaimOut(BaseModel):
    """A link to be handed to the person of a seat."""

    seat: int
    token: str
    link: str


class ImportOut(TableOut):
    """The table's name here, and links for the people whose seats are not claimed."""

    claims: list[ClaimOut]


def may_replay(request: Request, server: TheServer) -> None:
    """Slow down who asks again and again for what takes long."""
    if not server.replays.take(address_of(request)):
        raise Refused("rate-limited")


@router.get("/tables/{table}/history", responses=ALL, dependencies=[Depends(may_replay)])
async def read_history(
    *,
    server: TheServer,
    me: MaybeMe,
    table: TableId,
    invitation: Invited,
    seat: Seat = None,
    after: Annotated[int, Query(ge=0, le=1 << 53)] = 0,
    limit: Annotated[int, Query(ge=1, le=MOST)] = MOST,
    views: bool = False,
) -> list[ToldOut]:
    """Tell what happened, as it could be seen from outside or from a seat, after a number."""
    await looked_at(server, me, table, seat, invitation)
    told = await server.replay_acts(table, lambda acts: history(acts, seat, after=after, limit=limit, views=views))
    return [ToldOut(**each) for each in told]


async def _finished(server: Server, me: Identity | None, name: str) -> Table:
    """Give a finished table to one who may look at it."""
    table = await server.hub.look(name)
    check_watching(table, me.id if me else "")
    if table.status != ENDED:
        raise Refused("not-over")
    return table


def _unpacked(packed: list[Packed]) -> list[Act]:
    return [Act.unpack(act) for act in packed]


@router.get("/tables/{table}/export", responses=ALL, dependencies=[Depends(may_replay)])
async def read_export(server: TheServer, me: MaybeMe, table: TableId) -> dict[str, Any]:
    """Give a finished table as one file: everything that happened, and the secret of its luck."""
    found = await _finished(server, me, table)
    return await server.replay_acts(table, lambda acts: export(found, _unpacked(acts)))


@router.get("/tables/{table}/luck", responses=ALL, dependencies=[Depends(may_replay)])
async def read_luck(server: TheServer, me: MaybeMe, table: TableId) -> LuckOut:
    """Tell how lucky every seat of a finished table was, with probabilities."""
    found = await _finished(server, me, table)

    def report(acts: list[Packed]) -> dict[str, Any]:
        return luck_report(found, chances_of(found, _unpacked(acts)), LUCK_SAMPLES)

    return LuckOut(**await server.replay_acts(table, report))


@router.post("/import", status_code=201, responses=ALL)
async def bring(request: Request, server: TheServer, me: Me, body: ImportIn) -> ImportOut:
    """Bring a table from another server; its luck and its moves are verified first."""
    if not server.imports.take(me.id):
        raise Refused("rate-limited")
    came = await take_in(server, body.file, me.id, body.mine)
    expires = server.hub.now() + server.configuration.invitation_days * DAY
    claims: list[ClaimOut] = []
    for seat, identity in came.unclaimed.items():
        token = await server.store.create_link(CLAIM, identity, "", expires)
        link = f"{base_url(request, server)}/#/claim/{token}"
        claims.append(ClaimOut(seat=seat, token=token, link=link))
    return ImportOut(id=came.name, mine=came.table.seats_of(me.id), claims=claims)


@router.post("/claim", responses=ALL)
async def claim(request: Request, response: Response, server: TheServer, body: LinkUseIn) -> MeOut:
    """Come as the person whose seat was brought from another server; the session changes to that guest."""
    used = await server.store.use_link(CLAIM, body.token, server.hub.now())
    if used is None:
        raise Refused("no-such-link")
    await open_session(request, response, server, used.identity)
    return shown(await known(server, used.identity))
