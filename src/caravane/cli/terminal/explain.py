"""Explanations of what a choice would do, and of why a move is not legal."""

from collections.abc import Sequence
from typing import Any, Final, final

from caravane.kernel.event import visible_events
from caravane.kernel.game import Refusal
from caravane.kernel.luck import Sfc32
from caravane.kernel.words import Move
from caravane.text import GameTexts
from caravane.text.text_search import mentions, tokens

_EXAMPLES: Final = 3


@final
class Explainer:
    """Explains the decision of one seat, from what that seat may know."""

    def __init__(self, texts: GameTexts, state: Any, seat: int, names: Sequence[str]) -> None:
        self._texts: Final = texts
        self._game: Final = texts.game
        self._state: Final = state
        self._seat: Final = seat
        self._names: Final = names
        self.legal: Final = self._game.legal(state, seat)
        self.tries: Final = list(dict.fromkeys([*self.legal, *self._game.tries(state, seat)]))

    def move_text(self, move: Move) -> str:
        """Format a move as a sentence."""
        return self._texts.move(move, self._names)

    def consequences(self, move: Move) -> list[str]:
        """Return what a legal move would do, up to the first event that reveals something hidden.

        The move is made in a state that merely looks the same to the seat, and everything after a reveal is left out:
        it would be about cards and dice that are not the real ones.
        """
        state = self._game.redealt(self._state, self._seat, Sfc32(0))
        events = self._game.apply(state, self._seat, move)
        known = next((index for index, event in enumerate(events) if event.reveals_to(self._seat)), len(events))
        visible = visible_events(events[:known], self._seat)
        sentences = [self._texts.event(actor, phrase, self._names) for actor, phrase in visible]
        if known < len(events):
            return [*sentences, self._texts.ui("explain-unknown")]
        return sentences + self._next_prompt(state)

    def _next_prompt(self, state: Any) -> list[str]:
        """Return the prompt of the seat's next decision."""
        question = self._texts.seat_prompt(state, self._seat, self._names)
        return [self._texts.ui("explain-then", question=question)] if question else []

    def matching(self, words: str) -> list[Move]:
        """Return the moves that some words may mean, in the user's language or in the text form of moves."""
        words_sought = tokens(words)
        return [move for move in self.tries if words_sought and mentions(self._move_tokens(move), words_sought)]

    def _move_tokens(self, move: Move) -> list[str]:
        return tokens(f"{self.move_text(move)} {self._game.verbs.spell(move)}")

    def why_not(self, move: Move) -> Refusal | None:
        """Return the reason against a move, if there is one."""
        return self._game.why_not(self._state, self._seat, move)

    def verdict(self, move: Move) -> str:
        """Return whether a move is legal, or why not, as a sentence."""
        refusal = self.why_not(move)
        if refusal is None:
            return self._texts.ui("explain-legal", move=self.move_text(move), number=self.legal.index(move) + 1)
        reason = self._texts.refusal(refusal, self._names)
        return self._texts.ui("explain-illegal", move=self.move_text(move), reason=reason)

    def refusals(self) -> list[str]:
        """Return what cannot be done now, one paragraph per reason."""
        groups: dict[str, list[Refusal]] = {}
        for move in self.tries:
            refusal = self.why_not(move)
            if refusal is not None:
                groups.setdefault(refusal.word.name, []).append(refusal)
        return [self._refusal_text(refusals) for refusals in groups.values()]

    def _refusal_text(self, refusals: Sequence[Refusal]) -> str:
        """Format a reason with some examples, and the number of moves it excludes."""
        reasons = list(dict.fromkeys(self._texts.reason(refusal, self._names) for refusal in refusals))
        examples = " ".join([*reasons[:_EXAMPLES], *["…"] * (len(reasons) > _EXAMPLES)])
        count = self._texts.ui("explain-count", count=len(refusals))
        rule = refusals[0].word.rule
        return self._texts.ui("with-rule", sentence=examples, rule=f"{rule}, {count}" if rule else count)
