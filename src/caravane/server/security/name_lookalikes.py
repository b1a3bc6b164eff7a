"""Names that look like other names: at one table, or of another account in foreign letters.

Two people may bear the same name, so a name is refused only if it deceives: it mixes letters of several scripts in one
word, or its letters of another script spell the name of an existing account. At a table, names that look alike get
numbers.
"""

import unicodedata
from collections.abc import Collection, Iterator
from itertools import chain, count
from typing import Final

from confusable_homoglyphs.confusables import confusables_data

from caravane.server.security.person_names import name_key
from caravane.server.store.lookalikes import fold_lookalikes
from caravane.tables.characters import undressed

MIXED_SCRIPTS: Final = ("CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Scripts with letters that look like Latin ones."""
LATIN: Final = "LATIN"


def _plain_lookalikes() -> Iterator[tuple[str, str]]:
    """Yield characters with the plain letters and digits that they look like."""
    for char, found in confusables_data.items():
        plain = [each["c"] for each in found if each["c"].isascii() and each["c"].isalnum()]
        if len(char) == 1 and not char.isascii() and plain:
            yield char, plain[0]


_PLAIN: Final = dict(_plain_lookalikes())


def skeleton(name: str) -> str:
    """Return what a name looks like, in lower-case Latin letters as far as possible; accents stay."""
    decomposed = unicodedata.normalize("NFKD", "".join(map(undressed, name)))
    latin = "".join(_plain_letter(char) for char in decomposed)
    return fold_lookalikes(name_key(unicodedata.normalize("NFC", latin)))


def _plain_letter(char: str) -> str:
    return char if char.isascii() else _PLAIN.get(char) or _PLAIN.get(char.casefold()) or char


def distinct_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with the first number from 2 on that makes it look different from all others at the table."""
    keys = {skeleton(other) for other in taken}
    numbered = (f"{name} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if skeleton(each) not in keys)


def mixes_scripts(name: str) -> bool:
    """Return whether a word mixes Latin letters with letters of another script that look like Latin ones."""
    return any(LATIN in scripts and len(scripts) > 1 for scripts in map(_scripts, name.split()))


def _scripts(word: str) -> set[str]:
    """Return the scripts of a word, others than Latin only for letters that look like Latin ones."""
    letters = [char for char in unicodedata.normalize("NFD", word) if char.isalpha()]
    scripts = {char: unicodedata.name(char, "").partition(" ")[0] for char in letters}
    return {
        script for char, script in scripts.items() if script == LATIN or (script in MIXED_SCRIPTS and char in _PLAIN)
    }


def is_foreign_lookalike(name: str) -> bool:
    """Return whether a name in letters of another script, or in dressed ones, looks as if it were written in Latin ones."""
    return any(map(_is_foreign, name)) and not any(map(_is_foreign, skeleton(name)))


def _is_foreign(char: str) -> bool:
    return undressed(char) != char or (char.isalpha() and not unicodedata.name(char, LATIN).startswith(LATIN))
