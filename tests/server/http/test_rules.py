"""The rules of a game over HTTP: all of them, in the reader's language, kept as long as they are the same."""

from typing import Any

import httpx
import pytest

from caravane import games
from caravane.text import LANGUAGES, Paragraph, Section, rulebook
from tests.server.client import Client
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio


async def asked(serve: Serve, path: str, **headers: str) -> httpx.Response:
    async with Client(serve.address) as visitor:
        return await visitor.http.get(f"/api/games/{path}", headers=headers)


def read(section: dict[str, Any]) -> Section:
    paragraphs = [Paragraph(each["text"], tuple(each["rules"]), each["item"]) for each in section["paragraphs"]]
    return Section(section["id"], section["title"], tuple(paragraphs))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names(hidden=True))
async def test_the_rules_are_told_whole(serve: Serve, name: str, lang: str) -> None:
    answer = await asked(serve, f"{name}/rules/{lang}")
    assert answer.headers["content-type"] == "application/json"
    assert tuple(map(read, answer.json()["sections"])) == rulebook(games.get(name).package, lang)


async def test_the_rule_of_every_reason_can_be_opened(serve: Serve) -> None:
    words = (await asked(serve, "lost-cities/words")).json()
    sections = (await asked(serve, "lost-cities/rules/fr")).json()["sections"]
    told = {rule for section in sections for paragraph in section["paragraphs"] for rule in paragraph["rules"]}
    assert {reason["rule"] for reason in words["reasons"] if reason["rule"]} <= told


async def test_rules_that_one_has_are_not_sent_again(serve: Serve) -> None:
    tags = [(await asked(serve, f"lost-cities/rules/{lang}")).headers["etag"] for lang in LANGUAGES]
    again = await asked(serve, "lost-cities/rules/fr", **{"if-none-match": tags[0]})
    assert (again.status_code, again.content) == (304, b"")
    other = await asked(serve, "lost-cities/rules/fr", **{"if-none-match": tags[1]})
    assert other.status_code == 200


@pytest.mark.parametrize(
    ("path", "code"), [("nothing/rules/fr", "no-such-game"), ("lost-cities/rules/de", "bad-request")]
)
async def test_rules_that_there_are_not(serve: Serve, path: str, code: str) -> None:
    assert (await asked(serve, path)).json()["code"] == code
