"""Languages: which ones there are, which one a person's machine speaks, and what typesetting one of them wants."""

import os
import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")

# French puts a space that never breaks before its high punctuation; authors type a plain one.
_HIGH_PUNCTUATION: Final = (
    (re.compile(r" (?=[;!?])"), "\u202f"),
    (re.compile(r" (?=[:»])"), "\u00a0"),
    (re.compile(r"(?<=«) "), "\u00a0"),
)


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """Read the language from the locale variables, the strongest first: French, or else English."""
    strongest = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in strongest if value), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def typeset(text: str, lang: str) -> str:
    """Put the spaces of a language where its readers expect them."""
    for space, unbroken in _HIGH_PUNCTUATION if lang == "fr" else ():
        text = space.sub(unbroken, text)
    return text
