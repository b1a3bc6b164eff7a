"""Tests of the fixed ratings of bots: they are those of the measured ladder, on the scale of ratings."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from caravane import games
from caravane.bots.levels import DEFAULT, OFFERED
from caravane.server.jobs.bot_ratings import bot_player, bot_players, bot_rating
from caravane.server.jobs.rating_model import MODEL, new_rating

LADDER = Path(__file__).parents[3] / "docs" / "ladder"
GAMES = sorted(games.names(hidden=False))


def measured(game: str) -> dict[str, int]:
    """Return the Elo of the levels on the ladder for two."""
    report = json.loads((LADDER / f"{game}.json").read_text(encoding="utf-8"))
    return {player["name"]: player["elo"] for player in report["players"]}


def mu(game: str, level: str) -> float:
    rating = bot_rating(game, bot_player(level))
    assert rating is not None
    return rating.mu


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_rated_as_measured_and_the_default_level_like_a_new_player(game: str) -> None:
    elo = measured(game)
    assert bot_players(game) == [bot_player(level.name) for level in OFFERED if level.name in elo]
    assert mu(game, DEFAULT) == new_rating().mu
    for weak, strong in pairwise(sorted(elo, key=elo.__getitem__)):
        assert (mu(game, strong) - mu(game, weak)) / (elo[strong] - elo[weak]) == pytest.approx(0.0339, abs=1e-4)


@pytest.mark.parametrize("points", [50, 200, 400])
def test_points_of_elo_mean_the_same_chances_as_points_of_rating(points: int) -> None:
    """Players who win as often as Elo says gain as much as they lose."""
    strong, weak = [MODEL.rating(mu=25 + each * 0.0339, sigma=0.01) for each in (points, 0)]
    gain, loss = [
        abs(MODEL.rate([[strong], [weak]], ranks=ranks)[0][0].mu - strong.mu) for ranks in ([1.0, 2.0], [2.0, 1.0])
    ]
    assert loss / (gain + loss) == pytest.approx(1 / (1 + 10 ** (-points / 400)), abs=0.001)


def test_levels_that_were_not_measured_have_no_rating() -> None:
    assert bot_rating("lost-cities", "bot:random") is None
    assert bot_players("_template") == []
