"""`caravane replay` and `caravane export`: a saved game seen again, or written down."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final, final

import typer

from caravane.cli import boards
from caravane.cli.boards.scene import Scene
from caravane.cli.seat_args import read_names
from caravane.cli.terminal.event_text import paragraphs
from caravane.cli.terminal.saves import BadSave, Saved, written
from caravane.cli.terminal.scores import final_scores, winners
from caravane.cli.terminal.screen import Gone, Screen, as_number
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak, texts_of
from caravane.kernel.state import CHANCE
from caravane.text import Texts


class Format(StrEnum):
    """How a game is written down."""

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
    saved = _load(file, lang)
    if seat is not None and seat > saved.journal.seats:
        raise typer.BadParameter(speak(lang)("bad-seat", seat=seat, seats=saved.journal.seats))
    film = Film(saved, texts_of(saved.game, lang), Screen(), None if seat is None else seat - 1)
    if everything or not sys.stdin.isatty():
        film.run_through()
    else:
        film.step_through()


def export(
    file: File,
    form: Annotated[Format, typer.Option("--format", help=HELP("help-format"))] = Format.json,
    lang: LangOption = DEFAULT_LANG,
) -> None:
    saved = _load(file, lang)
    if form == Format.json:
        typer.echo(written(saved.record()), nl=False)
    else:
        Film(saved, texts_of(saved.game, lang), Screen(), None).write_down()


def _load(file: Path, lang: str) -> Saved:
    try:
        return Saved(file)
    except BadSave as fault:
        raise fail(speak(lang)("bad-save", file=str(file), reason=str(fault))) from fault


@final
class Film:
    """A saved game, cut into scenes: a decision and the luck that follows it."""

    def __init__(self, saved: Saved, texts: Texts, screen: Screen, seat: int | None) -> None:
        self._saved: Final = saved
        self._texts: Final = texts
        self._screen: Final = screen
        self._seat: Final = seat
        self._names: Final = read_names(texts.ui, saved.sitters, saved.names)
        self._cuts: Final = _cuts(saved)

    def run_through(self) -> None:
        """Tell the whole game."""
        self._title()
        for place in range(len(self._cuts)):
            self._tell(place)
        self._show(len(self._cuts) - 1)

    def step_through(self) -> None:
        """Let the reader go to and fro."""
        self._title()
        place = 0
        try:
            while place >= 0:
                self._head(place)
                self._tell(place)
                self._show(place)
                place = self._turn_page(place)
        except Gone:
            pass

    def write_down(self) -> None:
        """Write every move with its text form and its sentences."""
        self._title()
        lines = self._saved.journal.lines()
        for place, happening in enumerate(self._saved.log):
            self._screen.quote(f"{place + 1:>4}. {lines[place]}", "bold")
            self._screen.tell(paragraphs(self._texts, [happening], self._seat, self._names))
        self._show_scores()

    def _title(self) -> None:
        ui, screen = self._texts.ui, self._screen
        screen.say(self._texts.title(), "bold")
        screen.say(ui("replay-players", names=self._texts.listing(self._names)))
        for key, value in self._saved.journal.options.items():
            screen.say(ui("board-part", label=self._texts.option(key), value=self._texts.value(key, value)))

    def _head(self, place: int) -> None:
        self._screen.head(self._texts.ui("replay-place", place=place, last=len(self._cuts) - 1))

    def _tell(self, place: int) -> None:
        start = self._cuts[place - 1] if place else 0
        scene = self._saved.log[start : self._cuts[place]]
        self._screen.tell(paragraphs(self._texts, scene, self._seat, self._names))

    def _show(self, place: int) -> None:
        state = self._saved.states[self._cuts[place]]
        scene = Scene(self._texts, self._names, state, self._seat, self._screen.width)
        self._screen.show(boards.draw(scene))
        if place == len(self._cuts) - 1:
            self._show_scores()

    def _show_scores(self) -> None:
        state = self._saved.states[-1]
        if state.ended():
            self._screen.show(final_scores(self._texts, state, self._names))
            self._screen.say(winners(self._texts, state, self._names), "bold")
        else:
            self._screen.say(self._texts.ui("replay-open"))

    def _turn_page(self, place: int) -> int:
        """Ask where to go; -1 to leave."""
        last = len(self._cuts) - 1
        while True:
            typed = self._screen.ask(self._texts.ui("replay-ask")).casefold()
            if typed == "q" or (typed == "" and place == last):
                return -1
            number = as_number(typed)
            if number is not None and number <= last:
                return number
            if typed in {"", "b"}:
                return min(place + 1, last) if typed == "" else max(place - 1, 0)
            self._screen.say(self._texts.ui("replay-help", last=last))


def _cuts(saved: Saved) -> list[int]:
    """Give the places in the log where a scene ends: before every decision, and at the end."""
    decisions = [place for place, happening in enumerate(saved.log) if happening.seat != CHANCE]
    return list(dict.fromkeys([*decisions, len(saved.log)]))
