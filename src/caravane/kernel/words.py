"""Vocabulary of moves, events and reasons.

Moves, events and reasons have the same form: a word and its nouns, as a plain tuple of small ints (`Phrase`).
The first int is the index of the word in its vocabulary, the others are nouns. The same tuple has a stable text
form, `take:red:4`, for journals, the wire and people; it consists of names, so it survives a reordering.
"""

from collections.abc import Sequence
from typing import Any, Final, final

Phrase = tuple[int, ...]
Move = tuple[int, ...]

SEPARATOR: Final = ":"


@final
class Kind:
    """Type of a noun: one of some named components or, without names, a plain number."""

    __slots__ = ("index", "many", "name", "names")

    def __init__(self, name: str, names: Sequence[str] = (), many: bool = False) -> None:
        self.name: Final = name
        self.names: Final = tuple(names)
        self.many: Final = many
        self.index: Final = {text: number for number, text in enumerate(names)}
        if len(self.index) != len(self.names) or any(not text or SEPARATOR in text for text in self.names):
            raise ValueError(f"every {name} needs a unique name without {SEPARATOR!r}: {self.names!r}")

    def list(self) -> "Kind":
        """Return this kind for a last noun that may be repeated, such as the order of a shuffled deck."""
        return Kind(self.name, self.names, many=True)

    def spell(self, noun: int) -> str:
        """Return the text form of a noun."""
        if not self.names:
            return str(noun)
        if noun < 0:
            raise IndexError(f"no {self.name} has the number {noun}")
        return self.names[noun]

    def read(self, text: str) -> int:
        """Parse the text form of a noun; raise ValueError if it is invalid."""
        if self.names:
            if text not in self.index:
                raise ValueError(f"no {self.name} is called {text!r}")
            return self.index[text]
        number = int(text)
        # `int` also accepts +3, 03, 1_000 and the digits of other scripts; a text form has only one spelling.
        if str(number) != text:
            raise ValueError(f"a {self.name} is not written {text!r}")
        return number

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the kind again."""
        return Kind, (self.name, self.names, self.many)


NUMBER: Final = Kind("number")
SEAT: Final = Kind("seat")


@final
class Word:
    """A verb, a type of event or a reason: its name and the kinds of its nouns."""

    __slots__ = ("kinds", "name", "params", "rule")

    def __init__(self, name: str, /, rule: str = "", **nouns: Kind) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.params: Final = tuple(nouns)
        self.kinds: Final = tuple(nouns.values())
        if any(kind.many for kind in self.kinds[:-1]):
            raise ValueError(f"only the last noun of {name!r} can be repeated")

    def pair(self, nouns: Sequence[int]) -> list[tuple[str, Kind, tuple[int, ...]]]:
        """Return every parameter with its kind and nouns; only a repeated last noun has several."""
        pairs: list[tuple[str, Kind, tuple[int, ...]]] = []
        for index, kind in enumerate(self.kinds):
            own = tuple(nouns[index:]) if kind.many else tuple(nouns[index : index + 1])
            pairs.append((self.params[index], kind, own))
        return pairs

    def fits(self, count: int) -> bool:
        """Return whether this word takes `count` nouns."""
        fixed = len(self.kinds)
        return count >= fixed - 1 if fixed and self.kinds[-1].many else count == fixed

    def kind_at(self, index: int) -> Kind:
        """Return the kind of the noun at an index, also in a repeated tail."""
        return self.kinds[min(index, len(self.kinds) - 1)]

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how `pickle` and `copy` create the word again."""
        return _restore_word, (self.name, self.rule, dict(zip(self.params, self.kinds, strict=True)))


def _restore_word(name: str, rule: str, nouns: dict[str, Kind]) -> Word:
    return Word(name, rule=rule, **nouns)


@final
class Vocabulary:
    """The verbs, events, reasons, score lines or steps of a game, numbered in the order of their declaration.

    VERBS: Final = Vocabulary()
    TAKE: Final = VERBS.add("take", colour=COLOUR)

    New words belong at the end: states and moves in memory hold the numbers, while files hold the names.
    """

    __slots__ = ("_index", "words")

    def __init__(self, *words: Word) -> None:
        self.words: Final[list[Word]] = []
        self._index: Final[dict[str, int]] = {}
        for word in words:
            self._append(word)

    def add(self, name: str, /, rule: str = "", **nouns: Kind) -> int:
        """Declare the next word; return its number."""
        return self._append(Word(name, rule, **nouns))

    def _append(self, word: Word) -> int:
        if word.name in self._index:
            raise ValueError(f"two words have the same name: {word.name!r}")
        number = len(self.words)
        self._index[word.name] = number
        self.words.append(word)
        return number

    def word(self, phrase: Phrase) -> Word:
        """Return the word of a phrase."""
        return self.words[phrase[0]]

    def spell(self, phrase: Phrase) -> str:
        """Return the stable text form of a phrase, such as `take:red:4`."""
        word = self.words[phrase[0]]
        if not word.fits(len(phrase) - 1):
            raise ValueError(f"{word.name!r} does not take the nouns {phrase[1:]!r}")
        nouns = [word.kind_at(index).spell(noun) for index, noun in enumerate(phrase[1:])]
        return SEPARATOR.join([word.name, *nouns])

    def read(self, text: str) -> Phrase:
        """Parse a text form; raise ValueError if it is not a phrase of this vocabulary."""
        name, *nouns = text.split(SEPARATOR)
        if name not in self._index:
            raise ValueError(f"no such word: {name!r}")
        number = self._index[name]
        word = self.words[number]
        if not word.fits(len(nouns)):
            raise ValueError(f"{name!r} does not take the nouns {nouns!r}")
        return (number, *[word.kind_at(index).read(noun) for index, noun in enumerate(nouns)])
