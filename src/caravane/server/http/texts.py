"""Words: what a client needs to say in a language what a game says in words."""

from functools import cache
from typing import Any, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from caravane import games
from caravane.kernel.game import KERNEL_REASONS, AnyGame
from caravane.kernel.words import Vocabulary
from caravane.server.http.errors import problems
from caravane.server.http.etag import KEPT, kept
from caravane.server.http.view_schema import PartsOut, parts_of
from caravane.tables.acts import Refused
from caravane.text import game_source

router = APIRouter(prefix="/api/games", tags=["lobby"])

Lang = Literal["fr", "en"]
FLUENT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "a Fluent file", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


class WordOut(BaseModel):
    """A word of the game: what its nouns are called, and what they are."""

    name: str
    rule: str
    nouns: list[tuple[str, str, bool]] = Field(description="its name, its kind, and whether it may be repeated")


class WordsOut(BaseModel):
    """The words of a game and the shape of its view, so that a client can say what it reads."""

    verbs: list[WordOut]
    events: list[WordOut]
    reasons: list[WordOut]
    lines: list[WordOut]
    prompts: list[WordOut]
    kinds: dict[str, list[str]] = Field(description="the names of each kind's components in order; numbers have none")
    view: PartsOut = Field(description="what the view of a seat, or of a spectator, is made of")


def _words(vocabulary: Vocabulary) -> list[WordOut]:
    return [
        WordOut(
            name=word.name,
            rule=word.rule,
            nouns=[(param, kind.name, kind.many) for param, kind in zip(word.params, word.kinds, strict=True)],
        )
        for word in vocabulary.words
    ]


def words_of(game: AnyGame) -> WordsOut:
    """List the words of a game with their nouns."""
    return WordsOut(
        verbs=_words(game.verbs),
        events=_words(game.events),
        reasons=_words(game.reasons) + _words(KERNEL_REASONS),
        lines=_words(game.lines),
        prompts=_words(Vocabulary(*[step.prompt for step in game.steps])),
        kinds={name: list(kind.names) for name, kind in game.kinds().items()},
        view=parts_of(game.shape),
    )


def game_named(name: str) -> AnyGame:
    """Find a game by its name, or refuse."""
    if name not in games.names(hidden=True):
        raise Refused("no-such-game")
    return games.get(name)


@cache
def _words_body(name: str) -> bytes:
    return words_of(games.get(name)).model_dump_json().encode()


@router.get("/{game}/words", response_model=WordsOut, responses=problems(404) | KEPT)
async def words(game: str, request: Request) -> Response:
    """List the words of a game with their nouns, and what these can be."""
    return kept(request, _words_body(game_named(game).name), "application/json")


@router.get("/{game}/texts/{lang}", response_class=Response, responses=problems(404) | KEPT | FLUENT)
async def texts(game: str, lang: Lang, request: Request) -> Response:
    """Give the texts of a game in a language, and those that all games share, as one Fluent file."""
    return kept(request, game_source(game_named(game).package, lang).encode(), "text/plain; charset=utf-8")
