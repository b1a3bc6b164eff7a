"""Routes for invitations to sit or watch by a code, and for grants to view the table from one's own seat."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from caravane.server.http.accounts import new_guest
from caravane.server.http.errors import error_responses
from caravane.server.http.lobby import table_summaries
from caravane.server.http.session import MaybeMe, Me, ServicesDep, base_url
from caravane.server.http.table_setup import sit, table_ref
from caravane.server.http.tables import TableId
from caravane.server.live.loading import table_row
from caravane.server.security.permissions import check_can_view, own_seat
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Invitation
from caravane.server.wire.models import (
    InvitationIn,
    InvitationOut,
    JoinIn,
    Out,
    RedeemGrantIn,
    SeatRefIn,
    SitIn,
    TableRefOut,
    TableSummaryOut,
)
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.table import WAITING, Table

router = APIRouter(prefix="/api", tags=["invitations"])

Code = Annotated[str, Path(min_length=1, max_length=64)]
COMMON_ERRORS = error_responses(401, 404, 409)
MAX_INVITATIONS: Final = 50
"""Maximum number of valid invitations per table."""


class GrantOut(Out):
    """A token that lets one other person view the table from your seat, once redeemed."""

    token: str
    link: str


def invitation_out(request: Request, services: Services, invitation: Invitation) -> InvitationOut:
    """Return the response model of an invitation, with its link."""
    link = f"{base_url(request, services)}/#/join/{invitation.code}"
    return InvitationOut(code=invitation.code, link=link, seat=invitation.seat, expires_at=invitation.expires_at)


async def _my_table(services: Services, table_id: str, identity: str) -> Table:
    """Return a table that the identity hosts or sits at; raise Refused otherwise."""
    found = await services.hub.get_table(table_id)
    check_can_view(found, identity)
    if found.host != identity and not found.seats_of(identity):
        raise Refused("not-your-seat")
    return found


@router.post("/tables/{table}/invitations", status_code=201, responses=COMMON_ERRORS)
async def create_invitation(
    request: Request, services: ServicesDep, me: Me, table: TableId, body: InvitationIn
) -> InvitationOut:
    """Create an invitation to a free seat, or to watch once the game has started."""
    found = await _my_table(services, table, me.id)
    if body.seat is not None and body.seat >= found.settings.seats:
        raise Refused("seat-not-found")
    if len(await services.store.invitations(table, services.hub.now())) >= MAX_INVITATIONS:
        raise Refused("too-many")
    expires = services.invitation_expiry()
    code = await services.store.create_invitation(table, body.seat, expires)
    return invitation_out(request, services, Invitation(code, table, body.seat, expires))


@router.get("/tables/{table}/invitations", responses=COMMON_ERRORS)
async def list_invitations(request: Request, services: ServicesDep, me: Me, table: TableId) -> list[InvitationOut]:
    """List the valid invitations to a table."""
    await _my_table(services, table, me.id)
    valid = await services.store.invitations(table, services.hub.now())
    return [invitation_out(request, services, invitation) for invitation in valid]


@router.delete("/tables/{table}/invitations/{code}", status_code=204, responses=COMMON_ERRORS)
async def revoke_invitation(services: ServicesDep, me: Me, table: TableId, code: Code) -> None:
    """Revoke an invitation."""
    await _my_table(services, table, me.id)
    await services.store.revoke_invitation(table, code)
    services.connections.drop_invitation(table, code)


async def invitation_of(request: Request, services: Services, code: str) -> Invitation:
    """Return the valid invitation of a code; raise Refused if there is none."""
    invitation = await services.invitation_lookup.find(code, address_of(request), services.hub.now())
    if invitation is None:
        raise Refused("invitation-not-found")
    return invitation


@router.get("/join/{code}", responses=error_responses(404))
async def read_invitation(request: Request, services: ServicesDep, me: MaybeMe, code: Code) -> TableSummaryOut:
    """Return the summary of the table before joining it."""
    invitation = await invitation_of(request, services, code)
    table = await services.hub.get_table(invitation.table)
    return (await table_summaries(services, [(invitation.table, table_row(table, 0.0))], me))[0]


@router.post("/join/{code}", responses=COMMON_ERRORS)
async def join(
    request: Request, response: Response, *, services: ServicesDep, me: MaybeMe, code: Code, body: JoinIn
) -> TableRefOut:
    """Join a table by an invitation: sit down before the game; afterwards the code lets you watch."""
    invitation = await invitation_of(request, services, code)
    if me is None:
        if body.name is None:
            raise Refused("no-session")
        me = await new_guest(request, response, services, body.name)
    table = await services.hub.get_table(invitation.table)
    if table.status == WAITING and not table.seats_of(me.id):
        sit_body = SitIn(seat=invitation.seat, name=body.name, entropy=body.entropy)
        await sit(services.hub, invitation.table, me, sit_body, invited=True)
    return await table_ref(services.hub, invitation.table, me)


@router.post("/tables/{table}/grants", status_code=201, responses=COMMON_ERRORS)
async def create_grant(request: Request, services: ServicesDep, me: Me, table: TableId, body: SeatRefIn) -> GrantOut:
    """Create a token, valid once, that lets one other person view the table from your seat."""
    found = await services.hub.get_table(table)
    seat = own_seat(found, me.id, body.seat)
    if found.settings.rated:
        raise Refused("not-at-rated-table")
    expires = services.invitation_expiry()
    token = await services.store.create_link(_purpose(table, seat), me.id, "", expires)
    return GrantOut(token=token, link=f"{base_url(request, services)}/#/watch/{table}/{seat}/{token}")


@router.post("/tables/{table}/grants/redeem", responses=COMMON_ERRORS)
async def redeem_grant(services: ServicesDep, me: Me, table: TableId, body: RedeemGrantIn) -> TableRefOut:
    """Redeem the token of a grant, to view the table from the seat of the player who granted it."""
    await services.hub.get_table(table)
    used = await services.store.use_link(_purpose(table, body.seat), body.token, services.hub.now())
    if used is None:
        raise Refused("invitation-not-found")

    def make(found: Table) -> Act:
        # Refused if the seat has changed hands: its present player has not granted this.
        own_seat(found, used.identity, body.seat)
        return Act(acts.GRANT, services.hub.now(), seat=body.seat, identity=me.id)

    await services.hub.act(table, make)
    return TableRefOut(id=table, my_seats=[])


def _purpose(table_id: str, seat: int) -> str:
    return f"watch:{table_id}:{seat}"
