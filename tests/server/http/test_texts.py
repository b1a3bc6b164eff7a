"""Tests of the vocabulary and the texts of a game, which clients cache while they are unchanged."""

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from caravane import games
from caravane.kernel.box import load
from caravane.text import LANGUAGES, load_translations, required_keys
from caravane.text.texts import COMMON
from tests.server.client import Client
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

GAMES = games.names(hidden=True)


async def get(serve: Serve, path: str, **headers: str) -> httpx.Response:
    async with Client(serve.address) as visitor:
        return await visitor.http.get(f"/api/games/{path}", headers=headers)


async def test_every_noun_has_a_kind(serve: Serve) -> None:
    vocabulary = (await get(serve, "lost-cities/vocabulary")).json()
    assert {"name": "accelerate", "rule": "", "nouns": [["colour", "colour", False]]} in vocabulary["verbs"]
    assert vocabulary["kinds"]["colour"] == ["red", "orange", "yellow", "green", "blue", "violet"]
    assert vocabulary["kinds"]["number"] == vocabulary["kinds"]["seat"] == []
    for part in ("verbs", "events", "reasons", "lines", "prompts", "headlines", "parts", "projected"):
        assert all(kind in vocabulary["kinds"] for word in vocabulary[part] for _, kind, _ in word["nouns"])


async def test_the_vocabulary_has_the_view_schema(serve: Serve) -> None:
    vocabulary = (await get(serve, "lost-cities/vocabulary")).json()
    view = vocabulary["view"]["parts"]
    number, colour = {"kind": "number", "maybe": False}, {"kind": "colour", "maybe": False}
    assert view["turn"] == number
    assert view["roller"] == {"kind": "seat", "maybe": True}
    assert view["taken"] == {"row": [colour, number], "maybe": True}
    assert view["sheets"]["by"] == "seat"
    sheet = view["sheets"]["of"]["parts"]
    assert sheet["columns"] == {"by": "colour", "of": {"by": "", "of": number, "maybe": False}, "maybe": False}
    assert sheet["circles"]["of"] == {"kind": "flag", "maybe": False}
    assert sheet["bridges"] == {"by": "bridge", "of": {"kind": "crossing", "maybe": False}, "maybe": False}
    assert vocabulary["kinds"]["crossing"] == ["open", "bonus", "struck"]


async def test_the_vocabulary_has_headlines_and_parts(serve: Serve) -> None:
    vocabulary = (await get(serve, "lost-cities/vocabulary")).json()
    assert [word["name"] for word in vocabulary["headlines"]] == ["turn"]
    square = {"name": "square", "rule": "", "nouns": [["colour", "colour", False], ["square", "number", False]]}
    assert square in vocabulary["parts"]


@pytest.mark.parametrize("name", GAMES)
async def test_the_box_is_that_of_the_rules(serve: Serve, name: str) -> None:
    response = await get(serve, f"{name}/box")
    assert response.headers["content-type"] == "application/json"
    assert response.json() == load(games.get(name).package)
    assert response.json()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
async def test_the_texts_equal_those_of_the_package(serve: Serve, name: str, lang: str) -> None:
    game = games.get(name)
    response = await get(serve, f"{name}/texts/{lang}")
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(response.text))
    plain = [key for key, placeholders in required_keys(game).items() if not placeholders]
    assert len(plain) > 10
    for key, package in [*((key, game.package) for key in plain), ("seat-table", COMMON)]:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert bundle.format_pattern(pattern, {}) == (load_translations(lang, package)(key), [])


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_game_hides_one_that_all_games_share(name: str) -> None:
    common = load_translations("en", COMMON)
    assert [key for key in required_keys(games.get(name)) if key in common] == []


@pytest.mark.parametrize("path", ["lost-cities/vocabulary", "lost-cities/texts/fr", "lost-cities/box"])
async def test_unchanged_content_is_not_sent_again(serve: Serve, path: str) -> None:
    first = await get(serve, path)
    tag = first.headers["etag"]
    assert tag.startswith('"')
    assert first.headers["cache-control"] == "no-cache"
    for value in (tag, f'"other", W/{tag}', "*"):
        again = await get(serve, path, **{"if-none-match": value})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
    assert (await get(serve, path, **{"if-none-match": '"other"'})).content == first.content


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nothing/vocabulary", "game-not-found"),
        ("nothing/texts/fr", "game-not-found"),
        ("lost-cities/texts/de", "bad-request"),
    ],
)
async def test_unknown_content_is_refused(serve: Serve, path: str, code: str) -> None:
    response = await get(serve, path)
    assert response.json()["code"] == code
    assert response.headers["cache-control"] == "no-store"


async def test_responses_are_compressed_if_accepted(serve: Serve) -> None:
    plain = await get(serve, "lost-cities/texts/fr", **{"accept-encoding": "identity"})
    compressed = await get(serve, "lost-cities/texts/fr", **{"accept-encoding": "gzip"})
    assert compressed.headers["content-encoding"] == "gzip"
    assert int(compressed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert compressed.text == plain.text
    assert compressed.headers["etag"] != plain.headers["etag"]
    headers = {"accept-encoding": "gzip", "if-none-match": compressed.headers["etag"]}
    assert (await get(serve, "lost-cities/texts/fr", **headers)).status_code == 304
