"""Rules: what a client shows to whoever wants to read the rules of a game, or asks why something cannot be done."""

from functools import cache

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from caravane.server.http.errors import problems
from caravane.server.http.etag import KEPT, kept
from caravane.server.http.texts import Lang, game_named
from caravane.text import Section, rulebook

router = APIRouter(prefix="/api/games", tags=["lobby"])


class ParagraphOut(BaseModel):
    """A few sentences, or an item of a list; what stands between `**` is bold."""

    text: str
    rules: list[str] = Field(description="the rules that it tells; each is told once")
    item: bool


class SectionOut(BaseModel):
    """A part of the rules; its id is the same in every language."""

    id: str
    title: str
    paragraphs: list[ParagraphOut]


class RulesOut(BaseModel):
    """The rules of a game for people, in the order in which a new player needs them."""

    sections: list[SectionOut]


def _section(section: Section) -> SectionOut:
    paragraphs = [ParagraphOut(text=each.text, rules=list(each.rules), item=each.item) for each in section.paragraphs]
    return SectionOut(id=section.id, title=section.title, paragraphs=paragraphs)


@cache
def _body(package: str, lang: str) -> bytes:
    told = RulesOut(sections=[_section(section) for section in rulebook(package, lang)])
    return told.model_dump_json().encode()


@router.get("/{game}/rules/{lang}", response_model=RulesOut, responses=problems(404) | KEPT)
async def rules(game: str, lang: Lang, request: Request) -> Response:
    """Tell the rules of a game in a language, each paragraph with the ids of the rules that it tells."""
    return kept(request, _body(game_named(game).package, lang), "application/json")
