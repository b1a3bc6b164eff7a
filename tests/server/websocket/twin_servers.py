"""Two servers that differ only in what one viewpoint cannot know, with real sockets and a stopped clock.

On the second server, the cards that the viewpoint does not know when the game is cut short are swapped among their
positions before the first move. Everyone plays the same moves on both servers, apart from the swapped cards. All
messages to the viewpoint must be the same, byte for byte.
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
from caravane.server.live.loading import table_row
from caravane.server.ops.config import Configuration, Limits
from caravane.server.processes.serve import create_server
from caravane.server.store.connect import store_at
from caravane.server.store.protocol import Database
from caravane.server.store.records import ActWrite
from caravane.tables.acts import PLAY, SIT, START, Act
from caravane.tables.clocks.time_control import PRESETS
from caravane.tables.luck.committed_luck import create_act
from caravane.tables.occupants import PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import Table
from tests.server.client import Client

NOW = 1_800_000_000.0
SECRET = bytes(range(32))
NAMES = ("Ana", "Bob", "Zoé", "Dan")
SHUFFLE = "* shuffle:"
OPTIONS = {"rounds": "short"}
"""Options for a short game, because in a long one with four players all cards are revealed."""

Script = list[tuple[int, str]]
"""Seats and their moves, in order."""


class TwinServer:
    """A server with four players and a spectator."""

    def __init__(self, store: Database, people: list[Client], eve: Client, identities: list[str]) -> None:
        self.store = store
        self.people = people
        self.eve = eve
        self.identities = identities

    def client(self, viewpoint: int | None) -> Client:
        """Return the client of a seat, or of the spectator."""
        return self.eve if viewpoint is None else self.people[viewpoint]


@asynccontextmanager
async def running_server(folder: Path) -> AsyncIterator[TwinServer]:
    """Run a server in this process, with all clients connected."""
    limits = Limits(messages_per_second=10_000, message_burst=10_000, replays_per_minute=100_000)
    configuration = Configuration(host="127.0.0.1", port=0, data_dir=folder, bot_processes=1, limits=limits)
    store = store_at(f"sqlite:///{folder}/caravane.db")
    ports: asyncio.Queue[int] = asyncio.Queue()
    runner = create_server(create_app(configuration, store, now=lambda: NOW), configuration, ports.put_nowait)
    serving = asyncio.create_task(runner.serve())
    address = f"127.0.0.1:{await ports.get()}"
    people = [await Client(address).guest(name) for name in NAMES]
    eve = await Client(address).guest("Eve")
    identities = [await _identity(store, client) for client in people]
    try:
        yield TwinServer(store, people, eve, identities)
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
    """Start a game, with a given order of the deck if there is one."""
    settings = Settings("_template", 1, seats, OPTIONS, PRESETS["none"], public=True)
    create = create_act(NOW, settings, identities[0], SECRET)
    table = Table(create, SECRET)
    acts = [create]
    for seat in range(seats):
        occupant = Occupant(PERSON, NAMES[seat], identities[seat])
        acts.append(Act(SIT, NOW, seat=seat, occupant=occupant.pack()))
    acts.append(Act(START, NOW))
    for act in acts[1:-1]:
        table.apply(act)
    if order is not None:
        acts[-1].data["follow_ups"] = [SHUFFLE + ":".join(order), _roll(table)]
    table.apply(acts[-1], recorded=order is not None)
    return table, acts


def _roll(table: Table) -> str:
    """Return the first roll, which depends only on the secret and not on the order of the deck."""
    copy = Table(create_act(NOW, table.settings, table.host, SECRET), SECRET)
    copy.occupants = table.occupants[:]
    start_act = Act(START, NOW)
    copy.apply(start_act)
    roll: str = start_act.data["follow_ups"][1]
    return roll


async def store_table(server: TwinServer, name: str, seats: int, order: list[str] | None = None) -> None:
    """Store a table that has just started."""
    table, acts = start(server.identities, seats, order)
    row = table_row(table, NOW)
    await server.store.create(name, acts[0].pack(), SECRET, row)
    for number, act in enumerate(acts[1:], start=1):
        assert await server.store.append(ActWrite(name, number, act.pack(), row))


class Game:
    """A game of random moves without a server: its moves, its table, and the order of its deck."""

    def __init__(self, seats: int, luck: Luck, cut: int) -> None:
        self.seats = seats
        self.moves: Script = []
        self.numbers: list[list[int]] = []
        """The last numbers of all viewpoints before each move."""
        self.table, acts = start([f"id-{seat}" for seat in range(seats)], seats)
        self.order: list[str] = acts[-1].data["follow_ups"][0].removeprefix(SHUFFLE).split(":")
        while (deciding := self.table.deciding()) and len(self.moves) < cut:
            seat = deciding[luck.below(len(deciding))]
            legal = self.table.game.legal(self.table.journal.state, seat)
            move = self.table.game.verbs.spell(legal[luck.below(len(legal))])
            self.numbers.append([*self.table.visible_counts])
            self.table.apply(Act(PLAY, NOW, seat=seat, moves=[move]))
            self.moves.append((seat, move))

    def hidden_swaps(self, viewpoint: int | None) -> dict[str, str]:
        """Return a permutation of the cards that a viewpoint does not know."""
        state = self.table.journal.state
        me = 0 if viewpoint is None else 1 << viewpoint
        hidden = [card for cards in [state.deck, *state.hands] for card, knowers in cards if not knowers & me]
        names = [f"card-{card + 1}" for card in hidden]
        assert len(names) > 1
        return dict(zip(names, names[1:] + names[:1], strict=True))

    def last_n(self, viewpoint: int | None) -> int:
        """Return the last number of a viewpoint."""
        return self.table.visible_counts[-1 if viewpoint is None else viewpoint]


def swap_cards(moves: Script, swaps: dict[str, str]) -> Script:
    """Return the moves with their cards swapped."""
    parts = [(seat, move.split(":")) for seat, move in moves]
    return [(seat, ":".join(swaps.get(part, part) for part in parts)) for seat, parts in parts]


async def play(server: TwinServer, name: str, game: Game, moves: Script) -> dict[int | None, str]:
    """Play moves over the sockets; return everything each viewpoint received, including its HTTP responses at the end."""
    viewpoints: list[int | None] = [*range(game.seats), None]
    since = {viewpoint: len(server.client(viewpoint).raw) for viewpoint in viewpoints}
    for viewpoint in viewpoints:
        await server.client(viewpoint).follow(name, viewpoint)
    for number, (seat, move) in enumerate(moves):
        # What a client sends depends on what it has received: on both servers everything so far.
        await server.people[seat].until_number(name, seat, game.numbers[number][seat])
        await _probe_all_cards(server.people[seat], name, seat, number)
        await server.people[seat].play(name, seat, move, id=f"{name}-{number}")
    for viewpoint in viewpoints:
        await server.client(viewpoint).until_number(name, viewpoint, game.last_n(viewpoint))
    return {
        viewpoint: await _received(server.client(viewpoint), since[viewpoint], name, viewpoint)
        for viewpoint in viewpoints
    }


async def _probe_all_cards(client: Client, name: str, seat: int, number: int) -> None:
    """Ask why for and preview every card, and follow with an old number, since these replies must not leak either."""
    n = (await client.until(name, seat, lambda update: update.get("legal")))["n"]
    for move in [*(f"play:card-{card}" for card in range(1, CARDS + 1)), "bury", "leave"]:
        message = {"table": name, "seat": seat, "id": f"{name}-{number}-{move.replace(':', '-')}"}
        await client.send_raw({**message, "type": "why", "move": move})
        await client.send_raw({**message, "type": "preview", "moves": [move], "n": n})
    await client.send("follow", name, seat=seat, n=max(0, client.tables[name, seat]["n"] - 2), id=f"{name}-f-{number}")


async def _received(client: Client, since: int, name: str, viewpoint: int | None) -> str:
    params: dict[str, Any] = {} if viewpoint is None else {"seat": viewpoint}
    history = await client.http.get(f"/api/tables/{name}/history", params={**params, "views": True})
    detail = await client.http.get(f"/api/tables/{name}", params=params)
    assert history.status_code == detail.status_code == 200
    summaries = [summary for summary in await client.get("/tables/mine") if summary["id"] == name]
    assert len(summaries) == (viewpoint is not None)
    # Presence is sent with a delay, between any other messages, and depends on connections only.
    received = [raw for raw in client.raw[since:] if json.loads(raw)["type"] != "presence"]
    return "\n".join([*received, history.text, detail.text, str(summaries)])
