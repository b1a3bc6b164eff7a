"""Which games are played, and which of their decisions are looked at."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from caravane import games
from tests.fit.played_table import Play

GAMES: Final = ("lost-cities", "archeos-society", "expeditions", "excavation-earth")
LANGS: Final = ("fr", "en")
THEMES: Final = ("day", "lamp")


class Depth(NamedTuple):
    """How many decisions of each kind are looked at in all windows, and how many in all.

    They are looked at before the first touch and when they are complete. With `rest` the others are looked at and made
    by touch in one window each, to the end of the game; without, they go over HTTP, until there is nothing left to look
    at.
    """

    per_kind: int
    in_all: int
    rest: bool = False


WHOLE: Final = Depth(1, 1_000_000, rest=True)
SHORT: Final = Depth(1, 3)
FULL_TABLE_OPTIONS: Final = {
    "archeos-society": (("mode", "custom"),),
    "excavation-earth": (("factions", "drawn"), ("starting-draft", "on")),
}
"""Options of games with the most seats that lead to further kinds of decisions, or leave out what the fewest seats show."""
SKIPPED: Final = 14
"""Decisions that a short play skips, so that it shows the middle of a game."""


@dataclass
class Choice:
    """The choice of decisions of one game."""

    depth: Depth
    kinds: Counter[str] = field(default_factory=Counter)

    def __call__(self, kind: str) -> bool:
        """Return whether a decision of a kind is looked at in all windows."""
        if self.kinds[kind] >= self.depth.per_kind or self.kinds.total() >= self.depth.in_all:
            return False
        self.kinds[kind] += 1
        return True

    @property
    def exhausted(self) -> bool:
        """Return whether no further decision is looked at."""
        return self.kinds.total() >= self.depth.in_all and not self.depth.rest


def seat_counts(game: str) -> list[int]:
    """Return the smallest and the largest number of seats."""
    seats = list(games.get(game).seats)
    return [seats[0], seats[-1]]


def all_plays(game: str, lang: str) -> list[Play]:
    """Return all plays of a game in a language; lights alternate."""
    first = LANGS.index(lang) + GAMES.index(game)
    *plays, full = [
        Play(game, seats, lang, THEMES[(first + index) % 2]) for index, seats in enumerate(seat_counts(game))
    ]
    return [*plays, full._replace(options=FULL_TABLE_OPTIONS.get(game, ()))]


def few_plays(game: str, lang: str) -> list[Play]:
    """Return one play: in one language the beginning with the fewest seats, in the other the middle with the most."""
    plays = all_plays(game, lang)
    return [plays[-1]._replace(skipped=SKIPPED) if LANGS.index(lang) else plays[0]]
