"""Routes to import a table from its file and to claim a seat at it."""

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field

from caravane.server.http.accounts import known_identity, me_out
from caravane.server.http.errors import error_responses
from caravane.server.http.session import Me, ServicesDep, base_url, open_session
from caravane.server.live.import_table import TableImporter
from caravane.server.wire.models import In, MeOut, Out, TableRefOut, TokenIn
from caravane.tables.acts import Refused

router = APIRouter(prefix="/api", tags=["imports"])

COMMON_ERRORS = error_responses(401, 404, 409)
CLAIM = "claim"


class ImportIn(In):
    """The file of a table, as exported by a server or saved in a terminal, and your seats in it."""

    file: dict[str, Any]
    my_seats: list[Annotated[int, Field(ge=0, le=15)]] = Field(default=[], max_length=16)


class ClaimOut(Out):
    """A link for the person of a seat."""

    seat: int
    token: str
    link: str


class ImportOut(TableRefOut):
    """The id of the imported table, and links for the people whose seats are not claimed."""

    claims: list[ClaimOut]


@router.post("/import", status_code=201, responses=COMMON_ERRORS)
async def import_table(request: Request, services: ServicesDep, me: Me, body: ImportIn) -> ImportOut:
    """Import a table from another server or a terminal. Its luck and its moves are verified first."""
    if not services.import_limiter.take(me.id):
        raise Refused("rate-limited")
    allow_unfinished = services.configuration.import_unfinished
    importer = TableImporter(services.hub, services.store, services.replay_queue, allow_unfinished=allow_unfinished)
    imported = await importer.import_table(body.file, me.id, body.my_seats)
    expires = services.invitation_expiry()
    claims: list[ClaimOut] = []
    for seat, identity in imported.unclaimed.items():
        token = await services.store.create_link(CLAIM, identity, "", expires)
        link = f"{base_url(request, services)}/#/claim/{token}"
        claims.append(ClaimOut(seat=seat, token=token, link=link))
    return ImportOut(id=imported.table_id, my_seats=imported.table.seats_of(me.id), claims=claims)


@router.post("/claim", responses=COMMON_ERRORS)
async def claim_seat(request: Request, response: Response, services: ServicesDep, body: TokenIn) -> MeOut:
    """Claim a seat of an imported table. The session changes to the guest of that seat."""
    used = await services.store.use_link(CLAIM, body.token, services.hub.now())
    if used is None:
        raise Refused("link-not-found")
    await open_session(request, response, services, used.identity)
    return me_out(await known_identity(services, used.identity))
