"""Whether the whole client holds in every window: games played by touch, and all pages around them."""

import argparse
import multiprocessing
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from caravane.stage.browser import open_browser
from tests.browser.built_client import built_pages
from tests.fit import report
from tests.fit.contact_sheets import ContactSheets
from tests.fit.findings import Findings
from tests.fit.parts import Part, Result, Scope, run_part
from tests.fit.plays import GAMES, LANGS, SHORT, WHOLE, Depth, all_plays, few_plays
from tests.fit.probe import build_script
from tests.fit.shell_pages import QUICK_PAGES, SHELL
from tests.fit.touches import HEAD, Count, count_touches, line_of
from tests.fit.windows import ALL, Window, parse_window
from tests.fit.windows import QUICK as QUICK_WINDOWS

MAX_JOBS: Final = 2


def arguments(args: list[str] | None = None) -> argparse.Namespace:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(prog="fit", description=__doc__)
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--quick", action="store_true", help="a spread of windows, decisions and pages, in a few minutes")
    how.add_argument("--few", action="store_true", help="all windows and pages, but few decisions")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game; can be repeated")
    parser.add_argument(
        "--size", action="append", type=parse_window, help="only this window (360x640); can be repeated"
    )
    parser.add_argument("--lang", action="append", choices=LANGS, help="only this language")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--pages", action="store_true", help="only the pages around the decisions")
    what.add_argument("--plays", action="store_true", help="only the decisions")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="save a picture of each kind of failure")
    parser.add_argument("--sheet", type=Path, metavar="FOLDER", help="only make contact sheets, to be looked at")
    parser.add_argument(
        "--touches", action="store_true", help="only count the touches of typical turns on a phone; too many fail"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all findings, to compare runs")
    parser.add_argument("--jobs", type=int, default=min(MAX_JOBS, os.cpu_count() or 1), help="parts at the same time")
    return parser.parse_args(args)


def main() -> int:
    """Look at everything that is asked for, print the findings, and return 1 if there are any."""
    options = arguments()
    built_pages()
    build_script()
    if options.sheet:
        return make_sheets(options)
    if options.touches:
        return print_touches(options)
    findings, start = Findings(), time.monotonic()
    for result in results(list(parts(options)), scope_of(options), options.jobs):
        tell(result.line)
        findings.merge(result.findings)
    tell(f"{report.details(findings)}\n\n{report.table(findings)}\n")
    if options.json:
        report.write_json(findings, options.json)
    tell(f"{time.monotonic() - start:.0f} s: {findings.looks.total()} looks, {findings.total or 'no'} findings")
    return 1 if findings.total else 0


def tell(text: str) -> None:
    """Print a text at once."""
    print(text, flush=True)  # noqa: T201 (this is a script)


def results(todo: list[Part], scope: Scope, jobs: int) -> Iterator[Result]:
    """Yield the result of each part, in their order."""
    run = partial(run_part, scope=scope)
    if jobs == 1:
        yield from map(run, todo)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), max_tasks_per_child=1) as pool:
        yield from pool.map(run, todo)


def parts(options: argparse.Namespace) -> Iterator[Part]:
    """Yield all parts that are asked for, the longest first."""
    games = options.game or GAMES
    plays = few_plays if options.quick or options.few else all_plays
    if not options.pages:
        for game in sorted(games, key=GAMES.index, reverse=True):
            for lang in langs_of(options, GAMES.index(game)):
                yield from (Part(lang, game, play) for play in plays(game, lang))
    pages = QUICK_PAGES if options.quick else ()
    if not options.plays:
        for number, subject in enumerate(games if options.game else (SHELL, *games)):
            yield from (Part(lang, subject, pages=pages) for lang in langs_of(options, number))


def langs_of(options: argparse.Namespace, number: int) -> tuple[str, ...]:
    """Return the languages of a subject; in a quick run they alternate."""
    if options.lang:
        return tuple(options.lang)
    return (LANGS[number % len(LANGS)],) if options.quick else LANGS


def make_sheets(options: argparse.Namespace) -> int:
    """Make a contact sheet of each game and of the shell."""
    lang = (options.lang or LANGS)[0]
    with open_browser() as browser:
        sheets = ContactSheets(browser, windows_of(options), options.sheet)
        for game in (options.game or GAMES) if not options.pages else ():
            sheets.of_game(game, lang)
        if not options.plays and not options.game:
            sheets.of_shell(lang)
    return 0


def print_touches(options: argparse.Namespace) -> int:
    """Print how many touches typical turns take; return 1 if one took too many or could not be made."""
    tell(HEAD)
    counts: list[Count] = []
    with open_browser() as browser:
        for count in count_touches(browser, options.game or list(GAMES)):
            tell(line_of(count))
            counts.append(count)
    return 1 if any(count.fails() for count in counts) else 0


def scope_of(options: argparse.Namespace) -> Scope:
    """Return what all parts have in common."""
    return Scope(windows_of(options), depth_of(options), options.pictures)


def windows_of(options: argparse.Namespace) -> tuple[Window, ...]:
    """Return the windows that are asked for."""
    return tuple(options.size or (QUICK_WINDOWS if options.quick else ALL))


def depth_of(options: argparse.Namespace) -> Depth:
    """Return how many decisions are looked at."""
    return SHORT if options.quick or options.few else WHOLE
