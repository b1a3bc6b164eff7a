"""Inviting: codes that let people sit down or watch, and tokens that let someone watch from one's own seat."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel

from caravane.server.http.accounts import new_guest
from caravane.server.http.create_table import sit
from caravane.server.http.errors import problems
from caravane.server.http.lobby import cards
from caravane.server.http.session import MaybeMe, Me, TheServer, base_url
from caravane.server.http.tables import TableId
from caravane.server.live.commands import check_watching, own_seat
from caravane.server.live.loading import row_of
from caravane.server.ops.config import DAY
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Server
from caravane.server.store.protocol import Invitation
from caravane.server.wire.models import CardOut, InvitationOut, InviteIn, JoinIn, SeatOnlyIn, SitIn, TableOut, WatchIn
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.table import GATHERING, Table

router = APIRouter(prefix="/api", tags=["invitations"])

Code = Annotated[str, Path(min_length=1, max_length=64)]
ALL = problems(401, 404, 409)
MOST: Final = 50
"""So many invitations to a table hold at the same time."""


class GrantOut(BaseModel):
    """A token that lets one other person watch from your seat, once redeemed."""

    token: str
    link: str


def shown(request: Request, server: Server, invitation: Invitation) -> InvitationOut:
    """Show an invitation with its link."""
    link = f"{base_url(request, server)}/#/join/{invitation.code}"
    return InvitationOut(code=invitation.code, link=link, seat=invitation.seat, expires_at=invitation.expires_at)


async def _my_table(server: Server, table: str, identity: str) -> Table:
    """Give a table at which an identity sits, or which it has opened."""
    found = await server.hub.look(table)
    check_watching(found, identity)
    if found.host != identity and not found.seats_of(identity):
        raise Refused("not-your-seat")
    return found


@router.post("/tables/{table}/invitations", status_code=201, responses=ALL)
async def invite(request: Request, server: TheServer, me: Me, table: TableId, body: InviteIn) -> InvitationOut:
    """Invite to a free seat, or to watch when the game has begun."""
    found = await _my_table(server, table, me.id)
    if body.seat is not None and body.seat >= found.settings.seats:
        raise Refused("no-such-seat")
    now = server.hub.now()
    if len(await server.store.invitations(table, now)) >= MOST:
        raise Refused("too-many")
    expires = now + server.configuration.invitation_days * DAY
    code = await server.store.invite(table, body.seat, expires)
    return shown(request, server, Invitation(code, table, body.seat, expires))


@router.get("/tables/{table}/invitations", responses=ALL)
async def invitations(request: Request, server: TheServer, me: Me, table: TableId) -> list[InvitationOut]:
    """List the invitations that still hold."""
    await _my_table(server, table, me.id)
    kept = await server.store.invitations(table, server.hub.now())
    return [shown(request, server, invitation) for invitation in kept]


@router.delete("/tables/{table}/invitations/{code}", status_code=204, responses=ALL)
async def revoke(server: TheServer, me: Me, table: TableId, code: Code) -> None:
    """Let an invitation hold no longer."""
    await _my_table(server, table, me.id)
    await server.store.revoke_invitation(table, code)
    server.connections.uninvite(table, code)


async def invitation_of(request: Request, server: Server, code: str) -> Invitation:
    """Find an invitation that holds."""
    invitation = await server.codes.find(code, address_of(request), server.hub.now())
    if invitation is None:
        raise Refused("no-such-invitation")
    return invitation


@router.get("/join/{code}", responses=problems(404))
async def read_invitation(request: Request, server: TheServer, me: MaybeMe, code: Code) -> CardOut:
    """Show who is at the table, before coming in."""
    invitation = await invitation_of(request, server, code)
    table = await server.hub.look(invitation.table)
    return (await cards(server, [(invitation.table, row_of(table, 0.0))], me))[0]


@router.post("/join/{code}", responses=ALL)
async def join(
    request: Request, response: Response, *, server: TheServer, me: MaybeMe, code: Code, body: JoinIn
) -> TableOut:
    """Come by an invitation: sit down where the game has not begun; else watch, with the code."""
    invitation = await invitation_of(request, server, code)
    if me is None:
        if body.name is None:
            raise Refused("no-session")
        me = await new_guest(request, response, server, body.name)
    table = await server.hub.look(invitation.table)
    if table.status == GATHERING and not table.seats_of(me.id):
        wanted = SitIn(seat=invitation.seat, name=body.name, entropy=body.entropy)
        await sit(server.hub, invitation.table, me, wanted, invited=True)
    return TableOut(id=invitation.table, mine=(await server.hub.look(invitation.table)).seats_of(me.id))


@router.post("/tables/{table}/grants", status_code=201, responses=ALL)
async def grant(request: Request, server: TheServer, me: Me, table: TableId, body: SeatOnlyIn) -> GrantOut:
    """Let one other person watch from your seat, by a token that works once."""
    found = await server.hub.look(table)
    seat = own_seat(found, me.id, body.seat)
    if found.settings.rated:
        raise Refused("rated")
    expires = server.hub.now() + server.configuration.invitation_days * DAY
    token = await server.store.create_link(_purpose(table, seat), me.id, "", expires)
    return GrantOut(token=token, link=f"{base_url(request, server)}/#/watch/{table}/{seat}/{token}")


@router.post("/tables/{table}/watch", responses=ALL)
async def watch(server: TheServer, me: Me, table: TableId, body: WatchIn) -> TableOut:
    """Redeem such a token."""
    await server.hub.look(table)
    used = await server.store.use_link(_purpose(table, body.seat), body.token, server.hub.now())
    if used is None:
        raise Refused("no-such-invitation")

    def make(found: Table) -> Act:
        # Whoever sits there now has not granted it.
        own_seat(found, used.identity, body.seat)
        return Act(acts.GRANT, server.hub.now(), seat=body.seat, identity=me.id)

    await server.hub.act(table, make)
    return TableOut(id=table, mine=[])


def _purpose(table: str, seat: int) -> str:
    return f"watch:{table}:{seat}"
