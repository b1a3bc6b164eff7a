"""Tables with people and bots, for tests without a network."""

from typing import Any

from caravane import games
from caravane.server.live.hub import Hub
from caravane.tables.acts import PLAY, SIT, START, Act
from caravane.tables.clocks.time_control import TimeControl
from caravane.tables.occupants import BOT, PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import Table

NO_CLOCK = TimeControl()


def person(name: str) -> Occupant:
    return Occupant(PERSON, name, identity=f"id-{name}")


def bot(level: str = "random") -> Occupant:
    return Occupant(BOT, level, level=level)


async def start_table(
    hub: Hub, *occupants: Occupant, game: str = "_template", time_control: TimeControl = NO_CLOCK, **more: Any
) -> str:
    """Create a table, seat all occupants, and start the game; return the table id."""
    settings = Settings(game, games.get(game).rules, len(occupants), {}, time_control, **more)
    name = await hub.create_table("id-host", settings)
    for seat, occupant in enumerate(occupants):
        await hub.act(name, Act(SIT, hub.now(), seat=seat, occupant=occupant.pack()))
    await hub.act(name, Act(START, hub.now()))
    return name


def first_move(table: Table, seat: int) -> str:
    """Return the first legal move of a seat."""
    return table.game.verbs.spell(table.game.legal(table.journal.state, seat)[0])


async def play_first(hub: Hub, name: str, seat: int) -> None:
    """Play the first legal move of a seat."""
    moves = [first_move(await hub.get_table(name), seat)]
    await hub.act(name, Act(PLAY, hub.now(), seat=seat, moves=moves))


async def play_until_deciding(hub: Hub, name: str, seat: int) -> None:
    """Play the other seats until a seat has to decide, because the first player is drawn by lot."""
    while seat not in (deciding := (await hub.get_table(name)).deciding()):
        await play_first(hub, name, deciding[0])


async def play_until_decided(hub: Hub, name: str, seat: int) -> None:
    """Play a seat until it has nothing more to decide."""
    while seat in (await hub.get_table(name)).deciding():
        await play_first(hub, name, seat)
