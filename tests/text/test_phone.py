"""Tests that texts are short enough for a phone: a move is a button, a prompt two lines, an event or reason three."""

from collections.abc import Iterator

import pytest

from caravane import games
from caravane.conformance.run import Run, cached_run
from caravane.kernel.game import AnyGame
from caravane.text import LANGUAGES, GameTexts

MOVE, QUESTION, SENTENCE = 40, 90, 120
NAMES = ("Maximilienne",) * 8


def runs(game: AnyGame) -> list[Run]:
    return [cached_run(game, game.seats[0], seed) for seed in range(3)]


def spoken(run: Run, texts: GameTexts) -> Iterator[tuple[int, str]]:
    """Return all texts about decisions in a game, each with its maximum length."""
    for point in run.points:
        for event in point.events:
            yield from (
                (SENTENCE, texts.event(event.seat, phrase, NAMES))
                for phrase in {event.seen_by(0), event.seen_by(1)}
                if phrase
            )
        if point.seat >= 0:
            yield QUESTION, texts.seat_prompt(point.state, point.seat, NAMES)
            yield from ((MOVE, texts.move(move, NAMES)) for move in run.game.legal(point.state, point.seat))
            yield from ((SENTENCE, text) for text in objections(run, texts, point.state, point.seat))


def objections(run: Run, texts: GameTexts, state: object, seat: int) -> Iterator[str]:
    for move in run.game.tries(state, seat):
        refusal = run.game.why_not(state, seat, move)
        if refusal is not None:
            yield texts.reason(refusal, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names(hidden=True))
def test_texts_fit_on_a_phone(name: str, lang: str) -> None:
    texts = GameTexts(games.get(name), lang)
    texts_shown = {(limit, text) for run in runs(texts.game) for limit, text in spoken(run, texts)}
    assert {MOVE, QUESTION, SENTENCE} == {limit for limit, _ in texts_shown}
    assert [text for limit, text in sorted(texts_shown) if len(text) > limit] == []
