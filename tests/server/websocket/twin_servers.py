"""Two worlds that differ only in what one watcher cannot know, each a real server with real sockets and a clock that stands.

In the second world the cards that the watcher does not know when the game is cut short are exchanged among their places
before the first move. Everyone plays the same moves in both, those with exchanged cards excepted; what the watcher
receives must be the same, byte for byte.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from caravane.games._template.components import CARDS
from caravane.kernel.luck import Luck
from caravane.server.http.app import create_app
from caravane.server.live.loading import row_of
from caravane.server.ops.config import Configuration, Limits
from caravane.server.processes.serve import runner_of
from caravane.server.store.connect import store_at
from caravane.server.store.protocol import Database, Write
from caravane.tables.acts import OPEN, PLAY, SIT, START, Act
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.occupants import PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import Table
from tests.server.client import Client

NOW = 1_800_000_000.0
SECRET = bytes(range(32))
NAMES = ("Ana", "Bob", "Zoé", "Dan")
SHUFFLE = "* shuffle:"
OPTIONS = {"rounds": "short"}
"""A short game: in a long one all cards come to light when four play."""

Script = list[tuple[int, str]]
"""Who plays what, in order."""


class World:
    """A server with four people and one who watches."""

    def __init__(self, store: Database, people: list[Client], eve: Client, identities: list[str]) -> None:
        self.store = store
        self.people = people
        self.eve = eve
        self.identities = identities

    def client(self, watcher: int | None) -> Client:
        """Give the client of a seat, or of the one who watches."""
        return self.eve if watcher is None else self.people[watcher]


@asynccontextmanager
async def running_world(folder: Path) -> AsyncIterator[World]:
    """Run a server in this process, with everyone connected."""
    limits = Limits(messages_per_second=10_000, messages_at_once=10_000, replays_per_minute=100_000)
    configuration = Configuration(host="127.0.0.1", port=0, data=folder, bot_processes=1, limits=limits)
    store = store_at(f"sqlite:///{folder}/caravane.db")
    ports: asyncio.Queue[int] = asyncio.Queue()
    runner = runner_of(create_app(configuration, store, now=lambda: NOW), configuration, ports.put_nowait)
    serving = asyncio.create_task(runner.serve())
    address = f"127.0.0.1:{await ports.get()}"
    people = [await Client(address).guest(name) for name in NAMES]
    eve = await Client(address).guest("Eve")
    identities = [await _identity(store, client) for client in people]
    try:
        yield World(store, people, eve, identities)
    finally:
        for client in (*people, eve):
            await client.disconnect()
            await client.http.aclose()
        runner.should_exit = True
        await serving


async def _identity(store: Database, client: Client) -> str:
    found = await store.session(client.http.cookies["caravane_session"], NOW)
    assert found is not None
    return found.id


def start(identities: list[str], seats: int, order: list[str] | None = None) -> tuple[Table, list[Act]]:
    """Start a game, with a certain order of the deck if one is given."""
    settings = Settings("_template", 1, seats, OPTIONS, PRESETS["none"], public=True)
    opening = Act(OPEN, NOW, settings=settings.pack(), host=identities[0], commitment=commitment(SECRET))
    table = Table(opening, SECRET)
    acts = [opening]
    for seat in range(seats):
        occupant = Occupant(PERSON, NAMES[seat], identities[seat])
        acts.append(Act(SIT, NOW, seat=seat, occupant=occupant.pack()))
    acts.append(Act(START, NOW))
    for act in acts[1:-1]:
        table.apply(act)
    if order is not None:
        acts[-1].data["then"] = [SHUFFLE + ":".join(order), _roll(table)]
    table.apply(acts[-1], recorded=order is not None)
    return table, acts


def _roll(table: Table) -> str:
    """Give the first roll, which hangs on the secret only and not on the order of the deck."""
    again = Table(Act(OPEN, NOW, settings=table.settings.pack(), host=table.host, commitment=table.commitment), SECRET)
    again.places = table.places[:]
    begin = Act(START, NOW)
    again.apply(begin)
    roll: str = begin.data["then"][1]
    return roll


async def put(world: World, name: str, seats: int, order: list[str] | None = None) -> None:
    """Record a table that has just started."""
    table, acts = start(world.identities, seats, order)
    row = row_of(table, NOW)
    await world.store.create(name, acts[0].pack(), SECRET, row)
    for number, act in enumerate(acts[1:], start=1):
        assert await world.store.append(Write(name, number, act.pack(), row))


class Game:
    """A game by random moves, without a server: what was played, how it stands, and how the deck was shuffled."""

    def __init__(self, seats: int, luck: Luck, cut: int) -> None:
        self.seats = seats
        self.moves: Script = []
        self.table, acts = start([f"id-{seat}" for seat in range(seats)], seats)
        self.order: list[str] = acts[-1].data["then"][0].removeprefix(SHUFFLE).split(":")
        while (deciding := self.table.deciding()) and len(self.moves) < cut:
            seat = deciding[luck.below(len(deciding))]
            legal = self.table.game.legal(self.table.journal.state, seat)
            move = self.table.game.verbs.spell(legal[luck.below(len(legal))])
            self.table.apply(Act(PLAY, NOW, seat=seat, moves=[move]))
            self.moves.append((seat, move))

    def exchange(self, watcher: int | None) -> dict[str, str]:
        """Give every card that a watcher does not know another one's place."""
        state = self.table.journal.state
        me = 0 if watcher is None else 1 << watcher
        hidden = [card for place in [state.deck, *state.hands] for card, knowers in place if not knowers & me]
        names = [f"card-{card + 1}" for card in hidden]
        assert len(names) > 1
        return dict(zip(names, names[1:] + names[:1], strict=True))

    def seen(self, watcher: int | None) -> int:
        """Give the number of a watcher in the end."""
        return self.table.seen[-1 if watcher is None else watcher]


