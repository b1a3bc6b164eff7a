"""Devices on which an account has been logged in to: their cookie, and the rate of log-ins that depends on it.

The cookie opens nothing. It outlives the session, and only keeps strangers from using up the attempts of the owner.
"""

from typing import Final

from fastapi import Response
from starlette.requests import HTTPConnection

from caravane.server.http.session import is_https
from caravane.server.ops.config import DAY
from caravane.server.security.rate_limit import address_of
from caravane.server.services import Services
from caravane.server.store.records import Identity

COOKIE: Final = "caravane_device"
DEVICE: Final = "device"
"""Purpose of the stored tokens."""
MAX_ACCOUNTS: Final = 4
"""Accounts that one device remembers, because a family may share it."""
SEPARATOR: Final = "."


async def admit_login(connection: HTTPConnection, services: Services, person: str, account: Identity | None) -> bool:
    """Count an attempt to log in to the account of a person, which may not exist; raise Refused when they come too fast.

    Return whether the password may be compared.
    """
    throttle, network = services.login_throttle, address_of(connection)
    # Looked up also for nobody, which takes as long.
    known = await _known_accounts(connection, services)
    if account is not None and account.id in known:
        throttle.admit_known(network, account.id)
        return True
    throttle.admit(network, person)
    return account is not None and throttle.may_compare(account.id)


async def admit_login_email(
    connection: HTTPConnection, services: Services, address: str, account: Identity | None
) -> None:
    """Count an e-mail to an address, which may have no account; raise Refused when they come too fast."""
    network, known = address_of(connection), await _known_accounts(connection, services)
    if account is not None and account.id in known:
        services.login_throttle.admit_network(network, known=True)
        services.email_throttle.admit_known(account.id)
    else:
        services.login_throttle.admit_network(network)
        services.email_throttle.admit(network, address)


async def remember_device(connection: HTTPConnection, response: Response, services: Services, identity: str) -> None:
    """Remember that the account has been logged in to on this device."""
    if identity in await _known_accounts(connection, services):
        return
    seconds = services.configuration.session_days * DAY
    token = await services.store.create_link(DEVICE, identity, "", services.hub.now() + seconds)
    value = SEPARATOR.join([token, *_tokens(connection)][:MAX_ACCOUNTS])
    secure = is_https(connection, services)
    response.set_cookie(COOKIE, value, max_age=seconds, httponly=True, samesite="lax", secure=secure, path="/api")


async def _known_accounts(connection: HTTPConnection, services: Services) -> set[str]:
    return await services.store.link_owners(DEVICE, _tokens(connection), services.hub.now())


def _tokens(connection: HTTPConnection) -> list[str]:
    return list(filter(None, connection.cookies.get(COOKIE, "").split(SEPARATOR)[:MAX_ACCOUNTS]))
