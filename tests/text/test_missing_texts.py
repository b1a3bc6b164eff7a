"""Tests that a game with missing texts can be played: in another language, or with the keys of its texts."""

from pathlib import Path

import pytest

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.text import GameTexts, game_source, load_translations, missing_texts
from caravane.text.texts import COMMON
from caravane.text.translations import load_game_translations, source
from tests.cli.run_cli import run
from tests.text.broken_texts import copy, spoil

PLAY = ("play", "_template", "--seed", "3", "--names", "Ana", "--lang", "fr")


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[AnyGame, Path]:
    """Return the game with locale files that the test may break, and forget what other tests have loaded."""
    for cached in (load_translations, load_game_translations, game_source):
        cached.cache_clear()
    return copy(tmp_path, monkeypatch, "locales")


def test_a_missing_text_is_taken_from_another_language(
    copied: tuple[AnyGame, Path], caplog: pytest.LogCaptureFixture
) -> None:
    game, locales = copied
    spoil(locales / "fr.ftl", "verb-play =", "verb-plaie =")
    texts = GameTexts(game, "fr")
    move = game.verbs.read("play:card-7")
    assert [texts.move(move), texts.move(move)] == ["Play card 7", "Play card 7"]
    assert "text missing in the fr file of spoiled_locales: verb-play" in caplog.text
    assert len(caplog.records) == 1
    assert missing_texts(game) != []


@pytest.mark.parametrize("broken", ["verb-no =", "verb-play = { $nothing }\nverb-no ="])
def test_a_text_that_no_language_has_is_its_key(copied: tuple[AnyGame, Path], broken: str) -> None:
    game, locales = copied
    for lang in ("fr", "en"):
        spoil(locales / f"{lang}.ftl", "verb-play =", broken)
    move = game.verbs.read("play:card-7")
    assert GameTexts(game, "en").move(move) == "Verb-play (7)"
    assert GameTexts(game, "en").title() == "The Well"


def test_clients_get_the_texts_of_another_language(copied: tuple[AnyGame, Path]) -> None:
    _, locales = copied
    (locales / "fr.ftl").unlink()
    assert "The Well" in game_source("spoiled_locales", "fr")
    (locales / "en.ftl").unlink()
    game_source.cache_clear()
    assert game_source("spoiled_locales", "en").strip() == source(COMMON, "en").strip()


def test_a_game_without_any_text_is_played_to_the_end(
    copied: tuple[AnyGame, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, locales = copied
    for lang in ("fr", "en"):
        (locales / f"{lang}.ftl").unlink()
    monkeypatch.setattr(games, "get", lambda _: game)
    output = run(*PLAY, typed=["1"] * 20)
    assert "Step-play-card" in output
    assert "gagne avec" in output
