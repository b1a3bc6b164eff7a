"""A report on balance as aligned or Markdown tables, and as sentences on what is outside its band."""

from collections.abc import Sequence
from typing import Final, final

from caravane.lab.balance import INSIDE, OUTSIDE, Report
from caravane.lab.balance_measures import ABSOLUTE, COLUMNS, LINE, MEAN, NUMBER, SEAT, TEXT
from caravane.text import GameTexts

_GAP: Final = "  "
_MINUS: Final = "\u2212"
_TO: Final = "\N{EN DASH}"
_PERCENT: Final = 100.0

Lines = list[list[str]]
"""A table of texts: its head, then its rows, each with its name first."""


@final
class BalanceText:
    """Formats a report on balance in the language of the texts."""

    def __init__(self, report: Report, texts: GameTexts) -> None:
        self._report: Final = report
        self._texts: Final = texts
        self._kinds: Final = texts.game.kinds()
        self._forms: Final = {table["name"]: table["kind"] for table in report["tables"]}

    def format(self, markdown: bool = False) -> str:
        """Return the whole report."""
        parts = [self._intro()]
        for table in self._report["tables"]:
            if table["rows"]:
                parts.append(self._title(table["name"], markdown))
                lines = self._lines(table)
                parts.append(markdown_table(lines) if markdown else aligned_table(lines))
        return "\n\n".join([*parts, self._verdicts(markdown)])

    def _intro(self) -> str:
        ui, report = self._texts.ui, self._report
        level = report["level"]
        about = ui(
            "balance-intro", title=self._texts.title(), games=report["games"], seats=report["seats"], level=level
        )
        options = ", ".join(f"{key}={value}" for key, value in report["options"].items())
        return "\n".join([about, *([ui("balance-options", options=options)] if options else []), ui("balance-notes")])

    def _title(self, table: str, markdown: bool) -> str:
        title = self._texts.ui(f"balance-table-{table}")
        return f"### {title}" if markdown else title.upper()

    def _lines(self, table: Report) -> Lines:
        ui = self._texts.ui
        columns: list[str] = table["columns"]
        head = ["", *[ui(f"balance-column-{column}") for column in columns]]
        return [head, *[[self._row(table["kind"], row["row"]), *self._cells(row, columns)] for row in table["rows"]]]

    def _cells(self, row: Report, columns: Sequence[str]) -> list[str]:
        return [self._cell(row["cells"].get(column), COLUMNS[column]) for column in columns]

    def _row(self, kind: str, row: str) -> str:
        """Return the name of a row: a component of the game, a line of its score sheet, or a text of our own."""
        if kind == TEXT:
            return self._texts.ui(f"balance-row-{row}")
        if kind == SEAT:
            return self._texts.seat(int(row) - 1)
        if kind == LINE:
            return self._texts.line(self._texts.game.score_lines.read(row))
        if kind == NUMBER:
            return row
        return self._texts.component(self._kinds[kind], self._kinds[kind].names.index(row))

    def _cell(self, cell: Report | None, unit: str) -> str:
        if cell is None:
            return ""
        value = self._figure(cell["value"], unit)
        if unit != MEAN:
            value = self._texts.ui("balance-percent", percent=value)
        if cell["low"] is None:
            return value
        return f"{value} ({self._figure(cell['low'], unit)} {_TO} {self._figure(cell['high'], unit)})"

    def _figure(self, value: float, unit: str) -> str:
        """Format a mean with two decimal places, or a share in percent with one."""
        return self._localized(f"{value:.2f}" if unit == MEAN else f"{_PERCENT * value:.1f}")

    def _localized(self, text: str) -> str:
        text = text.replace("-", _MINUS)
        return text.replace(".", ",") if self._texts.lang == "fr" else text

    def _verdicts(self, markdown: bool) -> str:
        """Return a sentence for each row that is not inside its band, or one that all are."""
        found = [
            self._verdict(band, row)
            for band in self._report["bands"]
            for row in band["rows"]
            if row["verdict"] != INSIDE
        ]
        title = self._texts.ui("balance-bands")
        listed = [f"- {sentence}" for sentence in found] or [self._texts.ui("balance-all-inside")]
        return "\n".join([f"### {title}\n" if markdown else title.upper(), *listed])

    def _verdict(self, band: Report, row: Report) -> str:
        absolute = band["against"] == ABSOLUTE
        unit = COLUMNS[band["column"]] if absolute else MEAN
        key = "balance-outside" if row["verdict"] == OUTSIDE else "balance-unsure"
        return self._texts.ui(
            f"{key}-absolute" if absolute else key,
            table=self._texts.ui(f"balance-table-{band['table']}"),
            row=self._row(self._forms[band["table"]], row["row"]),
            column=self._texts.ui(f"balance-column-{band['column']}"),
            value=self._figure(row["value"], unit),
            low=self._figure(row["low"], unit),
            high=self._figure(row["high"], unit),
            least=self._figure(band["low"], unit),
            most=self._figure(band["high"], unit),
            **({} if absolute else {"against": self._texts.ui(f"balance-against-{band['against']}")}),
        )


def aligned_table(lines: Lines) -> str:
    """Return a table as text: names to the left, figures to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(_aligned(line, widths) for line in lines)


def _aligned(line: Sequence[str], widths: Sequence[int]) -> str:
    cells = [text.rjust(width) for text, width in zip(line[1:], widths[1:], strict=True)]
    return _GAP.join([line[0].ljust(widths[0]), *cells]).rstrip()


def markdown_table(lines: Lines) -> str:
    """Return a table in Markdown."""
    rule = ["---", *["---:" for _ in lines[0][1:]]]
    return "\n".join(f"| {' | '.join(line)} |" for line in [lines[0], rule, *lines[1:]])
