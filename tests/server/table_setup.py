"""Tables with people and bots around them, for tests below the network."""

from typing import Any

from caravane import games
from caravane.server.live.hub import Hub
from caravane.tables.acts import PLAY, SIT, START, Act
from caravane.tables.clocks.time_control import Pace
from caravane.tables.occupants import BOT, PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import Table

NO_CLOCK = Pace()


def person(name: str) -> Occupant:
    return Occupant(PERSON, name, identity=f"id-{name}")


def bot(level: str = "random") -> Occupant:
    return Occupant(BOT, level, level=level)


async def start_table(hub: Hub, *seated: Occupant, game: str = "_template", pace: Pace = NO_CLOCK, **more: Any) -> str:
    """Open a table, let everyone sit down, and start."""
    settings = Settings(game, games.get(game).rules, len(seated), {}, pace, **more)
    name = await hub.open_table("id-host", settings)
    for seat, occupant in enumerate(seated):
        await hub.act(name, Act(SIT, hub.now(), seat=seat, occupant=occupant.pack()))
    await hub.act(name, Act(START, hub.now()))
    return name


def first_move(table: Table, seat: int) -> str:
    """Give the first legal move of a seat."""
    return table.game.verbs.spell(table.game.legal(table.journal.state, seat)[0])


async def play_first(hub: Hub, name: str, seat: int) -> None:
    """Let a seat play its first legal move."""
    moves = [first_move(await hub.look(name), seat)]
    await hub.act(name, Act(PLAY, hub.now(), seat=seat, moves=moves))


async def until_asked(hub: Hub, name: str, seat: int) -> None:
    """Let the others play until a seat has to decide: who begins is luck."""
    while seat not in (deciding := (await hub.look(name)).deciding()):
        await play_first(hub, name, deciding[0])


async def until_answered(hub: Hub, name: str, seat: int) -> None:
    """Let a seat play until it has nothing more to decide."""
    while seat in (await hub.look(name)).deciding():
        await play_first(hub, name, seat)
