"""Lobby: which games there are, which tables wait, which are mine."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from caravane import games
from caravane.bots.levels import OFFERED
from caravane.kernel.game import AnyGame
from caravane.server.http.errors import problems
from caravane.server.http.session import MaybeMe, Me, TheServer
from caravane.server.services import Server
from caravane.server.store.protocol import Identity, Row
from caravane.server.wire.models import CardOut, PaceOut
from caravane.tables.clocks.time_control import FOREVER, PRESETS
from caravane.text import LANGUAGES, Texts

router = APIRouter(prefix="/api", tags=["lobby"])

Texted = dict[str, str]
Limit = Annotated[int, Query(ge=1, le=200)]


class ValueOut(BaseModel):
    """A value of an option, by language."""

    value: str
    title: Texted


class OptionOut(BaseModel):
    """What a host may settle before the game; the first value is the default."""

    key: str
    title: Texted
    values: list[ValueOut]
    names_seat: bool
    seats: list[int]


class LevelOut(BaseModel):
    """A level of bots, in words."""

    name: str
    title: Texted
    about: Texted


class GameOut(BaseModel):
    """A game, as far as the lobby knows it."""

    name: str
    rules: int
    seats: list[int]
    title: Texted
    about: Texted
    options: list[OptionOut]
    levels: list[LevelOut] = Field(description="of bots, the weakest first")


class GamesOut(BaseModel):
    """All that a host can choose from."""

    games: list[GameOut]
    paces: dict[str, PaceOut]


def _texted(game: AnyGame, key: str, *args: str) -> Texted:
    return {lang: getattr(Texts(game, lang), key)(*args) for lang in LANGUAGES}


def _game(name: str) -> GameOut:
    game = games.get(name)
    options = [
        OptionOut(
            key=option.key,
            title=_texted(game, "option", option.key),
            values=[ValueOut(value=value, title=_texted(game, "value", option.key, value)) for value in option.values],
            names_seat=option.names_seat,
            seats=list(option.seats),
        )
        for option in game.options
    ]
    return GameOut(
        name=name,
        rules=game.rules,
        seats=list(game.seats),
        title=_texted(game, "title"),
        about=_texted(game, "about"),
        options=options,
        levels=[_level(game, level.name) for level in OFFERED],
    )


def _level(game: AnyGame, name: str) -> LevelOut:
    return LevelOut(name=name, title=_texted(game, "level", name), about=_texted(game, "level_about", name))


@router.get("/games", responses=problems())
async def list_games(server: TheServer) -> GamesOut:
    """List the games with their options, the levels of bots, and the paces."""
    names = games.names(hidden=server.configuration.hidden_games)
    paces = {name: PaceOut(**pace.pack()) for name, pace in PRESETS.items()}
    return GamesOut(games=[_game(name) for name in names], paces=paces)


async def cards(server: Server, found: list[tuple[str, Row]], me: Identity | None) -> list[CardOut]:
    """Show tables in a list."""
    hosts = await server.store.names([row.host for _, row in found])
    now = server.hub.now()
    return [_card(name, row, me.id if me else "", hosts.get(row.host, ""), now) for name, row in found]


def _card(name: str, row: Row, me: str, host: str, now: float) -> CardOut:
    mine = [seat for seat, identity in enumerate(row.seating) if me and identity == me]
    up_at = min([row.clocks[seat] for seat in mine if seat in row.deciding], default=FOREVER)
    return CardOut(
        id=name,
        game=row.game,
        seats=row.seats,
        status=row.status,
        public=row.public,
        rated=row.rated,
        host=host,
        pace=PaceOut(**row.pace),
        places=row.places,
        names=row.names,
        mine=mine,
        deciding=row.deciding,
        clock=None if up_at == FOREVER else round(max(0.0, up_at - now), 1),
        created_at=row.created_at,
        last_at=row.told_at,
        ended_at=row.ended_at,
    )


@router.get("/tables/open", responses=problems())
async def open_tables(server: TheServer, me: MaybeMe, limit: Limit = 50) -> list[CardOut]:
    """List the public tables that wait for players."""
    return await cards(server, await server.store.open_tables(limit), me)


@router.get("/tables/mine", responses=problems(401))
async def my_tables(server: TheServer, me: Me, limit: Limit = 50) -> list[CardOut]:
    """List your tables, first where something happened last."""
    return await cards(server, await server.store.tables_of(me.id, limit), me)
