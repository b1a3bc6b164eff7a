"""Routes for guests, accounts, login by password or e-mailed link, and account deletion."""

import math

from fastapi import APIRouter, HTTPException, Request, Response

from caravane.server.http.errors import TOO_MANY, error_responses
from caravane.server.http.known_devices import admit_login, admit_login_email, remember_device
from caravane.server.http.request_costs import PASSWORD_WORK
from caravane.server.http.session import MaybeMe, Me, ServicesDep, base_url, close_session, open_session
from caravane.server.http.session_route import SessionRoute
from caravane.server.jobs.notices.recap import TEXTS
from caravane.server.live.account_deletion import leave_all_tables
from caravane.server.security.email_addresses import BadAddress, normal_address
from caravane.server.security.name_lookalikes import is_foreign_lookalike, skeleton
from caravane.server.security.office_names import accepted_name
from caravane.server.security.person_names import person_key
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.server.wire.models import AccountIn, GuestIn, LoginIn, LoginLinkIn, MeOut, NameIn, TokenIn
from caravane.tables.acts import Refused
from caravane.text import load_translations

router = APIRouter(prefix="/api", tags=["accounts"], route_class=SessionRoute)

LOGIN_LINK = "login"


def me_out(identity: Identity) -> MeOut:
    """Return the response model of an identity."""
    return MeOut(name=identity.name, guest=identity.is_guest(), login=identity.login, email=identity.email)


async def known_identity(services: Services, identity: str) -> Identity:
    """Load an identity; raise Refused if it no longer exists."""
    found = await services.store.identity(identity)
    if found is None:
        raise Refused("no-session")
    return found


async def new_guest(request: Request, response: Response, services: Services, name: str) -> Identity:
    """Create a guest with a session; new guests are rate-limited per address."""
    if not services.guest_limiter.take(address_of(request)):
        raise Refused("rate-limited")
    identity = await services.store.create_guest(name, services.hub.now())
    await open_session(request, response, services, identity)
    return await known_identity(services, identity)


@router.post("/guest", responses=error_responses())
async def create_guest(
    request: Request, response: Response, services: ServicesDep, me: MaybeMe, body: GuestIn
) -> MeOut:
    """Create a guest with a name. With a session, only change its name."""
    if me is None:
        return me_out(await new_guest(request, response, services, body.name))
    return await update_me(services, me, NameIn(name=body.name))


@router.post("/account", responses=error_responses(401, 409))
async def create_account(
    request: Request, response: Response, services: ServicesDep, me: MaybeMe, body: AccountIn
) -> MeOut:
    """Create an account. A guest becomes the account and keeps its tables."""
    services.login_throttle.admit_network(address_of(request))
    if me is not None and me.login:
        raise Refused("account-exists")
    await wait_for_password(request, services)
    password_hash = await services.passwords.hash(body.password)
    if await services.store.find_account(body.login) is not None:
        raise Refused("login-taken")
    if await services.store.has_lookalike(skeleton(body.login), names=False):
        raise Refused("name-confusable")
    await check_name(services, body.name or (me.name if me else ""), me)
    identity = (
        me.id if me is not None else await services.store.create_guest(body.name or body.login, services.hub.now())
    )
    if not await services.store.attach_account(identity, login=body.login, password_hash=password_hash):
        raise Refused("login-taken")
    if me is not None and body.name:
        await services.store.rename(identity, body.name)
    await open_session(request, response, services, identity)
    await remember_device(request, response, services, identity)
    return me_out(await known_identity(services, identity))


async def wait_for_password(request: Request, services: Services) -> None:
    """Wait for the share of log-ins to compare or store a password; raise HTTPException if that would take too long."""
    seconds = await services.login_pacer.pace(address_of(request), PASSWORD_WORK)
    if seconds:
        raise HTTPException(TOO_MANY, headers={"retry-after": str(math.ceil(seconds))})


async def check_name(services: Services, name: str, me: Identity | None) -> None:
    """Raise Refused if the name of an account, in letters of another script, looks like another account."""
    but = me.id if me else ""
    if is_foreign_lookalike(name) and await services.store.has_lookalike(skeleton(name), names=True, without=but):
        raise Refused("name-confusable")


@router.post("/login", responses=error_responses(401))
async def login(request: Request, response: Response, services: ServicesDep, body: LoginIn) -> MeOut:
    """Log in with a password."""
    person = person_key(body.login)
    found = await services.store.find_account(person)
    comparable = await admit_login(request, services, person, found)
    await wait_for_password(request, services)
    stored = found.password_hash if found and comparable else ""
    if not await services.passwords.check(stored, body.password) or found is None:
        raise Refused("wrong-password")
    await open_session(request, response, services, found.id)
    await remember_device(request, response, services, found.id)
    return me_out(found)


