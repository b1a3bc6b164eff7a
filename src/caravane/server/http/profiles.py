"""Players: ratings, and the games people have played."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel

from caravane import games
from caravane.server.http.errors import problems
from caravane.server.http.lobby import Limit, cards
from caravane.server.http.session import Me, TheServer
from caravane.server.jobs.ratings import BOT_PREFIX
from caravane.server.services import Server
from caravane.server.store.protocol import Identity, Rating
from caravane.server.wire.models import CardOut
from caravane.tables.acts import Refused

router = APIRouter(prefix="/api", tags=["players"])

Before = Annotated[float, Query(ge=0, le=1e11)]
NOW = 1e11


class RatingOut(BaseModel):
    """How well someone is believed to play a game; `sure` is what it is worth for certain."""

    game: str
    rating: float
    uncertainty: float
    sure: float
    games: int


class RankedOut(RatingOut):
    """A place in the list: a person by name, or a bot by level."""

    name: str
    bot: bool


class ProfileOut(BaseModel):
    """What everyone may know about an account."""

    name: str
    ratings: list[RatingOut]


def rating_out(game: str, rating: Rating) -> RatingOut:
    """Show a rating."""
    sure = rating.mu - 3 * rating.sigma
    return RatingOut(game=game, rating=rating.mu, uncertainty=rating.sigma, sure=sure, games=rating.games)


@router.get("/leaderboard/{game}", responses=problems(404))
async def leaderboard(
    server: TheServer, game: Annotated[str, Path(max_length=40)], limit: Limit = 50
) -> list[RankedOut]:
    """List people and bots by what they are surely worth."""
    if game not in games.names(hidden=True):
        raise Refused("no-such-game")
    ranked: list[RankedOut] = []
    for player, name, rating in await server.store.leaderboard(game, limit):
        bot = player.startswith(BOT_PREFIX)
        shown = player.removeprefix(BOT_PREFIX) if bot else name
        ranked.append(RankedOut(name=shown, bot=bot, **rating_out(game, rating).model_dump()))
    return ranked


@router.get("/players/{login}", responses=problems(404))
async def profile(server: TheServer, login: Annotated[str, Path(max_length=32)]) -> ProfileOut:
    """Show an account by its login."""
    found = await server.store.find_account(login)
    if found is None or not found.login or found.login.lower() != login.lower():
        raise Refused("no-such-player")
    return ProfileOut(name=found.name, ratings=await _ratings(server, found))


@router.get("/me/ratings", responses=problems(401))
async def my_ratings(server: TheServer, me: Me) -> list[RatingOut]:
    """Show your ratings."""
    return await _ratings(server, me)


async def _ratings(server: Server, who: Identity) -> list[RatingOut]:
    found: list[RatingOut] = []
    for game in games.names(hidden=server.configuration.hidden_games):
        rating = (await server.store.ratings(game, [who.id]))[0]
        if rating is not None:
            found.append(rating_out(game, rating))
    return found


@router.get("/me/history", responses=problems(401))
async def my_history(server: TheServer, me: Me, limit: Limit = 50, before: Before = NOW) -> list[CardOut]:
    """List your games that are over, the latest first."""
    return await cards(server, await server.store.history(me.id, limit, before), me)
