"""Routes for acts, hints, holidays and rematches: the commands of the socket for programs that poll over HTTP."""

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request

from caravane.server.http.errors import error_responses
from caravane.server.http.removals import stand_if_removed
from caravane.server.http.session import Me, ServicesDep
from caravane.server.http.session_route import SessionRoute
from caravane.server.http.table_setup import check_rated, check_table_limits, free_seat, table_ref, with_shown_name
from caravane.server.http.tables import TableId
from caravane.server.live.commands import Command, execute
from caravane.server.security.permissions import Right, allows, check_not_removed, own_seat, own_seats
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.server.wire import messages
from caravane.server.wire.models import ActDoneOut, ActIn, HintOut, HintsOut, HolidayIn, SeatRefIn, TableRefOut
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.occupants import BOT, Occupant
from caravane.tables.rematch import accepted_names, rematch_settings, rematch_sits
from caravane.tables.settings import Settings
from caravane.tables.table import PLAYING, Table

router = APIRouter(prefix="/api", tags=["acts"], route_class=SessionRoute)

COMMON_ERRORS = error_responses(401, 404, 409)
REQUIRES_N: Final = (acts.PLAY, acts.ACCEPT)
"""Commands that must name the number they answer."""


@router.post("/tables/{table}/acts", responses=COMMON_ERRORS)
async def post_act(services: ServicesDep, me: Me, table: TableId, body: ActIn) -> ActDoneOut:
    """Execute a command from a seat: play, undo, ask for a takeback and so on, as on the socket."""
    if (body.n is None) == (body.type in REQUIRES_N) or (body.moves is None) == (body.type == acts.PLAY):
        raise Refused("bad-request", "play requires n and moves, accept requires n; other types take neither")
    data = {"moves": body.moves} if body.moves is not None else {}
    command = Command(body.type, me.id, message=body.id or "", seat=body.seat, n=body.n, **data)
    return ActDoneOut(n=await execute(services.hub, table, command))


@router.post("/tables/{table}/hints", responses=COMMON_ERRORS)
async def request_hints(request: Request, services: ServicesDep, me: Me, table: TableId, body: SeatRefIn) -> HintsOut:
    """Estimate the legal moves of your seat from its own knowledge. Not available at rated tables."""
    await _hint_seat(services, me, table, body)
    if not services.hint_limiter.take(me.id):
        raise Refused("rate-limited")
    async with services.hint_queue.slot(me.id, address_of(request)):
        # The table may have changed while others had their turn.
        found, seat = await _hint_seat(services, me, table, body)
        n = found.visible_counts[seat]
        hints = await services.bots.hints(found, seat)
    return HintsOut(n=n, seat=seat, hints=[HintOut(**each) for each in hints])


async def _hint_seat(services: Services, me: Identity, table_id: str, body: SeatRefIn) -> tuple[Table, int]:
    """Return the table and the seat that hints are for; raise Refused if there are none now."""
    found = await services.hub.get_table(table_id)
    seat = own_seat(found, me.id, body.seat, Right.HINTS)
    if found.settings.rated:
        raise Refused("not-at-rated-table")
    if seat not in found.deciding() or found.occupant(seat).substitute:
        raise Refused("not-now")
    return found, seat


@router.post("/tables/{table}/holiday", responses=COMMON_ERRORS)
async def set_holiday(services: ServicesDep, me: Me, table: TableId, body: HolidayIn) -> ActDoneOut:
    """Pause your clocks at a correspondence table until a given time. A time in the past ends the holiday."""
    return ActDoneOut(n=await _pause_clocks(services, me, table, body.until))


@router.post("/me/holiday", responses=error_responses(401))
async def set_holiday_everywhere(services: ServicesDep, me: Me, body: HolidayIn) -> list[str]:
    """Pause your clocks at all your correspondence tables. Return the ids of the tables that accepted it."""
    paused: list[str] = []
    for table_id, row in await services.store.tables_of(me.id, services.configuration.limits.tables):
        if row.status == PLAYING:
            try:
                await _pause_clocks(services, me, table_id, body.until)
            except Refused:
                continue
            paused.append(table_id)
    return paused


