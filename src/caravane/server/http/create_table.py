"""Opening: from what a host wants to a table with people, companions and bots around it."""

import secrets
from typing import Final

from caravane import games
from caravane.bots.levels import LEVELS
from caravane.bots.names import bot_name
from caravane.kernel.luck import Sfc32
from caravane.server.live.commands import check_watching
from caravane.server.live.hub import Hub, Make
from caravane.server.services import Server
from caravane.server.store.protocol import Identity
from caravane.server.wire.models import PaceIn, SeatIn, SitIn, TableIn
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import PRESETS, Pace
from caravane.tables.occupants import BOT, COMPANION, PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import Table

ME: Final = SeatIn(kind="me")


def settings_of(wanted: TableIn, *, hidden_games: bool) -> Settings:
    """Check what a host wants, and settle the rest."""
    if wanted.game not in games.names(hidden=hidden_games):
        raise Refused("no-such-game")
    game = games.get(wanted.game)
    try:
        options = game.settled(wanted.seats, wanted.options)
    except ValueError as error:
        raise Refused("bad-settings", str(error)) from error
    check_level(wanted.stand_in)
    return Settings(
        wanted.game,
        game.rules,
        wanted.seats,
        options,
        pace_of(wanted.pace),
        on_expiry=wanted.on_expiry,
        stand_in=wanted.stand_in,
        public=wanted.public,
        rated=wanted.rated,
    )


def pace_of(wanted: str | PaceIn) -> Pace:
    """Give a pace by its name, or as the host made it."""
    if isinstance(wanted, PaceIn):
        return Pace(**wanted.model_dump())
    if wanted not in PRESETS:
        raise Refused("bad-settings", "pace")
    return PRESETS[wanted]


def check_level(level: str) -> None:
    """Refuse a bot that does not exist."""
    if level not in LEVELS:
        raise Refused("bad-settings", "level")


def plan_of(wanted: TableIn) -> list[tuple[int, SeatIn]]:
    """Give the plan of seats, the host first, since companions do not sit alone; by default the host alone."""
    plan = wanted.seating or [ME]
    kinds = [seat.kind for seat in plan]
    if len(plan) > wanted.seats or kinds.count("me") > 1:
        raise Refused("bad-settings", "seating")
    if "companion" in kinds and "me" not in kinds:
        raise Refused("no-companion-alone")
    if wanted.start and (len(plan) < wanted.seats or "free" in kinds):
        raise Refused("empty-seat")
    seated = [(number, seat) for number, seat in enumerate(plan) if seat.kind != "free"]
    return sorted(seated, key=lambda each: each[1].kind != "me")


def check_sitting(settings: Settings, who: Occupant, me: Identity) -> None:
    """Rated tables are for accounts and bots."""
    if settings.rated and who.kind != BOT and me.guest():
        raise Refused("guests-not-rated")


def occupant(kind: str, name: str | None, level: str, me: Identity) -> Occupant:
    """Give who is to sit down."""
    if kind == "bot":
        check_level(level)
        return Occupant(BOT, name or "", level=level)
    return Occupant(PERSON if kind == "me" else COMPANION, name or me.name, me.id)


async def open_table(server: Server, me: Identity, wanted: TableIn) -> str:
    """Open a table and seat everyone the host has planned for."""
    settings = settings_of(wanted, hidden_games=server.configuration.hidden_games)
    plan = plan_of(wanted)
    for _, seat in plan:
        check_sitting(settings, occupant(seat.kind, seat.name, seat.level, me), me)
    await check_number(server, me)
    name = await server.hub.open_table(me.id, settings)
    for number, seat in plan:
        await sit(server.hub, name, me, SitIn(**seat.model_dump(), seat=number, entropy=wanted.entropy))
    if wanted.start:
        await start(server.hub, name, me)
    return name


async def check_number(server: Server, me: Identity) -> None:
    """Refuse a table too many: at the same time, or in an hour."""
    if not server.openings.take(me.id):
        raise Refused("rate-limited")
    if await server.store.count_unfinished(me.id) >= server.configuration.limits.tables:
        raise Refused("too-many")


async def sit(hub: Hub, name: str, me: Identity, wanted: SitIn, *, invited: bool = False) -> int:
    """Seat somebody; give the seat."""
    who = occupant(wanted.kind, wanted.name, wanted.level, me)

    def make(table: Table) -> Act:
        if not invited:
            check_watching(table, me.id)
        if who.kind == BOT and table.host != me.id:
            raise Refused("not-the-host")
        check_sitting(table.settings, who, me)
        seated = named(table, who)
        return Act(acts.SIT, hub.now(), seat=free_seat(table, wanted.seat), occupant=seated.pack())

    accepted = await hub.act(name, make)
    if wanted.entropy and who.kind != BOT:
        await hub.act(name, Act(acts.ENTROPY, hub.now(), seat=accepted.act.seat, entropy=wanted.entropy))
    return accepted.act.seat


def named(table: Table, who: Occupant) -> Occupant:
    """Give a bot without a name one that nobody else has at the table."""
    if who.kind != BOT or who.name:
        return who
    taken = {place.name for place in table.places if place is not None}
    return Occupant(BOT, bot_name(who.level, taken, Sfc32(secrets.randbits(96))), level=who.level)


def free_seat(table: Table, wanted: int | None) -> int:
    """Give the seat that was asked for, or the first free one."""
    if wanted is not None:
        return wanted
    free = [seat for seat, place in enumerate(table.places) if place is None]
    if not free:
        raise Refused("seat-taken")
    return free[0]


def as_host(me: Identity, act: Act) -> Make:
    """Let only the host do something."""

    def make(table: Table) -> Act:
        check_watching(table, me.id)
        if table.host != me.id:
            raise Refused("not-the-host")
        return Act.unpack(act.pack())

    return make


async def start(hub: Hub, name: str, me: Identity) -> list[int]:
    """Begin the game; give the numbers of all watchers."""
    return (await hub.act(name, as_host(me, Act(acts.START, hub.now())))).seen
