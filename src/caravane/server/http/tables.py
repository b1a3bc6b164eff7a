"""Routes for tables: create, view, chat, sit, stand, entropy and start."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from msgspec import to_builtins

from caravane.kernel.options import past_options
from caravane.server.http import table_setup
from caravane.server.http.edition_views import edition_out, values_out
from caravane.server.http.errors import error_responses
from caravane.server.http.faces import face_out
from caravane.server.http.removals import free_by_host
from caravane.server.http.rules import RulesOut, rules_out
from caravane.server.http.session import MaybeMe, Me, ServicesDep
from caravane.server.http.session_route import SessionRoute
from caravane.server.http.texts import Lang
from caravane.server.live.commands import Command, execute
from caravane.server.live.presence import TablePresence
from caravane.server.live.updates import RecentUpdates, shared_update, update
from caravane.server.security.permissions import Right, allows, check, check_view_from
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import ChatMessage, Identity, Invitation
from caravane.server.wire.edition_models import EditionValuesOut
from caravane.server.wire.models import (
    ActDoneOut,
    ChatLineOut,
    EntropyIn,
    SeatRefIn,
    SettingsOut,
    SitIn,
    StartIn,
    TableDetailOut,
    TableIn,
    TableRefOut,
)
from caravane.tables import acts
from caravane.tables.acts import Refused
from caravane.tables.table import ENDED, Table

router = APIRouter(prefix="/api/tables", tags=["tables"], route_class=SessionRoute)

TableId = Annotated[str, Path(min_length=1, max_length=32)]
Seat = Annotated[int | None, Query(ge=0, le=15)]
Code = Annotated[
    str, Query(max_length=64, description="code of a valid invitation, which lets anyone view the table as a spectator")
]
COMMON_ERRORS = error_responses(401, 404, 409)


@router.post("", status_code=201, responses=COMMON_ERRORS)
async def create_table(services: ServicesDep, me: Me, body: TableIn) -> TableRefOut:
    """Create a table."""
    table_id = await table_setup.create_table(services, me, body)
    return await table_setup.table_ref(services.hub, table_id, me)


def table_detail(
    services: Services, table_id: str, table: Table, identity: str, seat: int | None, *, present: TablePresence
) -> TableDetailOut:
    """Return the details of a table for an identity and a viewpoint that the caller has checked."""
    shared = shared_update(table_id, table, present, services.hub.now())
    return TableDetailOut(
        id=table_id,
        settings=settings_out(table),
        host=bool(identity) and table.host == identity,
        my_seats=table.seats_of(identity) if identity else [],
        commitment=table.commitment,
        secret=table.secret.hex() if table.status == ENDED else "",
        seat=seat,
        projection=to_builtins(update(table, RecentUpdates(table.settings.seats), seat, shared, since=0)),
        face=face_out(services.faces, table.settings.game, table.settings.rules),
    )


def settings_out(table: Table) -> SettingsOut:
    """Return the settings of a table as its players read them."""
    edition = table.game.edition
    return SettingsOut(
        **{**table.settings.pack(), "edition": edition and edition_out(edition)},
        earlier_rules=bool(past_options(table.game.options, table.settings.options)),
    )


async def find_invitation(request: Request, services: ServicesDep, code: Code = "") -> Invitation | None:
    """Return the invitation of the code in the query, if any; wrong codes are rate-limited."""
    return await services.invitation_lookup.find(code, address_of(request), services.hub.now()) if code else None


InvitationByCode = Annotated[Invitation | None, Depends(find_invitation)]


async def readable_table(
    services: Services, me: Identity | None, table_id: str, seat: int | None, invitation: Invitation | None
) -> Table:
    """Return the table if the caller may read it from `seat`, or as a spectator with an invitation."""
    table = await services.hub.get_table(table_id)
    check_view_from(table, me.id if me else "", seat, shown(invitation, table_id))
    return table


def shown(invitation: Invitation | None, table_id: str) -> Invitation | None:
    """Return an invitation if it is one to this table."""
    return invitation if invitation is not None and invitation.table == table_id else None


async def _presence(services: Services, me: Identity | None, table_id: str, table: Table) -> TablePresence:
    """Return who follows a table now; strangers who read a finished game do not see it."""
    if table.status == ENDED and not allows(table, me.id if me else "", Right.FOLLOW):
        return TablePresence(table, ())
    return await services.hub.presence.get(table_id, table)


@router.get("/{table}", responses=COMMON_ERRORS)
async def read_table(
    services: ServicesDep, me: MaybeMe, table: TableId, invitation: InvitationByCode, seat: Seat = None
) -> TableDetailOut:
    """Return a table as seen from a seat, or by a spectator."""
    present = await _presence(services, me, table, await readable_table(services, me, table, seat, invitation))
    # The table may have changed while other processes were queried for presence.
    found = await readable_table(services, me, table, seat, invitation)
    return table_detail(services, table, found, me.id if me else "", seat, present=present)


@router.get("/{table}/box", responses=COMMON_ERRORS)
async def read_table_box(
    services: ServicesDep, me: MaybeMe, table: TableId, invitation: InvitationByCode
) -> dict[str, Any]:
    """Return the values of the components at a table, in the form of the game's component file."""
    tables: dict[str, Any] = (await readable_table(services, me, table, None, invitation)).game.box.tables
    return tables


