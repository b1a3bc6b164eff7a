"""Routes to import a table from its file and to claim a seat at it."""

from fastapi import APIRouter, Request, Response

from caravane.server.http.accounts import known_identity, me_out
from caravane.server.http.disconnection import run_while_connected
from caravane.server.http.errors import error_responses
from caravane.server.http.session import Me, ServicesDep, base_url, open_session
from caravane.server.http.session_route import SessionRoute
from caravane.server.live.import_table import TableImporter
from caravane.server.security.rate_limit import address_of
from caravane.server.wire.answer import Out
from caravane.server.wire.imported_file import ImportIn
from caravane.server.wire.models import MeOut, TableRefOut, TokenIn
from caravane.server.wire.openapi import body_read_later
from caravane.tables.acts import Refused

router = APIRouter(prefix="/api", tags=["imports"], route_class=SessionRoute)

COMMON_ERRORS = error_responses(401, 404, 409)
CLAIM = "claim"


class ClaimOut(Out):
    """A link for the person of a seat."""

    seat: int
    token: str
    link: str


class ImportOut(TableRefOut):
    """The id of the imported table, and links for the people whose seats are not claimed."""

    claims: list[ClaimOut]


@router.post("/import", status_code=201, responses=COMMON_ERRORS, openapi_extra=body_read_later(ImportIn))
async def import_table(request: Request, services: ServicesDep, me: Me) -> ImportOut:
    """Import a table from another server or a terminal. Its luck and its moves are verified first."""
    if not services.import_limiter.take(me.id):
        raise Refused("rate-limited")
    allow_unfinished = services.configuration.import_unfinished
    importer = TableImporter(services.hub, services.store, services.replays, allow_unfinished=allow_unfinished)
    address = address_of(request)
    with services.uploads.of(me.id, address):
        async with services.uploads.receiving():
            body = await request.body()
        file = await run_while_connected(request, importer.read_file(body, me.id, address))
    imported = await importer.record(file)
    expires = services.invitation_expiry()
    claims: list[ClaimOut] = []
    for seat, identity in imported.unclaimed.items():
        token = await services.store.create_link(CLAIM, identity, "", expires)
        link = f"{base_url(request, services)}/#/claim/{token}"
        claims.append(ClaimOut(seat=seat, token=token, link=link))
    return ImportOut(id=imported.table_id, my_seats=imported.my_seats, commitment=imported.commitment, claims=claims)


@router.post("/claim", responses=COMMON_ERRORS)
async def claim_seat(request: Request, response: Response, services: ServicesDep, body: TokenIn) -> MeOut:
    """Claim a seat of an imported table. The session changes to the guest of that seat."""
    used = await services.store.use_link(CLAIM, body.token, services.hub.now())
    if used is None:
        raise Refused("link-not-found")
    await open_session(request, response, services, used.identity)
    return me_out(await known_identity(services, used.identity))
