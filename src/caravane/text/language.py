"""Languages: which ones there are, and which one a person's machine speaks."""

import os
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")


def default_language(environ: Mapping[str, str] = os.environ) -> str:
    """Read the language from the locale variables, the strongest first: French, or else English."""
    strongest = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in strongest if value), "")
    return "fr" if locale.lower().startswith("fr") else "en"
