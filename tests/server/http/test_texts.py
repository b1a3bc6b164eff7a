"""The words and the texts of a game, for clients that say what they read; kept as long as they are the same."""

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

from caravane import games
from caravane.text import LANGUAGES, load_translations, required_keys
from caravane.text.texts import COMMON
from tests.server.client import Client
from tests.server.run_processes import Serve

pytestmark = pytest.mark.anyio

GAMES = games.names(hidden=True)


async def asked(serve: Serve, path: str, **headers: str) -> httpx.Response:
    async with Client(serve.address) as visitor:
        return await visitor.http.get(f"/api/games/{path}", headers=headers)


async def test_the_nouns_of_words_can_be_looked_up(serve: Serve) -> None:
    words = (await asked(serve, "lost-cities/words")).json()
    assert {"name": "accelerate", "rule": "", "nouns": [["colour", "colour", False]]} in words["verbs"]
    assert words["kinds"]["colour"] == ["red", "orange", "yellow", "green", "blue", "violet"]
    assert words["kinds"]["number"] == words["kinds"]["seat"] == []
    for part in ("verbs", "events", "reasons", "lines", "prompts"):
        assert all(kind in words["kinds"] for word in words[part] for _, kind, _ in word["nouns"])


async def test_the_shape_of_the_view_is_told(serve: Serve) -> None:
    words = (await asked(serve, "lost-cities/words")).json()
    view = words["view"]["parts"]
    number, colour = {"kind": "number", "maybe": False}, {"kind": "colour", "maybe": False}
    assert view["turn"] == number
    assert view["roller"] == {"kind": "seat", "maybe": True}
    assert view["taken"] == {"row": [colour, number], "maybe": True}
    assert view["sheets"]["by"] == "seat"
    sheet = view["sheets"]["of"]["parts"]
    assert sheet["columns"] == {"by": "colour", "of": {"by": "", "of": number, "maybe": False}, "maybe": False}
    assert sheet["circles"]["of"] == {"kind": "flag", "maybe": False}
    assert sheet["bridges"] == {"by": "bridge", "of": {"kind": "crossing", "maybe": False}, "maybe": False}
    assert words["kinds"]["crossing"] == ["open", "bonus", "struck"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
async def test_the_texts_say_what_they_say_here(serve: Serve, name: str, lang: str) -> None:
    game = games.get(name)
    answer = await asked(serve, f"{name}/texts/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(answer.text))
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


@pytest.mark.parametrize("path", ["lost-cities/words", "lost-cities/texts/fr"])
async def test_what_one_has_is_not_sent_again(serve: Serve, path: str) -> None:
    first = await asked(serve, path)
    tag = first.headers["etag"]
    assert tag.startswith('"')
    assert first.headers["cache-control"] == "no-cache"
    for known in (tag, f'"other", W/{tag}', "*"):
        again = await asked(serve, path, **{"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
    assert (await asked(serve, path, **{"if-none-match": '"other"'})).content == first.content


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("nothing/words", "no-such-game"),
        ("nothing/texts/fr", "no-such-game"),
        ("lost-cities/texts/de", "bad-request"),
    ],
)
async def test_what_there_is_not(serve: Serve, path: str, code: str) -> None:
    answer = await asked(serve, path)
    assert answer.json()["code"] == code
    assert answer.headers["cache-control"] == "no-store"


async def test_answers_come_compressed_to_who_can_read_that(serve: Serve) -> None:
    plain = await asked(serve, "lost-cities/texts/fr", **{"accept-encoding": "identity"})
    packed = await asked(serve, "lost-cities/texts/fr", **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.text == plain.text
    assert packed.headers["etag"] != plain.headers["etag"]
    again = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
    assert (await asked(serve, "lost-cities/texts/fr", **again)).status_code == 304
