"""The screen and the keyboard of the terminal."""

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from typing import Final, final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.segment import Segment
from rich.text import Text

from caravane.cli.texts import printable

# Line editing and history, where the system has them.
readline = import_module("readline") if find_spec("readline") else None

_CLEAR_SCROLLBACK: Final = "\x1b[3J"
_MANY_CHOICES: Final = 6
"""Number of choices above which they are set in columns, if they are short enough."""
_GAP: Final = 4
_HANG: Final = 4
_MAX_DIGITS: Final = 6


class InputClosed(Exception):
    """The input has ended, or was interrupted."""


@final
class PrintableConsole(Console):
    """A console that shows texts from files, whatever these contain."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Yield the segments of a renderable; only the console itself commands the terminal."""
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=printable(segment.text))


@final
class Screen:
    """A console that prints sentences without interpreting markup: a player may be called `[red]`."""

    def __init__(self, console: Console | None = None) -> None:
        self.console: Final = console or PrintableConsole(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        """Print Rich renderables."""
        for part in parts:
            self.console.print(part)

    def print(self, text: str, style: str = "") -> None:
        """Print a sentence."""
        self.console.print(Text(text, style=style))

    def print_unwrapped(self, text: str, style: str = "") -> None:
        """Print a line without wrapping it."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def print_list(self, sentences: Iterable[str | Text], style: str = "") -> None:
        """Print sentences as a list."""
        for sentence in sentences:
            text = Text(sentence, style=style) if isinstance(sentence, str) else sentence
            first, *others = text.wrap(self.console, self.width - _HANG) or [Text("")]
            self.console.print(Text.assemble("  · ", first))
            for other in others:
                self.console.print(Text.assemble(" " * _HANG, other))

    def heading(self, text: str) -> None:
        """Print a heading."""
        self.console.print()
        self.console.rule(Text(text, style="bold"), style="dim")

    def choices(self, labels: Sequence[str]) -> None:
        """Print numbered choices."""
        items = [f"{number:>3}  {label}" for number, label in enumerate(labels, start=1)]
        for line in in_columns(items, self.width):
            self.console.print(Text(line), no_wrap=len(line) <= self.width)

    def ask(self, prompt: str) -> str:
        """Return a line of input; raise InputClosed if there is none."""
        try:
            answer = input(f"{prompt} > ")
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            raise InputClosed from end
        if not sys.stdin.isatty():
            self.console.print(Text(answer))
        return answer.strip()

    def hand_over(self, message: str) -> None:
        """Show nothing but a message; earlier output and input cannot be brought back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_CLEAR_SCROLLBACK)
        if readline is not None:
            readline.clear_history()
        self.console.print(Padding(Panel.fit(Text(message, style="bold"), padding=(1, 4)), (2, 0)))


def as_number(typed: str) -> int | None:
    """Parse a number; a very long one is a cat on the keyboard, and no number."""
    return int(typed) if typed.isdecimal() and len(typed) <= _MAX_DIGITS else None


def in_columns(items: Sequence[str], width: int) -> list[str]:
    """Arrange many short items in columns, to be read downwards; few or long ones in one column."""
    cell = max(map(len, items), default=1) + _GAP
    columns = max(1, (width + _GAP) // cell) if len(items) > _MANY_CHOICES else 1
    height = -(-len(items) // columns)
    stacks = [items[start : start + height] for start in range(0, len(items), height or 1)]
    rows = zip_longest(*stacks, fillvalue="")
    return ["".join(item.ljust(cell) for item in row).rstrip() for row in rows]
