"""Explaining: what a choice would do, and why something cannot be done."""

from collections.abc import Sequence
from typing import Any, Final, final

from caravane.kernel.event import heard
from caravane.kernel.game import Refusal
from caravane.kernel.luck import Sfc32
from caravane.kernel.words import Move
from caravane.text import Texts
from caravane.text.text_search import mentions, tokens

_EXAMPLES: Final = 3


@final
class Explainer:
    """Explains the decision of one seat, from what that seat may know."""

    def __init__(self, texts: Texts, state: Any, seat: int, names: Sequence[str]) -> None:
        self._texts: Final = texts
        self._game: Final = texts.game
        self._state: Final = state
        self._seat: Final = seat
        self._names: Final = names
        self.legal: Final = self._game.legal(state, seat)
        self.tries: Final = list(dict.fromkeys([*self.legal, *self._game.tries(state, seat)]))

    def say(self, move: Move) -> str:
        """Say a move."""
        return self._texts.move(move, self._names)

    def consequences(self, move: Move) -> list[str]:
        """Tell what a legal move would do, up to the first thing that only doing it would bring to light.

        The move is made in a state that merely looks the same to the seat, and whatever follows a revelation is left
        out: it would be about cards and dice that are not the real ones.
        """
        state = self._game.redealt(self._state, self._seat, Sfc32(0))
        events = self._game.apply(state, self._seat, move)
        known = next((place for place, event in enumerate(events) if event.reveals), len(events))
        seen = heard(events[:known], self._seat)
        sentences = [self._texts.event(actor, said, self._names) for actor, said in seen]
        if known < len(events):
            return [*sentences, self._texts.ui("explain-unknown")]
        return sentences + self._next_question(state)

    def _next_question(self, state: Any) -> list[str]:
        """Tell what the seat would have to decide then."""
        question = self._texts.question(state, self._seat, self._names)
        return [self._texts.ui("explain-then", question=question)] if question else []

    def matching(self, words: str) -> list[Move]:
        """Find what could be meant by some words, in the reader's language or in the text form of moves."""
        wanted = tokens(words)
        return [move for move in self.tries if wanted and mentions(self._spoken(move), wanted)]

    def _spoken(self, move: Move) -> list[str]:
        return tokens(f"{self.say(move)} {self._game.verbs.spell(move)}")

    def why_not(self, move: Move) -> Refusal | None:
        """Give the reason against a move, if there is one."""
        return self._game.why_not(self._state, self._seat, move)

    def verdict(self, move: Move) -> str:
        """Tell of a move whether it is legal or why not."""
        refusal = self.why_not(move)
        if refusal is None:
            return self._texts.ui("explain-legal", move=self.say(move), number=self.legal.index(move) + 1)
        reason = self._texts.refusal(refusal, self._names)
        return self._texts.ui("explain-illegal", move=self.say(move), reason=reason)

    def objections(self) -> list[str]:
        """Tell briefly what cannot be done now, one paragraph per reason."""
        groups: dict[str, list[Refusal]] = {}
        for move in self.tries:
            refusal = self.why_not(move)
            if refusal is not None:
                groups.setdefault(refusal.word.name, []).append(refusal)
        return [self._objection(refusals) for refusals in groups.values()]

    def _objection(self, refusals: Sequence[Refusal]) -> str:
        """Give a reason with some of the things that it is about, and how many moves fail for it."""
        reasons = list(dict.fromkeys(self._texts.reason(refusal, self._names) for refusal in refusals))
        told = " ".join([*reasons[:_EXAMPLES], *["…"] * (len(reasons) > _EXAMPLES)])
        count = self._texts.ui("explain-count", count=len(refusals))
        rule = refusals[0].word.rule
        return self._texts.ui("with-rule", sentence=told, rule=f"{rule}, {count}" if rule else count)
