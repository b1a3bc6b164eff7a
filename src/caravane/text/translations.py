"""Sentences: the Fluent files of some packages in one language, and how one of their messages is said.

A gap in a file is a mistake of ours, never of the person who plays: it raises, and a test finds it first.
"""

from functools import cache
from importlib import resources
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from caravane.text.language import LANGUAGES, typeset

Argument = str | int


class MissingText(LookupError):
    """A text that is needed has not been written."""


class BrokenText(ValueError):
    """A text asks for something that it is not given."""


def source(package: str, lang: str, folder: str = "locales", ending: str = "ftl") -> str:
    """Read a file of a package in a language: `locales/LANG.ftl`, if nothing else is said."""
    file = resources.files(package).joinpath(folder, f"{lang}.{ending}")
    if not file.is_file():
        raise MissingText(f"{package} has no texts in {lang!r}: {folder}/{lang}.{ending} does not exist")
    return file.read_text(encoding="utf-8")


@final
class Sentences:
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
        """Say a message."""
        pattern = self._bundle.get_message(key).value if key in self else None
        if pattern is None:
            raise MissingText(f"no text {key!r} in the {self.lang} file of {' or '.join(self.packages)}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BrokenText(f"text {key!r} in {self.lang}: {errors[0]}")
        return typeset(str(text), self.lang)


@cache
def load_translations(lang: str, *packages: str) -> Sentences:
    """Load the texts of some packages, once per process."""
    return Sentences(lang, packages)
