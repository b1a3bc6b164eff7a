"""Connect: from the address of NATS to an exchange."""

from caravane.server.cluster.bus import Alone, Exchange


def exchange_at(servers: str) -> Exchange:
    """Choose the exchange; the driver is loaded only where there is one."""
    if not servers:
        return Alone()
    from caravane.server.cluster.nats_bus import Nats  # noqa: PLC0415

    return Nats(servers)
