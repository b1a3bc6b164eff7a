"""Route for the rulebook of a game, which clients show on its own and to explain an illegal move."""

from functools import cache

from fastapi import APIRouter, Request, Response
from pydantic import Field

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.server.http.errors import error_responses
from caravane.server.http.etag import NOT_MODIFIED, etag_response
from caravane.server.http.texts import Lang, game_or_404
from caravane.server.wire.answer import Out
from caravane.text import Section
from caravane.text.rulebook import rules_of

router = APIRouter(prefix="/api/games", tags=["lobby"])


class ParagraphOut(Out):
    """A paragraph or a list item; text between `**` is bold."""

    text: str
    rules: list[str] = Field(description="ids of the rules it explains; each rule is in exactly one paragraph")
    item: bool


class SectionOut(Out):
    """A section of the rules; its id is the same in every language."""

    id: str
    title: str
    paragraphs: list[ParagraphOut]


class RulesOut(Out):
    """The rulebook of a game, in the order in which a new player needs it."""

    sections: list[SectionOut]


def _section(section: Section) -> SectionOut:
    paragraphs = [ParagraphOut(text=each.text, rules=list(each.rules), item=each.item) for each in section.paragraphs]
    return SectionOut(id=section.id, title=section.title, paragraphs=paragraphs)


def rules_out(game: AnyGame, lang: str) -> RulesOut:
    """Return the rules of a game with the figures of its box."""
    return RulesOut(sections=[_section(section) for section in rules_of(game, lang)])


@cache
def _body(game: str, lang: str) -> bytes:
    return rules_out(games.get(game), lang).model_dump_json().encode()


@router.get("/{game}/rules/{lang}", response_model=RulesOut, responses=error_responses(404) | NOT_MODIFIED)
async def read_rules(game: str, lang: Lang, request: Request) -> Response:
    """Return the rules of a game in a language, each paragraph with the ids of the rules it explains."""
    return etag_response(request, _body(game_or_404(game).name, lang), "application/json")
