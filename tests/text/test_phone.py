"""What is read on a phone is short: a move is a button, a question two lines, an event or a reason three."""

from collections.abc import Iterator

import pytest

from caravane import games
from caravane.conformance.run import Run, recorded
from caravane.kernel.game import AnyGame
from caravane.text import LANGUAGES, Texts

MOVE, QUESTION, SENTENCE = 40, 90, 120
NAMES = ("Maximilienne",) * 8


def runs(game: AnyGame) -> list[Run]:
    return [recorded(game, game.seats[0], seed) for seed in range(3)]


def spoken(run: Run, texts: Texts) -> Iterator[tuple[int, str]]:
    """Give all that is said in a game about decisions, each with the length that it may have."""
    for point in run.points:
        for event in point.events:
            yield from (
                (SENTENCE, texts.event(event.seat, said, NAMES))
                for said in {event.seen_by(0), event.seen_by(1)}
                if said
            )
        if point.seat >= 0:
            yield QUESTION, texts.question(point.state, point.seat, NAMES)
            yield from ((MOVE, texts.move(move, NAMES)) for move in run.game.legal(point.state, point.seat))
            yield from ((SENTENCE, text) for text in objections(run, texts, point.state, point.seat))


def objections(run: Run, texts: Texts, state: object, seat: int) -> Iterator[str]:
    for move in run.game.tries(state, seat):
        refusal = run.game.why_not(state, seat, move)
        if refusal is not None:
            yield texts.reason(refusal, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names(hidden=True))
def test_nothing_is_longer_than_a_phone_likes(name: str, lang: str) -> None:
    texts = Texts(games.get(name), lang)
    said = {(most, text) for run in runs(texts.game) for most, text in spoken(run, texts)}
    assert len(said) > 50
    assert [text for most, text in sorted(said) if len(text) > most] == []
