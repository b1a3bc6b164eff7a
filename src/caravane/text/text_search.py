"""Word search that ignores accents and case."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

_MIN_PREFIX_LENGTH: Final = 3
_LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def tokens(text: str) -> list[str]:
    """Return the words of a text, without accents and in lower case."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return re.findall(r"\w+", plain.casefold().translate(_LIGATURES).replace("_", " "))


def mentions(words: Sequence[str], query: Iterable[str]) -> bool:
    """Return whether all words of a query occur: numbers in full, other words by their prefix."""
    return all(_contains(words, word) for word in query)


def _contains(words: Sequence[str], word: str) -> bool:
    is_prefix = len(word) >= _MIN_PREFIX_LENGTH and not word.isdecimal()
    return any(other == word or (is_prefix and other.startswith(word)) for other in words)
