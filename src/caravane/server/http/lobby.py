"""Routes for the lobby: games, open tables and one's own tables."""

from functools import lru_cache
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Response
from pydantic import Field

from caravane import games
from caravane.bots.levels import OFFERED
from caravane.kernel.game import AnyGame
from caravane.server.faces.catalogue import FaceCatalogue
from caravane.server.http.errors import error_responses
from caravane.server.http.faces import face_out
from caravane.server.http.session import MaybeMe, Me, ServicesDep
from caravane.server.http.session_route import SessionRoute
from caravane.server.services import Services
from caravane.server.store.records import Identity, TableRow
from caravane.server.wire.answer import Out
from caravane.server.wire.models import FaceOut, TableSummaryOut, TimeControlOut
from caravane.tables.clocks.time_control import DAY, NEVER, PRESETS
from caravane.text import LANGUAGES, GameTexts

router = APIRouter(prefix="/api", tags=["lobby"], route_class=SessionRoute)

Localized = dict[Literal["fr", "en"], str]
OFFER_SECONDS: Final = 7 * DAY
"""Seconds for which a rematch is listed for those who have not joined it."""
Limit = Annotated[int, Query(ge=1, le=200)]


class ValueOut(Out):
    """A value of an option, with its title by language."""

    value: str
    title: Localized


class OptionOut(Out):
    """An option that the host chooses before the game; the first value is the default."""

    key: str
    title: Localized
    values: list[ValueOut]
    names_seat: bool
    seats: list[int]
    needs: dict[str, str] = Field(
        description="value of another option without which this one changes nothing; or empty"
    )


class LevelOut(Out):
    """A bot level, with its title and description by language."""

    name: str
    title: Localized
    about: Localized


class GameOut(Out):
    """A game with its seats, options and bot levels."""

    name: str
    rules: int
    seats: list[int]
    title: Localized
    subtitle: Localized = Field(description="second line of the cover; empty if the title says it")
    about: Localized
    designers: Localized = Field(description="designers and publishers; empty if the game names none")
    options: list[OptionOut]
    levels: list[LevelOut] = Field(description="bot levels, the weakest first")
    face: FaceOut | None = Field(default=None, description="the face that draws the game; null: it is shown in words")


class GamesOut(Out):
    """All choices for a new table."""

    games: list[GameOut]
    time_controls: dict[str, TimeControlOut]


def _localized(game: AnyGame, key: str, *args: str) -> Localized:
    return {lang: getattr(GameTexts(game, lang), key)(*args) for lang in LANGUAGES}


def _game(name: str, faces: FaceCatalogue) -> GameOut:
    game = games.get(name)
    options = [
        OptionOut(
            key=option.key,
            title=_localized(game, "option", option.key),
            values=[
                ValueOut(value=value, title=_localized(game, "value", option.key, value)) for value in option.values
            ],
            names_seat=option.names_seat,
            seats=list(option.seats),
            needs=dict([option.needs] if option.needs else []),
        )
        for option in game.options
        if not option.past
    ]
    return GameOut(
        name=name,
        rules=game.rules,
        seats=list(game.seats),
        title=_localized(game, "title"),
        subtitle=_localized(game, "subtitle"),
        about=_localized(game, "about"),
        designers=_localized(game, "designers"),
        options=options,
        levels=[_level(game, level.name) for level in OFFERED],
        face=face_out(faces, name, game.rules),
    )


def _weight(name: str) -> tuple[bool, int, str]:
    """Order the games by the number of their decision points, so that the easiest to learn is first; hidden ones last."""
    return name.startswith("_"), len(games.get(name).steps), name


def _level(game: AnyGame, name: str) -> LevelOut:
    return LevelOut(name=name, title=_localized(game, "level", name), about=_localized(game, "level_about", name))


@router.get("/games", response_model=GamesOut, responses=error_responses())
async def list_games(services: ServicesDep) -> Response:
    """List the games, the lightest first, with their options and bot levels; and the presets of time controls."""
    names = sorted(games.names(hidden=services.configuration.hidden_games), key=_weight)
    return Response(_games_json(tuple(names), services.faces), media_type="application/json")


@lru_cache(maxsize=2)
def _games_json(names: tuple[str, ...], faces: FaceCatalogue) -> bytes:
    """Return the list of games: the same for everybody, and read first by every page."""
    presets = {name: TimeControlOut(**preset.pack()) for name, preset in PRESETS.items()}
    listed = GamesOut(games=[_game(name, faces) for name in names], time_controls=presets)
    return listed.model_dump_json(by_alias=True).encode()


async def table_summaries(
    services: Services, rows: list[tuple[str, TableRow]], me: Identity | None
) -> list[TableSummaryOut]:
    """Return the summaries of tables, for one viewer or for none."""
    hosts = await services.store.names([row.host for _, row in rows])
    now = services.hub.now()
    return [_table_summary(table_id, row, me.id if me else "", hosts.get(row.host, ""), now) for table_id, row in rows]


def _table_summary(table_id: str, row: TableRow, me: str, host: str, now: float) -> TableSummaryOut:
    my_seats = [seat for seat, identity in enumerate(row.seat_identities) if me and identity == me]
    others = [seat for seat in row.deciding if seat not in my_seats]
    return TableSummaryOut(
        id=table_id,
        game=row.game,
        seats=row.seats,
        status=row.status,
        public=row.public,
        rated=row.rated,
        host=host,
        hosted_by_me=bool(me) and row.host == me,
        time_control=TimeControlOut(**row.time_control),
        occupants=row.occupants,
        names=row.names,
        my_seats=my_seats,
        deciding=row.deciding,
        seconds_left=_seconds_left(row, [seat for seat in my_seats if seat in row.deciding], now),
        others_seconds_left=_seconds_left(row, others, now),
        created_at=row.created_at,
        updated_at=row.updated_at,
        ended_at=row.ended_at,
    )


def _seconds_left(row: TableRow, seats: list[int], now: float) -> float | None:
    """Return the seconds until the first clock of these seats expires; None if none of them runs."""
    expires_at = min([row.clocks_expire_at[seat] for seat in seats], default=NEVER)
    return None if expires_at == NEVER else round(max(0.0, expires_at - now), 1)


@router.get("/tables/open", responses=error_responses())
async def list_open_tables(services: ServicesDep, me: MaybeMe, limit: Limit = 50) -> list[TableSummaryOut]:
    """List the public tables that wait for players, the newest first."""
    return await table_summaries(services, await services.store.open_tables(limit), me)


@router.get("/tables/mine", responses=error_responses(401))
async def list_my_tables(services: ServicesDep, me: Me, limit: Limit = 50) -> list[TableSummaryOut]:
    """List your tables, the most recently updated first, after the rematches at which a seat is free for you."""
    waiting = await services.store.awaited_rematches(me.id, services.hub.now() - OFFER_SECONDS, limit)
    invited = [(table_id, row) for table_id, row in waiting if None in row.occupants]
    rematches = await table_summaries(services, invited, me)
    offers = [
        each.model_copy(update={"rematch_of": row.rematch_of})
        for each, (_, row) in zip(rematches, invited, strict=True)
    ]
    return [*offers, *await table_summaries(services, await services.store.tables_of(me.id, limit), me)]
