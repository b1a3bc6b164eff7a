"""Figures and names of the box in texts of rules, so that the rules of an edition show its own.

They stand in brackets, by their path in `components.toml`; a form may follow a bar:

- `[sheet/columns/red/arrows]` all entries, `[scoring/dice:9]` one of them, `[scoring/dice:1-]` those from an entry on
- `[tiles/safe-conduct/buy|signed]` with its sign, also a plus
- `[tickets/start|ticket|tickets]` with a noun: one, or several
- `[scenarios/ur/roles|role-*]` by the texts of the game: `role-botanist`, or `role-1` for a number
"""

import re
from typing import Any, Final, final

from caravane.kernel.box import Tables, load, value_at
from caravane.text.language import is_singular
from caravane.text.translations import BrokenText, MissingText, load_translations

NO_FIGURES: Final = "\N{EN DASH}"
FIGURE: Final = re.compile(
    r"\[(?P<path>[a-z0-9_]+(?:/[a-z0-9_-]+)+)(?::(?P<entry>\d+)(?P<on>-)?)?(?:\|(?P<form>[^\[\]]+))?\]"
)
_SIGNED: Final = "signed"
_PLACE_OF_ID: Final = "*"


def with_figures(text: str, package: str, lang: str, tables: Tables | None = None) -> str:
    """Put the values of a box in the place of their paths; raise BrokenText for a path that leads nowhere."""
    if not FIGURE.search(text):
        return text
    figures = _Figures(package, lang, load(package) if tables is None else tables)
    return FIGURE.sub(figures, text)


@final
class _Figures:
    """The values of a box as they are written in a language."""

    def __init__(self, package: str, lang: str, tables: Tables) -> None:
        self._package: Final = package
        self._lang: Final = lang
        self._tables: Final = tables

    def __call__(self, match: re.Match[str]) -> str:
        form = match["form"] or ""
        return ", ".join([self._written(value, form) for value in self._values(match)]) or NO_FIGURES

    def _values(self, match: re.Match[str]) -> list[Any]:
        try:
            value = value_at(self._tables, match["path"])
        except (KeyError, TypeError) as error:
            raise BrokenText(f"the box has no {match['path']}") from error
        values = value if isinstance(value, list) else [value]
        if match["entry"] is None:
            return values
        start = int(match["entry"])
        return values[start:] if match["on"] else values[start : start + 1]

    def _written(self, value: Any, form: str) -> str:
        if isinstance(value, list):
            return f" {NO_FIGURES} ".join([self._written(each, form) for each in value])
        if _PLACE_OF_ID in form:
            return self._name(form.replace(_PLACE_OF_ID, str(value).replace("_", "-")))
        figure = str(value).replace("-", "\N{MINUS SIGN}")
        if form == _SIGNED:
            return figure if value < 0 else f"+{figure}"
        return f"{figure} {self._noun(value, form)}" if form else figure

    def _name(self, key: str) -> str:
        try:
            return load_translations(self._lang, self._package)(key)
        except MissingText as error:
            raise BrokenText(str(error)) from error

    def _noun(self, number: int, form: str) -> str:
        singular, bar, plural = form.partition("|")
        if not bar:
            raise BrokenText(f"no such form of a figure: {form!r}")
        return singular if is_singular(number, self._lang) else plural