@router.get("/{table}/rules/{lang}", responses=COMMON_ERRORS)
async def read_table_rules(
    services: ServicesDep, me: MaybeMe, table: TableId, lang: Lang, invitation: InvitationByCode
) -> RulesOut:
    """Return the rules of a table's game with the figures of its edition."""
    return rules_out((await readable_table(services, me, table, None, invitation)).game, lang)


@router.get("/{table}/edition", responses=COMMON_ERRORS)
async def read_table_edition(
    services: ServicesDep, me: MaybeMe, table: TableId, invitation: InvitationByCode
) -> EditionValuesOut:
    """Return the edition of a table with its values, and which of them are reconstructed."""
    found = await readable_table(services, me, table, None, invitation)
    edition = found.game.edition
    if edition is None:
        raise Refused("path-not-found")
    return values_out(found.game, edition)


@router.get("/{table}/chat", responses=COMMON_ERRORS)
async def read_chat(
    services: ServicesDep,
    me: MaybeMe,
    table: TableId,
    invitation: InvitationByCode,
    since: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
) -> list[ChatLineOut]:
    """Return the chat messages after number `since`, at most the latest two hundred."""
    found = await services.hub.get_table(table)
    check(found, me.id if me else "", Right.READ_CHAT, shown(invitation, table))
    return [_chat_line(message) for message in await services.store.chat(table, since)]


def _chat_line(message: ChatMessage) -> ChatLineOut:
    return ChatLineOut(
        number=message.number,
        at=message.at,
        name=message.name,
        text=message.text,
        seat=message.seat,
        host=message.host,
    )


@router.post("/{table}/sit", responses=COMMON_ERRORS)
async def sit(services: ServicesDep, me: Me, table: TableId, body: SitIn) -> TableRefOut:
    """Sit down, or seat a companion. The host may also seat bots."""
    await table_setup.sit(services, table, me, body)
    return await table_setup.table_ref(services.hub, table, me)


@router.post("/{table}/stand", responses=COMMON_ERRORS)
async def stand(services: ServicesDep, me: Me, table: TableId, body: SeatRefIn) -> TableRefOut:
    """Stand up. The host may free any seat before the game, and so removes the person from the table."""
    found = await services.hub.get_table(table)
    if body.seat is not None and body.seat not in found.seats_of(me.id) and allows(found, me.id, Right.FREE_SEAT):
        await free_by_host(services, table, me, body.seat)
    else:
        await _execute(services, me, table, acts.STAND, body.seat)
    return await table_setup.table_ref(services.hub, table, me)


@router.post("/{table}/entropy", responses=COMMON_ERRORS)
async def add_entropy(services: ServicesDep, me: Me, table: TableId, body: EntropyIn) -> ActDoneOut:
    """Add your own entropy to the luck of the table."""
    return await _execute(
        services, me, table, acts.ENTROPY, body.seat, **body.model_dump(exclude={"seat"}, exclude_none=True)
    )


@router.post("/{table}/start", responses=COMMON_ERRORS)
async def start_game(services: ServicesDep, me: Me, table: TableId, body: StartIn | None = None) -> ActDoneOut:
    """Start the game, as the host, when every seat is taken; started again, without the entropy that is missing."""
    seen = body.status if body else None
    return ActDoneOut(n=(await table_setup.start(services.hub, table, me, seen))[-1])


async def _execute(
    services: Services, me: Identity, table_id: str, kind: str, seat: int | None, **data: Any
) -> ActDoneOut:
    return ActDoneOut(n=await execute(services.hub, table_id, Command(kind, me.id, message="", seat=seat, **data)))
