"""Words: what moves, events and reasons are said with.

A move, an event and a reason all have one shape: a word and its nouns, as a plain tuple of small ints (`Said`).
The first int is the index of the word in its vocabulary, the others are nouns. The same tuple has a stable text
form, `take:red:4`, that journals, the wire and people use; it holds names, so it outlives a reordering.
"""

from collections.abc import Sequence
from typing import Final, final

Said = tuple[int, ...]
Move = tuple[int, ...]

SEPARATOR: Final = ":"


@final
class Kind:
    """What a noun can be: one of some named components or, without names, a plain number."""

    __slots__ = ("index", "many", "name", "names")

    def __init__(self, name: str, names: Sequence[str] = (), many: bool = False) -> None:
        self.name: Final = name
        self.names: Final = tuple(names)
        self.many: Final = many
        self.index: Final = {text: number for number, text in enumerate(names)}
        if len(self.index) != len(self.names) or any(not text or SEPARATOR in text for text in self.names):
            raise ValueError(f"every {name} needs a name of its own, without {SEPARATOR!r}: {self.names!r}")

    def list(self) -> "Kind":
        """Return the same kind for a last noun that may be repeated, such as the order of a shuffled deck."""
        return Kind(self.name, self.names, many=True)

    def spell(self, noun: int) -> str:
        """Give the text form of a noun."""
        if not self.names:
            return str(noun)
        if noun < 0:
            raise IndexError(f"no {self.name} has the number {noun}")
        return self.names[noun]

    def read(self, text: str) -> int:
        """Read a noun back from its text form."""
        if self.names:
            if text not in self.index:
                raise ValueError(f"no {self.name} is called {text!r}")
            return self.index[text]
        number = int(text)
        # `int` also takes +3, 03, 1_000 and the digits of other scripts; a text form has one spelling.
        if str(number) != text:
            raise ValueError(f"a {self.name} is not written {text!r}")
        return number


NUMBER: Final = Kind("number")
SEAT: Final = Kind("seat")


@final
class Word:
    """A verb, a kind of event or a reason: its name and what its nouns are."""

    __slots__ = ("kinds", "name", "params", "rule")

    def __init__(self, name: str, /, rule: str = "", **nouns: Kind) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.params: Final = tuple(nouns)
        self.kinds: Final = tuple(nouns.values())
        if any(kind.many for kind in self.kinds[:-1]):
            raise ValueError(f"only the last noun of {name!r} can be repeated")

    def pair(self, nouns: Sequence[int]) -> list[tuple[str, Kind, tuple[int, ...]]]:
        """Put every noun beside its parameter; a repeated last noun comes as one tuple."""
        pairs: list[tuple[str, Kind, tuple[int, ...]]] = []
        for place, kind in enumerate(self.kinds):
            mine = tuple(nouns[place:]) if kind.many else tuple(nouns[place : place + 1])
            pairs.append((self.params[place], kind, mine))
        return pairs

    def fits(self, count: int) -> bool:
        """Tell whether this word takes so many nouns."""
        fixed = len(self.kinds)
        return count >= fixed - 1 if fixed and self.kinds[-1].many else count == fixed

    def kind_at(self, place: int) -> Kind:
        """Give the kind of the noun at a place, also in a repeated tail."""
        return self.kinds[min(place, len(self.kinds) - 1)]


@final
class Vocabulary:
    """The words of one sort that a game uses, in the order of their indices."""

    __slots__ = ("_index", "words")

    def __init__(self, *words: Word) -> None:
        self.words: Final = words
        self._index: Final = {word.name: number for number, word in enumerate(words)}
        if len(self._index) != len(words):
            raise ValueError("two words with one name")

    def word(self, said: Said) -> Word:
        """Give the word that was used."""
        return self.words[said[0]]

    def spell(self, said: Said) -> str:
        """Give the stable text form: `take:red:4`."""
        word = self.words[said[0]]
        if not word.fits(len(said) - 1):
            raise ValueError(f"{word.name!r} takes other nouns than {said[1:]!r}")
        nouns = [word.kind_at(place).spell(noun) for place, noun in enumerate(said[1:])]
        return SEPARATOR.join([word.name, *nouns])

    def read(self, text: str) -> Said:
        """Read the text form back; raise ValueError when it says nothing in this vocabulary."""
        name, *nouns = text.split(SEPARATOR)
        if name not in self._index:
            raise ValueError(f"no such word: {name!r}")
        number = self._index[name]
        word = self.words[number]
        if not word.fits(len(nouns)):
            raise ValueError(f"{name!r} takes other nouns than {nouns!r}")
        return (number, *[word.kind_at(place).read(noun) for place, noun in enumerate(nouns)])
