"""What is special about the game of a table: its edition, values or rules that have changed since, and its options."""

from collections.abc import Iterator
from typing import Final

from caravane.cli.terminal.screen import Screen
from caravane.kernel.options import past_options
from caravane.tables.editions.values import visible
from caravane.tables.table import Table
from caravane.text import GameTexts, Translations

SHOWN_DIGITS: Final = 8
"""Digits of a fingerprint that are shown."""


def print_conditions(ui: Translations, screen: Screen, table: Table) -> None:
    """Print what is special about a table, a line each; nothing about most."""
    for line in special_conditions(ui, table):
        screen.print(line)


def special_conditions(ui: Translations, table: Table) -> Iterator[str]:
    """Yield a sentence for each thing in which a table differs from a new one: its edition, older values, older rules."""
    edition, values = table.settings.edition, table.settings.values
    if edition is not None:
        title, source = visible(edition.title), visible(edition.source)
        yield ui("edition-played", title=title, source=source, fingerprint=edition.fingerprint[:SHOWN_DIGITS])
    elif values != table.game.values:
        yield ui("earlier-values", version=values)
    if past_options(table.game.options, table.settings.options):
        yield ui("earlier-rules")


def chosen_options(texts: GameTexts, table: Table) -> Iterator[str]:
    """Yield each option that people could set, with its value; the others have no name."""
    for option in table.game.options:
        if not option.past:
            value = texts.value(option.key, table.settings.options[option.key])
            yield texts.ui("board-part", label=texts.option(option.key), value=value)
