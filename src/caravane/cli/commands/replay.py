"""`caravane replay` and `caravane export`: replay the file of a table, or write it out."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, final

import typer

from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.seat_args import read_names
from caravane.cli.terminal.conditions import chosen_options, print_conditions
from caravane.cli.terminal.event_text import paragraphs
from caravane.cli.terminal.local_table import occupants_of
from caravane.cli.terminal.saves import load
from caravane.cli.terminal.scores import final_scores, winners
from caravane.cli.terminal.screen import InputClosed, Screen, as_number
from caravane.cli.terminal.transcript import Transcript
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, load_texts, texts_of
from caravane.kernel.state import CHANCE
from caravane.tables.export import export as write_export
from caravane.tables.files import format_file
from caravane.tables.table import ENDED, Table
from caravane.text import GameTexts


class Format(StrEnum):
    """Output formats of an exported game."""

    json = "json"
    text = "text"


File = Annotated[Path, typer.Argument(metavar="FILE", exists=True, dir_okay=False, help=HELP("help-file"))]


def register(app: typer.Typer) -> None:
    """Add the commands to the application."""
    app.command(help=HELP("help-replay"))(replay)
    app.command(help=HELP("help-export"))(export)


def replay(
    file: File,
    everything: Annotated[bool, typer.Option("--all", help=HELP("help-all"))] = False,
    seat: Annotated[int | None, typer.Option(min=1, help=HELP("help-seat"))] = None,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    table = load(load_texts(lang), file).loaded_table()
    if seat is not None and seat > table.settings.seats:
        raise typer.BadParameter(load_texts(lang)("bad-seat", seat=seat, seats=table.settings.seats))
    viewer = ReplayViewer(table, texts_of(table.game, lang), Screen(), None if seat is None else seat - 1)
    if everything or not sys.stdin.isatty():
        viewer.run_through()
    else:
        viewer.step_through()


def export(
    file: File,
    form: Annotated[Format, typer.Option("--format", help=HELP("help-format"))] = Format.json,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    verdict = load(load_texts(lang), file)
    table = verdict.loaded_table()
    if form == Format.json:
        data = write_export(table, verdict.acts, verdict.chance_recorder.events, unfinished=True)
        typer.echo(format_file(data), nl=False)
    else:
        ReplayViewer(table, texts_of(table.game, lang), Screen(), None).write_down()


@final
class ReplayViewer:
    """A game divided into scenes: a decision and the luck that follows it."""

    def __init__(self, table: Table, texts: GameTexts, screen: Screen, seat: int | None) -> None:
        self._table: Final = table
        self._transcript: Final = Transcript(table)
        self._texts: Final = texts
        self._screen: Final = screen
        self._seat: Final = seat
        self._names: Final = read_names(texts.ui, occupants_of(table), table.names())
        self._cuts: Final = _cuts(self._transcript)

    def run_through(self) -> None:
        """Print the whole game."""
        self._title()
        for index in range(len(self._cuts)):
            self._print_events(index)
        self._show(len(self._cuts) - 1)

    def step_through(self) -> None:
        """Print one scene at a time, forwards or backwards."""
        self._title()
        index = 0
        try:
            while index >= 0:
                self._print_heading(index)
                self._print_events(index)
                self._show(index)
                index = self._turn_page(index)
        except InputClosed:
            pass

    def write_down(self) -> None:
        """Print every move with its text form and its sentences."""
        self._title()
        for index, entry in enumerate(self._transcript.log):
            self._screen.print_unwrapped(f"{index + 1:>4}. {self._transcript.lines[index]}", "bold")
            self._screen.print_list(paragraphs(self._texts, [entry], self._seat, self._names))
        self._show_scores()

    def _title(self) -> None:
        ui, screen = self._texts.ui, self._screen
        screen.print(self._texts.title(), "bold")
        screen.print(ui("replay-players", names=self._texts.listing(self._names)))
        for line in chosen_options(self._texts, self._table):
            screen.print(line)
        print_conditions(ui, screen, self._table)

    def _print_heading(self, index: int) -> None:
        self._screen.heading(self._texts.ui("replay-place", place=index, last=len(self._cuts) - 1))

    def _print_events(self, index: int) -> None:
        start = self._cuts[index - 1] if index else 0
        scene = self._transcript.log[start : self._cuts[index]]
        self._screen.print_list(paragraphs(self._texts, scene, self._seat, self._names))

    def _show(self, index: int) -> None:
        state = self._transcript.states[self._cuts[index]]
        scene = Scene(self._texts, self._names, state, self._seat, self._screen.width)
        self._screen.show(boards.draw(scene))
        if index == len(self._cuts) - 1:
            self._show_scores()

    def _show_scores(self) -> None:
        if self._table.status == ENDED:
            self._screen.show(final_scores(self._texts, self._table, self._names))
            self._screen.print(winners(self._texts, self._table, self._names), "bold")
        else:
            self._screen.print(self._texts.ui("replay-open"))

    def _turn_page(self, index: int) -> int:
        """Ask which scene to show next; return -1 to quit."""
        last = len(self._cuts) - 1
        while True:
            typed = self._screen.ask(self._texts.ui("replay-ask")).casefold()
            if typed == "q" or (typed == "" and index == last):
                return -1
            number = as_number(typed)
            if number is not None and number <= last:
                return number
            if typed in {"", "b"}:
                return min(index + 1, last) if typed == "" else max(index - 1, 0)
            self._screen.print(self._texts.ui("replay-help", last=last))


def _cuts(transcript: Transcript) -> list[int]:
    """Return the indexes in the log at which a scene ends: before every decision, and at the end."""
    decisions = [index for index, entry in enumerate(transcript.log) if entry.seat != CHANCE]
    return list(dict.fromkeys([*decisions, len(transcript.log)]))
