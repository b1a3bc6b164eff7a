"""Routes for ratings, the leaderboard, public profiles and a player's finished games."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from caravane import games
from caravane.server.http.errors import error_responses
from caravane.server.http.lobby import Limit, table_summaries
from caravane.server.http.session import Me, ServicesDep
from caravane.server.http.session_route import SessionRoute
from caravane.server.http.texts import game_or_404
from caravane.server.jobs.bot_ratings import bot_players, bot_rating
from caravane.server.security.person_names import name_key
from caravane.server.services import Services
from caravane.server.store.records import BOT_PREFIX, Identity, Rating
from caravane.server.wire.answer import Out
from caravane.server.wire.models import TableSummaryOut
from caravane.tables.acts import Refused

router = APIRouter(prefix="/api", tags=["profiles"], route_class=SessionRoute)

Before = Annotated[float, Query(ge=0, le=1e11)]
FAR_FUTURE = 1e11


class RatingOut(Out):
    """The rating of a player in a game; `lower_bound` is the rating minus three times its uncertainty."""

    game: str
    rating: float
    uncertainty: float
    lower_bound: float
    games: int


class RankedOut(RatingOut):
    """An entry of the leaderboard: a person by name, or a bot by level."""

    name: str
    bot: bool


class ProfileOut(Out):
    """The public data of an account."""

    name: str
    ratings: list[RatingOut]


def rating_out(game: str, rating: Rating) -> RatingOut:
    """Return the response model of a rating."""
    return RatingOut(
        game=game,
        rating=rating.mu,
        uncertainty=rating.sigma,
        lower_bound=rating.lower_bound,
        games=rating.games,
    )


@router.get("/leaderboard/{game}", responses=error_responses(404))
async def read_leaderboard(
    services: ServicesDep, game: Annotated[str, Path(max_length=40)], limit: Limit = 50
) -> list[RankedOut]:
    """List people and bots by the lower bound of their ratings, the best first."""
    game_or_404(game)
    people = [_ranked(game, name, rating) for _, name, rating in await services.store.leaderboard(game, limit)]
    ranked = [*people, *await _ranked_bots(services, game)]
    return sorted(ranked, key=lambda each: -each.lower_bound)[:limit]


async def _ranked_bots(services: Services, game: str) -> list[RankedOut]:
    """Return the bots that have played rated games, with their fixed ratings."""
    bots = bot_players(game)
    played = zip(bots, await services.store.ratings(game, bots), strict=True)
    fixed = [(bot, bot_rating(game, bot, rating.games)) for bot, rating in played if rating]
    return [_ranked(game, bot.removeprefix(BOT_PREFIX), rating, bot=True) for bot, rating in fixed if rating]


def _ranked(game: str, name: str, rating: Rating, *, bot: bool = False) -> RankedOut:
    return RankedOut(name=name, bot=bot, **rating_out(game, rating).model_dump())


@router.get("/profiles/{login}", responses=error_responses(404))
async def read_profile(services: ServicesDep, login: Annotated[str, Path(max_length=32)]) -> ProfileOut:
    """Return the public profile of an account by its login."""
    found = await services.store.find_account(name_key(login))
    if found is None or not found.login or found.login.lower() != login.lower():
        raise Refused("profile-not-found")
    return ProfileOut(name=found.name, ratings=await _ratings(services, found))


@router.get("/me/ratings", responses=error_responses(401))
async def list_my_ratings(services: ServicesDep, me: Me) -> list[RatingOut]:
    """Return your ratings."""
    return await _ratings(services, me)


async def _ratings(services: Services, identity: Identity) -> list[RatingOut]:
    found: list[RatingOut] = []
    for game in games.names(hidden=services.configuration.hidden_games):
        rating = (await services.store.ratings(game, [identity.id]))[0]
        if rating is not None:
            found.append(rating_out(game, rating))
    return found


@router.get("/me/history", responses=error_responses(401))
async def list_my_games(
    services: ServicesDep, me: Me, limit: Limit = 50, before: Before = FAR_FUTURE
) -> list[TableSummaryOut]:
    """List your finished games, the latest first."""
    return await table_summaries(services, await services.store.history(me.id, limit, before), me)
