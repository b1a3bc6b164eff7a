"""`caravane luck`: luck of every player at an online table, compared with fair luck."""

from typing import Final, final

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from caravane.cli.commands.verify import TableFile
from caravane.cli.terminal.saves import format_finding, verify_file
from caravane.cli.terminal.screen import Screen
from caravane.cli.texts import DEFAULT_LANG, HELP, LangOption, fail, load_texts, texts_of
from caravane.tables.luck.luck_report import Report, luck_report
from caravane.tables.table import Table
from caravane.text import GameTexts

_MINUS: Final = "\u2212"
_MAX_NOUNS: Final = 8
"""Maximum number of nouns shown; the order of a whole deck is not worth reading."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("luck", help=HELP("help-luck"))(luck_command)


def luck_command(file: TableFile, lang: LangOption = DEFAULT_LANG) -> None:
    ui = load_texts(lang)
    verdict = verify_file(file)
    table = verdict.table
    if table is None or not verdict.is_valid():
        raise fail("\n".join([ui("verify-fails"), *[format_finding(ui, problem) for problem in verdict.findings]]))
    LuckReportText(table, texts_of(table.game, lang)).print(luck_report(table, verdict.chance_recorder.events))


@final
class LuckReportText:
    """Prints a luck report."""

    def __init__(self, table: Table, texts: GameTexts) -> None:
        self._table: Final = table
        self._texts: Final = texts
        self._screen: Final = Screen()

    def print(self, report: Report) -> None:
        """Print the seats, their luckiest and unluckiest events, and the dice."""
        self._screen.print(self._texts.title(), "bold")
        self._screen.show(self._seats(report["seats"]))
        self._screen.print(self._texts.ui("luck-what"))
        for seat, seat_report in enumerate(report["seats"]):
            self._extremes(report["events"], seat, seat_report)
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

    def _extremes(self, events: list[Report], seat: int, seat_report: Report) -> None:
        ui = self._texts.ui
        for title in ("best", "worst"):
            index = seat_report[title]
            if index is not None:
                arguments = {"name": seat_report["name"], "what": self._move(events[index]["line"])}
                points = self._points(events[index]["luck"][seat])
                key = "luck-best" if title == "best" else "luck-worst"
                self._screen.print_list([ui(key, points=points, **arguments)])

    def _die(self, die: Report) -> None:
        """Print how often every face came up, and how often fair dice deviate at least as far."""
        ui = self._texts.ui
        self._screen.heading(ui("luck-dice", count=sum(die["counts"])))
        names = [self._face(die["faces"], index) for index in range(len(die["faces"]))]
        counts = [ui("luck-face", face=face, count=count) for face, count in zip(names, die["counts"], strict=True)]
        self._screen.print(" · ".join(counts))
        percent = round(100 * die["probability"])
        self._screen.print(ui("luck-expected", expected=self._number(die["expected"]), percent=percent))

    def _face(self, faces: list[str], index: int) -> str:
        """Return the name of a face, from the game's texts if there is one."""
        kinds = [kind for word in self._table.game.verbs.words for kind in word.kinds]
        kind = next((kind for kind in kinds if list(kind.names) == faces), None)
        return faces[index] if kind is None else self._texts.component(kind, index)

    def _move(self, line: str) -> str:
        move = self._table.game.verbs.read(line.partition(" ")[2])
        if len(move) - 1 > _MAX_NOUNS:
            return self._texts.ui("luck-shuffle", count=len(move) - 1)
        return self._texts.move(move, tuple(self._table.names()))

    def _points(self, value: float) -> str:
        return self._number(value, sign="+")

    def _number(self, value: float, sign: str = "") -> str:
        text = f"{value:{sign}.1f}".replace("-", _MINUS)
        return text.replace(".", ",") if self._texts.ui.lang == "fr" else text