async def _pause_clocks(services: Services, me: Identity, table_id: str, until: int) -> int:
    def make(found: Table) -> Act:
        own_seats(found, me.id, Right.HOLIDAY)
        return Act(acts.HOLIDAY, services.hub.now(), identity=me.id, until=until)

    seats = own_seats(await services.hub.get_table(table_id), me.id, Right.HOLIDAY)
    accepted = await services.hub.act(table_id, make)
    return accepted.visible_counts[seats[0]]


@router.post("/tables/{table}/rematch", status_code=201, responses=COMMON_ERRORS)
async def create_rematch(
    services: ServicesDep,
    me: Me,
    table: TableId,
    newest: Annotated[
        bool, Query(description="with the edition as it is offered now, if it has changed since")
    ] = False,
) -> TableRefOut:
    """Play again with the same people. The first request creates the table, later ones sit down at it."""
    old = await services.hub.get_table(table)
    own_seats(old, me.id, Right.REMATCH)
    settings = rematch_settings(old)
    if settings.rated and me.is_guest():
        raise Refused("account-required")
    new_id = await services.store.rematch(table)
    if not new_id:
        settings = _with_newest_edition(services, settings) if newest else settings
        new_id = await _create_once(services, me, table, settings)
    await _sit_at_rematch(services, me, old, new_id)
    accepted = accepted_names(old, await services.hub.get_table(new_id))
    await services.hub.broadcast(table, messages.encode(messages.Rematch(table, new_id, accepted)))
    reference = await table_ref(services.hub, new_id, me)
    if not reference.my_seats:
        raise Refused("seat-taken")
    return reference


def _with_newest_edition(services: Services, settings: Settings) -> Settings:
    """Return settings with the edition that is offered under the same name now; raise Refused if there is none."""
    found = services.editions.find(settings.game, settings.edition.name) if settings.edition is not None else None
    if found is None:
        raise Refused("bad-settings", "edition")
    return Settings.unpack({**settings.pack(), "edition": found.pack()})


async def _create_once(services: Services, me: Identity, old_id: str, settings: Settings) -> str:
    """Create the rematch of a table and return its id; of two requests at once one creates it."""
    check_rated(settings)
    await check_table_limits(services, me)
    try:
        new_id = await services.hub.create_table(me.id, settings, old_id)
    except Exception:
        # Each store has its own exception for a table that already has a rematch.
        created = await services.store.rematch(old_id)
        if not created:
            raise
        return created
    await services.store.copy_removals(old_id, new_id)
    return new_id


async def _sit_at_rematch(services: Services, me: Identity, old: Table, new_id: str) -> None:
    """Seat the caller at the rematch; its host also seats the bots, which the others cannot seat again."""
    new = await services.hub.get_table(new_id)
    removed_at = await services.store.removed_at(new_id, me.id)
    check_not_removed(new, removed_at)
    seats_bots = allows(new, me.id, Right.SEAT_BOT)
    for act in rematch_sits(old, services.hub.now(), {me.id}):
        if seats_bots or Occupant.unpack(act.data["occupant"]).kind != BOT:
            await _sit_once(services, new_id, act, me)
    await stand_if_removed(services, new_id, me, removed_at)


async def _sit_once(services: Services, table_id: str, act: Act, me: Identity) -> None:
    """Seat an occupant who does not sit there yet; the caller also elsewhere, if somebody has taken the seat."""

    def make(table: Table) -> Act:
        occupant = with_shown_name(table, Occupant.unpack(act.data["occupant"]))
        moved = occupant.identity == me.id and not table.seats_of(me.id) and table.occupants[act.seat] is not None
        seat = free_seat(table, None if moved else act.seat)
        return Act(acts.SIT, act.at, seat=seat, occupant=occupant.pack())

    try:
        await services.hub.act(table_id, make)
    except Refused as refused:
        if refused.code not in {"seat-taken", "already-seated"}:
            raise
