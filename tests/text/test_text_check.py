"""Tests of property 13: every step, verb, event, reason, line, option and component has its texts."""

from pathlib import Path

import pytest

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.text import missing_texts, required_keys
from tests.text.broken_texts import WELL, copy, spoil


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[AnyGame, Path]:
    """Return the game with locale files that the test may break."""
    return copy(tmp_path, monkeypatch, "locales")


@pytest.mark.parametrize("name", games.names(hidden=True))
def test_every_game_has_all_its_texts(name: str) -> None:
    assert missing_texts(games.get(name)) == []


def test_the_required_keys_of_a_game() -> None:
    keys = required_keys(WELL)
    assert keys["event-won"] == {"seat", "depth"}
    assert keys["verb-play"] == {"card"}
    assert keys["step-play-card"] == {"depth"}
    assert {"title", "about", "option-rounds", "option-rounds-long", "step-shuffle", "line-well"} <= set(keys)
    assert {"view-hands", "view-won"} <= set(keys)
    nested = required_keys(games.get("lost-cities"))
    assert {"view-order-of-choices", "view-sheets-dice", "box-bridges", "crossing-open"} <= set(nested)
    assert {"reason-not-in-hand", "card-card-1", "card-card-20"} <= set(keys)


def test_a_gap_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, locales = copied
    spoil(locales / "fr.ftl", "event-left =", "event-gone =")
    assert missing_texts(game) == [
        "spoiled_locales/locales/fr.ftl: event-left is missing",
        "spoiled_locales/locales/en.ftl: event-gone is missing",
    ]


def test_a_placeholder_that_is_not_given_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, locales = copied
    spoil(locales / "en.ftl", "shows card { $card }", "shows card { $cart }")
    assert missing_texts(game) == ["spoiled_locales/locales/en.ftl: event-shown uses $cart, which is unknown"]


def test_placeholders_are_followed_through_references(copied: tuple[AnyGame, Path]) -> None:
    game, locales = copied
    spoil(locales / "en.ftl", "shows card { $card }", "shows { verb-shuffle } { nobody } { -nothing }")
    complaints = [complaint.rpartition(" uses ")[2] for complaint in missing_texts(game)]
    assert complaints == [f"{name}, which is unknown" for name in ("$order", "-nothing", "nobody")]


def test_a_line_that_cannot_be_read_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, locales = copied
    spoil(locales / "en.ftl", "event-left =", "event-left")
    assert any("syntax error: 'event-left" in complaint for complaint in missing_texts(game))


def test_a_text_written_twice_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, locales = copied
    spoil(locales / "en.ftl", "event-left =", "event-buried = Again.\nevent-left =")
    assert missing_texts(game) == ["spoiled_locales/locales/en.ftl: event-buried is defined twice"]


def test_a_missing_language_is_found(copied: tuple[AnyGame, Path]) -> None:
    game, locales = copied
    (locales / "fr.ftl").unlink()
    complaints = missing_texts(game)
    assert "spoiled_locales has no texts in 'fr'" in complaints[0]
    assert "spoiled_locales/locales/fr.ftl: title is missing" in complaints
