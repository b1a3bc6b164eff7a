"""Ratings that are won without playing, or with accounts that are made to lose."""

import asyncio
from typing import Any, Final

from tests.attack.registry import SQLITE, expect, probe
from tests.attack.targets import Target
from tests.server.client import Client
from tests.wait_limit import WAIT_SECONDS

SUBJECT: Final = "ratings"
GAME: Final = "_template"
BOT_GAME: Final = "lost-cities"
BOT: Final = "novice"
TURN: Final = 2
"""Number of decisions of a turn in the game with bots."""
PUPPETS: Final = 20
LOSERS: Final = 10
POLL_SECONDS: Final = 0.05
SHOWN_AFTER: Final = 5
"""Number of wins after which nobody is flagged yet."""
MAX_LOWER_BOUND: Final = 2.0
"""A new player has 0; if gifts counted in full, as many would raise the bound to 28."""


async def rated_table(host: Client, other: Client) -> str:
    """Start a rated table of two."""
    plan = [{"kind": "me"}, {"kind": "free"}]
    table = await host.create_table(plan, game=GAME, rated=True, public=True, time_control="quick")
    await other.post(f"/tables/{table}/sit")
    await host.post(f"/tables/{table}/start")
    return table


async def play_rated_game(host: Client, other: Client) -> None:
    """Play a rated game of two to its end."""
    table = await rated_table(host, other)
    for client, seat in ((host, 0), (other, 1)):
        await client.connect()
        await client.follow(table, seat)
    await asyncio.gather(host.play_on(table, 0), other.play_on(table, 1))


async def listed(target: Target, game: str = GAME) -> dict[str, dict[str, Any]]:
    """Return the entries of the leaderboard by name."""
    async with target.visitor() as visitor:
        return {each["name"]: each for each in await visitor.get(f"/leaderboard/{game}", limit=100)}


@probe(SUBJECT, quick=(SQLITE,))
async def ratings_without_a_move(target: Target) -> str:
    """Win rated games that a second account resigns without a move: they do not count."""
    async with await target.account("rosa-farm") as rosa, await target.account("sven-farm") as sven:
        for _ in range(5):
            table = await rated_table(rosa, sven)
            await sven.post(f"/tables/{table}/acts", type="resign")
    # Tables are rated in the order of their ends: once this one counts, the others are decided.
    async with await target.account("tara-plays") as tara, await target.account("uwe-plays") as uwe:
        await play_rated_game(tara, uwe)
        await tara.poll_until(f"/leaderboard/{GAME}", lambda ranked: "tara-plays" in str(ranked))
        found = await listed(target)
    expect("rosa-farm" not in found, "games without a move count")
    return "0 of 5 games without a move count; a played one does"


async def decide(client: Client, table: str, seat: int) -> None:
    """Make the first legal decision of a seat, as soon as it has one."""
    async with asyncio.timeout(WAIT_SECONDS):
        while not (seen := (await client.get(f"/tables/{table}", seat=seat))["projection"])["legal"]:  # noqa: ASYNC110 (reads only)
            await asyncio.sleep(POLL_SECONDS)
    await client.post(f"/tables/{table}/acts", type="play", n=seen["n"], moves=seen["legal"][:1])


async def lose_to_bot(target: Target, login: str) -> None:
    """Lose a rated game against a bot after both have decided something, and wait until it is rated."""
    plan = [{"kind": "me"}, {"kind": "bot", "level": BOT}]
    async with await target.account(login) as loser:
        table = await loser.create_table(plan, game=BOT_GAME, rated=True, start=True, time_control="quick")
        for _ in range(TURN + 1):
            await decide(loser, table, 0)
        await loser.post(f"/tables/{table}/acts", type="resign")
        await loser.poll_until("/me/ratings", bool)


@probe(SUBJECT)
async def ratings_through_bots(target: Target) -> str:
    """Lose against a bot with many accounts: its games count, and its rating stays as it was."""
    await lose_to_bot(target, "loses-first")
    before = (await listed(target, BOT_GAME))[BOT]
    for number in range(LOSERS):
        await lose_to_bot(target, f"loses-{number}")
    after = (await listed(target, BOT_GAME))[BOT]
    games = after["games"] - before["games"]
    ratings = [(each["rating"], each["uncertainty"]) for each in (before, after)]
    expect(games == LOSERS, f"{games} of {LOSERS} games are counted")
    expect(ratings[0] == ratings[1], f"the bot was raised: {ratings}")
    return f"{LOSERS} accounts lost, the bot keeps {ratings[0][0]:.1f}"


async def give_away(target: Target, winner: Client, login: str) -> None:
    """Resign a rated game with a new account after both have decided something."""
    async with await target.account(login) as puppet:
        table = await rated_table(winner, puppet)
        waiting = {asyncio.create_task(decide(client, table, seat)) for seat, client in enumerate((winner, puppet))}
        await asyncio.gather(*waiting)
        await puppet.post(f"/tables/{table}/acts", type="resign")


async def rating_after(winner: Client, games: int) -> float:
    """Return the lower bound of somebody's rating as soon as so many games are rated."""
    rated = await winner.poll_until("/me/ratings", lambda ratings: ratings and ratings[0]["games"] >= games)
    bound: float = rated[0]["lower_bound"]
    return bound


@probe(SUBJECT)
async def ratings_through_fresh_accounts(target: Target) -> str:
    """Win games that new accounts give away: hardly a point is won, and the winner leaves the leaderboard."""
    async with await target.account("vera-farm") as vera:
        for number in range(PUPPETS):
            await give_away(target, vera, f"puppet-{number}")
            bound = await rating_after(vera, number + 1)
            if number + 1 == SHOWN_AFTER:
                expect("vera-farm" in await listed(target), "somebody with a few wins is not listed")
        await vera.poll_until(f"/leaderboard/{GAME}", lambda ranked: "vera-farm" not in str(ranked))
    expect(bound < MAX_LOWER_BOUND, f"{PUPPETS} gifts raise the lower bound to {bound:.1f}")
    return f"{PUPPETS} gifts raise the lower bound to {bound:.1f}, the winner is not listed"
