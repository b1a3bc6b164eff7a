"""Routes for the vocabulary, the Fluent texts and the box of a game."""

import json
from functools import cache
from typing import Any, Final, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from caravane import games
from caravane.kernel.game import KERNEL_REASONS, AnyGame
from caravane.kernel.presentation import Presentation
from caravane.kernel.words import Vocabulary
from caravane.server.http.errors import error_responses
from caravane.server.http.etag import NOT_MODIFIED, etag_response
from caravane.server.http.view_schema import PartsOut, parts_of
from caravane.server.wire.answer import Out
from caravane.tables.acts import Refused
from caravane.text import game_source

router = APIRouter(prefix="/api/games", tags=["lobby"])

Lang = Literal["fr", "en"]
FLUENT: Final[dict[int | str, dict[str, Any]]] = {
    200: {"description": "a Fluent file", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


class WordOut(Out):
    """A word of a game with its nouns."""

    name: str
    rule: str
    nouns: list[tuple[str, str, bool]] = Field(
        description="of each noun its name, its kind, and whether it may be repeated"
    )


class ExplanationOut(Out):
    """What explains a part: its texts are `explain-WORD-MEMBER` or `explain-WORD`, and `now-PART` about the present."""

    word: str = Field(description="part whose texts are used")
    rules: list[str]
    members: dict[str, list[str]] = Field(description="rules of single components, by name")
    figures: dict[str, str] = Field(description="placeholders, and where their values stand: `box/sites/$site/points`")
    now: dict[str, str] = Field(description="the same for the present: `view/players/$me/tokens/#`")
    nouns: dict[str, tuple[str, list[int]]] = Field(
        description="further nouns by the number of the first one: their kind and their numbers, -1 for none"
    )


class VocabularyOut(Out):
    """The words of a game and the schema of its view, so that a client can display moves, events and views as text."""

    verbs: list[WordOut]
    events: list[WordOut]
    reasons: list[WordOut]
    lines: list[WordOut]
    prompts: list[WordOut]
    headlines: list[WordOut]
    projected: list[WordOut]
    parts: list[WordOut] = Field(
        description="components that people can point at; every score line is a part too: `line:` and the line"
    )
    explanations: dict[str, ExplanationOut] = Field(description="what people are told about parts, by their word")
    kinds: dict[str, list[str]] = Field(description="names of the components of each kind, in order; numbers have none")
    view: PartsOut = Field(description="schema of the view of a seat or of a spectator")


def _words(vocabulary: Vocabulary) -> list[WordOut]:
    return [
        WordOut(
            name=word.name,
            rule=word.rule,
            nouns=[(param, kind.name, kind.many) for param, kind in zip(word.params, word.kinds, strict=True)],
        )
        for word in vocabulary.words
    ]


def _explanations(presentation: Presentation) -> dict[str, ExplanationOut]:
    return {
        word: ExplanationOut(
            word=each.word or word,
            rules=list(each.rules),
            members={name: list(rules) for name, rules in each.members.items()},
            figures=each.figures,
            now=each.now,
            nouns={name: (kind.name, list(numbers)) for name, (kind, numbers) in each.nouns.items()},
        )
        for word, each in presentation.explanations.items()
    }


def vocabulary_of(game: AnyGame) -> VocabularyOut:
    """Return the words of a game with their nouns, its kinds, and the schema of its view."""
    return VocabularyOut(
        verbs=_words(game.verbs),
        events=_words(game.events),
        reasons=_words(game.reasons) + _words(KERNEL_REASONS),
        lines=_words(game.score_lines),
        prompts=_words(Vocabulary(*[step.prompt for step in game.steps])),
        headlines=_words(game.presentation.headlines),
        parts=_words(game.presentation.parts),
        projected=_words(game.presentation.projected_lines),
        explanations=_explanations(game.presentation),
        kinds={name: list(kind.names) for name, kind in game.kinds().items()},
        view=parts_of(game.view_schema),
    )


def game_or_404(name: str) -> AnyGame:
    """Return a game by its name; raise Refused if there is none."""
    if name not in games.names(hidden=True):
        raise Refused("game-not-found")
    return games.get(name)


@cache
def _vocabulary_body(name: str) -> bytes:
    return vocabulary_of(games.get(name)).model_dump_json().encode()


@router.get("/{game}/vocabulary", response_model=VocabularyOut, responses=error_responses(404) | NOT_MODIFIED)
async def read_vocabulary(game: str, request: Request) -> Response:
    """Return the words of a game with their nouns, and the values that these can have."""
    return etag_response(request, _vocabulary_body(game_or_404(game).name), "application/json")


@cache
def _box_body(name: str) -> bytes:
    return json.dumps(games.get(name).tables, ensure_ascii=False).encode()


@router.get("/{game}/box", response_model=dict[str, Any], responses=error_responses(404) | NOT_MODIFIED)
async def read_box(game: str, request: Request) -> Response:
    """Return the contents of a game's box, with all its values, in the form of its `components.toml`."""
    return etag_response(request, _box_body(game_or_404(game).name), "application/json")


@router.get("/{game}/texts/{lang}", response_class=Response, responses=error_responses(404) | NOT_MODIFIED | FLUENT)
async def read_texts(game: str, lang: Lang, request: Request) -> Response:
    """Return the texts of a game in a language, with those that all games share, as one Fluent file."""
    return etag_response(request, game_source(game_or_404(game).package, lang).encode(), "text/plain; charset=utf-8")
