"""Tests of the presentation: what a game declares for every interface."""

from collections.abc import Sequence

import pytest

from caravane.kernel.presentation import CHAPTER, SCORING, TURN, Presentation
from caravane.kernel.words import Vocabulary, Word


def presentation(
    *parts: str,
    turns: Sequence[int] = (),
    chapters: Sequence[int] = (),
    deeds: Sequence[int] = (),
    slips: Sequence[int] = (),
) -> Presentation:
    return Presentation(
        scores=lambda _view: [],
        headlines=Vocabulary(),
        headline=lambda _view: (),
        parts=Vocabulary(*[Word(part) for part in parts]),
        turn_events=turns,
        chapter_events=chapters,
        scoring_events=(4,),
        deeds=deeds,
        slips=slips,
    )


def test_an_event_starts_a_turn_a_chapter_the_scoring_or_nothing() -> None:
    game = presentation(turns=(1, 2), chapters=(3,))
    assert [game.starts((event, 9)) for event in range(5)] == ["", TURN, TURN, CHAPTER, SCORING]


def test_an_event_cannot_start_two_things() -> None:
    with pytest.raises(ValueError, match="only one thing"):
        presentation(turns=(1, 2), chapters=(2,))


def test_deeds_are_ranked_the_best_first() -> None:
    game = presentation(deeds=(3, 1), slips=(3,))
    assert [game.deed((event, 9)) for event in range(4)] == [0, 2, 0, 1]
    assert [game.slip((event, 9)) for event in range(4)] == [False, False, False, True]


def test_only_deeds_are_slips() -> None:
    with pytest.raises(ValueError, match="only deeds"):
        presentation(deeds=(1,), slips=(2,))


def test_a_game_does_not_declare_lines_as_parts() -> None:
    with pytest.raises(ValueError, match="score lines are parts by themselves"):
        presentation("deck", "line")
