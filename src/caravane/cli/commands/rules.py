"""`caravane rules`: the rules of a game to read, or just the paragraph that is looked for."""

from typing import Annotated

import typer
from rich.text import Text

from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, find_game, speak, texts_of
from caravane.text import Paragraph, Rulebook, rulebook
from caravane.text.rulebook import about, telling


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules", help=HELP("help-rules"))(rules_command)


def rules_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=HELP("help-game"))],
    find: Annotated[str | None, typer.Option(metavar="WORDS", help=HELP("help-find"))] = None,
    rule: Annotated[str | None, typer.Option(metavar="ID", help=HELP("help-rule"))] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = speak(lang)
    found = find_game(ui, game)
    book = _looked_for(rulebook(found.package, lang), find, rule)
    if not book:
        raise fail(ui("rules-nothing"))
    screen = Screen()
    screen.say(texts_of(found, lang).title(), "bold")
    _show(screen, book, with_ids=find is not None or rule is not None)


def _looked_for(book: Rulebook, find: str | None, rule: str | None) -> Rulebook:
    if rule is not None:
        book = telling(book, rule)
    return book if find is None else about(book, find)


def _show(screen: Screen, book: Rulebook, *, with_ids: bool) -> None:
    """Print sections; who looks for something sees the numbers of the rules too."""
    for section in book:
        screen.head(section.title)
        for place, paragraph in enumerate(section.paragraphs):
            if place and not (paragraph.item and section.paragraphs[place - 1].item):
                screen.show("")
            if paragraph.item:
                screen.tell([_printed(paragraph)])
            else:
                screen.show(_printed(paragraph))
            if with_ids and paragraph.rules:
                screen.say(" ".join(paragraph.rules), "dim")


def _printed(paragraph: Paragraph) -> Text:
    """Make what stands between two stars bold: every other part."""
    parts = paragraph.text.split("**")
    return Text.assemble(*[(part, "bold" if place % 2 else "") for place, part in enumerate(parts)])
