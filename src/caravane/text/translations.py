"""Translations from the Fluent files of some packages in one language.

A missing or broken message is a programming error, never the player's: it raises an exception, and tests find it first.
The texts of a game may come from another package, so in play they fall back: to another language, then to their key.
"""

import logging
from functools import cache
from importlib import resources
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource

from caravane.text.language import LANGUAGES, typeset

Argument = str | int
LOG: Final = logging.getLogger(__name__)


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


def preferred_languages(lang: str) -> list[str]:
    """Return a language and then the others; raise MissingText if it is unknown."""
    if lang not in LANGUAGES:
        raise MissingText(f"no texts in {lang!r}, only in {', '.join(LANGUAGES)}")
    return [lang, *[other for other in LANGUAGES if other != lang]]


@final
class Translations:
    """The texts of some packages in one language; the first package that has a key wins."""

    def __init__(self, lang: str, packages: tuple[str, ...]) -> None:
        preferred_languages(lang)
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


@final
class GameTranslations:
    """The texts of a game for play: in one language, else in another, else the key with its arguments.

    The log names each text that is missing, once. The conformance suite accepts none.
    """

    def __init__(self, lang: str, package: str) -> None:
        self._by_preference: Final = [
            found for each in preferred_languages(lang) if (found := _try_to_load(each, package))
        ]
        self._name: Final = f"{lang} file of {package}"
        self._reported: Final[set[str]] = set()

    def __contains__(self, key: object) -> bool:
        return any(key in translations for translations in self._by_preference)

    def __call__(self, key: str, /, **args: Argument) -> str:
        """Format a message."""
        for index, translations in enumerate(self._by_preference):
            try:
                text = translations(key, **args)
            except (MissingText, BrokenText) as error:
                self._report(key, error)
            else:
                if index:
                    self._report(key, "in another language")
                return text
        self._report(key, "the key is shown")
        return f"{key} ({', '.join(map(str, args.values()))})" if args else key

    def _report(self, key: str, reason: object) -> None:
        if key not in self._reported:
            self._reported.add(key)
            LOG.warning("text missing in the %s: %s (%s)", self._name, key, reason)


def _try_to_load(lang: str, package: str) -> Translations | None:
    try:
        return load_translations(lang, package)
    except MissingText as error:
        LOG.warning("texts missing: %s", error)
        return None


@cache
def load_game_translations(lang: str, package: str) -> GameTranslations:
    """Load the texts of a game, once per process."""
    return GameTranslations(lang, package)


def game_text_source(package: str, lang: str) -> str:
    """Read the Fluent file of a game in a language, else in another; return an empty text if there is none."""
    for each in preferred_languages(lang):
        try:
            return source(package, each)
        except MissingText as error:
            LOG.warning("texts missing: %s", error)
    return ""
