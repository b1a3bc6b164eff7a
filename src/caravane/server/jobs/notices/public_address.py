"""Which addresses belong to the public internet, also when they are wrapped in addresses of another kind.

A gateway in the operator's network may translate such an address to the IPv4 address inside it, so this one counts.
"""

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

Address = IPv4Address | IPv6Address

NAT64: Final = IPv6Network("64:ff9b::/96")
LOW_BITS: Final = (
    NAT64,
    IPv6Network("::ffff:0:0/96"),  # IPv4-mapped
    IPv6Network("::ffff:0:0:0/96"),  # IPv4-translated
    IPv6Network("::/96"),  # IPv4-compatible
)
"""Networks whose last 32 bits are an IPv4 address."""
ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)
"""Middle of an address of ISATAP, before an IPv4 address."""
NOT_PUBLIC: Final = (
    IPv4Network("192.88.99.0/24"),  # relays of 6to4
    IPv6Network("64:ff9b:1::/48"),  # NAT64 of a local network
    IPv6Network("100::/64"),  # discarded
    IPv6Network("2001::/23"),  # protocols, among them Teredo
    IPv6Network("3fff::/20"),  # documentation
    IPv6Network("5f00::/16"),  # segment routing
    IPv6Network("fec0::/10"),  # site-local
)
"""Networks that some versions of Python count as public."""


def is_public(text: str) -> bool:
    """Return whether an address, and every address wrapped in it, belongs to the public internet."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    wrapped = list(embedded_addresses(address))
    # An address in a translating network is as public as the one inside.
    itself = _translates(address) or _is_public(address)
    return "%" not in text and itself and all(_is_public(each) for each in wrapped)


def embedded_addresses(address: Address) -> Iterator[IPv4Address]:
    """Yield the IPv4 addresses wrapped in an IPv6 address."""
    if isinstance(address, IPv4Address):
        return
    low = IPv4Address(int(address) & 0xFFFF_FFFF)
    if any(address in network for network in LOW_BITS) or (int(address) >> 32) & 0xFFFF_FFFF in ISATAP:
        yield low
    if address.sixtofour is not None:
        yield address.sixtofour
    if address.teredo is not None:
        yield from address.teredo


def _translates(address: Address) -> bool:
    return address in NAT64 or (isinstance(address, IPv6Address) and address.sixtofour is not None)


def _is_public(address: Address) -> bool:
    special = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    return address.is_global and not special and not any(address in network for network in NOT_PUBLIC)
