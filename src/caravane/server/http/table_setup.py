"""Creation of tables from a request body, and seating of people, companions and bots."""

import secrets
from typing import Final

from caravane import games
from caravane.bots.levels import LEVELS
from caravane.bots.names import bot_name
from caravane.kernel.edition import Edition
from caravane.kernel.game import AnyGame
from caravane.kernel.luck import Sfc32
from caravane.server.http.edition_views import edition_of
from caravane.server.http.removals import stand_if_removed
from caravane.server.live.hub import ActFactory, Hub
from caravane.server.security.name_lookalikes import distinct_name
from caravane.server.security.office_names import accepted_name
from caravane.server.security.permissions import Right, check, check_sit
from caravane.server.services import Services
from caravane.server.store.records import Identity, Invitation
from caravane.server.wire.edition_models import EditionIn
from caravane.server.wire.models import SeatIn, SitIn, TableIn, TableRefOut, TimeControlIn
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import END_GAME, PRESETS, WAIT, TimeControl
from caravane.tables.editions.edition_folder import EditionFolder
from caravane.tables.occupants import BOT, COMPANION, PERSON, Occupant
from caravane.tables.settings import Settings
from caravane.tables.table import PLAYING, STARTING, WAITING, Table

ME: Final = SeatIn(kind="me")
DUEL: Final = 2


def settings_of(body: TableIn, editions: EditionFolder, *, hidden_games: bool) -> Settings:
    """Return the settings of a requested table, with defaults filled in; raise Refused if they are invalid."""
    if body.game not in games.names(hidden=hidden_games):
        raise Refused("game-not-found")
    game = games.get(body.game)
    try:
        options = game.new_options(body.seats, body.options)
    except ValueError as error:
        raise Refused("bad-settings", str(error)) from error
    check_level(body.substitute)
    return Settings(
        body.game,
        game.rules,
        body.seats,
        options,
        time_control_of(body.time_control),
        on_timeout=body.on_timeout,
        substitute=body.substitute,
        public=body.public,
        rated=body.rated,
        starts_when_full=body.starts_when_full,
        edition=_edition_of(game, body.edition, editions),
    )


def _edition_of(game: AnyGame, wanted: str | EditionIn | None, editions: EditionFolder) -> Edition | None:
    """Return the edition that a host asks for: one that is offered here, or their own."""
    if isinstance(wanted, EditionIn):
        return edition_of(game, wanted)
    edition = editions.find(game.name, wanted) if wanted else None
    if wanted and edition is None:
        raise Refused("bad-settings", "edition")
    return edition


def time_control_of(value: str | TimeControlIn) -> TimeControl:
    """Return a time control by the name of its preset, or the custom one."""
    if isinstance(value, TimeControlIn):
        return TimeControl(**value.model_dump())
    if value not in PRESETS:
        raise Refused("bad-settings", "time-control")
    return PRESETS[value]


def check_level(level: str) -> None:
    """Raise Refused unless the bot level exists."""
    if level not in LEVELS:
        raise Refused("bad-settings", "level")


def seat_plan_of(body: TableIn) -> list[tuple[int, SeatIn]]:
    """Return the planned seats with their numbers; by default only the host's.

    The host comes first, because companions cannot sit at a table without their person.
    """
    plan = body.seat_plan or [ME]
    kinds = [seat.kind for seat in plan]
    if len(plan) > body.seats or kinds.count("me") > 1:
        raise Refused("bad-settings", "seat-plan")
    if "companion" in kinds and "me" not in kinds:
        raise Refused("companion-needs-person")
    if body.start and (len(plan) < body.seats or "free" in kinds):
        raise Refused("empty-seat")
    seated = [(number, seat) for number, seat in enumerate(plan) if seat.kind != "free"]
    return sorted(seated, key=lambda each: each[1].kind != "me")


def check_can_sit(settings: Settings, occupant: Occupant, me: Identity) -> None:
    """Raise Refused for a guest at a rated table: these are for accounts and bots only."""
    if settings.rated and occupant.kind != BOT and me.is_guest():
        raise Refused("account-required")


def check_rated(settings: Settings) -> None:
    """Raise Refused for rated games that need never end, or that one of several players can end for all."""
    if not settings.rated:
        return
    if settings.edition is not None:
        raise Refused("edition-not-rated")
    if settings.time_control.bank == 0 or settings.on_timeout == WAIT:
        raise Refused("clock-required")
    if settings.on_timeout == END_GAME and settings.seats > DUEL:
        raise Refused("end-not-allowed")


