"""The screen and the keyboard: all that the dialogue knows about the terminal."""

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import zip_longest
from typing import Final, final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

# Line editing and history, where the system has them.
readline = import_module("readline") if find_spec("readline") else None

_FORGET_SCROLLBACK: Final = "\x1b[3J"
_MANY: Final = 6
"""More choices than this are set in columns, when they are short enough."""
_GAP: Final = 4
_HANG: Final = 4
_LONGEST_NUMBER: Final = 6


class Gone(Exception):
    """Nobody is at the keyboard any more: the input has ended, or was interrupted."""


@final
class Screen:
    """A console on which plain sentences stay plain: a player may be called `[red]`."""

    def __init__(self, console: Console | None = None) -> None:
        self.console: Final = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        """Show something that knows how to draw itself."""
        for part in parts:
            self.console.print(part)

    def say(self, text: str, style: str = "") -> None:
        """Say a sentence."""
        self.console.print(Text(text, style=style))

    def quote(self, text: str, style: str = "") -> None:
        """Write a line that must not be broken, however long it is."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def tell(self, sentences: Iterable[str | Text], style: str = "") -> None:
        """Say some sentences as a list."""
        for sentence in sentences:
            text = Text(sentence, style=style) if isinstance(sentence, str) else sentence
            first, *others = text.wrap(self.console, self.width - _HANG) or [Text("")]
            self.console.print(Text.assemble("  · ", first))
            for other in others:
                self.console.print(Text.assemble(" " * _HANG, other))

    def head(self, text: str) -> None:
        """Open a new part."""
        self.console.print()
        self.console.rule(Text(text, style="bold"), style="dim")

    def choices(self, labels: Sequence[str]) -> None:
        """Number some choices."""
        items = [f"{number:>3}  {label}" for number, label in enumerate(labels, start=1)]
        for line in in_columns(items, self.width):
            self.console.print(Text(line), no_wrap=len(line) <= self.width)

    def ask(self, question: str) -> str:
        """Wait for a line; raise Gone when there will be none."""
        try:
            answer = input(f"{question} > ")
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            raise Gone from end
        if not sys.stdin.isatty():
            self.console.print(Text(answer))
        return answer.strip()

    def hand_over(self, message: str) -> None:
        """Show nothing but a message; what stood there or was typed before cannot be brought back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_FORGET_SCROLLBACK)
        if readline is not None:
            readline.clear_history()
        self.console.print(Padding(Panel.fit(Text(message, style="bold"), padding=(1, 4)), (2, 0)))


def as_number(typed: str) -> int | None:
    """Read a number that somebody may mean; a very long one is a cat on the keyboard."""
    return int(typed) if typed.isdecimal() and len(typed) <= _LONGEST_NUMBER else None


def in_columns(items: Sequence[str], width: int) -> list[str]:
    """Set many short items in columns, to be read downwards; few or long ones in one."""
    cell = max(map(len, items), default=1) + _GAP
    columns = max(1, (width + _GAP) // cell) if len(items) > _MANY else 1
    height = -(-len(items) // columns)
    stacks = [items[start : start + height] for start in range(0, len(items), height or 1)]
    rows = zip_longest(*stacks, fillvalue="")
    return ["".join(item.ljust(cell) for item in row).rstrip() for row in rows]
