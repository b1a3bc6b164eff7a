"""`caravane rules`: the rules of a game, or only the paragraphs searched for."""

from typing import Annotated

import typer
from rich.text import Text

from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, find_game, load_texts, texts_of
from caravane.text import Paragraph, Rulebook
from caravane.text.rulebook import paragraph_of_rule, rules_of, search_rulebook


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules", help=HELP("help-rules"))(rules_command)


def rules_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help=HELP("help-game"))],
    find: Annotated[str | None, typer.Option(metavar="WORDS", help=HELP("help-find"))] = None,
    rule: Annotated[str | None, typer.Option(metavar="ID", help=HELP("help-rule"))] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    ui = load_texts(lang)
    found = find_game(ui, game)
    book = _selected(rules_of(found, lang), find, rule)
    if not book:
        raise fail(ui("rules-nothing"))
    screen = Screen()
    screen.print(texts_of(found, lang).title(), "bold")
    _show(screen, book, with_ids=find is not None or rule is not None)


def _selected(book: Rulebook, find: str | None, rule: str | None) -> Rulebook:
    if rule is not None:
        book = paragraph_of_rule(book, rule)
    return book if find is None else search_rulebook(book, find)


def _show(screen: Screen, book: Rulebook, *, with_ids: bool) -> None:
    """Print sections; search results include the numbers of the rules."""
    for section in book:
        screen.heading(section.title)
        for index, paragraph in enumerate(section.paragraphs):
            if index and not (paragraph.item and section.paragraphs[index - 1].item):
                screen.show("")
            if paragraph.item:
                screen.print_list([_styled(paragraph)])
            else:
                screen.show(_styled(paragraph))
            if with_ids and paragraph.rules:
                screen.print(" ".join(paragraph.rules), "dim")


def _styled(paragraph: Paragraph) -> Text:
    """Make text between two asterisks bold: every other part."""
    parts = paragraph.text.split("**")
    return Text.assemble(*[(part, "bold" if index % 2 else "") for index, part in enumerate(parts)])
