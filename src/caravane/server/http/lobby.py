"""Lobby: which games there are, which tables wait, which are mine."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.server.botwork.levels import LEVELS
from caravane.server.http.errors import problems
from caravane.server.http.models import CardOut, PaceOut
from caravane.server.http.session import MaybeMe, Me, TheServer
from caravane.server.store.contract import Row
from caravane.tables.pace import PRESETS
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


class GameOut(BaseModel):
    """A game, as far as the lobby knows it."""

    name: str
    rules: int
    seats: list[int]
    title: Texted
    about: Texted
    options: list[OptionOut]


class GamesOut(BaseModel):
    """All that a host can choose from."""

    games: list[GameOut]
    levels: list[str]
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
        )
        for option in game.options
    ]
    title, about = _texted(game, "title"), _texted(game, "about")
    return GameOut(name=name, rules=game.rules, seats=list(game.seats), title=title, about=about, options=options)


@router.get("/games", responses=problems())
async def list_games(server: TheServer) -> GamesOut:
    """List the games with their options, the levels of bots, and the paces."""
    names = games.names(hidden=server.configuration.hidden_games)
    paces = {name: PaceOut(**pace.pack()) for name, pace in PRESETS.items()}
    return GamesOut(games=[_game(name) for name in names], levels=list(LEVELS), paces=paces)


def card(name: str, row: Row, me: str) -> CardOut:
    """Show a table in a list."""
    return CardOut(
        id=name,
        game=row.game,
        seats=row.seats,
        status=row.status,
        public=row.public,
        rated=row.rated,
        names=row.names,
        mine=[seat for seat, identity in enumerate(row.seating) if me and identity == me],
        deciding=row.deciding,
        ended_at=row.ended_at,
    )


@router.get("/tables/open", responses=problems())
async def open_tables(server: TheServer, me: MaybeMe, limit: Limit = 50) -> list[CardOut]:
    """List the public tables that wait for players."""
    return [card(name, row, me.id if me else "") for name, row in await server.store.open_tables(limit)]


@router.get("/tables/mine", responses=problems(401))
async def my_tables(server: TheServer, me: Me, limit: Limit = 50) -> list[CardOut]:
    """List your tables, the latest act first."""
    return [card(name, row, me.id) for name, row in await server.store.tables_of(me.id, limit)]
