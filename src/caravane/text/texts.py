"""Texts: the sentences of one game in one language, made from words and nouns.

A noun becomes what its kind says: a named component its own text, a seat its player's name, a number a number (so
that plurals work), a repeated noun a list. Names are given with each call: the texts of a game serve many tables.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, final

from caravane.kernel.game import KERNEL_REASONS, AnyGame, Refusal
from caravane.kernel.state import CHANCE
from caravane.kernel.step import Step
from caravane.kernel.view_schema import path_of
from caravane.kernel.words import SEAT, Kind, Said, Word
from caravane.text.language import typeset
from caravane.text.translations import Argument, Sentences, load_translations, source

Names = Sequence[str]

COMMON: Final = "caravane.text"
AUTOMATON: Final = "automaton"
"""The text of a game that names its automated opponent."""
_KERNEL_WORDS: Final = frozenset(KERNEL_REASONS.words)


@final
class Texts:
    """Everything a game says, for one reader; `faces` are packages with further interface texts."""

    def __init__(self, game: AnyGame, lang: str, *faces: str) -> None:
        self.game: Final = game
        self.lang: Final = lang
        self._said: Final[Sentences] = load_translations(lang, game.package)
        self.ui: Final[Sentences] = load_translations(lang, COMMON, *faces)

    def title(self) -> str:
        """Give the name of the game."""
        return self._said("title")

    def about(self) -> str:
        """Tell in a sentence what the game is."""
        return self._said("about")

    def option(self, key: str) -> str:
        """Name a setting."""
        return self._said(f"option-{key}")

    def value(self, key: str, value: str) -> str:
        """Name a value of a setting."""
        return self._said(f"option-{key}-{value}")

    def level(self, name: str) -> str:
        """Name a level of bots."""
        return self.ui(f"level-{name}")

    def level_about(self, name: str) -> str:
        """Tell what to expect of a bot of a level."""
        return self.ui(f"level-{name}-about")

    def prompt(self, step: Step[Any], nouns: Sequence[int] = (), names: Names = ()) -> str:
        """Ask the question of a step."""
        return self._tell(f"step-{step.name}", self._args(step.prompt, nouns, names), names)

    def question(self, state: Any, seat: int, names: Names = ()) -> str:
        """Ask a seat what it has to decide now; empty when that is nothing."""
        step = self.game.step_of(state, seat)
        if step is None:
            return ""
        return self.prompt(step, step.asked(state, state.frames[state.find(seat)]), names)

    def move(self, said: Said, names: Names = ()) -> str:
        """Say a move."""
        word = self.game.verbs.word(said)
        return self._tell(f"verb-{word.name}", self._args(word, said[1:], names), names)

    def event(self, seat: int, said: Said, names: Names = ()) -> str:
        """Tell what happened, and to whom."""
        word = self.game.events.word(said)
        args = {"seat": self.seat(seat, names), **self._args(word, said[1:], names)}
        return self._tell(f"event-{word.name}", args, names)

    def reason(self, refusal: Refusal, names: Names = ()) -> str:
        """Tell why a move is not legal."""
        word = refusal.word
        said = self.ui if word in _KERNEL_WORDS else self._said
        return _opened(said(f"reason-{word.name}", **self._args(word, refusal.nouns, names)), names)

    def refusal(self, refusal: Refusal, names: Names = ()) -> str:
        """Tell why a move is not legal, and which rule says so."""
        sentence = self.reason(refusal, names)
        rule = refusal.word.rule
        return self.ui("with-rule", sentence=sentence, rule=rule) if rule else sentence

    def line(self, said: Said, names: Names = ()) -> str:
        """Name a line of the score sheet."""
        word = self.game.lines.word(said)
        return self._tell(f"line-{word.name}", self._args(word, said[1:], names), names)

    def label(self, *keys: str) -> str:
        """Name a part of the view by its key, behind those above it."""
        return _opened(self._said(f"view-{path_of(*keys)}"))

    def component(self, kind: Kind, noun: int, names: Names = ()) -> str:
        """Name a noun."""
        if kind.name == SEAT.name:
            return self.seat(noun, names)
        return self._said(f"{kind.name}-{kind.names[noun]}") if kind.names else str(noun)

    def seat(self, seat: int, names: Names = ()) -> str:
        """Name a player, also where nobody gave a name; after the last comes the opponent that the rules play."""
        if seat < 0:
            return self.ui("seat-chance" if seat == CHANCE else "seat-table")
        if names and seat == len(names) and AUTOMATON in self._said:
            return self._said(AUTOMATON)
        return names[seat] if seat < len(names) else self.ui("seat-name", number=seat + 1)

    def listing(self, items: Iterable[str]) -> str:
        """Write some things as a list: `a, b and c`."""
        *most, last = list(items) or [self.ui("list-nothing")]
        return self.ui("list", most=", ".join(most), last=last) if most else last

    def _tell(self, key: str, args: dict[str, Argument], names: Names) -> str:
        return _opened(self._said(key, **args), names)

    def _args(self, word: Word, nouns: Sequence[int], names: Names) -> dict[str, Argument]:
        return {param: self._argument(kind, mine, names) for param, kind, mine in word.pair(nouns)}

    def _argument(self, kind: Kind, nouns: Sequence[int], names: Names) -> Argument:
        if kind.many:
            return self.listing([self.component(kind, noun, names) for noun in nouns])
        is_number = not kind.names and kind.name != SEAT.name
        return nouns[0] if is_number else self.component(kind, nouns[0], names)


@cache
def game_source(package: str, lang: str) -> str:
    """Give all that a game says, and what every face of every game says, as one Fluent file for programs elsewhere."""
    return typeset("\n".join([source(package, lang), source(COMMON, lang)]), lang)


def _opened(text: str, names: Names = ()) -> str:
    """Open a sentence with a capital; but a player's name is written as its owner writes it."""
    return text if text.startswith(tuple(names)) else text[:1].upper() + text[1:]
