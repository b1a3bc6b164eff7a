"""Tests of the rules over HTTP: complete, in the reader's language, and cached while unchanged."""

from typing import Any

import httpx
import pytest

from caravane import games
from caravane.text import LANGUAGES, Paragraph, Section, rulebook
from tests.server.client import Client
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio


async def get(serve: Serve, path: str, **headers: str) -> httpx.Response:
    async with Client(serve.address) as visitor:
        return await visitor.http.get(f"/api/games/{path}", headers=headers)


def parse_section(section: dict[str, Any]) -> Section:
    paragraphs = [Paragraph(each["text"], tuple(each["rules"]), each["item"]) for each in section["paragraphs"]]
    return Section(section["id"], section["title"], tuple(paragraphs))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names(hidden=True))
async def test_the_rules_are_complete(serve: Serve, name: str, lang: str) -> None:
    response = await get(serve, f"{name}/rules/{lang}")
    assert response.headers["content-type"] == "application/json"
    assert tuple(map(parse_section, response.json()["sections"])) == rulebook(games.get(name).package, lang)


async def test_the_rule_of_every_reason_is_in_the_rulebook(serve: Serve) -> None:
    words = (await get(serve, "lost-cities/vocabulary")).json()
    sections = (await get(serve, "lost-cities/rules/fr")).json()["sections"]
    covered = {rule for section in sections for paragraph in section["paragraphs"] for rule in paragraph["rules"]}
    assert {reason["rule"] for reason in words["reasons"] if reason["rule"]} <= covered


async def test_unchanged_rules_are_not_sent_again(serve: Serve) -> None:
    tags = [(await get(serve, f"lost-cities/rules/{lang}")).headers["etag"] for lang in LANGUAGES]
    again = await get(serve, "lost-cities/rules/fr", **{"if-none-match": tags[0]})
    assert (again.status_code, again.content) == (304, b"")
    other = await get(serve, "lost-cities/rules/fr", **{"if-none-match": tags[1]})
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("path", "code"), [("nothing/rules/fr", "game-not-found"), ("lost-cities/rules/de", "bad-request")]
)
async def test_unknown_rules_are_refused(serve: Serve, path: str, code: str) -> None:
    assert (await get(serve, path)).json()["code"] == code
