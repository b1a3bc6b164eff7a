"""Balance of a game between bots of one level: seats, components, and the part of the points that each group decides."""

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, final

from caravane import games
from caravane.bots.levels import LEVELS
from caravane.kernel.game import AnyGame
from caravane.kernel.native import build_kind
from caravane.lab.arena import Match
from caravane.lab.balance_groups import measures_of
from caravane.lab.balance_measures import ABSOLUTE, COLUMNS, EXPECTATION, LINE, RATE, SEAT, Band, Measures, TableForm
from caravane.lab.estimates import Figure, Sums
from caravane.lab.game_record import Facts, GameRecord, Key, play_recorded

Report = dict[str, Any]
Figures = dict[Key, tuple[float, float]]
Play = Callable[[Sequence[Match]], Iterable[Figures]]
"""Callable that plays the planned games."""

DIGITS: Final = 4
SECONDS: Final = 10.0
"""Thinking time, of which these levels need next to nothing."""
STEADY: Final = tuple([name for name, level in LEVELS.items() if not level.seconds])
"""Levels that can be measured: those that think by the clock play other games on another machine."""
INSIDE: Final = "inside"
OUTSIDE: Final = "outside"
UNSURE: Final = "unsure"
SEAT_BAND: Final = Band("seats", "wins", 0.8, 1.25, EXPECTATION)


@final
class BalanceSettings:
    """Settings of a measurement: the game, its seats and options, the level, the number of games and the first seed."""

    __slots__ = ("count", "game", "level", "options", "seats", "seed")

    def __init__(  # noqa: PLR0917 (all of these define a measurement)
        self, game: str, seats: int, count: int, level: str, seed: int = 0, options: Mapping[str, str] | None = None
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.count: Final = count
        self.level: Final = level
        self.seed: Final = seed
        self.options: Final = {**measures_of(games.get(game)).options, **(options or {})}

    def plan(self) -> list[Match]:
        """Return the games, each with dice of its own: the seeds of a match that share their dice are left out."""
        players = (self.level,) * self.seats
        seeds = [(self.seed + number) * self.seats for number in range(self.count)]
        return [Match(self.game, players, SECONDS, "cpu", seed, self.options) for seed in seeds]


def play_all(planned: Sequence[Match], cores: int = 0) -> Iterator[Figures]:
    """Play all games, as many at once as there are cores; yield their figures in the order of the plan."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(cores or os.cpu_count() or 1) as pool:
        yield from pool.imap(figures_of_match, planned, chunksize=4)


def figures_of_match(match: Match) -> Figures:
    """Play one game and return its figures."""
    record = play_recorded(match)
    facts = Facts()
    _collect_seats(record, facts)
    measures_of(record.game).collect(record, facts)
    return facts.sums


def _collect_seats(record: GameRecord, facts: Facts) -> None:
    lines = {line: 0 for mine in record.lines for line in mine}
    for seat in record.seats:
        facts.add("seats", str(seat + 1), "wins", record.wins[seat])
        facts.add("seats", str(seat + 1), "points", record.scores[seat])
        for line, points in {**lines, **record.lines[seat]}.items():
            facts.add("lines", line, "points", points)
            facts.add("lines", line, "part", abs(points), record.turnover / len(record.seats))


def measure(settings: BalanceSettings, play: Play) -> Report:
    """Play the games and report all tables, and which rows are within their bands."""
    game = games.get(settings.game)
    sums: dict[Key, Sums] = {}
    for figures in play(settings.plan()):
        for key, (amount, count) in figures.items():
            sums.setdefault(key, Sums()).add(amount, count)
    measures = measures_of(game)
    return {
        "game": settings.game,
        "seats": settings.seats,
        "games": settings.count,
        "level": settings.level,
        "seed": settings.seed,
        "options": settings.options,
        "build": build_kind(),
        "tables": [_table(form, sums) for form in table_forms(game, settings.seats, sums)],
        "bands": [_band(band, settings, sums) for band in _bands(measures, settings.seats)],
    }


def table_forms(game: AnyGame, seats: int, sums: Iterable[Key]) -> list[TableForm]:
    """Return the tables of a game: seats, score lines as they occur, and those of its module."""
    lines = dict.fromkeys(row for table, row, _ in sums if table == "lines")
    return [
        TableForm("seats", SEAT, [str(seat + 1) for seat in range(seats)], ("wins", "points")),
        TableForm("lines", LINE, list(lines), ("points", "part")),
        *measures_of(game).tables,
    ]


def _table(form: TableForm, sums: Mapping[Key, Sums]) -> Report:
    rows = [(row, _cells(form, row, sums)) for row in form.rows]
    used = [(row, cells) for row, cells in rows if cells]
    return {
        "name": form.name,
        "kind": form.kind,
        "columns": [column for column in form.columns if any(column in cells for _, cells in used)],
        "rows": [{"row": row, "cells": cells} for row, cells in used],
    }


def _cells(form: TableForm, row: str, sums: Mapping[Key, Sums]) -> Report:
    found = {column: sums.get((form.name, row, column)) for column in form.columns}
    return {column: _cell(estimate(column, each)) for column, each in found.items() if each and each.games}


def estimate(column: str, sums: Sums) -> Figure:
    """Return the figure of a column."""
    return sums.share() if COLUMNS[column] == RATE else sums.mean()


def _cell(figure: Figure) -> Report:
    low, high = figure.interval or (None, None)
    return {
        "value": round(figure.value, DIGITS),
        "low": low if low is None else round(low, DIGITS),
        "high": high if high is None else round(high, DIGITS),
        "games": figure.games,
    }


def _bands(measures: Measures, seats: int) -> list[Band]:
    # Alone, the share of victories says how hard the game is, not which seat is better.
    general = [SEAT_BAND] if seats > 1 else []
    return general + [band for band in measures.bands if not band.seats or seats in band.seats]


def _band(band: Band, settings: BalanceSettings, sums: Mapping[Key, Sums]) -> Report:
    found = {
        row: estimate(column, each)
        for (table, row, column), each in sums.items()
        if each.games and (table, column) == (band.table, band.column)
    }
    reference = _reference(band, settings, list(found.values()))
    return {
        "table": band.table,
        "column": band.column,
        "low": band.low,
        "high": band.high,
        "against": band.against,
        "reference": round(reference, DIGITS),
        "rows": [{"row": row, **_judged(band, figure, reference)} for row, figure in sorted(found.items())],
    }


def _reference(band: Band, settings: BalanceSettings, figures: Sequence[Figure]) -> float:
    if band.against == ABSOLUTE or not figures:
        return 1.0
    if band.against == EXPECTATION and settings.seats > 1:
        return 1.0 / settings.seats
    return sum(figure.value for figure in figures) / len(figures)


def _judged(band: Band, figure: Figure, reference: float) -> Report:
    """Return the figure as a multiple of the reference, and whether it, and its whole interval, are in the band."""
    scale = 1.0 / reference if reference else 0.0
    value = figure.value * scale
    low, high = [end * scale for end in figure.interval or (figure.value, figure.value)]
    verdict = INSIDE
    if not band.low <= value <= band.high:
        verdict = OUTSIDE if high < band.low or low > band.high else UNSURE
    return {"value": round(value, DIGITS), "low": round(low, DIGITS), "high": round(high, DIGITS), "verdict": verdict}
