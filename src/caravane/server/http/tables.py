"""Tables over HTTP: open, sit, invite, start, look."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request

from caravane.server.http import create_table
from caravane.server.http.errors import problems
from caravane.server.http.session import MaybeMe, Me, TheServer
from caravane.server.live.commands import Wish, carry_out, check_watching_from
from caravane.server.live.presence import Present
from caravane.server.live.updates import News, for_all, update
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Server
from caravane.server.store.protocol import Identity, Invitation
from caravane.server.wire.models import (
    AboutOut,
    ChatOut,
    Done,
    EntropyIn,
    SeatOnlyIn,
    SettingsOut,
    SitIn,
    TableIn,
    TableOut,
)
from caravane.tables import acts
from caravane.tables.acts import Act
from caravane.tables.table import ENDED, Table

router = APIRouter(prefix="/api/tables", tags=["tables"])

TableId = Annotated[str, Path(min_length=1, max_length=32)]
Seat = Annotated[int | None, Query(ge=0, le=15)]
Code = Annotated[str, Query(max_length=64, description="an invitation that holds lets anyone watch from outside")]
ALL = problems(401, 404, 409)


@router.post("", status_code=201, responses=ALL)
async def open_table(server: TheServer, me: Me, body: TableIn) -> TableOut:
    """Open a table."""
    name = await create_table.open_table(server, me, body)
    return TableOut(id=name, mine=(await server.hub.look(name)).seats_of(me.id))


def about(server: Server, name: str, table: Table, identity: str, seat: int | None, *, present: Present) -> AboutOut:
    """Show a table to one who may watch it."""
    return AboutOut(
        id=name,
        settings=SettingsOut(**table.settings.pack()),
        host=bool(identity) and table.host == identity,
        mine=table.seats_of(identity) if identity else [],
        commitment=table.commitment,
        secret=table.secret.hex() if table.status == ENDED else "",
        seat=seat,
        seen=update(table, News(table.settings.seats), seat, for_all(name, table, present, server.hub.now()), since=0),
    )


async def invited(request: Request, server: TheServer, code: Code = "") -> Invitation | None:
    """Find the invitation by whose code somebody comes."""
    return await server.codes.find(code, address_of(request), server.hub.now()) if code else None


Invited = Annotated[Invitation | None, Depends(invited)]


async def looked_at(
    server: Server, me: Identity | None, name: str, seat: int | None, invitation: Invitation | None
) -> Table:
    """Give a table to one who may look at it from a seat; from outside also by an invitation."""
    table = await server.hub.look(name)
    if invitation is None or invitation.table != name or seat is not None:
        check_watching_from(table, me.id if me else "", seat)
    return table


@router.get("/{table}", responses=ALL)
async def read_table(
    server: TheServer, me: MaybeMe, table: TableId, invitation: Invited, seat: Seat = None
) -> AboutOut:
    """Look at a table from outside, or from a seat."""
    present = await server.hub.present(table, await looked_at(server, me, table, seat, invitation))
    # Others were asked meanwhile, and something may have happened.
    found = await looked_at(server, me, table, seat, invitation)
    return about(server, table, found, me.id if me else "", seat, present=present)


@router.get("/{table}/chat", responses=ALL)
async def read_chat(
    server: TheServer,
    me: MaybeMe,
    table: TableId,
    invitation: Invited,
    since: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
) -> list[ChatOut]:
    """Give what was said, after a number; the latest two hundred lines."""
    await looked_at(server, me, table, None, invitation)
    lines = await server.store.chat(table, since)
    return [ChatOut(number=line.number, at=line.at, name=line.name, text=line.text) for line in lines]


@router.post("/{table}/sit", responses=ALL)
async def sit(server: TheServer, me: Me, table: TableId, body: SitIn) -> TableOut:
    """Sit down, or seat a companion; the host may seat bots."""
    await create_table.sit(server.hub, table, me, body)
    return TableOut(id=table, mine=(await server.hub.look(table)).seats_of(me.id))


@router.post("/{table}/stand", responses=ALL)
async def stand(server: TheServer, me: Me, table: TableId, body: SeatOnlyIn) -> TableOut:
    """Stand up; the host may free any seat before the game."""
    found = await server.hub.look(table)
    if body.seat is not None and found.host == me.id:
        await server.hub.act(table, create_table.as_host(me, Act(acts.STAND, server.hub.now(), seat=body.seat)))
    else:
        await _do(server, me, table, acts.STAND, body.seat)
    return TableOut(id=table, mine=(await server.hub.look(table)).seats_of(me.id))


@router.post("/{table}/entropy", responses=ALL)
async def entropy(server: TheServer, me: Me, table: TableId, body: EntropyIn) -> Done:
    """Add your own entropy to the luck of the table."""
    return await _do(server, me, table, acts.ENTROPY, body.seat, **body.model_dump(exclude={"seat"}, exclude_none=True))


@router.post("/{table}/start", responses=ALL)
async def start(server: TheServer, me: Me, table: TableId) -> Done:
    """Begin the game, as the host, when every seat is taken."""
    return Done(n=(await create_table.start(server.hub, table, me))[-1])


async def _do(server: Server, me: Identity, table: str, kind: str, seat: int | None, **data: Any) -> Done:
    return Done(n=await carry_out(server.hub, table, Wish(kind, me.id, message="", seat=seat, **data)))