def exchanged(moves: Script, exchange: dict[str, str]) -> Script:
    """Play the other cards."""
    parts = [(seat, move.split(":")) for seat, move in moves]
    return [(seat, ":".join(exchange.get(part, part) for part in parts)) for seat, parts in parts]


async def play(world: World, name: str, game: Game, moves: Script) -> dict[int | None, str]:
    """Play a script over the sockets; give all that each client received, and what HTTP tells it in the end."""
    watchers: list[int | None] = [*range(game.seats), None]
    since = {watcher: len(world.client(watcher).raw) for watcher in watchers}
    for watcher in watchers:
        await world.client(watcher).follow(name, watcher)
    for number, (seat, move) in enumerate(moves):
        await _try_everything(world.people[seat], name, seat, number)
        await world.people[seat].play(name, seat, move, id=f"{name}-{number}")
    for watcher in watchers:
        await world.client(watcher).until_number(name, watcher, game.seen(watcher))
    return {watcher: await _received(world.client(watcher), since[watcher], name, watcher) for watcher in watchers}


async def _try_everything(client: Client, name: str, seat: int, number: int) -> None:
    """Ask about every card and try it, wherever it may be, and come back with an old number: answers must not tell either."""
    n = (await client.until(name, seat, lambda update: update.get("legal")))["n"]
    for move in [*(f"play:card-{card}" for card in range(1, CARDS + 1)), "bury", "leave"]:
        asking = {"table": name, "seat": seat, "id": f"{name}-{number}-{move.replace(':', '-')}"}
        await client.send({**asking, "type": "why", "move": move})
        await client.send({**asking, "type": "try", "moves": [move], "n": n})
    await client.say("follow", name, seat=seat, n=max(0, client.tables[name, seat]["n"] - 2), id=f"{name}-f-{number}")


async def _received(client: Client, since: int, name: str, watcher: int | None) -> str:
    where: dict[str, Any] = {} if watcher is None else {"seat": watcher}
    told = await client.http.get(f"/api/tables/{name}/history", params={**where, "views": True})
    seen = await client.http.get(f"/api/tables/{name}", params=where)
    assert told.status_code == seen.status_code == 200
    cards = [card for card in await client.get("/tables/mine") if card["id"] == name]
    assert len(cards) == (watcher is not None)
    # Who is here is told a moment later, between whatever else is told then; it hangs on connections only.
    received = [raw for raw in client.raw[since:] if json.loads(raw)["type"] != "presence"]
    return "\n".join([*received, told.text, seen.text, str(cards)])
