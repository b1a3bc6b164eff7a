"""What explains a component to people: the rules that it rests on, and where the figures of its text stand.

A figure stands at a path: `box/sites/$site/points` in the box, `view/players/$me/tokens/#` in the view. `$site` is the
noun of the part, as an index in a list and as a name elsewhere; `$me` is the seat that looks; `#` is the length of a
list. A path may end with a kind, `view/tile/0:seat`: then the value is named; `:signed` writes a figure with its sign.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from caravane.kernel.words import Kind, Word

ME: Final = "me"
LENGTH: Final = "#"
SIGNED: Final = "signed"

Place = tuple[int, str]
"""Number and name of a noun."""


@final
class Explanation:
    """What a component rests on; its sentences are the texts `explain-WORD` and `now-WORD`."""

    __slots__ = ("figures", "members", "nouns", "now", "rules", "word")

    def __init__(
        self,
        *rules: str,
        members: Mapping[str, Sequence[str]] | None = None,
        figures: Mapping[str, str] | None = None,
        now: Mapping[str, str] | None = None,
        nouns: Mapping[str, tuple[Kind, Sequence[int]]] | None = None,
        word: str = "",
    ) -> None:
        self.rules: Final = rules
        self.members: Final = {name: tuple(own) for name, own in (members or {}).items()}
        """Rules of single components, which have a text of their own: `explain-role-curator`."""
        self.figures: Final = dict(figures or {})
        """Paths in the box, by the name of the placeholder."""
        self.now: Final = dict(now or {})
        """Paths in the view for the sentence about the present; it is left out if one of them leads nowhere."""
        self.nouns: Final = {name: (kind, tuple(numbers)) for name, (kind, numbers) in (nouns or {}).items()}
        """Further nouns by the first one, such as the role of a card; -1 where there is none."""
        self.word: Final = word
        """Part whose texts, rules and figures are used: a card of a role is explained as the role."""

    def complete(self, others: "Mapping[str, Explanation]") -> "Explanation":
        """Return this explanation with the rules and figures of the part whose texts it uses."""
        if not self.word:
            return self
        other = others[self.word]
        return Explanation(
            *other.rules,
            *self.rules,
            members=other.members,
            figures={**other.figures, **self.figures},
            now=self.now,
            nouns=self.nouns,
            word=self.word,
        )

    def text_keys(self, word: str, members: Sequence[str]) -> list[str]:
        """Return the keys of the text of a part, the most special first."""
        used = self.word or word
        return [*[f"explain-{used}-{member}" for member in members], f"explain-{used}"]

    def kinds(self, word: Word) -> dict[str, Kind]:
        """Return the kind of each noun that texts and paths can use."""
        own = dict(zip(word.params, word.kinds, strict=True))
        return {**own, **{name: kind for name, (kind, _) in self.nouns.items()}}

    def all_nouns(self, word: Word, nouns: Sequence[int]) -> dict[str, int]:
        """Return the nouns of a part and those that follow from the first one."""
        found = dict(zip(word.params, nouns, strict=True))
        for name, (_, numbers) in self.nouns.items():
            if numbers[nouns[0]] >= 0:
                found[name] = numbers[nouns[0]]
        return found


def split_path(path: str) -> tuple[list[str], str]:
    """Return the keys of a path, and the kind of what stands there, if it is to be named."""
    keys, _, kind = path.partition(":")
    return keys.split("/"), kind


def look_up(keys: Sequence[str], root: object, places: Mapping[str, Place]) -> object | None:
    """Return what stands at a path; None if there is nothing."""
    value: object | None = root
    for key in keys:
        value = _child(value, key, places)
    return value


def _child(value: object | None, key: str, places: Mapping[str, Place]) -> object | None:
    if key == LENGTH:
        return len(value) if isinstance(value, (list, dict)) else None
    if not key.startswith("$"):
        return _member(value, int(key) if key.lstrip("-").isdigit() else 0, key)
    place = places.get(key[1:])
    return None if place is None else _member(value, place[0], place[1])


def _member(value: object | None, number: int, name: str) -> object | None:
    if isinstance(value, dict):
        return value.get(name, value.get(name.replace("-", "_")))
    if isinstance(value, list):
        return value[number] if -len(value) <= number < len(value) else None
    return None
