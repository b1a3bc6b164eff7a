"""The address of this server in links: never one that only the Host header of a request claims.

Without `public_url`, a host header is believed if nobody elsewhere can own what it names: addresses of this machine and
of private networks, names without a dot, and names of home networks. Otherwise a stranger could put a link to an own
server into an e-mail, the log or an invitation. Requests with other headers are answered as ever, but the links in the
answers lead to the address on which the request arrived.
"""

import re
import socket
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

HOME_DOMAINS: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Domains that exist only inside a network."""
SHARED_NETWORK: Final = IPv4Network("100.64.0.0/10")
"""Addresses behind a provider's router, also used by virtual private networks."""
_HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*)(?P<port>:\d{1,5})?", re.ASCII)
_IPV6_HOST: Final = re.compile(r"\[(?P<name>[0-9A-Fa-f:.]+)\](?P<port>:\d{1,5})?", re.ASCII)


def trusted_netloc(connection: HTTPConnection) -> str:
    """Return the host and port for links: those of the Host header if they are trusted, else the server's own."""
    claimed = connection.headers.get("host", "")
    own_host, own_port = connection.scope.get("server") or ("localhost", None)
    if is_trusted(claimed, own_host):
        return claimed
    host = f"[{own_host}]" if ":" in own_host else own_host
    return f"{host}:{own_port}" if own_port else host


def is_trusted(claimed: str, own_host: str) -> bool:
    """Return whether a Host header names this machine or something in a private network."""
    found = _HOST.fullmatch(claimed) or _IPV6_HOST.fullmatch(claimed)
    if found is None:
        return False
    name = found["name"].lower()
    try:
        return name == own_host or _is_private(ip_address(name))
    except ValueError:
        return "." not in name or name.endswith(HOME_DOMAINS) or name == _own_name()


def _is_private(address: IPv4Address | IPv6Address) -> bool:
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    found = mapped or address
    shared = isinstance(found, IPv4Address) and found in SHARED_NETWORK
    return found.is_private or found.is_loopback or found.is_link_local or shared


@cache
def _own_name() -> str:
    """Return the host name of this machine."""
    return socket.gethostname().lower()
