"""Choice of the bus by configuration."""

from caravane.server.cluster.bus import Bus, LocalBus


def connect_bus(servers: str) -> Bus:
    """Return the bus for a list of NATS servers; without servers the NATS driver is not loaded."""
    if not servers:
        return LocalBus()
    from caravane.server.cluster.nats_bus import NatsBus  # noqa: PLC0415

    return NatsBus(servers)