def new_occupant(kind: str, name: str | None, level: str, me: Identity) -> Occupant:
    """Return the occupant for a kind of seat in a request."""
    if kind == "bot":
        check_level(level)
        return Occupant(BOT, name or "", level=level)
    return Occupant(PERSON if kind == "me" else COMPANION, name or me.name, me.id)


async def create_table(services: Services, me: Identity, body: TableIn) -> str:
    """Create a table, seat everyone in the seat plan, and return the id of the table."""
    settings = settings_of(body, services.editions, hidden_games=services.configuration.hidden_games)
    plan = seat_plan_of(body)
    for _, seat in plan:
        check_can_sit(settings, new_occupant(seat.kind, seat.name, seat.level, me), me)
    check_rated(settings)
    await check_table_limits(services, me)
    table_id = await services.hub.create_table(me.id, settings)
    for number, seat in plan:
        await sit(services, table_id, me, SitIn(**seat.model_dump(), seat=number))
    if body.start:
        await start(services.hub, table_id, me)
    return table_id


async def table_ref(hub: Hub, table_id: str, me: Identity) -> TableRefOut:
    """Return the id of a table, the seats of the caller, and the commitment."""
    table = await hub.get_table(table_id)
    return TableRefOut(id=table_id, my_seats=table.seats_of(me.id), commitment=table.commitment)


async def check_table_limits(services: Services, me: Identity) -> None:
    """Raise Refused if the identity has too many unfinished tables, or created too many in an hour."""
    if not services.table_limiter.take(me.id):
        raise Refused("rate-limited")
    if await services.store.count_unfinished(me.id) >= services.configuration.limits.tables:
        raise Refused("too-many")


async def sit(
    services: Services, table_id: str, me: Identity, body: SitIn, *, invitation: Invitation | None = None
) -> int:
    """Seat an occupant and return the seat; an invitation lets somebody sit down at a private table."""
    hub, removed_at = services.hub, await services.store.removed_at(table_id, me.id)
    occupant = new_occupant(body.kind, body.name, body.level, me)

    def make(table: Table) -> Act:
        check_sit(table, me.id, occupant.kind, removed_at, invitation)
        check_can_sit(table.settings, occupant, me)
        named = with_shown_name(table, occupant)
        return Act(acts.SIT, hub.now(), seat=free_seat(table, body.seat), occupant=named.pack())

    seat = (await hub.act(table_id, make)).act.seat
    await stand_if_removed(services, table_id, me, removed_at)
    return seat


def with_shown_name(table: Table, occupant: Occupant) -> Occupant:
    """Return the occupant under an accepted name that looks like no other at the table; a bot without a name gets one.

    Names of requests have been checked before. Those of accounts may be older than the checks, and those of a rematch
    come from the acts of the finished table.
    """
    taken = {name for name in table.names() if name}
    if occupant.kind == BOT and not occupant.name:
        name = bot_name(occupant.level, taken, Sfc32(secrets.randbits(96)))
    else:
        name = distinct_name(accepted_name(occupant.name), taken)
    return Occupant(occupant.kind, name, occupant.identity, occupant.level)


def free_seat(table: Table, requested: int | None) -> int:
    """Return the requested seat, else the first free one."""
    if requested is not None:
        return requested
    free = [seat for seat, each in enumerate(table.occupants) if each is None]
    if not free:
        raise Refused("seat-taken")
    return free[0]


def host_act(me: Identity, act: Act, right: Right) -> ActFactory:
    """Return a factory for an act that is refused unless the caller has the right to it."""

    def make(table: Table) -> Act:
        check(table, me.id, right)
        return Act.unpack(act.pack())

    return make


async def start(hub: Hub, table_id: str, me: Identity, seen: str | None = None) -> list[int]:
    """Start the game; return the number of visible acts of every viewpoint.

    At a table with the status `seen`: if someone has started it since, nothing is done, because a second start would skip
    the entropy that the first one waits for.
    """

    def make(table: Table) -> Act:
        if seen == WAITING and table.status in {STARTING, PLAYING}:
            check(table, me.id, Right.FOLLOW)
            raise AlreadyStarted(table.visible_counts)
        right = Right.RESTART if table.status == STARTING else Right.START
        return host_act(me, Act(acts.START, hub.now()), right)(table)

    try:
        return (await hub.act(table_id, make)).visible_counts
    except AlreadyStarted as started:
        return started.visible_counts


class AlreadyStarted(Refused):
    """The table was started before; `visible_counts` are the present numbers of all viewpoints."""

    def __init__(self, visible_counts: list[int]) -> None:
        super().__init__("duplicate")
        self.visible_counts: Final = visible_counts[:]
