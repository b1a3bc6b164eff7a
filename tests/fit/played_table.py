"""A table at which one seat is played in a browser and the others over HTTP, by chance from a seed."""

import random
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tests.fit.seeded_server import SeededServer

Projection = dict[str, Any]

RELUCTANT: Final = ("finish", "pass", "refuse", "skip", "stop")
"""Verbs that end something; a game in which they are as frequent as others shows little."""


class Play(NamedTuple):
    """A game to be played: number of seats, language, theme, options, and own decisions that nobody looks at first."""

    game: str
    seats: int
    lang: str
    theme: str
    options: tuple[tuple[str, str], ...] = ()
    skipped: int = 0

    def __str__(self) -> str:
        """Return the play in a few words."""
        return f"{self.game} at {self.seats} {self.lang} {self.theme}"


@dataclass
class PlayedTable:
    """A started table; the first person has the first seat."""

    server: SeededServer
    play: Play
    id: str = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(str((self.play.game, self.play.seats)))
        self.me, *others = self.server.people
        self.others = others[: self.play.seats - 1]
        self.id = self._create()
        for _ in range(self.play.skipped):
            self.play_mine(self.my_turn())

    def _create(self) -> str:
        """Create the table, seat everybody, and start."""
        seating = [{"kind": "me"}, *({"kind": "free"} for _ in self.others)]
        table = self.me.create_table(self.play.game, *seating, options=dict(self.play.options))
        for other in self.others:
            other.join(self.me.invite(table))
        if self.others:
            self.me.request("POST", f"/tables/{table}/start")
        return table

    def projection(self) -> Projection:
        """Return the table as the first person sees it."""
        return self.me.projection(self.id)

    def play_to_end(self) -> None:
        """Play over HTTP until the game is over."""
        while (projection := self.my_turn())["status"] != "ended":
            self.play_mine(projection)

    def my_turn(self) -> Projection:
        """Play for the others until the first person must decide or the game is over, and return the table."""
        while True:
            mine = self.projection()
            deciding = [other for other in self.others if other.seat(self.id) in mine["deciding"]]
            if mine["status"] == "ended" or (mine.get("legal") and not deciding):
                return mine
            for other in deciding:
                if legal := (seen := other.projection(self.id)).get("legal"):
                    other.request("POST", f"/tables/{self.id}/acts", **self._act(seen["n"], legal))

    def play_mine(self, projection: Projection) -> None:
        """Play a move of the first person over HTTP."""
        self.me.request("POST", f"/tables/{self.id}/acts", **self._act(projection["n"], projection["legal"]))

    def _act(self, n: int, legal: list[str]) -> dict[str, object]:
        return {"type": "play", "n": n, "moves": [self.choose(legal)]}

    def choose(self, legal: list[str]) -> str:
        """Return a move by chance: first its verb, so that rare ones are played too, and seldom one that gives up."""
        verbs: dict[str, list[str]] = {}
        for move in legal:
            verbs.setdefault(move.partition(":")[0], []).append(move)
        names = sorted(verbs)
        verb = self.chance.choices(names, [1 if name in RELUCTANT else 5 for name in names])[0]
        return self.chance.choice(verbs[verb])
