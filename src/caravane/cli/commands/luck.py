"""`caravane luck`: how lucky everyone was at an online table, against what fair luck brings."""

from typing import Final, final

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane.cli.commands.verify import TableFile, read_table_file, told
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, speak, texts_of
from caravane.tables.luck.luck_report import Report, luck_report
from caravane.tables.table import Table
from caravane.tables.verify import verify
from caravane.text import Texts

_MINUS: Final = "\u2212"
_SHORT: Final = 8
"""Nobody wants to read the order of a whole deck."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("luck", help=HELP("help-luck"))(luck_command)


def luck_command(file: TableFile, lang: LangOption = DEFAULT_LANG) -> None:
    ui = speak(lang)
    verdict = verify(read_table_file(ui, file))
    table = verdict.table
    if table is None or not verdict.holds():
        raise fail("\n".join([ui("verify-fails"), *[told(ui, problem) for problem in verdict.problems]]))
    Telling(table, texts_of(table.game, lang)).tell(luck_report(table, verdict.chances.chances))


@final
class Telling:
    """Puts a luck report in words."""

    def __init__(self, table: Table, texts: Texts) -> None:
        self._table: Final = table
        self._texts: Final = texts
        self._screen: Final = Screen()

    def tell(self, report: Report) -> None:
        """Tell everything: the seats, their best and worst moments, the dice."""
        self._screen.say(self._texts.title(), "bold")
        self._screen.show(self._seats(report["seats"]))
        self._screen.say(self._texts.ui("luck-what"))
        for seat, told_seat in enumerate(report["seats"]):
            self._moments(report["events"], seat, told_seat)
        for die in report["dice"]:
            self._die(die)

    def _seats(self, seats: list[Report]) -> Grid:
        ui = self._texts.ui
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        for title in ("luck-player", "luck-points", "luck-share"):
            grid.add_column(ui(title), justify="left" if title == "luck-player" else "right")
        for seat in seats:
            share = ui("luck-percent", percent=round(100 * seat["luckier_than"]))
            grid.add_row(Text(seat["name"]), self._points(seat["luck"]), share)
        return grid

    def _moments(self, events: list[Report], seat: int, told_seat: Report) -> None:
        ui = self._texts.ui
        for title in ("best", "worst"):
            place = told_seat[title]
            if place is not None:
                moment = {"name": told_seat["name"], "what": self._move(events[place]["line"])}
                points = self._points(events[place]["luck"][seat])
                key = "luck-best" if title == "best" else "luck-worst"
                self._screen.tell([ui(key, points=points, **moment)])

    def _die(self, die: Report) -> None:
        """Show how often every face came, and how often fair dice stray at least so far."""
        ui = self._texts.ui
        self._screen.head(ui("luck-dice", count=sum(die["counts"])))
        named = [self._face(die["faces"], place) for place in range(len(die["faces"]))]
        counts = [ui("luck-face", face=face, count=count) for face, count in zip(named, die["counts"], strict=True)]
        self._screen.say(" · ".join(counts))
        percent = round(100 * die["probability"])
        self._screen.say(ui("luck-expected", expected=self._number(die["expected"]), percent=percent))

    def _face(self, faces: list[str], place: int) -> str:
        """Give a face its name in words, where the game has one."""
        kinds = [kind for word in self._table.game.verbs.words for kind in word.kinds]
        kind = next((kind for kind in kinds if list(kind.names) == faces), None)
        return faces[place] if kind is None else self._texts.component(kind, place)

    def _move(self, line: str) -> str:
        move = self._table.game.verbs.read(line.partition(" ")[2])
        if len(move) - 1 > _SHORT:
            return self._texts.ui("luck-shuffle", count=len(move) - 1)
        return self._texts.move(move, tuple(self._table.names()))

    def _points(self, value: float) -> str:
        return self._number(value, sign="+")

    def _number(self, value: float, sign: str = "") -> str:
        written = f"{value:{sign}.1f}".replace("-", _MINUS)
        return written.replace(".", ",") if self._texts.ui.lang == "fr" else written
