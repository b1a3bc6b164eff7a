"""Supported languages, detection of the default language, and language-specific typesetting."""

import os
import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")

# French has non-breaking spaces around punctuation, in large numbers and before %; authors type plain spaces.
_NON_BREAKING_SPACES: Final = (
    (re.compile(r" (?=[;!?])"), "\u202f"),
    (re.compile(r" (?=[:»])"), "\u00a0"),
    (re.compile(r"(?<=«) "), "\u00a0"),
    (re.compile(r" (?=%)"), "\u00a0"),
    (re.compile(r"(?<=\bn°) "), "\u00a0"),
    (re.compile(r"(?<=\d) (?=\d{3}\b)"), "\u202f"),
)


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """Return the language set by the locale variables, in their order of precedence: French, or else English."""
    values = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in values if value), "")
    return "fr" if locale.lower().startswith("fr") else "en"


def typeset(text: str, lang: str) -> str:
    """Return the text with the non-breaking spaces that its language needs."""
    for pattern, space in _NON_BREAKING_SPACES if lang == "fr" else ():
        text = pattern.sub(space, text)
    return text


def is_singular(number: int, lang: str) -> bool:
    """Return whether a noun after a number is singular: in French also after 0."""
    return abs(number) < 2 if lang == "fr" else number == 1
