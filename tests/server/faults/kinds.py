"""The kinds of fault: what is done to a service, and for how long."""

import asyncio
import random
from collections.abc import Awaitable, Callable

from tests.server.faults.proxy import Proxy
from tests.server.faults.service import Service

AWAY = 0.3
"""Seconds for which a database or NATS that was killed stays away."""
SLOW = 0.2
SLOW_FOR = 1.0

Fault = Callable[[Service, random.Random], Awaitable[None]]


async def nothing(_service: Service, _luck: random.Random) -> None:
    """What recovery takes when there is nothing to recover from: players think."""


async def kill_serve(service: Service, luck: random.Random) -> None:
    await service.kill(service.serves, luck)


async def kill_bots(service: Service, luck: random.Random) -> None:
    await service.kill(service.workers, luck)


async def kill_nats(service: Service, _luck: random.Random) -> None:
    service.nats.kill()
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(service.nats.start)


async def kill_postgres(service: Service, _luck: random.Random) -> None:
    service.postgres.kill()
    await asyncio.sleep(AWAY)
    await asyncio.to_thread(service.postgres.start_again)


def clients(service: Service, luck: random.Random) -> Proxy:
    return luck.choice(service.doors)


def to_postgres(service: Service, _luck: random.Random) -> Proxy:
    return service.to_postgres


def to_nats(service: Service, _luck: random.Random) -> Proxy:
    return service.to_nats


def at(place: Callable[[Service, random.Random], Proxy], strike: Callable[[Proxy], None]) -> Fault:
    """Make a fault of something that happens to connections."""

    async def fault(service: Service, luck: random.Random) -> None:
        strike(place(service, luck))

    return fault


def slow(place: Callable[[Service, random.Random], Proxy]) -> Fault:
    async def fault(service: Service, luck: random.Random) -> None:
        struck = place(service, luck)
        struck.delay = SLOW
        await asyncio.sleep(SLOW_FOR)
        struck.delay = 0.0

    return fault


KILLS: dict[str, Fault] = {
    "kill -9 of a server": kill_serve,
    "kill -9 of a worker": kill_bots,
    "kill -9 of NATS": kill_nats,
    "kill -9 of PostgreSQL": kill_postgres,
}
PLACES = {"players and a server": clients, "processes and PostgreSQL": to_postgres, "processes and NATS": to_nats}
CONNECTIONS: dict[str, Fault] = {
    f"{name} between {where}": fault
    for where, place in PLACES.items()
    for name, fault in (
        ("connections closed", at(place, Proxy.cut)),
        ("connections reset", at(place, Proxy.reset)),
        ("connections half open", at(place, Proxy.half_open)),
        ("0.2 s of delay for a second", slow(place)),
    )
}
NOTHING = "nothing, for comparison"
FAULTS: dict[str, Fault] = {**KILLS, **CONNECTIONS}


def plan(count: int, luck: random.Random) -> list[str]:
    """Choose so many faults: each kind as often as any other, kills twice as often, in no order."""
    kinds = [*KILLS, *FAULTS]
    wanted = [kinds[number % len(kinds)] for number in range(count)]
    luck.shuffle(wanted)
    return wanted
