"""What a game tells every interface about itself: points, headline, turns, and the parts of its box.

Points and headline are computed from a view, so that they cannot show more than the view does.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from caravane.kernel.explanation import Explanation
from caravane.kernel.words import Phrase, Vocabulary

TURN: Final = "turn"
CHAPTER: Final = "chapter"
SCORING: Final = "scoring"
LINE: Final = "line"
"""Word that makes a part of every score line: `line:column:red`. No game declares it."""

AnyView = Mapping[str, object]
ScoreLines = list[tuple[Phrase, int]]
"""The parts of the points of a side."""


@final
class Presentation:
    """The declarations of a game that logs, charts, notices and boards share."""

    __slots__ = (
        "_ranks",
        "_slips",
        "_starts",
        "endings",
        "explanations",
        "factors",
        "headline",
        "headlines",
        "parts",
        "projected",
        "projected_lines",
        "scores",
        "turn",
    )

    def __init__(
        self,
        *,
        scores: Callable[[AnyView], list[int | None]],
        headlines: Vocabulary,
        headline: Callable[[AnyView], Phrase],
        parts: Vocabulary,
        explanations: Mapping[str, Explanation] | None = None,
        turn: Callable[[AnyView], int] | None = None,
        turn_events: Sequence[int] = (),
        chapter_events: Sequence[int] = (),
        scoring_events: Sequence[int] = (),
        deeds: Sequence[int] = (),
        slips: Sequence[int] = (),
        endings: Sequence[int] = (),
        projected_lines: Vocabulary | None = None,
        projected: Callable[[AnyView, Any], list[ScoreLines]] | None = None,
        factors: Callable[[AnyView, int, Any], Mapping[Phrase, int]] | None = None,
    ) -> None:
        self.scores: Final = scores
        """Points of every side, automata after the last seat; None where the view does not show them."""
        self.headlines: Final = headlines
        self.headline: Final = headline
        """How far the game is, as a phrase of `headlines`; empty if there is nothing to say."""
        self.parts: Final = parts
        """Words for the components that people can point at: `card:card-7`, `deck`."""
        own = dict(explanations or {})
        self.explanations: Final = {word: explanation.complete(own) for word, explanation in own.items()}
        """What people are told about parts, by word; a part without an explanation is only named."""
        self.turn: Final = turn
        """Number of the turn, from 1; a game whose views do not count turns leaves it out."""
        self._starts: Final = _starts({TURN: turn_events, CHAPTER: chapter_events, SCORING: scoring_events})
        self._ranks: Final = {event: rank for rank, event in enumerate(deeds, start=1)}
        self._slips: Final = frozenset(slips)
        self.endings: Final = tuple(endings)
        """Events that tell why the game ends, in words of their own: `ending-last-card` besides `event-last-card`."""
        self.projected_lines: Final = projected_lines or Vocabulary()
        self.projected: Final = projected
        """Points of every side if all that is public were scored now, by a view and the game's box, in phrases of
        `projected_lines`; a game whose points are always up to date leaves it out."""
        self.factors: Final = factors
        """Lines of a side's score sheet whose points were multiplied, with the factor, by a view, the side and the box;
        a game without any leaves it out."""
        if not self._slips <= set(self._ranks):
            raise ValueError("only deeds are shown as slips")
        if any(word.name == LINE for word in parts.words):
            raise ValueError(f"no part can be called {LINE!r}: score lines are parts by themselves")

    def starts(self, event: Phrase) -> str:
        """Return what an event starts: a turn, a chapter such as a season (and its first turn), the scoring, or ''."""
        return self._starts.get(event[0], "")

    def deed(self, event: Phrase) -> int:
        """Return how well an event sums up what somebody did, from 1 for the best; 0 if it is only a detail."""
        return self._ranks.get(event[0], 0)

    def slip(self, event: Phrase) -> bool:
        """Return whether everybody wants to read this deed with its details, such as a sale with its prices."""
        return event[0] in self._slips


def _starts(events: Mapping[str, Sequence[int]]) -> dict[int, str]:
    found = {event: started for started, numbers in events.items() for event in numbers}
    if len(found) != sum([len(numbers) for numbers in events.values()]):
        raise ValueError("an event can start only one thing")
    return found
