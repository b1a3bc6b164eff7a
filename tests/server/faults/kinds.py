"""Kinds of faults that strike a service, and how long they last."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from tests.server.faults.proxy import Proxy
from tests.server.faults.service import Service

DOWN_SECONDS = 0.3
"""Seconds before a killed database or NATS is started again."""
DELAY_SECONDS = 0.2
DELAYED_FOR_SECONDS = 1.0

Fault = Callable[[Service, random.Random], Awaitable[None]]
ChooseProxy = Callable[[Service, random.Random], Proxy]


async def nothing(_service: Service, _luck: random.Random) -> None:
    """Do nothing, as a baseline: recovery then takes only the thinking time of players."""


async def kill_serve(service: Service, luck: random.Random) -> None:
    await service.kill(service.serves, luck)


async def kill_worker(service: Service, luck: random.Random) -> None:
    await service.kill(service.workers, luck)


async def kill_nats(service: Service, _luck: random.Random) -> None:
    service.nats.kill()
    await asyncio.sleep(DOWN_SECONDS)
    await asyncio.to_thread(service.nats.start)


async def kill_postgres(service: Service, _luck: random.Random) -> None:
    service.postgres.kill()
    await asyncio.sleep(DOWN_SECONDS)
    await asyncio.to_thread(service.postgres.restart)


def to_clients(service: Service, luck: random.Random) -> Proxy:
    return luck.choice(service.proxies)


def to_postgres(service: Service, _luck: random.Random) -> Proxy:
    return service.to_postgres


def to_nats(service: Service, _luck: random.Random) -> Proxy:
    return service.to_nats


def connection_fault(choose: ChooseProxy, strike: Callable[[Proxy], None]) -> Fault:
    """Return a fault that strikes the connections of a proxy."""

    async def fault(service: Service, luck: random.Random) -> None:
        strike(choose(service, luck))

    return fault


def delay_fault(choose: ChooseProxy) -> Fault:
    """Return a fault that delays the connections of a proxy for a while."""

    async def fault(service: Service, luck: random.Random) -> None:
        proxy = choose(service, luck)
        proxy.delay = DELAY_SECONDS
        await asyncio.sleep(DELAYED_FOR_SECONDS)
        proxy.delay = 0.0

    return fault


KILLS: dict[str, Fault] = {
    "kill -9 of a server": kill_serve,
    "kill -9 of a worker": kill_worker,
    "kill -9 of NATS": kill_nats,
    "kill -9 of PostgreSQL": kill_postgres,
}
PROXIES = {"players and a server": to_clients, "processes and PostgreSQL": to_postgres, "processes and NATS": to_nats}
CONNECTIONS: dict[str, Fault] = {
    f"{name} between {ends}": fault
    for ends, choose in PROXIES.items()
    for name, fault in (
        ("connections closed", connection_fault(choose, Proxy.cut)),
        ("connections reset", connection_fault(choose, Proxy.reset)),
        ("connections half open", connection_fault(choose, Proxy.half_open)),
        ("0.2 s of delay for a second", delay_fault(choose)),
    )
}
NOTHING = "nothing, for comparison"
FAULTS: dict[str, Fault] = {**KILLS, **CONNECTIONS}


def short_plan(luck: random.Random) -> list[str]:
    """Return every kill and every half open connection, which is the worst of those to find out, in random order."""
    chosen = [*KILLS, *(kind for kind in CONNECTIONS if "half open" in kind)]
    luck.shuffle(chosen)
    return chosen


def plan(count: int, luck: random.Random) -> list[str]:
    """Return `count` faults in random order, every kind equally often and kills twice as often."""
    kinds = [*KILLS, *FAULTS]
    chosen = [kinds[number % len(kinds)] for number in range(count)]
    luck.shuffle(chosen)
    return chosen
