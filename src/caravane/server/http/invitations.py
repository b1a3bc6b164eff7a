"""Routes for invitations to sit or watch by a code, and for grants to view the table from one's own seat."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from caravane.server.http.accounts import new_guest
from caravane.server.http.errors import error_responses
from caravane.server.http.lobby import table_summaries
from caravane.server.http.session import MaybeMe, Me, ServicesDep, base_url
from caravane.server.http.session_route import SessionRoute
from caravane.server.http.table_setup import sit, table_ref
from caravane.server.http.tables import TableId
from caravane.server.live.loading import table_row
from caravane.server.security.permissions import (
    Right,
    allows,
    check,
    check_invitation_count,
    check_revoke,
    own_seat,
)
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity, Invitation
from caravane.server.wire.answer import Out
from caravane.server.wire.models import (
    InvitationIn,
    InvitationOut,
    JoinIn,
    RedeemGrantIn,
    SeatRefIn,
    SitIn,
    TableRefOut,
    TableSummaryOut,
)
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.table import WAITING, Table

router = APIRouter(prefix="/api", tags=["invitations"], route_class=SessionRoute)

Code = Annotated[str, Path(min_length=1, max_length=64)]
COMMON_ERRORS = error_responses(401, 404, 409)


class GrantOut(Out):
    """A token that lets one other person view the table from your seat, once redeemed."""

    token: str
    link: str


def invitation_out(
    request: Request, services: Services, invitation: Invitation, me: Identity, names: dict[str, str]
) -> InvitationOut:
    """Return the response model of an invitation, with its link."""
    return InvitationOut(
        code=invitation.code,
        link=f"{base_url(request, services)}/#/join/{invitation.code}",
        seat=invitation.seat,
        expires_at=invitation.expires_at,
        mine=invitation.maker == me.id,
        maker=names.get(invitation.maker, ""),
    )


@router.post("/tables/{table}/invitations", status_code=201, responses=COMMON_ERRORS)
async def create_invitation(
    request: Request, services: ServicesDep, me: Me, table: TableId, body: InvitationIn
) -> InvitationOut:
    """Create an invitation to a free seat, or to watch once the game has started; players have few of them."""
    found = await services.hub.get_table(table)
    check(found, me.id, Right.INVITE)
    if body.seat is not None and body.seat >= found.settings.seats:
        raise Refused("seat-not-found")
    invitation = await services.store.create_invitation(
        table,
        body.seat,
        services.invitation_expiry(),
        maker=me.id,
        now=services.hub.now(),
        check=lambda makers: check_invitation_count(found, me.id, makers),
    )
    await _revoke_if_removed(services, invitation, me)
    return invitation_out(request, services, invitation, me, {me.id: me.name})


async def _revoke_if_removed(services: Services, invitation: Invitation, me: Identity) -> None:
    """Revoke the invitation that somebody created while the host removed them."""
    if await services.store.removed_at(invitation.table, me.id) is not None:
        await services.store.revoke_invitation(invitation.table, invitation.code)
        raise Refused("removed")


@router.get("/tables/{table}/invitations", responses=COMMON_ERRORS)
async def list_invitations(request: Request, services: ServicesDep, me: Me, table: TableId) -> list[InvitationOut]:
    """List the valid invitations to a table that you created; as the host, all of them."""
    found = await services.hub.get_table(table)
    check(found, me.id, Right.LIST_OWN)
    valid = await services.store.invitations(table, services.hub.now())
    listed = [each for each in valid if each.maker == me.id or allows(found, me.id, Right.LIST_ALL)]
    names = await services.store.names([each.maker for each in listed])
    return [invitation_out(request, services, invitation, me, names) for invitation in listed]


@router.delete("/tables/{table}/invitations/{code}", status_code=204, responses=COMMON_ERRORS)
async def revoke_invitation(services: ServicesDep, me: Me, table: TableId, code: Code) -> None:
    """Revoke an invitation that you created; as the host, any."""
    found = await services.hub.get_table(table)
    invitation = await services.store.invitation(code, services.hub.now())
    known = invitation is not None and invitation.table == table
    check_revoke(found, me.id, invitation.maker if invitation is not None and known else "")
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
        sit_body = SitIn(seat=invitation.seat, name=body.name)
        await sit(services, invitation.table, me, sit_body, invitation=invitation)
    return await table_ref(services.hub, invitation.table, me)


@router.post("/tables/{table}/grants", status_code=201, responses=COMMON_ERRORS)
async def create_grant(request: Request, services: ServicesDep, me: Me, table: TableId, body: SeatRefIn) -> GrantOut:
    """Create a token, valid once, that lets one other person view the table from your seat."""
    found = await services.hub.get_table(table)
    seat = own_seat(found, me.id, body.seat, Right.GRANT)
    if found.settings.rated:
        raise Refused("not-at-rated-table")
    expires = services.invitation_expiry()
    token = await services.store.create_link(_purpose(table, seat), me.id, "", expires)
    return GrantOut(token=token, link=f"{base_url(request, services)}/#/watch/{table}/{seat}/{token}")


@router.post("/tables/{table}/grants/redeem", responses=COMMON_ERRORS)
async def redeem_grant(services: ServicesDep, me: Me, table: TableId, body: RedeemGrantIn) -> TableRefOut:
    """Redeem the token of a grant, to view the table from the seat of the player who granted it."""
    commitment = (await services.hub.get_table(table)).commitment
    used = await services.store.use_link(_purpose(table, body.seat), body.token, services.hub.now())
    if used is None:
        raise Refused("invitation-not-found")

    def make(found: Table) -> Act:
        # Refused if the seat has changed hands: its present player has not granted this.
        own_seat(found, used.identity, body.seat, Right.GRANT)
        return Act(acts.GRANT, services.hub.now(), seat=body.seat, identity=me.id)

    await services.hub.act(table, make)
    return TableRefOut(id=table, my_seats=[], commitment=commitment)


def _purpose(table_id: str, seat: int) -> str:
    return f"watch:{table_id}:{seat}"
