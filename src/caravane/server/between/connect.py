"""Connect: from the address of NATS to an exchange."""

from caravane.server.between.contract import Alone, Exchange


def exchange_at(servers: str) -> Exchange:
    """Choose the exchange; the driver is loaded only where there is one."""
    if not servers:
        return Alone()
    from caravane.server.between.nats import Nats  # noqa: PLC0415

    return Nats(servers)
