"""A table for tests: people sit down, act, and everything that was accepted is written down."""

from typing import Any, Self

from caravane import games
from caravane.kernel.luck import Luck, Sfc32
from caravane.tables import acts
from caravane.tables.acts import Act, Refused
from caravane.tables.clocks.time_control import PRESETS, Pace
from caravane.tables.luck.committed_luck import commitment
from caravane.tables.projection import Seen, watch
from caravane.tables.settings import Settings
from caravane.tables.table import PLAYING, Table

SECRET = bytes(range(32))
NOON = 1_750_000_000.0
"""A moment in June 2025."""
WELL = "_template"
LOST_CITIES = "lost-cities"
EARTH = "excavation-earth"
NAMES = ("Ana", "Béa", "Chloé", "Dov", "Eli", "Fay")


def settings(game: str = WELL, seats: int = 2, pace: Pace = PRESETS["none"], **manners: Any) -> Settings:
    """Settle a table."""
    options = manners.pop("options", {})
    return Settings(game, games.get(game).rules, seats, options, pace, **manners)


def person(name: str) -> dict[str, str]:
    return {"kind": "person", "name": name, "identity": f"id-{name}"}


def companion(name: str, of: str) -> dict[str, str]:
    return {"kind": "companion", "name": name, "identity": f"id-{of}"}


def bot(level: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "name": "Bot", "level": level}


class Evening:
    """A table with its record and its clock on the wall."""

    def __init__(self, wanted: Settings, secret: bytes = SECRET) -> None:
        self.now = NOON
        self.opening = Act(acts.OPEN, self.now, settings=wanted.pack(), host="id-Ana", commitment=commitment(secret))
        self.table = Table(self.opening, secret)
        self.acts = [self.opening]

    def do(self, kind: str, after: float = 1.0, **data: Any) -> Self:
        """Let something happen a little later; what is accepted is written down."""
        self.now += after
        act = Act(kind, self.now, **data)
        self.table.apply(act)
        self.acts.append(act)
        return self

    def refused(self, kind: str, after: float = 1.0, **data: Any) -> str:
        """Give the code by which something is refused."""
        try:
            self.do(kind, after, **data)
        except Refused as refused:
            return refused.code
        raise AssertionError(f"{kind} was accepted: {data}")

    def seat(self, *occupants: dict[str, str]) -> Self:
        """Seat people and bots, from the first seat on."""
        for seat, occupant in enumerate(occupants):
            self.do(acts.SIT, seat=seat, occupant=occupant)
        return self

    def begin(self, *occupants: dict[str, str]) -> Self:
        """Seat everyone and start; people, when nobody is named."""
        people = [person(name) for name in NAMES[: self.table.settings.seats]]
        return self.seat(*(occupants or people)).do(acts.START)

    def look(self, seat: int | None) -> Seen:
        return watch(self.table, seat, self.now)

    def play(self, seat: int, *moves: str, after: float = 1.0, **data: Any) -> Self:
        return self.do(acts.PLAY, after, seat=seat, moves=list(moves), **data)

    def play_first(self, seat: int, after: float = 1.0, **data: Any) -> Self:
        """Play the first legal move of a seat."""
        return self.play(seat, self.look(seat)["legal"][0], after=after, **data)

    def play_any(self, luck: Luck, after: float = 1.0) -> Self:
        """Let any deciding seat play any legal move."""
        deciding = self.table.deciding()
        seat = deciding[luck.below(len(deciding))]
        legal = self.look(seat)["legal"]
        return self.play(seat, legal[luck.below(len(legal))], after=after)

    def finish(self, seed: int = 1) -> Self:
        """Play to the end at random."""
        luck = Sfc32(seed)
        while self.table.status == PLAYING:
            self.play_any(luck)
        return self

    def replayed(self, *, secret: bytes = b"") -> Table:
        """Build the table from its record."""
        table = Table(self.opening, secret)
        for act in self.acts[1:]:
            table.apply(Act.unpack(act.pack()), recorded=True)
        return table


def evening(game: str = WELL, seats: int = 2, pace: Pace = PRESETS["none"], **manners: Any) -> Evening:
    """Open a table."""
    return Evening(settings(game, seats, pace, **manners))
