"""Search: words as people type them, without regard to accents and capitals."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

_SHORTEST_BEGINNING: Final = 3
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def tokens(text: str) -> list[str]:
    """Split into words without accents and capitals."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return re.findall(r"\w+", plain.casefold().translate(_LIGATURES).replace("_", " "))


def mentions(spoken: Sequence[str], wanted: Iterable[str]) -> bool:
    """Tell whether every word is said there: a number as a whole, another word by its beginning."""
    return all(_said(word, spoken) for word in wanted)


def _said(word: str, spoken: Sequence[str]) -> bool:
    begins = len(word) >= _SHORTEST_BEGINNING and not word.isdecimal()
    return any(other == word or (begins and other.startswith(word)) for other in spoken)
