"""The words of the command line itself: which language, which texts, which game."""

from enum import StrEnum
from typing import Annotated, Final

import typer

from caravane import games
from caravane.kernel.game import AnyGame
from caravane.text import Sentences, Texts, default_language, load_translations
from caravane.text.texts import COMMON

FACE: Final = "caravane.cli"


class Lang(StrEnum):
    """The languages there are."""

    fr = "fr"
    en = "en"


def speak(lang: str) -> Sentences:
    """Load the texts of the terminal."""
    return load_translations(lang, COMMON, FACE)


def texts_of(game: AnyGame, lang: str) -> Texts:
    """Load the texts of a game, for the terminal."""
    return Texts(game, lang, FACE)


# The help speaks the language of the machine; `--lang` is read too late for it.
HELP: Final = speak(default_language())

LangOption = Annotated[Lang, typer.Option("--lang", help=HELP("help-lang"), show_default=False)]
DEFAULT_LANG: Final = Lang(default_language())


def find_game(ui: Sentences, name: str) -> AnyGame:
    """Find a game by its name, also when it is spelled like its folder."""
    spelled = games.name_of(name.strip().lower())
    if spelled not in games.names(hidden=True):
        raise typer.BadParameter(ui("bad-game", name=name, known=", ".join(games.names())))
    return games.get(spelled)


def fail(message: str) -> typer.Exit:
    """Say on the error stream what went wrong, for `raise`."""
    typer.echo(message, err=True)
    return typer.Exit(1)
