"""The language options and texts of the command line."""

from enum import StrEnum
from typing import Annotated, Final

import typer

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.text import GameTexts, Translations, default_language, load_translations
from caravane.text.texts import COMMON, EDITIONS

TEXT_PACKAGE: Final = "caravane.cli"


class Lang(StrEnum):
    """The supported languages."""

    fr = "fr"
    en = "en"


def load_texts(lang: str) -> Translations:
    """Load the texts of the command line."""
    return load_translations(lang, COMMON, EDITIONS, TEXT_PACKAGE)


def texts_of(game: AnyGame, lang: str) -> GameTexts:
    """Load the texts of a game, for the terminal."""
    return GameTexts(game, lang, TEXT_PACKAGE)


# The help is in the language of the machine, because it is built before `--lang` is read.
HELP: Final = load_texts(default_language())

LangOption = Annotated[Lang, typer.Option("--lang", help=HELP("help-lang"), show_default=False)]
DEFAULT_LANG: Final = Lang(default_language())


def find_game(ui: Translations, name: str) -> AnyGame:
    """Return a game by its name, also when it is spelled like its folder."""
    normalized = games.name_of(name.strip().lower())
    if normalized not in games.names(hidden=True):
        raise typer.BadParameter(ui("bad-game", name=name, known=", ".join(games.names())))
    return games.get(normalized)


CONTROLS: Final = {
    code: "\N{REPLACEMENT CHARACTER}" for code in (*range(32), *range(127, 160)) if chr(code) not in "\t\n"
}


def printable(text: str) -> str:
    """Return a text without control characters: names come from files, and could command the terminal."""
    return text.translate(CONTROLS)


def fail(message: str, code: int = 1) -> typer.Exit:
    """Print a message to the error stream; return the exit to raise."""
    typer.echo(printable(message), err=True)
    return typer.Exit(code)
