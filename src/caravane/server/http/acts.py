"""Playing over HTTP: what the socket can do, for programs that come by now and then; and playing again."""

import base64
import hmac
from typing import Final

from fastapi import APIRouter

from caravane.server.http.create_table import check_number
from caravane.server.http.errors import problems
from caravane.server.http.session import Me, TheServer
from caravane.server.http.tables import TableId
from caravane.server.live.commands import Wish, carry_out, own_seat, own_seats
from caravane.server.services import Server
from caravane.server.store.protocol import Identity
from caravane.server.wire import messages
from caravane.server.wire.models import ActIn, Done, HintOut, HintsOut, HolidayIn, SeatOnlyIn, TableOut
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.rematch import settings_again, sits_again
from caravane.tables.settings import Settings
from caravane.tables.table import PLAYING, Table

router = APIRouter(prefix="/api", tags=["playing"])

ALL = problems(401, 404, 409)
NUMBERED: Final = (acts.PLAY, acts.AGREE)


@router.post("/tables/{table}/acts", responses=ALL)
async def act(server: TheServer, me: Me, table: TableId, body: ActIn) -> Done:
    """Play, take back, agree, leave and so on: the same as on the socket."""
    if (body.n is None) == (body.type in NUMBERED) or (body.moves is None) == (body.type == acts.PLAY):
        raise Refused("bad-request", "n goes with play and agree, moves with play")
    data = {"moves": body.moves} if body.moves is not None else {}
    wish = Wish(body.type, me.id, message=body.id or "", seat=body.seat, n=body.n, **data)
    return Done(n=await carry_out(server.hub, table, wish))


@router.post("/tables/{table}/hint", responses=ALL)
async def hint(server: TheServer, me: Me, table: TableId, body: SeatOnlyIn) -> HintsOut:
    """Judge the legal moves of your seat from what it knows, at a table that is not rated."""
    found = await server.hub.look(table)
    seat = own_seat(found, me.id, body.seat)
    if found.settings.rated:
        raise Refused("rated")
    if seat not in found.deciding() or found.occupant(seat).stand_in:
        raise Refused("not-now")
    if not server.hints.take(me.id):
        raise Refused("rate-limited")
    n = found.seen[seat]
    hints = await server.bots.hints(found, seat)
    if not hints:
        raise Refused("unavailable")
    return HintsOut(n=n, seat=seat, hints=[HintOut(**each) for each in hints])


@router.post("/tables/{table}/holiday", responses=ALL)
async def holiday(server: TheServer, me: Me, table: TableId, body: HolidayIn) -> Done:
    """Let your clocks at a table over days stand still until a moment; one that is past ends a holiday."""
    return Done(n=await _rest(server, me, table, body.until))


@router.post("/me/holiday", responses=problems(401))
async def holiday_everywhere(server: TheServer, me: Me, body: HolidayIn) -> list[str]:
    """The same at all your tables over days; give those at which it holds."""
    resting: list[str] = []
    for name, row in await server.store.tables_of(me.id, server.configuration.limits.tables):
        if row.status == PLAYING:
            try:
                await _rest(server, me, name, body.until)
            except Refused:
                continue
            resting.append(name)
    return resting


async def _rest(server: Server, me: Identity, table: str, until: int) -> int:
    def make(found: Table) -> Act:
        own_seats(found, me.id)
        return Act(acts.HOLIDAY, server.hub.now(), identity=me.id, until=until)

    seats = own_seats(await server.hub.look(table), me.id)
    accepted = await server.hub.act(table, make)
    return accepted.seen[seats[0]]


@router.post("/tables/{table}/rematch", status_code=201, responses=ALL)
async def rematch(server: TheServer, me: Me, table: TableId) -> TableOut:
    """Play again with the same people: who asks first opens the table, the others sit down at it."""
    old = await server.hub.look(table)
    own_seats(old, me.id)
    settings = settings_again(old)
    if settings.rated and me.guest():
        raise Refused("guests-not-rated")
    # Everyone finds the same table, since its name follows from the old one's secret.
    name = base64.urlsafe_b64encode(hmac.digest(old.secret, table.encode(), "sha256"))[:12].decode()
    await _open_once(server, me, name, settings)
    for act in sits_again(old, server.hub.now(), {me.id}):
        await _sit_once(server, name, act)
    server.hub.broadcast(table, messages.encode(messages.Rematch(table, name)))
    return TableOut(id=name, mine=(await server.hub.look(name)).seats_of(me.id))


async def _open_once(server: Server, me: Identity, name: str, settings: Settings) -> None:
    try:
        await server.hub.look(name)
    except Refused:
        await check_number(server, me)
        try:
            await server.hub.open_table(me.id, settings, name)
        except Exception:  # noqa: BLE001 (each store has its own way to say that somebody was faster)
            await server.hub.look(name)


async def _sit_once(server: Server, name: str, act: Act) -> None:
    try:
        await server.hub.act(name, act)
    except Refused as refused:
        if refused.code not in {"seat-taken", "already-seated"}:
            raise
