"""Whether anything that a viewpoint receives depends on what it must not know, and who notices acts of others."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from caravane.kernel.luck import Sfc32
from tests.attack.registry import BOTH, SQLITE, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client
from tests.server.websocket.test_secrets import NO_CUT, Twins, compare
from tests.server.websocket.twin_servers import Game, running_server

SUBJECT: Final = "hidden information"
Viewpoint = tuple[Client, int | None]
"""Somebody, and the seat from which they follow a table; none for a spectator."""
CHANGING: Final = ("at", "updated_at", "created_at", "seconds_left", "others_seconds_left", "present", "spectators")
"""What changes by itself: times, and who is connected, which other processes hear a moment later."""

MOST_DECISIONS: Final = 40
"""The first secret choice comes with the luck of the table, mostly among the first six."""


@asynccontextmanager
async def twins(folder: Path) -> AsyncIterator[Twins]:
    """Run two servers that differ in hidden information only."""
    async with running_server(folder / "one") as one, running_server(folder / "other") as other:
        yield one, other


async def compare_games(target: Target, games: list[tuple[int, int, int]]) -> str:
    """Play games of some seats, cut and seed on both servers; raise Broken if a viewpoint receives a difference."""
    moves = compared = 0
    async with twins(target.folder / f"twins-{len(games)}") as pair:
        for seats, cut, seed in games:
            game = Game(seats, Sfc32(seed), cut)
            moves += len(game.moves)
            for viewpoint in [*range(seats), None]:
                one, other = await compare(pair, f"{seats}-{cut}-{seed}-{viewpoint}", game, viewpoint)
                compared += len(one.splitlines())
                expect(one == other, f"viewpoint {viewpoint} of {seats} seats, seed {seed}: the messages differ")
    return f"{moves} moves, {compared} messages compared, no difference"


@probe(SUBJECT, quick=(SQLITE,), targets=(SQLITE,))
async def hidden_cards(target: Target) -> str:
    """Swap hidden cards on a second server, and play the same: every viewpoint receives the same bytes from both."""
    return await compare_games(target, [(2, 3, 1)])


@probe(SUBJECT, targets=(SQLITE,))
async def hidden_cards_in_many_games(target: Target) -> str:
    """Do the same in longer games of two to four seats."""
    return await compare_games(target, [(2, NO_CUT, 1), (2, 6, 2), (3, 6, 3), (3, NO_CUT, 4), (4, 6, 5)])


async def seen_by(client: Client, table: str, seat: int | None) -> str:
    """Return everything that a viewpoint can read about a table, apart from what changes by itself."""
    params: dict[str, Any] = {} if seat is None else {"seat": seat}
    detail = await client.get(f"/tables/{table}", **params)
    # As few histories as possible: they are limited per address.
    listed = [each for each in await client.get("/tables/mine") if each["id"] == table]
    return str([_lasting(detail), _lasting(listed)])


def _lasting(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lasting(each) for key, each in value.items() if key not in CHANGING}
    return [_lasting(each) for each in value] if isinstance(value, list) else value


@probe(SUBJECT, quick=BOTH)
async def unnoticed_acts(target: Target) -> str:
    """Try, preview, ask why and choose in secret: nobody else receives or can read anything new."""
    acts, secret = await acts_at_a_table(target, "excavation-earth", 5, most=MOST_DECISIONS)
    expect(secret, "no act was secret")
    return f"{acts} acts, {secret} times nothing was noticed of a choice"


@probe(SUBJECT)
async def unnoticed_acts_in_all_games(target: Target) -> str:
    """Do the same for longer in every game that has secrets."""
    found = [
        await acts_at_a_table(target, game, decisions)
        for game, decisions in (
            ("archeos-society", 16),
            ("excavation-earth", 16),
            ("expeditions", 24),
            ("lost-cities", 30),
        )
    ]
    acts, secret = (sum(counts) for counts in zip(*found, strict=True))
    return f"{acts} acts, {secret} times nothing was noticed of a choice"


async def acts_at_a_table(target: Target, game: str, decisions: int, *, most: int = 0) -> tuple[int, int]:
    """Play with two seats and a spectator; return the number of acts, and how often a choice must not be noticed.

    Without a secret choice so far, play on, up to `most` decisions.
    """
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(await target.guest(name)) for name in ("Ana", "Bob", "Eve")]
        table = await people[0].create_table([{"kind": "me"}, {"kind": "free"}], game=game, public=True)
        await people[1].post(f"/tables/{table}/sit")
        await people[0].post(f"/tables/{table}/start")
        viewpoints: list[Viewpoint] = list(zip(people, (0, 1, None), strict=True))
        for client, seat in viewpoints:
            await client.connect()
            await client.follow(table, seat)
        luck = Random(7)
        counts: list[int] = []
        while len(counts) < decisions or (not any(counts) and len(counts) < most):
            counts.append(await _decide(table, viewpoints, luck))
    return 4 * len(counts), sum(counts)


async def _decide(table: str, viewpoints: list[Viewpoint], luck: Random) -> int:
    """Try, then make a decision; return how many others must not notice it. Raise Broken if one does."""
    acting, seat = await _deciding(table, viewpoints[:2])
    update = acting.tables[table, seat]
    others = [each for each in viewpoints if each[0] is not acting]
    before = await _received(table, others)
    move, n = luck.choice(update["legal"]), update["n"]
    await acting.send("why", table, seat=seat, move=move)
    await acting.send("preview", table, seat=seat, n=n, moves=[move])
    await acting.send("try", table, seat=seat, n=n, plans=[[each] for each in update["legal"][:4]])
    expect(await _received(table, others) == before, f"others noticed a preview of {move}")
    await acting.send("play", table, seat=seat, n=n, moves=[move])
    unnoticed = [
        (viewpoint[1], old, new)
        for viewpoint, old, new in zip(others, before, await _received(table, others), strict=True)
        if old[0] == new[0]
    ]
    for viewpoint, old, new in unnoticed:
        expect(old == new, f"viewpoint {viewpoint} noticed a secret choice: {move}")
    return len(unnoticed)


def _seat(seat: int | None) -> dict[str, Any]:
    return {} if seat is None else {"seat": seat}


async def _deciding(table: str, viewpoints: list[Viewpoint]) -> tuple[Client, int]:
    """Return a client that must decide, and its seat, from what the server says now."""
    for client, seat in viewpoints:
        assert seat is not None
        detail = await client.get(f"/tables/{table}", seat=seat)
        if detail["projection"].get("legal"):
            await client.until_number(table, seat, detail["projection"]["n"])
            return client, seat
    raise AssertionError("nobody must decide")


async def _received(table: str, viewpoints: list[Viewpoint]) -> list[tuple[int, str, int]]:
    """Return the number, everything readable, and the number of messages received of each viewpoint."""
    found = []
    for client, seat in viewpoints:
        detail = await client.get(f"/tables/{table}", **_seat(seat))
        number = detail["projection"]["n"]
        await client.until_number(table, seat, number)
        messages = sum(message["type"] not in {"presence", "ack"} for message in client.messages)
        found.append((number, await seen_by(client, table, seat), messages))
    return found
