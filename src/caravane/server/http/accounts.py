"""Routes for guests, accounts, login by password or e-mailed link, and account deletion."""

from fastapi import APIRouter, Request, Response

from caravane.server.http.errors import error_responses
from caravane.server.http.session import MaybeMe, Me, ServicesDep, base_url, close_session, open_session
from caravane.server.jobs.notices.recap import TEXTS
from caravane.server.live.account_deletion import leave_all_tables
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity
from caravane.server.wire.models import AccountIn, GuestIn, LoginIn, LoginLinkIn, MeOut, NameIn, TokenIn
from caravane.tables.acts import Refused
from caravane.text import load_translations

router = APIRouter(prefix="/api", tags=["accounts"])

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
    await services.store.rename(me.id, body.name)
    return me_out(await known_identity(services, me.id))


@router.post("/account", responses=error_responses(401, 409))
async def create_account(
    request: Request, response: Response, services: ServicesDep, me: MaybeMe, body: AccountIn
) -> MeOut:
    """Create an account. A guest becomes the account and keeps its tables."""
    check_login_rate(request, services, "")
    if me is not None and me.login:
        raise Refused("account-exists")
    password_hash = await services.passwords.hash(body.password)
    if await services.store.find_account(body.login) is not None:
        raise Refused("login-taken")
    identity = (
        me.id if me is not None else await services.store.create_guest(body.name or body.login, services.hub.now())
    )
    if not await services.store.attach_account(identity, login=body.login, password_hash=password_hash):
        raise Refused("login-taken")
    if me is not None and body.name:
        await services.store.rename(identity, body.name)
    await open_session(request, response, services, identity)
    return me_out(await known_identity(services, identity))


@router.post("/login", responses=error_responses(401))
async def login(request: Request, response: Response, services: ServicesDep, body: LoginIn) -> MeOut:
    """Log in with a password."""
    check_login_rate(request, services, body.login)
    found = await services.store.find_account(body.login)
    if not await services.passwords.check(found.password_hash if found else "", body.password) or found is None:
        raise Refused("wrong-password")
    await open_session(request, response, services, found.id)
    return me_out(found)


def check_login_rate(request: Request, services: Services, name: str) -> None:
    """Raise Refused when logins come too fast, per account and per address over all accounts."""
    by_address = services.login_limiter.take(f"from {address_of(request)}")
    if not by_address or (name and not services.login_limiter.take(f"to {name.lower()}")):
        raise Refused("rate-limited")


@router.post("/logout", status_code=204, responses=error_responses())
async def logout(request: Request, response: Response, services: ServicesDep) -> None:
    """End the session."""
    await close_session(request, response, services)


@router.post("/login-link", status_code=202, responses=error_responses())
async def request_login_link(request: Request, services: ServicesDep, me: MaybeMe, body: LoginLinkIn) -> None:
    """Send a link by e-mail, to log in or to create an account. The answer does not reveal whether an account exists."""
    check_login_rate(request, services, body.email)
    expires = services.hub.now() + services.configuration.login_link_minutes * 60
    token = await services.store.create_link(LOGIN_LINK, me.id if me else "", body.email, expires)
    # Browsers do not send the fragment after the #, so the token is in no log.
    address = f"{base_url(request, services)}/#/link/{token}"
    await services.mailer.send(body.email, *login_email(body.lang, address))


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
    check_login_rate(request, services, "")
    used = await services.store.use_link(LOGIN_LINK, body.token, services.hub.now())
    if used is None:
        raise Refused("link-not-found")
    found = await services.store.find_account(used.email)
    identity = found.id if found else await _attach_email(services, me, used.identity, used.email)
    await open_session(request, response, services, identity)
    return me_out(await known_identity(services, identity))


async def _attach_email(services: Services, me: Identity | None, requested_by: str, email: str) -> str:
    """Bind an e-mail address to the guest who requested the link, only if the same session opens it; return the identity.

    Otherwise a guest could request a link to another person's address and share the account afterwards.
    """
    identity = me.id if me is not None and me.id == requested_by and not me.email else ""
    identity = identity or await services.store.create_guest(email.partition("@")[0][:40], services.hub.now())
    if not await services.store.attach_account(identity, email=email):
        raise Refused("email-taken")
    return identity


@router.get("/me", response_model=MeOut, responses=error_responses() | {204: {"description": "no session"}})
async def read_me(me: MaybeMe) -> MeOut | Response:
    """Return your identity, or 204 without a session, which is not an error."""
    return Response(status_code=204) if me is None else me_out(me)


@router.patch("/me", responses=error_responses(401))
async def update_me(services: ServicesDep, me: Me, body: NameIn) -> MeOut:
    """Change your name. It applies to tables you join from now on."""
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