@router.post("/logout", status_code=204, responses=error_responses())
async def logout(request: Request, response: Response, services: ServicesDep) -> None:
    """End the session."""
    await close_session(request, response, services)


@router.post("/login-link", status_code=202, responses=error_responses())
async def request_login_link(request: Request, services: ServicesDep, me: MaybeMe, body: LoginLinkIn) -> None:
    """Send a link by e-mail, to log in or to create an account. The answer does not reveal whether an account exists.

    It does not wait for the mail server either.
    """
    found = await services.store.find_account(body.email)
    await admit_login_email(request, services, body.email, found)
    expires = services.hub.now() + services.configuration.login_link_minutes * 60
    token = await services.store.create_link(LOGIN_LINK, me.id if me else "", body.email, expires)
    # Browsers do not send the fragment after the #, so the token is in no log.
    address = f"{base_url(request, services)}/#/link/{token}"
    services.mailer.send_later(body.email, *login_email(body.lang, address))


def login_email(lang: str, address: str) -> tuple[str, str]:
    """Return the subject and text of the e-mail with a login link."""
    translate = load_translations(lang, TEXTS)
    lines = [translate("login-email-open"), address, translate("login-email-once")]
    return translate("login-email-subject"), "\n\n".join(lines) + "\n"


@router.post("/login-link/use", responses=error_responses(404, 409))
async def use_login_link(
    request: Request, response: Response, services: ServicesDep, me: MaybeMe, body: TokenIn
) -> MeOut:
    """Log in with a link. A guest who requested it in the same session becomes the account."""
    services.login_throttle.admit_network(address_of(request))
    used = await services.store.use_link(LOGIN_LINK, body.token, services.hub.now())
    if used is None:
        raise Refused("link-not-found")
    email = _stored_address(used.email)
    found = await services.store.find_account(email)
    identity = found.id if found else await _attach_email(services, me, used.identity, email)
    await open_session(request, response, services, identity)
    await remember_device(request, response, services, identity)
    return me_out(await known_identity(services, identity))


def _stored_address(email: str) -> str:
    """Return the normal form of the address of a link; an earlier version may have stored another one."""
    try:
        return normal_address(email)
    except BadAddress as error:
        raise Refused("link-not-found") from error


async def _attach_email(services: Services, me: Identity | None, requested_by: str, email: str) -> str:
    """Bind an e-mail address to the guest who requested the link, only if the same session opens it; return the identity.

    Otherwise a guest could request a link to another person's address and share the account afterwards.
    """
    own = me if me is not None and me.id == requested_by and not me.email else None
    identity = own.id if own else await services.store.create_guest(_name_of(email), services.hub.now())
    if not await services.store.attach_account(identity, email=email):
        raise Refused("email-taken")
    if own:
        await _replace_lookalike_name(services, own, _name_of(email))
    return identity


def _name_of(email: str) -> str:
    """Return the name of somebody of whom only an address is known; its letters are plain ones."""
    return accepted_name(email.partition("@")[0])


async def _replace_lookalike_name(services: Services, me: Identity, name: str) -> None:
    """Rename a guest who became an account if their name looks like another account: the link is used up."""
    try:
        await check_name(services, me.name, me)
    except Refused:
        await services.store.rename(me.id, name)


@router.get("/me", response_model=MeOut, responses=error_responses() | {204: {"description": "no session"}})
async def read_me(me: MaybeMe) -> MeOut | Response:
    """Return your identity, or 204 without a session, which is not an error."""
    return Response(status_code=204) if me is None else me_out(me)


@router.patch("/me", responses=error_responses(401))
async def update_me(services: ServicesDep, me: Me, body: NameIn) -> MeOut:
    """Change your name. It applies to tables you join from now on."""
    if not me.is_guest():
        await check_name(services, body.name, me)
    await services.store.rename(me.id, body.name)
    return me_out(await known_identity(services, me.id))


@router.delete("/me", status_code=204, responses=error_responses(401))
async def delete_me(request: Request, response: Response, services: ServicesDep, me: Me) -> None:
    """Delete your account and all personal data. At unfinished tables a bot plays on for you."""
    await leave_all_tables(services.hub, me.id)
    await services.store.delete_identity(me.id)
    await services.hub.invalidate_tables_of(me.id)
    # An act recorded meanwhile at a table that still had the name in memory has written it again.
    await services.store.delete_identity(me.id)
    await close_session(request, response, services)
    services.connections.close_identity(me.id)
