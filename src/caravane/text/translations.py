"""Translations from the Fluent files of some packages in one language.

A missing or broken message is a programming error, never the player's: it raises an exception, and tests find it first.
"""

from functools import cache
from importlib import resources
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from caravane.text.language import LANGUAGES, typeset

Argument = str | int


class MissingText(LookupError):
    """Raised if a text does not exist."""


class BrokenText(ValueError):
    """Raised if a text is invalid or refers to unknown arguments."""


def source(package: str, lang: str, folder: str = "locales", ending: str = "ftl") -> str:
    """Read a text file of a package in a language, by default `locales/LANG.ftl`."""
    file = resources.files(package).joinpath(folder, f"{lang}.{ending}")
    if not file.is_file():
        raise MissingText(f"{package} has no texts in {lang!r}: {folder}/{lang}.{ending} does not exist")
    return file.read_text(encoding="utf-8")


@final
class Translations:
    """The texts of some packages in one language; the first package that has a key wins."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"no texts in {lang!r}, only in {', '.join(LANGUAGES)}")
        self.lang: Final = lang
        self.packages: Final = packages
        self._bundle: Final = FluentBundle([lang], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(source(package, lang)))

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle.has_message(key)

    def __call__(self, key: str, /, **args: Argument) -> str:
        """Format a message."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            raise MissingText(f"no text {key!r} in the {self.lang} file of {' or '.join(self.packages)}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BrokenText(f"text {key!r} in {self.lang}: {errors[0]}")
        return typeset(str(text), self.lang)


@cache
def load_translations(lang: str, *packages: str) -> Translations:
    """Load the translations of some packages, once per process."""
    return Translations(lang, packages)
