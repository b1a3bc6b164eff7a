"""People: guests at once, accounts by password or by a link, and going away without a trace."""

from fastapi import APIRouter, Request, Response

from caravane.server.http.errors import problems
from caravane.server.http.session import MaybeMe, Me, TheServer, base_url, close_session, open_session
from caravane.server.live.account_deletion import leave_all
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Server
from caravane.server.store.protocol import Identity
from caravane.server.wire.models import AccountIn, GuestIn, LinkIn, LinkUseIn, LoginIn, MeOut, NameIn
from caravane.tables.acts import Refused

router = APIRouter(prefix="/api", tags=["people"])

LOGIN_LINK = "login"


def shown(identity: Identity) -> MeOut:
    """Show people what is known of them."""
    return MeOut(name=identity.name, guest=identity.guest(), login=identity.login, email=identity.email)


async def known(server: Server, identity: str) -> Identity:
    """Read an identity again."""
    found = await server.store.identity(identity)
    if found is None:
        raise Refused("no-session")
    return found


async def new_guest(request: Request, response: Response, server: Server, name: str) -> Identity:
    """Let a visitor in."""
    if not server.guests.take(address_of(request)):
        raise Refused("rate-limited")
    identity = await server.store.create_guest(name, server.hub.now())
    await open_session(request, response, server, identity)
    return await known(server, identity)


@router.post("/guest", responses=problems())
async def guest(request: Request, response: Response, server: TheServer, me: MaybeMe, body: GuestIn) -> MeOut:
    """Become a guest with a name; who has a session already only changes the name."""
    if me is None:
        return shown(await new_guest(request, response, server, body.name))
    await server.store.rename(me.id, body.name)
    return shown(await known(server, me.id))


@router.post("/account", responses=problems(401, 409))
async def account(request: Request, response: Response, server: TheServer, me: MaybeMe, body: AccountIn) -> MeOut:
    """Make an account; a guest becomes it and keeps its tables."""
    check_login_rate(request, server, "")
    if me is not None and me.login:
        raise Refused("has-account")
    password = await server.passwords.hash(body.password)
    if await server.store.find_account(body.login) is not None:
        raise Refused("login-taken")
    mine = me.id if me is not None else await server.store.create_guest(body.name or body.login, server.hub.now())
    if not await server.store.become_account(mine, login=body.login, password=password):
        raise Refused("login-taken")
    if me is not None and body.name:
        await server.store.rename(mine, body.name)
    await open_session(request, response, server, mine)
    return shown(await known(server, mine))


@router.post("/login", responses=problems(401))
async def login(request: Request, response: Response, server: TheServer, body: LoginIn) -> MeOut:
    """Log in by a password."""
    check_login_rate(request, server, body.login)
    found = await server.store.find_account(body.login)
    if not await server.passwords.check(found.password if found else "", body.password) or found is None:
        raise Refused("wrong-password")
    await open_session(request, response, server, found.id)
    return shown(found)


def check_login_rate(request: Request, server: Server, name: str) -> None:
    """Slow down who tries out passwords: per account, and per address over all accounts."""
    by_address = server.logins.take(f"from {address_of(request)}")
    if not by_address or (name and not server.logins.take(f"to {name.lower()}")):
        raise Refused("rate-limited")


@router.post("/logout", status_code=204, responses=problems())
async def logout(request: Request, response: Response, server: TheServer) -> None:
    """End the session."""
    await close_session(request, response, server)


@router.post("/link", status_code=202, responses=problems())
async def link(request: Request, server: TheServer, me: MaybeMe, body: LinkIn) -> None:
    """Ask for a link by e-mail, to log in or to become an account; whether there is one is not said."""
    check_login_rate(request, server, body.email)
    expires = server.hub.now() + server.configuration.link_minutes * 60
    token = await server.store.create_link(LOGIN_LINK, me.id if me else "", body.email, expires)
    # Behind the sign: browsers do not send it, so it is in no log.
    address = f"{base_url(request, server)}/#/link/{token}"
    subject, text = LETTERS[body.lang]
    await server.mailer.send(body.email, subject, text.format(address=address))


LETTERS = {
    "fr": (
        "Votre lien de connexion à Caravane",
        (
            "Ouvrez ce lien pour vous connecter à Caravane :\n\n{address}\n\n"
            "Il ne sert qu\u2019une fois et expire bientôt. Si vous n\u2019avez rien demandé, ignorez cet e-mail.\n"
        ),
    ),
    "en": (
        "Your Caravane login link",
        (
            "Open this link to log in to Caravane:\n\n{address}\n\n"
            "It works once and expires soon. If you did not ask for it, just ignore this e-mail.\n"
        ),
    ),
}


@router.post("/link/use", responses=problems(404, 409))
async def use_link(request: Request, response: Response, server: TheServer, me: MaybeMe, body: LinkUseIn) -> MeOut:
    """Log in by a link. A guest who asked for it in this very session becomes the account."""
    check_login_rate(request, server, "")
    used = await server.store.use_link(LOGIN_LINK, body.token, server.hub.now())
    if used is None:
        raise Refused("no-such-link")
    found = await server.store.find_account(used.email)
    mine = found.id if found else await _new_by_mail(server, me, used.identity, used.email)
    await open_session(request, response, server, mine)
    return shown(await known(server, mine))


async def _new_by_mail(server: Server, me: Identity | None, asked_by: str, email: str) -> str:
    """Bind an address to who asked for it, and only if the same person opens the link.

    Else someone could ask for a link to another's address and share the account afterwards.
    """
    mine = me.id if me is not None and me.id == asked_by and not me.email else ""
    mine = mine or await server.store.create_guest(email.partition("@")[0][:40], server.hub.now())
    if not await server.store.become_account(mine, email=email):
        raise Refused("email-taken")
    return mine


@router.get("/me", response_model=MeOut, responses=problems() | {204: {"description": "nobody yet"}})
async def read_me(me: MaybeMe) -> MeOut | Response:
    """Tell who you are; of somebody without a session there is nothing to tell, and nothing wrong with that."""
    return Response(status_code=204) if me is None else shown(me)


@router.patch("/me", responses=problems(401))
async def rename(server: TheServer, me: Me, body: NameIn) -> MeOut:
    """Change your name, from the next table on."""
    await server.store.rename(me.id, body.name)
    return shown(await known(server, me.id))


@router.delete("/me", status_code=204, responses=problems(401))
async def forget_me(request: Request, response: Response, server: TheServer, me: Me) -> None:
    """Delete all that is personal; at unfinished tables a bot plays on."""
    await leave_all(server.hub, me.id)
    await server.store.forget(me.id)
    await server.hub.read_again(me.id)
    # Whoever acted meanwhile, at a table that still knew the name, has written it once more.
    await server.store.forget(me.id)
    await close_session(request, response, server)
    server.connections.close_all_of(me.id)
