"""Plain letters that look alike in common fonts, folded the same way in Python and in SQL."""

from typing import Final

FOLDS: Final = (("0", "o"), ("1", "l"), ("|", "l"), ("i", "l"), ("rn", "m"), ("vv", "w"))
"""Letters in lower case and the ones that they are taken for, in the order in which they are replaced."""


def fold_lookalikes(text: str) -> str:
    """Return lower-case text with one letter for all that look alike."""
    for letters, folded in FOLDS:
        text = text.replace(letters, folded)
    return text
